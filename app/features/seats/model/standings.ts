import type { MemberRole } from '~/lib/member-roles'
import { isObstacle, type Obstacle } from '~/lib/seat-changes'
import type { Change, Seats, SeatTerms, Standing, Standings } from '../model'

type Waiting = Extract<Standing, { state: 'waiting' }>

/** The standings after a change. A map keeps the order of its keys, which is the order of the waitlist. */
export function applyChange(standings: Standings, { userId, what, pairId = null, until, reason }: Change): Standings {
  const next = new Map(standings)
  const standing = next.get(userId)
  const changePlace = (change: Partial<Waiting>) => {
    if (standing?.state === 'waiting') next.set(userId, { ...standing, ...change })
  }
  if (what === 'alone' && standing?.state === 'offered') next.set(userId, { ...standing, pairId: null })
  else if (what === 'alone') changePlace({ pairId: null, heldUntil: null, passedFor: null })
  else if (what === 'held') changePlace({ heldUntil: until ?? null })
  else if (what === 'passed') changePlace({ passedFor: isObstacle(reason) ? reason : null })
  else {
    // Deleted first, so that who joins comes last.
    next.delete(userId)
    if (what === 'attending') next.set(userId, { state: 'attending' })
    if (what === 'not-attending') next.set(userId, { state: 'not_attending' })
    if (what === 'joined') next.set(userId, { state: 'waiting', pairId, heldUntil: null, passedFor: null })
    if (what === 'offered' && until) next.set(userId, { state: 'offered', pairId, until })
  }
  return next
}

/** Who stands where according to the history. */
export const replay = (history: readonly Change[]): Standings =>
  history.reduce<Standings>((standings, change) => applyChange(standings, change), new Map())

export const withChanges = (seats: Seats, changes: readonly Change[]): Seats => ({
  ...seats,
  standings: changes.reduce(applyChange, seats.standings),
})

/** Those who wait for seats together: one person, or two colleagues. */
export type Party = { members: string[]; pairId: string | null; heldUntil: Date | null; passedFor: Obstacle | null }

/** The waitlist, first in line first. A pair stands where the first of the two stands. */
export function listParties({ standings }: Pick<Seats, 'standings'>): Party[] {
  const parties: Party[] = []
  for (const [userId, standing] of standings) {
    if (standing.state !== 'waiting') continue
    const { pairId, heldUntil, passedFor } = standing
    const pair = pairId === null ? undefined : parties.find((party) => party.pairId === pairId)
    if (pair) pair.members.push(userId)
    else parties.push({ members: [userId], pairId, heldUntil, passedFor })
  }
  return parties
}

/** The others who wait, or have an offer, together with this person: none or one. */
export function partnersOf({ standings }: Pick<Seats, 'standings'>, userId: string): string[] {
  const own = standings.get(userId)
  if (own?.state !== 'waiting' && own?.state !== 'offered') return []
  const { state, pairId } = own
  if (pairId === null) return []
  const isPartner = ([id, other]: [string, Standing]) =>
    id !== userId && other.state === state && other.pairId === pairId
  return [...standings].filter(isPartner).map(([id]) => id)
}

/** No more than there are seats can be wanted; the capacity may have been lowered after the rule was set. */
export const isMinimumAboveSeats = ({ capacity, rules: { minHospitals } }: SeatTerms) =>
  capacity !== null && minHospitals !== null && minHospitals > capacity

/** How many hospitals the rules want; null when they want none. */
export const wantedHospitals = (terms: SeatTerms) =>
  isMinimumAboveSeats(terms) ? terms.capacity : terms.rules.minHospitals

/** Whether there would be room for so many people at an event without other guests. */
export const canFit = ({ capacity }: Pick<Seats, 'capacity'>, people: number) => capacity === null || people <= capacity

const takesSeat = ({ state }: Standing) => state === 'attending' || state === 'offered'

export const countSeated = ({ standings, others }: Pick<Seats, 'standings' | 'others'>) =>
  [...standings.values()].filter(takesSeat).length + [...others.values()].reduce((sum, count) => sum + count, 0)

/** Of one role, those who attend or have an offer. */
export const countSeatedAs = ({ standings, roles, others }: Seats, role: MemberRole) =>
  [...standings].filter(([userId, standing]) => takesSeat(standing) && roles.get(userId) === role).length +
  (others.get(role) ?? 0)

/** Seats that nobody has and nobody is offered; negative when the capacity was lowered below. */
export const countFree = (seats: Seats) => (seats.capacity ?? Number.POSITIVE_INFINITY) - countSeated(seats)
