import type { SeatChange, SeatReason } from '~/lib/seat-changes'
import type { Change, SeatRefusal, Seats } from '../model'
import { offersEnd } from './clock'
import { findObstacle, settle } from './next'
import { canFit, countFree, countSeatedAs, partnersOf, wantedHospitals, withChanges } from './standings'

/** What someone asks for. Whether a colleague may be named is checked by the caller: it depends on the organisation. */
export type SeatCommand =
  | { kind: 'answer'; userId: string; response: 'attending' | 'not_attending' }
  | { kind: 'join'; userId: string; colleague?: { userId: string; pairId: string } }
  | { kind: 'leave'; userId: string }
  | { kind: 'claim'; userId: string }
  | { kind: 'decline'; userId: string; reason: 'by-choice' | 'by-link' }
  | { kind: 'hand-over'; userId: string; to: string }
  | { kind: 'withdraw'; userId: string }
  | {
      kind: 'end'
      userIds: string[]
      reason: 'not-eligible' | 'account-removed'
      keepsSeats: boolean
    }

export type Decision = { changes: Change[] } | { refusal: SeatRefusal }

/**
 * The changes that a command makes, each with its row of history. Seats are settled before, so that nothing is decided by
 * an offer whose time has run out, and after, so that what became free is offered at once.
 */
export function decide(seats: Seats, command: SeatCommand, now: Date): Decision {
  if (now >= seats.startsAt) return { refusal: 'over' }
  const before = settle(seats, now)
  const settled = withChanges(seats, before)
  const decided = run(settled, command, now)
  if (!Array.isArray(decided)) return { refusal: decided }
  const after = settle(withChanges(settled, decided), now, countFree(settled))
  return { changes: [...before, ...decided, ...after] }
}

function run(seats: Seats, command: SeatCommand, now: Date): Change[] | SeatRefusal {
  const { kind } = command
  if (kind === 'answer') return answer(seats, command.userId, command.response, now)
  if (kind === 'join') return join(seats, command, now)
  if (kind === 'leave')
    return isIn(seats, command.userId, 'waiting')
      ? [change(command.userId, 'left', 'by-choice'), ...leaveAlone(seats, command.userId)]
      : []
  if (kind === 'claim') return claim(seats, command.userId)
  if (kind === 'decline') return endOffer(seats, command.userId, 'declined', command.reason)
  if (kind === 'withdraw') return endOffer(seats, command.userId, 'withdrawn', 'by-admin')
  if (kind === 'hand-over') return handOver(seats, command.userId, command.to)
  return command.userIds.flatMap((userId) => end(seats, userId, command))
}

const isIn = ({ standings }: Seats, userId: string, state: string) => standings.get(userId)?.state === state

function answer(seats: Seats, userId: string, response: 'attending' | 'not_attending', now: Date) {
  const state = seats.standings.get(userId)?.state
  if (state === response) return []
  if (response === 'not_attending') {
    const declined = state === 'offered' ? ofPair(seats, userId, 'declined', 'by-choice') : leaveAlone(seats, userId)
    return [...declined, change(userId, 'not-attending', 'answered')]
  }
  if (state === 'offered') return takeOffer(seats, userId)
  const obstacle = findObstacle(seats, [userId], now)
  if (obstacle) return obstacle === 'full' || obstacle === 'held-for-pair' ? obstacle : 'reserved'
  return [change(userId, 'attending', 'answered'), ...leaveAlone(seats, userId)]
}

type JoinCommand = Extract<SeatCommand, { kind: 'join' }>

function join(seats: Seats, { userId, colleague }: JoinCommand, now: Date): Change[] | SeatRefusal {
  const takesPart = (id: string) => ['attending', 'waiting', 'offered'].some((state) => isIn(seats, id, state))
  // A second click finds the place of the first.
  if (isIn(seats, userId, 'waiting') && !colleague) return []
  if (takesPart(userId)) return 'takes-part'
  if (colleague?.userId === userId) return 'colleague'
  if (colleague && takesPart(colleague.userId))
    return isIn(seats, colleague.userId, 'waiting') ? 'colleague-waits' : 'colleague-seated'
  if (now >= offersEnd(seats.startsAt)) return 'closed'
  const members = colleague ? [userId, colleague.userId] : [userId]
  if (!canFit(seats, members.length)) return 'one-seat'
  if (!findObstacle(seats, members, now)) return 'seat-free'
  const pairId = colleague?.pairId ?? null
  const reason = colleague ? 'with-colleague' : 'by-choice'
  return members.map((id) => ({ userId: id, what: 'joined', reason, pairId }))
}

function claim(seats: Seats, userId: string): Change[] | SeatRefusal {
  // A second click finds the seat of the first.
  if (isIn(seats, userId, 'attending')) return []
  return isIn(seats, userId, 'offered') ? takeOffer(seats, userId) : 'offer-gone'
}

/** A pair takes both seats, whoever of the two claims them. */
const takeOffer = (seats: Seats, userId: string) => ofPair(seats, userId, 'attending', 'claimed')

const endOffer = (seats: Seats, userId: string, what: 'declined' | 'withdrawn', reason: SeatReason) =>
  isIn(seats, userId, 'offered') ? ofPair(seats, userId, what, reason) : 'offer-gone'

function handOver(seats: Seats, userId: string, to: string): Change[] | SeatRefusal {
  if (!isIn(seats, userId, 'attending')) return 'no-seat'
  if (isIn(seats, to, 'attending') || isIn(seats, to, 'offered')) return 'colleague-seated'
  const swapped = [
    change(userId, 'not-attending', 'handed-over'),
    change(to, 'attending', 'handed-over'),
    ...leaveAlone(seats, to),
  ]
  return isBalanceWorse(seats, withChanges(seats, swapped)) ? 'reserved' : swapped
}

function isBalanceWorse(before: Seats, after: Seats) {
  const { maxSuppliers } = before.rules
  const wanted = wantedHospitals(before)
  const [suppliers, hospitals] = [countSeatedAs(after, 'supplier'), countSeatedAs(after, 'hospital')]
  const isOverLimit = maxSuppliers !== null && suppliers > maxSuppliers
  const isUnderMinimum = wanted !== null && hospitals < wanted
  return (
    (isOverLimit && suppliers > countSeatedAs(before, 'supplier')) ||
    (isUnderMinimum && hospitals < countSeatedAs(before, 'hospital'))
  )
}

type EndCommand = Extract<SeatCommand, { kind: 'end' }>

function end(seats: Seats, userId: string, { userIds, reason, keepsSeats }: EndCommand): Change[] {
  const state = seats.standings.get(userId)?.state
  if (state === 'attending') return keepsSeats ? [] : [change(userId, 'seat-ended', reason)]
  if (state !== 'waiting' && state !== 'offered') return []
  const others = leaveAlone(seats, userId).filter((other) => !userIds.includes(other.userId))
  return [change(userId, state === 'waiting' ? 'left' : 'withdrawn', reason), ...others]
}

/** A cancelled event has no places and no offers; nothing is passed on. */
export const cancelPlaces = ({ standings }: Pick<Seats, 'standings'>): Change[] =>
  [...standings].flatMap(([userId, { state }]) => {
    if (state === 'waiting') return [change(userId, 'left', 'event-cancelled')]
    return state === 'offered' ? [change(userId, 'withdrawn', 'event-cancelled')] : []
  })

const change = (userId: string, what: SeatChange, reason: SeatReason): Change => ({ userId, what, reason })

/** The same change for both of a pair, or for one who is alone. */
const ofPair = (seats: Seats, userId: string, what: SeatChange, reason: SeatReason) =>
  [userId, ...partnersOf(seats, userId)].map((id) => change(id, what, reason))

/** A colleague who waits, or has an offer, together with this person goes on alone. */
const leaveAlone = (seats: Seats, userId: string) =>
  partnersOf(seats, userId).map((id) => change(id, 'alone', 'colleague-left'))
