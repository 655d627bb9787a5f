import {
  CalendarDays,
  FileText,
  Handshake,
  type IconNode,
  Inbox,
  MailPlus,
  MessagesSquare,
  PackageCheck,
  Send,
  UserPlus,
  UserRoundSearch,
} from 'lucide'
import type { LineGroup, LineKind } from '../model/lines'

export const kindIcons: Record<LineKind, IconNode> = {
  request: UserPlus,
  inbox: Inbox,
  thread: MessagesSquare,
  mail: Send,
  event: CalendarDays,
  offer: Handshake,
  deliverable: PackageCheck,
  draft: FileText,
  invitation: MailPlus,
  proposal: UserRoundSearch,
}

export const groupLabels: Record<LineGroup | LineKind, string> = {
  over: 'Over the promise',
  soon: 'Before tomorrow evening',
  later: 'This week and next',
  request: 'Requests',
  inbox: 'Inbox',
  thread: 'Dialogue',
  mail: 'Stuck mail',
  event: 'Events short of answers',
  offer: 'Engagements: asked for, offered, accepted',
  deliverable: 'Deliverables due soon',
  draft: 'Drafts',
  invitation: 'Invitations about to expire',
  proposal: 'Proposed colleagues',
}

const nouns: Record<LineKind, [one: string, many: string]> = {
  request: ['request', 'requests'],
  inbox: ['message', 'messages'],
  thread: ['thread', 'threads'],
  mail: ['stuck mail', 'stuck mails'],
  event: ['event', 'events'],
  offer: ['engagement', 'engagements'],
  deliverable: ['deliverable', 'deliverables'],
  draft: ['draft', 'drafts'],
  invitation: ['invitation', 'invitations'],
  proposal: ['proposal', 'proposals'],
}

/** `4 requests`, `20+ drafts`. */
export const countLabel = (kind: LineKind, count: number, isCut: boolean) =>
  `${count}${isCut ? '+' : ''} ${nouns[kind][count === 1 ? 0 : 1]}`

const numerals = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']
const numeral = (count: number) => numerals[count] ?? String(count)

/** `Two are over, three are due before tomorrow evening.` Empty when neither is the case. */
export function summaryOf({ over, soon }: Record<LineGroup, number>): string {
  const parts = [
    over > 0 ? `${numeral(over)} ${over === 1 ? 'is' : 'are'} over` : '',
    soon > 0 ? `${numeral(soon)} ${soon === 1 ? 'is' : 'are'} due before tomorrow evening` : '',
  ].filter(Boolean)
  if (parts.length === 0) return ''
  const [first = '', second] = parts
  return `${second ? `${first}, ${second.charAt(0).toLowerCase()}${second.slice(1)}` : first}.`
}
