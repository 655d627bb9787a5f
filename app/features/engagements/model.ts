import type { EngagementLine, engagements } from '~/db/schema/engagements'
import type { Locale } from '~/i18n/locales'
import type { EngagementProgram } from '~/lib/engagement-programs'
import type { EngagementState } from '~/lib/engagement-states'

export type { EngagementLine } from '~/db/schema/engagements'

/** Pages of the team. */
export const engagementsPage = '/admin/engagements'
export const newEngagementPage = `${engagementsPage}/new`
export const engagementsCsv = `${engagementsPage}.csv`
/** Where a member's request waits, in the list above the engagements. */
export const engagementRequestPage = (id: string) => `${engagementsPage}#request-${id}`
export const engagementPage = (id: string) => `${engagementsPage}/${id}`
export const offerPdf = (id: string) => `${engagementPage(id)}/offer.pdf`

/** Pages of members. */
export const ownEngagementsPage = '/engagements'
export const ownEngagementPage = (id: string) => `${ownEngagementsPage}/${id}`
export const ownOfferPdf = (id: string) => `${ownEngagementPage(id)}/offer.pdf`

export const engagementLengths = { terms: 4000, reason: 500, message: 2000, sentence: 1000 } as const

/** Bounds of what a form sends, so that no sum leaves the column. */
export const mostOf = { quantity: 99, price: 5_000_000, total: 2_000_000_000 } as const

/** How long an offer can be accepted unless the team chooses another day. */
export const offerDays = 30

/** An engagement as the members of its organisation see it. */
export type OwnEngagement = {
  id: string
  program: EngagementProgram
  tier: string
  lines: EngagementLine[]
  /** In SEK without VAT. */
  total: number
  /** An offer whose last day is over has expired, also before the clock has written it down. */
  state: EngagementState
  locale: Locale
  terms: string
  validUntil: string
  startsOn: string | null
  offeredAt: Date | null
  decidedAt: Date | null
  /** Who accepted or declined; null before, for the clock, and for a removed account. */
  decidedBy: string | null
  /** What they said when they declined. */
  reason: string
  acceptedText: string | null
  startedAt: Date | null
  closedAt: Date | null
  /** Our colleague who leads it. */
  owner: string | null
  /** The day on the clock of the office on which this was read. */
  today: string
}

/** One of them with what its page needs besides. */
export type OpenedOwnEngagement = OwnEngagement & {
  organisation: string
  /** The members who may accept or decline. */
  signatories: { id: string; name: string }[]
  /** Whether the actor is one of them. */
  isSignatory: boolean
  /** What the actor ticks to accept, in their language; the form sends it as the value of the box. */
  sentence: string
}

/** A request of the actor that waits. */
export type OwnRequest = { program: EngagementProgram; tier: string | null; createdAt: Date }

/** Why accepting or declining is refused. `by` of the first two is the name of who decided. */
export const answerRefusals = [
  'accepted',
  'declined',
  'expired',
  'withdrawn',
  'sentence-changed',
  'not-signatory',
] as const
export type AnswerRefusal = (typeof answerRefusals)[number]

/** Why a command of the team is refused. */
export const engagementRefusals = [
  'gone',
  'exists',
  'stale',
  'wrong-state',
  'unknown-organisation',
  'several-organisations',
  'not-an-owner',
  'no-signatory',
  'not-a-member',
  'day-past',
  'prices-changed',
  'price-outside',
  'no-organisation',
  'request-done',
] as const
export type EngagementRefusal = (typeof engagementRefusals)[number]
export type EngagementForm = { data: undefined; reason: EngagementRefusal }

export const engagementSorts = ['changed', 'due', 'total', 'organisation'] as const
export type EngagementFilter = {
  q: string
  /** `open`: draft, offered, accepted or running. */
  state: EngagementState | 'all' | 'open'
  program: EngagementProgram | 'all'
  /** The id of a colleague, `none`, or `all`. */
  owner: string
  sort: (typeof engagementSorts)[number]
  page: number
}

/** One row of the list, or one card of the board. */
export type ListedEngagement = {
  id: string
  organisationId: string
  organisation: string
  program: EngagementProgram
  tier: string
  state: EngagementState
  total: number
  owner: string | null
  validUntil: string
  startsOn: string | null
  /** It runs, and its first day is yet to come. */
  startsLater: boolean
  /** When it was accepted, declined or withdrawn. */
  decidedAt: Date | null
  closedAt: Date | null
  updatedAt: Date
}

/** With how many of its deliverables are pending, and how many are late. */
export type BoardCard = ListedEngagement & { pending: number; late: number }

/** A request of a member as the team sees it. */
export type ListedRequest = {
  id: string
  userId: string
  name: string
  organisationId: string | null
  organisation: string | null
  program: EngagementProgram
  tier: string | null
  message: string
  createdAt: Date
}

/** The request of which an engagement was made. */
export type MadeOfRequest = Pick<ListedRequest, 'userId' | 'name' | 'message' | 'createdAt'>

export type HistoryEntry = { number: number; state: EngagementState; reason: string; by: string | null; at: Date }

type Person = { id: string; name: string; email: string }

/** One engagement with everything that the page of the team shows. */
export type OpenedEngagement = {
  engagement: typeof engagements.$inferSelect
  organisation: string
  owner: string | null
  /** Null where the team began it. */
  request: MadeOfRequest | null
  history: HistoryEntry[]
  /** Those who may accept the offer and still belong to the organisation. */
  signatories: Person[]
  /** Of a draft, for who may change it: whom the offer can name. */
  members: Person[]
  /** Who can lead it, for who may change it. */
  owners: Person[]
  /** The draft that replaces it. */
  renewedBy: string | null
}
