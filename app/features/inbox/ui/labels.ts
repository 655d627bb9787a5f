import { formatTimestamp } from '~/features/admin/ui/timestamp'
import { noMailLeaves } from '~/features/mail-log/ui/mail-leaves'
import { writeLeft } from '~/lib/promise-clock'
import type { AnsweredKind, InboxFilter, InboxKind, InboxRefusal, ItemStatus, OpenedItem } from '../model'

export const kindLabels: Record<InboxKind, string> = {
  contact: 'Contact',
  circles: 'Circles',
  newsletter: 'Newsletter',
  chat: 'Chat',
}

export const languageLabels = { en: 'English', sv: 'Swedish', no: 'Norwegian' } as const

export const stateLabels: Record<InboxFilter['state'], string> = { open: 'Open', done: 'Done', all: 'All' }
export const assigneeLabels: Record<InboxFilter['who'], string> = {
  anyone: 'Anyone',
  mine: 'Me',
  unassigned: 'Nobody',
}
export const sortLabels: Record<InboxFilter['sort'], string> = { newest: 'Newest first', due: 'Least time left' }

/** `new` has no label: such an item is shown as open or done. */
export const statusLabels: Record<Exclude<ItemStatus, 'new'>, string> = {
  answered: 'Answered',
  invited: 'Invited',
  declined: 'Declined',
  pending: 'Not confirmed',
  confirmed: 'Confirmed',
  unsubscribed: 'Left',
}

/** Time left of the promise to answer, in the words of Today. */
export const timeLeft = (msLeft: number) => writeLeft({ msLeft, unit: 'hours' })

/** Without the domain, which all admins share. */
export const shortName = (email: string) => email.split('@')[0] ?? email

export const answeredText = (mailLeaves: boolean) =>
  mailLeaves ? 'Your answer is on its way.' : `Your answer is only written to a file: ${noMailLeaves}.`

/** Why a command was refused: who did what, when. */
export function refusalLabels(
  item: Pick<OpenedItem, 'answers' | 'doneAt' | 'doneBy' | 'assigneeEmail'>,
): Record<InboxRefusal, string> {
  const last = item.answers.at(-1)
  const closed = item.doneAt && `${item.doneBy} closed this on ${formatTimestamp(item.doneAt)}.`
  return {
    answered: last
      ? `${last.authorEmail} answered this on ${formatTimestamp(last.createdAt)}, after you opened the page. Nothing was sent. Read it above; send again if yours is still needed.`
      : 'A colleague answered this after you opened the page. Nothing was sent.',
    closed: `${closed || 'A colleague closed this after you opened the page.'} Nothing was sent or changed. Open it again to go on.`,
    open: 'This is open already.',
    assigned: item.assigneeEmail
      ? `${item.assigneeEmail} has taken this in the meantime. Nothing was changed.`
      : 'This has been unassigned in the meantime. Nothing was changed.',
    'not-an-admin': 'Only an admin can be given this. Please choose another.',
    'sent-again': 'This person has since sent the very same request again, and that one is open. Answer that one.',
    'newer-messages': 'The visitor has written more since you opened the page: read it above before you close this.',
    gone: 'This can’t be done. It may have been deleted: please reload the page.',
  }
}

/** The states an item can be set to with an answer. */
export const afterwards: Record<AnsweredKind, { value: string; label: string }[]> = {
  contact: [
    { value: 'done', label: 'Mark as done' },
    { value: 'open', label: 'Keep open' },
  ],
  circles: [
    { value: 'open', label: 'Keep open' },
    { value: 'invited', label: 'Mark as invited' },
    { value: 'declined', label: 'Mark as declined' },
  ],
}
