import {
  CalendarDays,
  Download,
  Handshake,
  type IconNode,
  Inbox,
  MailPlus,
  MessageSquare,
  MessagesSquare,
  PencilLine,
  Send,
  StickyNote,
  UserPlus,
} from 'lucide'
import { actionLabel } from '~/features/activity/ui/labels'
import { roleLabels } from '~/features/admin/ui/labels'
import { stateLabels as engagementStateLabels, names } from '~/features/engagements/ui/labels'
import { responseLabels } from '~/features/event-planning/ui/labels'
import { statusLabels as inboxStatusLabels } from '~/features/inbox/ui/labels'
import { stateLabels } from '~/features/mail-log/ui/mail-state'
import { changeLabels, reasonLabels } from '~/features/seats/ui/labels'
import { engagementPrograms } from '~/lib/engagement-programs'
import {
  countedEntries,
  type KindCounts,
  type NoteForm,
  type OpenItem,
  type TimelineEntry,
  type TimelineKind,
  timelineKinds,
} from '../model'

export const kindLabels: Record<TimelineKind, string> = {
  requests: 'Requests',
  invitations: 'Invitations',
  events: 'Events',
  engagements: 'Engagements',
  downloads: 'Downloads',
  messages: 'Messages',
  mails: 'Mails',
  edits: 'Changes',
  notes: 'Notes',
}

export const kindIcons: Record<TimelineKind, IconNode> = {
  requests: UserPlus,
  invitations: MailPlus,
  events: CalendarDays,
  engagements: Handshake,
  downloads: Download,
  messages: MessageSquare,
  mails: Send,
  edits: PencilLine,
  notes: StickyNote,
}

export const openIcons: Record<OpenItem['kind'], IconNode> = {
  request: UserPlus,
  contact: Inbox,
  circles: Inbox,
  proposal: UserPlus,
  invitation: MailPlus,
  mail: Send,
  waiting: CalendarDays,
  offer: CalendarDays,
  thread: MessagesSquare,
  deliverable: Handshake,
  program: Handshake,
  engagement: Handshake,
}

export const openLabels: Record<OpenItem['kind'], string> = {
  request: 'Access request to decide',
  contact: 'Message to answer',
  circles: 'Circle request to answer',
  proposal: 'Proposed colleague to decide',
  invitation: 'Invitation not used yet',
  mail: 'Mail that failed',
  waiting: 'On the waitlist of',
  offer: 'A seat is kept at',
  thread: 'Waits for an answer in',
  deliverable: 'Late',
  program: 'Asks for a program',
  engagement: 'Offer to be answered',
}

/** For a note whose page is gone before it was saved. */
export const noteFields = [{ name: 'text', label: 'Note for the team' }]

export const refusalLabels: Record<NoteForm['reason'], string> = {
  gone: 'What this page is about is no longer here. Your text is kept, to copy.',
  'not-own': 'Only who wrote a note can delete it.',
  restricted: 'The data of this person may only be stored, so no note was added.',
  objected: 'This person has objected to notes, so none was added.',
}

/** Instead of the form for a note. */
export const noNoteLabels = {
  restricted: 'No notes: the data of this person may only be stored.',
  objected: 'No notes: this person has objected to them.',
}

/** `12`, or `1,000+` where counting has stopped. */
const writeCount = (count: number) =>
  count > countedEntries ? `${countedEntries.toLocaleString('en-GB')}+` : count.toLocaleString('en-GB')

export const countLabel = (counts: KindCounts, kind: TimelineKind) => writeCount(counts[kind] ?? 0)

/** The sum of what the kinds show. */
export function totalLabel(counts: KindCounts) {
  const shown = timelineKinds.map((kind) => counts[kind] ?? 0)
  const total = shown.reduce((sum, count) => sum + Math.min(count, countedEntries), 0)
  return `${total.toLocaleString('en-GB')}${shown.some((count) => count > countedEntries) ? '+' : ''}`
}

const labelIn = (labels: Record<string, string>, name: string) =>
  Object.hasOwn(labels, name) ? (labels[name] ?? name) : name

const doneLabels = { complete: 'Delivered', dropped: 'Dropped', pending: 'Opened again', upcoming: 'Put off' }

/** `visits.core` as it is called; the level may be missing. */
export function offeringLabel(offering: string) {
  const [program = '', ...tier] = offering.split('.')
  const known = engagementPrograms.find((name) => name === program)
  if (!known) return offering
  return tier.join('.') ? names.offering({ program: known, tier: tier.join('.') }) : names.program(known)
}

/** The words for an entry: what happened, and below it what it says. */
export function entryText({ type, title, detail }: TimelineEntry): { what: string; more: string } {
  switch (type) {
    case 'request-sent':
      return { what: `Asked for access, ${title}`, more: detail }
    case 'request-decided':
      return { what: `Access request ${title}`, more: detail }
    case 'request-corrected':
      return { what: 'Corrected the access request', more: '' }
    case 'request-repeated':
      return { what: `Access asked for again for this address, ${title}`, more: detail }
    case 'proposal-sent':
      return { what: 'Proposed a colleague', more: detail }
    case 'proposed':
      return { what: 'Proposed by a colleague', more: title }
    case 'proposal-decided':
      return {
        what: title === 'confirmed' ? 'Proposed colleague invited' : 'Proposed colleague declined',
        more: detail,
      }
    case 'invited':
      return { what: actionLabel(title), more: '' }
    case 'invitation-mailed':
      return { what: title ? `Invited as ${labelIn(roleLabels, title).toLowerCase()}` : 'Invited', more: '' }
    case 'account-created':
      return { what: 'Account created', more: '' }
    case 'event-answered':
      return { what: `${labelIn(responseLabels, detail)}: ${title}`, more: '' }
    case 'event-seat': {
      const [what = '', reason = ''] = detail.split(' ')
      const why = reason === 'answered' ? '' : labelIn(reasonLabels, reason)
      return { what: `${labelIn(changeLabels, what)}: ${title}`, more: why }
    }
    case 'event-came':
      return { what: `Came to ${title}`, more: '' }
    case 'event-no-show':
      return { what: `Did not come to ${title}`, more: 'Attending by their answer, not checked in' }
    case 'event-feedback':
      return { what: `Gave feedback on ${title}`, more: detail }
    case 'event-mailed':
      return { what: detail ? `Written to as a guest of ${title}` : `Told of ${title}`, more: detail }
    case 'event-interest':
      return { what: 'Would come to the next event', more: '' }
    case 'engagement-changed': {
      const [state = ''] = detail.split(' ')
      const why = detail.slice(state.length + 1)
      return { what: `${labelIn(engagementStateLabels, state)}: ${offeringLabel(title)}`, more: why }
    }
    case 'deliverable-changed': {
      const [state = ''] = detail.split(' ')
      return { what: `${labelIn(doneLabels, state)}: ${title}`, more: detail.slice(state.length + 1) }
    }
    case 'deliverable-accepted':
      return { what: `Accepted what was delivered: ${title}`, more: '' }
    case 'introduction-made':
      return { what: `Introduced to ${title}`, more: detail }
    case 'program-asked':
      return { what: `Asked for ${offeringLabel(title)}`, more: detail }
    case 'thread-message':
      return { what: `Wrote in ${title}`, more: detail }
    case 'downloaded':
      return { what: `Downloaded ${title}`, more: detail }
    case 'contact':
      return { what: 'Wrote to us', more: detail }
    case 'circles':
      return { what: 'Asked for a seat in a circle', more: detail }
    case 'answered':
      return { what: `Answered: ${title}`, more: detail }
    case 'newsletter':
      return { what: 'Signed up for the newsletter', more: labelIn(inboxStatusLabels, title) }
    case 'mail':
      return { what: title, more: `Mail, ${labelIn(stateLabels, detail).toLowerCase()}` }
    case 'changed':
    case 'did':
      return { what: actionLabel(title), more: detail }
    case 'note':
      return { what: 'Note', more: detail }
  }
}
