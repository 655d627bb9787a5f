import { type MessagePage, type ThreadPerson, type ThreadTopic, teamDialoguePage } from '~/features/dialogue/model'
import type { OpenedForm } from '~/features/drafts/model'
import type { ChosenOrganisation } from '~/features/organisations/model'
import type { Locale } from '~/i18n/locales'
import { formParameter } from '~/web/forms/form-result'

/** A thread as our team finds it in the list. */
export type TeamThread = {
  id: string
  subject: string
  organisation: { id: string; name: string }
  topic: ThreadTopic | null
  author: string
  isFromTeam: boolean
  words: string
  ownerId: string | null
  ownerName: string | null
  lastMessageAt: Date
  /** Until the promised time to answer is over; null when nothing waits. */
  msLeft: number | null
  unread: number
}

/** One thread with what its page needs. */
export type OpenedTeamThread = MessagePage & {
  id: string
  subject: string
  organisation: { id: string; name: string }
  topic: ThreadTopic | null
  ownerId: string | null
  ownerName: string | null
  waitingSince: Date | null
  msLeft: number | null
  people: ThreadPerson[]
  seen: number
  /** The language of whoever of the organisation wrote last, else of most of its members. */
  locale: Locale
  answerForm: OpenedForm
}

/** Why what was chosen as an organisation is none. */
export const organisationProblems = {
  unknown: 'unknown-organisation',
  several: 'several-organisations',
} as const satisfies Record<Exclude<ChosenOrganisation, { id: string }>, TeamThreadRefusal>

/** The form for a new thread. Its organisation is chosen first, because it says what the thread can be about. */
export type NewTeamThread =
  | {
      organisation: null
      /** What the address names instead of one, and why that is none. */
      named: string
      problem: (typeof organisationProblems)[keyof typeof organisationProblems] | null
    }
  | {
      organisation: { id: string; name: string }
      topics: ThreadTopic[]
      /** The topic that the address names. */
      about: string
      /** The language of most of its members, for snippets. */
      locale: Locale
      opened: OpenedForm
    }

/** Why a command of the team is refused. */
export const teamThreadRefusals = [
  'gone',
  'sent-before',
  'answered',
  'newer-messages',
  'assigned',
  'not-an-admin',
  'unknown-organisation',
  'several-organisations',
  'topic',
] as const
export type TeamThreadRefusal = (typeof teamThreadRefusals)[number]
export type TeamThreadForm = { data: undefined; reason: TeamThreadRefusal }

/** The filter of the team's list, read from its address. */
export type ThreadFilter = {
  state: 'waiting' | 'all'
  who: 'anyone' | 'mine' | 'unassigned'
  sort: 'due' | 'newest'
  q: string
  /** Only threads of this organisation. */
  organisation: string
  page: number
}

/** The list's address. Default values are left out, so that one view has one address. */
export function teamDialogue(filter: Partial<ThreadFilter> & { form?: string }) {
  const { state, who, sort, q, organisation, page, form } = filter
  const query = new URLSearchParams()
  if (state && state !== 'all') query.set('state', state)
  if (who && who !== 'anyone') query.set('who', who)
  if (sort && sort !== 'due') query.set('sort', sort)
  if (q) query.set('q', q)
  if (organisation) query.set('organisation', organisation)
  if (page && page > 1) query.set('page', String(page))
  if (form) query.set(formParameter, form)
  return query.size > 0 ? `${teamDialoguePage}?${query}` : teamDialoguePage
}
