import type { DueRule, LocalizedText } from '~/db/schema/deliverables'
import type { ResolvedText } from '~/features/content/model'
import type { DeliverableSide, DeliverableState } from '~/lib/deliverable-states'
import type { EngagementProgram } from '~/lib/engagement-programs'

export const deliverablePage = (engagementId: string, id: string) =>
  `/admin/engagements/${engagementId}/deliverables/${id}`
/** Where a member accepts what was delivered. */
export const acceptPath = (engagementId: string, id: string) => `/engagements/${engagementId}/deliverables/${id}/accept`
export const filePath = (engagementId: string, fileId: string) => `/engagements/${engagementId}/files/${fileId}`

export const deliverableLengths = { title: 120, text: 600, reason: 600 } as const
/** Of one deliverable: more than a partner reads. */
export const maxFiles = 10
/** Of one engagement. */
export const maxDeliverables = 80

/** Why a command on deliverables is refused. */
export const deliverableRefusals = [
  'gone',
  'stale',
  'not-possible',
  'needs-reason',
  'not-running',
  'too-many',
  'too-many-files',
  'accepted',
  'sent-before',
  'unknown-owner',
  'day-past',
] as const
export type DeliverableRefusal = (typeof deliverableRefusals)[number]
export type DeliverableForm = { data: undefined; reason: DeliverableRefusal }
export type RemoveFileForm = { data: { wasGone: boolean } | undefined; reason: DeliverableRefusal }

export const acceptRefusals = ['gone', 'not-delivered', 'accepted-before', 'changed'] as const
export type AcceptRefusal = (typeof acceptRefusals)[number]
export type AcceptForm = { data: undefined; reason: AcceptRefusal }

/** Why an acceptance came to nothing: the refusals, and what stopped the request before. */
const acceptFailures = [...acceptRefusals, 'failed', 'tooMany'] as const

/** `?notice=` of the engagement's page: why a form that was sent without JavaScript did not accept this deliverable. */
export const acceptNotice = (failure: string, deliverableId: string) => `${failure}.${deliverableId}`

/** The page asks whether this deliverable is accepted. */
export const askNotice = (deliverableId: string) => `asked.${deliverableId}`

export function readAcceptNotice(notice: string | null) {
  const [name, id] = notice?.split('.') ?? []
  const failure = acceptFailures.find((each) => each === name)
  return failure && id ? { failure, id } : undefined
}

/** What was open when its engagement was closed is not done: it waits for nobody, and its clock stands. */
export type ShownState = DeliverableState | 'not-done'

export const shownState = <State extends DeliverableState>(state: State, isClosed: boolean): State | 'not-done' =>
  isClosed && (state === 'upcoming' || state === 'pending') ? 'not-done' : state

export type DeliverableFile = { id: string; fileName: string; size: number; href: string }

export type Acceptance = { name: string; at: Date }

/** Names what a partner sees of a deliverable, its files included, so that nobody accepts something else than they have read. */
export const revisionOf = (version: number, files: readonly { id: string }[]) =>
  [version, ...files.map(({ id }) => id.slice(0, 8)).sort()].join('.')

/** As the partner sees it. What was dropped is not shown. */
export type Deliverable = {
  id: string
  engagementId: string
  title: ResolvedText
  text: ResolvedText
  side: DeliverableSide
  /** The name of the colleague of our team who looks after it; null when there is none. */
  owner: string | null
  /** A calendar day on the clock of the office. */
  dueOn: string
  /** Days from today to the due date; below zero when it is past. */
  daysLeft: number
  state: Exclude<ShownState, 'dropped'>
  completedOn: string | null
  needsAcceptance: boolean
  accepted: Acceptance | null
  files: DeliverableFile[]
  revision: string
}

type Acceptable = { state: ShownState; needsAcceptance: boolean; accepted: Acceptance | null }

/** What the partner has to accept. */
export const waitsForAcceptance = ({ state, needsAcceptance, accepted }: Acceptable) =>
  state === 'complete' && needsAcceptance && accepted === null

/** What the partner owes. */
export const isOwedByPartner = ({ state, side }: Pick<Deliverable, 'state' | 'side'>) =>
  state === 'pending' && side !== 'team'

/** The figure of the badge. */
export const countPending = (deliverables: readonly { state: ShownState }[]) =>
  deliverables.filter(({ state }) => state === 'pending').length

/** What closing the engagement leaves undone. */
export const countOpen = (deliverables: readonly { state: DeliverableState }[]) =>
  deliverables.filter(({ state }) => state === 'upcoming' || state === 'pending').length

/** As admins see it in the list of an engagement. */
export type ListedDeliverable = {
  id: string
  title: string
  side: DeliverableSide
  state: DeliverableState
  /** Its engagement is closed, and it was open. */
  isNotDone: boolean
  owner: string | null
  dueOn: string
  daysLeft: number
  /** Past its due date and not complete. */
  isLate: boolean
  needsAcceptance: boolean
  accepted: Acceptance | null
  files: number
  version: number
}

/** For the admin's page of an engagement. `newId` makes a form that is sent twice add one deliverable. */
export type DeliverablesOfEngagement = {
  program: EngagementProgram
  deliverables: ListedDeliverable[]
  owners: { value: string; label: string }[]
  newId: string
  /** Deliverables can be added, and their clocks run. */
  isRunning: boolean
}

/** One deliverable with all that an admin sees of it. */
export type DeliverableDetails = ListedDeliverable & {
  engagementId: string
  organisation: { id: string; name: string }
  texts: { title: LocalizedText; text: LocalizedText }
  ownerId: string | null
  /** What the due date is counted from; null when it was set by hand. */
  due: DueRule | null
  /** The title of the deliverable that it is counted from; null for the start. */
  dueAfter: string | null
  /** How many due dates are counted from this one. */
  followers: number
  attached: DeliverableFile[]
  /** Its states and, while it counts, its acceptance, the newest first. */
  history: {
    number: number
    state: DeliverableState | 'accepted'
    reason: string
    by: string | null
    at: Date
  }[]
}
