import type { ResolvedText } from '~/features/content/model'
import type { MemberRole } from '~/lib/member-roles'
import type { Obstacle, SeatChange, SeatReason } from '~/lib/seat-changes'
import type { FormResult } from '~/web/forms/form-result'

/** What an admin may ask of the mix of guests; null where nothing is asked. */
export type BalanceRules = { maxSuppliers: number | null; minHospitals: number | null }

/** What the seats of an event depend on. `capacity` is null when there is no limit. */
export type SeatTerms = { capacity: number | null; rules: BalanceRules; startsAt: Date }

/** Someone is in one of these states, or in none. */
export type Standing =
  | { state: 'attending' }
  | { state: 'not_attending' }
  | { state: 'waiting'; pairId: string | null; heldUntil: Date | null; passedFor: Obstacle | null }
  | { state: 'offered'; pairId: string | null; until: Date }

/** Who stands where. Those who wait are in the order of the list. */
export type Standings = ReadonlyMap<string, Standing>

/** Those who attend without a standing of their own, by role: they are counted and not read, because an event may have thousands. */
type OtherGuests = ReadonlyMap<MemberRole | null, number>

export type Seats = SeatTerms & {
  standings: Standings
  roles: ReadonlyMap<string, MemberRole>
  others: OtherGuests
}

/** One row of the history. `until` is the end of an offer or of a hold. */
export type Change = {
  userId: string
  what: SeatChange
  reason: SeatReason
  pairId?: string | null
  until?: Date
}

/** Why a command on seats is refused. */
export const seatRefusals = [
  'full',
  'reserved',
  'held-for-pair',
  'over',
  'closed',
  'seat-free',
  'takes-part',
  'one-seat',
  'offer-gone',
  'no-seat',
  'checked-in',
  'colleague',
  'colleague-outside',
  'colleague-seated',
  'colleague-waits',
] as const
/** Those of an admin's commands. */
export const adminSeatRefusals = ['over', 'offer-gone', 'minimum-above-seats'] as const
export type AdminSeatRefusal = (typeof adminSeatRefusals)[number]
export type SeatRefusal = (typeof seatRefusals)[number]

/** Why something about a seat was not stored: the refusals, and what stopped the request before. */
const seatFailures = [...seatRefusals, 'failed', 'offline', 'too-many'] as const
export type SeatFailure = (typeof seatFailures)[number]
export const isSeatFailure = (value: unknown): value is SeatFailure => seatFailures.some((failure) => failure === value)

export function seatFailureOf(result: FormResult | undefined): SeatFailure | undefined {
  if (result?.state === 'failed') {
    if (result.failure === 'tooMany') return 'too-many'
    return result.failure === 'offline' ? 'offline' : 'failed'
  }
  return result?.state === 'refused' && isSeatFailure(result.reason) ? result.reason : undefined
}

/** The page of an offer, for who has the link of its mail. */
export const seatOfferPage = '/seat-offer'

/** A time in the event's zone and the reader's language. */
type WrittenEnd = { iso: string; date: string; time: string; zoneName: string }

/** What a member sees of their own seat at an event. */
export type OwnSeat = {
  /** How many seats are taken or offered; 0 where there is no limit. */
  seated: number
  /** Why they can't take a seat now; null when they can, or have one. */
  obstacle: Obstacle | null
  isWaitlistOpen: boolean
  /** Whether two could ever have seats; at an event with one seat waiting as a pair is refused. */
  takesPairs: boolean
  /** `heldUntil`: one free seat is held for them and the colleague. `passedFor`: why someone behind was offered a seat. */
  place: {
    number: number
    of: number
    colleague: string | null
    heldUntil: WrittenEnd | null
    passedFor: Obstacle | null
  } | null
  offer: { until: WrittenEnd; colleague: string | null } | null
  /** The colleague who has the seat that they handed over. */
  handedTo?: string | undefined
}

/** What the link of an offer shows. */
export type OfferPage = {
  /** Of the offer, or what has become of the seat or the event since. */
  state: 'open' | 'taken' | 'declined' | 'lapsed' | 'withdrawn' | 'given-up' | 'cancelled' | 'begun'
  title: ResolvedText
  location: string
  date: string
  time: string
  zoneName: string
  until: WrittenEnd
  isPair: boolean
}

type ListedPerson = { id: string; name: string; role: MemberRole | null }

/** What an admin sees. */
export type SeatsOverview = {
  rules: BalanceRules
  /** Whether there are fewer seats than the rules want hospitals. */
  isMinimumAboveSeats: boolean
  /** How many more people have a seat or an offer than there are seats. */
  overBy: number
  waiting: { people: ListedPerson[]; passedFor: Obstacle | null; heldUntil: Date | null; isNext: boolean }[]
  nextReason: SeatReason | null
  offers: (ListedPerson & { reason: SeatReason; until: Date; offeredAt: Date })[]
  history: HistoryEntry[]
}

export type HistoryEntry = {
  number: number
  userId: string | null
  name: string
  what: SeatChange
  reason: SeatReason
  until: Date | null
  at: Date
  /** Who did it, if it was someone else; null for the person or the clock. */
  by: string | null
}
