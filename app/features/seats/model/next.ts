import type { Obstacle } from '~/lib/seat-changes'
import type { Change, Seats } from '../model'
import { keptUntil, offerEnd, offersEnd, offerUntil } from './clock'
import { canFit, countFree, countSeatedAs, listParties, type Party, wantedHospitals, withChanges } from './standings'

/** Why these people can't have seats now, by the number of free seats and the balance rules; undefined when they can. */
function obstacleFor(
  seats: Seats,
  members: readonly string[],
  now: Date,
  free = countFree(seats),
): Obstacle | undefined {
  const countRole = (role: string) => members.filter((userId) => seats.roles.get(userId) === role).length
  const { maxSuppliers } = seats.rules
  const suppliers = countRole('supplier')
  if (free < 1) return 'full'
  if (maxSuppliers !== null && suppliers > 0 && countSeatedAs(seats, 'supplier') + suppliers > maxSuppliers) {
    return 'supplier-limit'
  }
  const others = members.length - countRole('hospital')
  const kept = others > 0 ? countKept(seats, now, free) : 0
  if (kept > 0 && free - others < kept) return 'kept-for-hospitals'
  return free < members.length ? 'pair-needs-two' : undefined
}

/**
 * How many of the free seats are kept for hospitals: until a day before the event for all that are missing, after that
 * only for those on the waitlist, so that no seat stays empty for a rule that nobody can fulfil.
 */
function countKept(seats: Seats, now: Date, free: number) {
  const wanted = wantedHospitals(seats)
  if (wanted === null || now >= offersEnd(seats.startsAt)) return 0
  const missing = Math.max(0, wanted - countSeatedAs(seats, 'hospital'))
  if (now < keptUntil(seats.startsAt)) return missing
  // A pair that needs more seats than are free must not keep one from the others.
  const waiting = listParties(seats).filter(({ members }) => members.length <= free)
  const hospitals = waiting.flatMap(({ members }) => members).filter((userId) => seats.roles.get(userId) === 'hospital')
  return Math.min(missing, hospitals.length)
}

/** Whether a pair would have seats if one more were free. With a capacity of one seat it never would. */
const lacksOneSeat = (seats: Seats, { members }: Party, now: Date) =>
  members.length === 2 &&
  canFit(seats, members.length) &&
  countFree(seats) === 1 &&
  obstacleFor(seats, members, now, 2) === undefined

const isHolding = (seats: Seats, party: Party, now: Date) =>
  party.heldUntil !== null && now < offerEnd(party.heldUntil, seats.startsAt) && lacksOneSeat(seats, party, now)

/** Why these people can't take a seat each now, of those that are not offered to others; undefined when they can. */
export function findObstacle(seats: Seats, members: readonly string[], now: Date): Obstacle | undefined {
  const obstacle = obstacleFor(seats, members, now)
  if (obstacle) return obstacle
  return listParties(seats).some((party) => isHolding(seats, party, now)) ? 'held-for-pair' : undefined
}

/** Until when one free seat is held for this person and the colleague who waits too; undefined when none is. */
export function heldUntilFor(seats: Seats, userId: string, now: Date): Date | undefined {
  const party = listParties(seats).find(({ members }) => members.includes(userId))
  return party?.heldUntil && isHolding(seats, party, now) ? offerEnd(party.heldUntil, seats.startsAt) : undefined
}

/** What happens to the first of the list who can have a seat, and to those before; nothing when there is none. */
function offerNext(seats: Seats, now: Date, mayHold: boolean): Change[] {
  const until = offerUntil(seats.startsAt, now)
  if (!until || countFree(seats) < 1) return []
  const passed: Change[] = []
  // Of a seat that becomes free a pair has one round, and the next pair none.
  let canHold = mayHold
  for (const party of listParties(seats)) {
    const { members, pairId } = party
    const obstacle = obstacleFor(seats, members, now)
    if (!obstacle) {
      const reason = passed.length > 0 || hasPassed(seats, party) ? 'first-allowed' : 'first-in-line'
      return [...passed, ...members.map((userId): Change => ({ userId, what: 'offered', reason, pairId, until }))]
    }
    if (isHolding(seats, party, now)) return []
    if (lacksOneSeat(seats, party, now)) {
      if (canHold && party.heldUntil === null) {
        return members.map((userId): Change => ({ userId, what: 'held', reason: 'pair-needs-two', until }))
      }
      canHold = false
    }
    passed.push(...members.map((userId): Change => ({ userId, what: 'passed', reason: obstacle })))
  }
  return []
}

/** Whether someone stands before this party. */
const hasPassed = (seats: Seats, { members }: Party) => listParties(seats)[0]?.members[0] !== members[0]

/**
 * What the clock and the free seats demand: offers whose time has run out lapse, and free seats are offered to the next.
 * Settling twice changes nothing. `freeBefore` is the number of free seats before the command that it follows.
 */
export function settle(seats: Seats, now: Date, freeBefore = countFree(seats)): Change[] {
  const changes: Change[] = []
  for (const [userId, standing] of seats.standings) {
    if (standing.state !== 'offered' || now < offerEnd(standing.until, seats.startsAt)) continue
    changes.push({ userId, what: 'lapsed', reason: 'time-ran-out', pairId: standing.pairId })
  }
  for (;;) {
    const current = withChanges(seats, changes)
    const given = offerNext(current, now, freeBefore < 1)
    if (given.length === 0) return changes
    changes.push(...given)
  }
}
