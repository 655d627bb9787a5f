import { describe, expect, test } from 'vitest'
import type { MemberRole } from '~/lib/member-roles'
import type { BalanceRules, Change, Seats } from '../model'
import { decide, type SeatCommand } from './decide'
import { settle } from './next'
import { countFree, listParties, withChanges } from './standings'

const startsAt = new Date('2026-12-01T17:00:00Z')
const hoursBefore = (hours: number) => new Date(startsAt.getTime() - hours * 3_600_000)
const now = hoursBefore(200)
const noRules: BalanceRules = { maxSuppliers: null, minHospitals: null }

/** People by name; the first letter says the role: s, h or e. */
const roleOf = (name: string): MemberRole =>
  name.startsWith('h') ? 'hospital' : name.startsWith('e') ? 'embassy' : 'supplier'
const names = ['s1', 's2', 's3', 's4', 's5', 'h1', 'h2', 'h3', 'e1', 'e2']
const roles = new Map(names.map((name) => [name, roleOf(name)]))
const empty = (capacity: number | null, rules: Partial<BalanceRules> = {}): Seats => ({
  capacity,
  rules: { ...noRules, ...rules },
  startsAt,
  standings: new Map(),
  roles,
  others: new Map(),
})

function run(seats: Seats, command: SeatCommand, at = now) {
  const decision = decide(seats, command, at)
  if ('refusal' in decision) throw new Error(decision.refusal)
  return withChanges(seats, decision.changes)
}
const attend = (seats: Seats, ...people: string[]) =>
  people.reduce((all, userId) => run(all, { kind: 'answer', userId, response: 'attending' }), seats)
const join = (seats: Seats, ...people: string[]) =>
  people.reduce((all, userId) => run(all, { kind: 'join', userId }), seats)
const joinAsPair = (seats: Seats, userId: string, colleague: string) =>
  run(seats, { kind: 'join', userId, colleague: { userId: colleague, pairId: `${userId}+${colleague}` } })
const giveUp = (seats: Seats, userId: string, at = now) =>
  run(seats, { kind: 'answer', userId, response: 'not_attending' }, at)
const stateOf = (seats: Seats, userId: string) => seats.standings.get(userId)?.state
const reasonFor = (changes: Change[], userId: string) =>
  changes.filter((change) => change.userId === userId).map(({ what, reason }) => `${what}: ${reason}`)
const changesOf = (seats: Seats, command: SeatCommand, at = now) => {
  const decision = decide(seats, command, at)
  return 'changes' in decision ? decision.changes : []
}

test('a freed seat is offered to the first in line, and on the last hour before the start to nobody', () => {
  const full = join(attend(empty(1), 's1'), 's2', 's3')
  expect(stateOf(giveUp(full, 's1'), 's2')).toBe('offered')
  expect(stateOf(giveUp(full, 's1'), 's3')).toBe('waiting')
  const late = giveUp(full, 's1', hoursBefore(1))
  expect([stateOf(late, 's2'), countFree(late)]).toEqual(['waiting', 1])
  // Then it is for whoever takes it first, on the list or not.
  expect(stateOf(run(late, { kind: 'answer', userId: 's4', response: 'attending' }, hoursBefore(0.5)), 's4')).toBe(
    'attending',
  )
})

test('nobody takes a seat that is offered to someone else, and a waiting person can not answer themselves into one', () => {
  const offered = giveUp(join(attend(empty(1), 's1'), 's2', 's3'), 's1')
  for (const userId of ['s1', 's3', 'h1']) {
    expect(decide(offered, { kind: 'answer', userId, response: 'attending' }, now)).toEqual({ refusal: 'full' })
  }
  expect(stateOf(run(offered, { kind: 'answer', userId: 's2', response: 'attending' }), 's2')).toBe('attending')
})

test('an offer that runs out is passed on, and its person is no longer on the list', () => {
  const offered = giveUp(join(attend(empty(1), 's1'), 's2', 's3'), 's1')
  const later = new Date(now.getTime() + 24 * 3_600_000)
  expect(settle(offered, new Date(later.getTime() - 1))).toEqual([])
  const passedOn = withChanges(offered, settle(offered, later))
  expect([stateOf(passedOn, 's2'), stateOf(passedOn, 's3')]).toEqual([undefined, 'offered'])
  expect(decide(offered, { kind: 'claim', userId: 's2' }, later)).toEqual({ refusal: 'offer-gone' })
})

test('after a long outage an offer has lapsed, and what follows gets its own time', () => {
  const offered = giveUp(join(attend(empty(1), 's1'), 's2', 's3'), 's1')
  const back = hoursBefore(30)
  expect(settle(offered, back)).toMatchObject([
    { userId: 's2', what: 'lapsed' },
    { userId: 's3', what: 'offered', until: new Date(back.getTime() + 4 * 3_600_000) },
  ])
  expect(settle(offered, hoursBefore(0.5))).toMatchObject([{ userId: 's2', what: 'lapsed' }])
})

test('who took a seat and cancelled is offered none, and comes last when joining again', () => {
  let seats = giveUp(join(attend(empty(1), 's1'), 's2', 's3'), 's1')
  seats = giveUp(run(seats, { kind: 'claim', userId: 's2' }), 's2')
  expect([stateOf(seats, 's2'), stateOf(seats, 's3')]).toEqual(['not_attending', 'offered'])
  seats = join(seats, 's4', 's2')
  expect(listParties(seats).map(({ members }) => members)).toEqual([['s4'], ['s2']])
})

test('leaving and joining again goes to the end', () => {
  const seats = join(run(join(attend(empty(1), 's1'), 's2', 's3'), { kind: 'leave', userId: 's2' }), 's2')
  expect(listParties(seats).map(({ members }) => members)).toEqual([['s3'], ['s2']])
})

test('joining is refused while a seat is free, for who takes part, and in the last hour', () => {
  const refusal = (seats: Seats, userId: string, at = now) => decide(seats, { kind: 'join', userId }, at)
  expect(refusal(empty(1), 's1')).toEqual({ refusal: 'seat-free' })
  expect(refusal(empty(null), 's1')).toEqual({ refusal: 'seat-free' })
  const full = attend(empty(1), 's1')
  expect(refusal(full, 's1')).toEqual({ refusal: 'takes-part' })
  expect(refusal(full, 's2', hoursBefore(1))).toEqual({ refusal: 'closed' })
  expect(refusal(full, 's2', startsAt)).toEqual({ refusal: 'over' })
})

describe('balance rules', () => {
  test('a limit of suppliers passes over suppliers, with the reason on record', () => {
    const full = join(attend(empty(2, { maxSuppliers: 1 }), 's1', 'h1'), 's2', 'e1')
    const changes = changesOf(full, { kind: 'answer', userId: 'h1', response: 'not_attending' })
    expect(reasonFor(changes, 's2')).toEqual(['passed: supplier-limit'])
    expect(reasonFor(changes, 'e1')).toEqual(['offered: first-allowed'])
  })

  test('each offer to someone behind is on record, also for the same reason', () => {
    const full = join(attend(empty(3, { maxSuppliers: 1 }), 's1', 'h1', 'h2'), 's2', 'e1', 'e2')
    const once = giveUp(full, 'h1')
    const changes = changesOf(once, { kind: 'answer', userId: 'h2', response: 'not_attending' })
    expect(reasonFor(changes, 's2')).toEqual(['passed: supplier-limit'])
    expect(reasonFor(changes, 'e2')).toEqual(['offered: first-allowed'])
  })

  test('the limit holds for answers too, also without a limit of seats', () => {
    const limited = attend(empty(null, { maxSuppliers: 1 }), 's1', 'h1')
    expect(decide(limited, { kind: 'answer', userId: 's2', response: 'attending' }, now)).toEqual({
      refusal: 'reserved',
    })
    expect(stateOf(giveUp(join(limited, 's2'), 's1'), 's2')).toBe('offered')
  })

  test('seats are kept for the hospitals that are missing until a day before, then only for those who wait', () => {
    const seats = join(attend(empty(2, { minHospitals: 1 }), 's1'), 's2')
    expect(stateOf(seats, 's2')).toBe('waiting')
    expect(settle(seats, hoursBefore(25))).toEqual([])
    expect(settle(seats, hoursBefore(24))).toMatchObject([{ userId: 's2', what: 'offered' }])
    expect(stateOf(attend(seats, 'h1'), 'h1')).toBe('attending')
  })

  test('a day before the event a hospital that waits still comes before others', () => {
    const at = hoursBefore(10)
    const full = join(attend(empty(2, { minHospitals: 1 }), 's1', 'h1'), 's2', 'h2')
    const changes = changesOf(full, { kind: 'answer', userId: 'h1', response: 'not_attending' }, at)
    expect(reasonFor(changes, 's2')).toEqual(['passed: kept-for-hospitals'])
    expect(reasonFor(changes, 'h2')).toEqual(['offered: first-allowed'])
  })
})

test('a minimum above the capacity counts as all seats', () => {
  const seats = { ...attend(empty(3, { minHospitals: 3 }), 'h1', 'h2', 'h3'), capacity: 2 }
  expect(stateOf(run(seats, { kind: 'hand-over', userId: 'h1', to: 's1' }), 's1')).toBe('attending')
  expect(
    decide(attend(empty(2, { minHospitals: 3 }), 'h1', 'h2'), { kind: 'hand-over', userId: 'h1', to: 's1' }, now),
  ).toEqual({ refusal: 'reserved' })
})

describe('pairs', () => {
  const waiting = () => join(joinAsPair(attend(empty(2), 's1', 's2'), 's3', 's4'), 'h1')

  test('a single seat is held for one round, then goes to the next; the pair keeps its place', () => {
    const held = giveUp(waiting(), 's1')
    expect([stateOf(held, 's3'), stateOf(held, 'h1')]).toEqual(['waiting', 'waiting'])
    expect(decide(held, { kind: 'answer', userId: 'h2', response: 'attending' }, now)).toEqual({
      refusal: 'held-for-pair',
    })
    const later = new Date(now.getTime() + 24 * 3_600_000)
    const changes = settle(held, later)
    expect(reasonFor(changes, 's3')).toEqual(['passed: pair-needs-two'])
    expect(reasonFor(changes, 'h1')).toEqual(['offered: first-allowed'])
    expect(listParties(withChanges(held, changes))[0]?.members).toEqual(['s3', 's4'])
  })

  test('a pair can not wait for an event with one seat', () => {
    const colleague = { userId: 's3', pairId: 'pair' }
    expect(decide(attend(empty(1), 's1'), { kind: 'join', userId: 's2', colleague }, now)).toEqual({
      refusal: 'one-seat',
    })
  })

  test('after the capacity was lowered to one seat none is held for the pair: the next single is offered it', () => {
    const lowered = { ...waiting(), capacity: 1 }
    const free = giveUp(giveUp(lowered, 's1'), 's2')
    expect([stateOf(free, 's3'), stateOf(free, 'h1')]).toEqual(['waiting', 'offered'])
    const held = { ...giveUp(waiting(), 's1'), capacity: 1 }
    expect(stateOf(giveUp(held, 's2'), 'h1')).toBe('offered')
  })

  test('the reason why a colleague can not wait too is that they wait or have a seat already', () => {
    const refusal = (userId: string) =>
      decide(waiting(), { kind: 'join', userId: 'e1', colleague: { userId, pairId: 'pair' } }, now)
    expect(refusal('h1')).toEqual({ refusal: 'colleague-waits' })
    expect(refusal('s1')).toEqual({ refusal: 'colleague-seated' })
    expect(refusal('e1')).toEqual({ refusal: 'colleague' })
  })

  test('a second pair does not hold the same seat for another round', () => {
    const seats = giveUp(joinAsPair(joinAsPair(attend(empty(2), 's1', 's2'), 's3', 's4'), 'h1', 'h2'), 's1')
    const later = new Date(now.getTime() + 24 * 3_600_000)
    const passed = withChanges(seats, settle(seats, later))
    expect(stateOf(run(passed, { kind: 'answer', userId: 'e1', response: 'attending' }, later), 'e1')).toBe('attending')
    const left = run(passed, { kind: 'leave', userId: 's3' }, later)
    expect(stateOf(left, 's4')).toBe('offered')
  })

  test('two free seats are offered to both; one of them answers for both', () => {
    const both = giveUp(giveUp(waiting(), 's1'), 's2')
    expect([stateOf(both, 's3'), stateOf(both, 's4'), stateOf(both, 'h1')]).toEqual(['offered', 'offered', 'waiting'])
    const claimed = run(both, { kind: 'claim', userId: 's4' })
    expect([stateOf(claimed, 's3'), stateOf(claimed, 's4')]).toEqual(['attending', 'attending'])
    const declined = run(both, { kind: 'decline', userId: 's3', reason: 'by-link' })
    expect([stateOf(declined, 's3'), stateOf(declined, 's4'), stateOf(declined, 'h1')]).toEqual([
      undefined,
      undefined,
      'offered',
    ])
  })

  test('when one leaves, the other keeps the place alone', () => {
    const alone = run(waiting(), { kind: 'leave', userId: 's3' })
    expect(listParties(alone)[0]).toMatchObject({ members: ['s4'], pairId: null })
    expect(stateOf(giveUp(alone, 's1'), 's4')).toBe('offered')
  })
})

describe('handing a seat over', () => {
  test('the colleague attends, the other does not, and nobody is offered anything', () => {
    const full = join(attend(empty(1), 's1'), 's2', 's3')
    const swapped = run(full, { kind: 'hand-over', userId: 's1', to: 's3' })
    expect([stateOf(swapped, 's1'), stateOf(swapped, 's3'), stateOf(swapped, 's2')]).toEqual([
      'not_attending',
      'attending',
      'waiting',
    ])
  })

  test('it is refused without a seat, to someone who has one, and when it breaks a rule', () => {
    const seats = attend(empty(3, { maxSuppliers: 1 }), 's1', 'h1')
    const refusal = (userId: string, to: string) => decide(seats, { kind: 'hand-over', userId, to }, now)
    expect(refusal('h2', 's2')).toEqual({ refusal: 'no-seat' })
    expect(refusal('s1', 'h1')).toEqual({ refusal: 'colleague-seated' })
    expect(refusal('h1', 's2')).toEqual({ refusal: 'reserved' })
  })
})

test('an offer that an admin withdraws goes to the next', () => {
  const offered = giveUp(join(attend(empty(1), 's1'), 's2', 's3'), 's1')
  const withdrawn = run(offered, { kind: 'withdraw', userId: 's2' })
  expect([stateOf(withdrawn, 's2'), stateOf(withdrawn, 's3')]).toEqual([undefined, 'offered'])
})

test('with a capacity below those attending nobody loses a seat, and nothing is offered until there is room', () => {
  const full = join(attend(empty(3), 's1', 's2', 's3'), 's4')
  const lowered = { ...full, capacity: 1 }
  expect(settle(lowered, now)).toEqual([])
  const fewer = giveUp(giveUp(lowered, 's1'), 's2')
  expect([stateOf(fewer, 's3'), stateOf(fewer, 's4')]).toEqual(['attending', 'waiting'])
  expect(stateOf(giveUp(fewer, 's3'), 's4')).toBe('offered')
})

test('when someone may no longer come, their seat, place or offer ends, and a colleague of a pair goes on alone', () => {
  const end = (seats: Seats, userId: string) =>
    run(seats, { kind: 'end', userIds: [userId], reason: 'not-eligible', keepsSeats: false })
  const pair = joinAsPair(attend(empty(2), 's1', 's2'), 's3', 's4')
  expect(listParties(end(pair, 's3'))).toMatchObject([{ members: ['s4'], pairId: null }])
  const offered = giveUp(giveUp(pair, 's1'), 's2')
  expect([stateOf(end(offered, 's3'), 's3'), stateOf(end(offered, 's3'), 's4')]).toEqual([undefined, 'offered'])
  const seated = join(attend(empty(1), 's1'), 's2')
  expect([stateOf(end(seated, 's1'), 's1'), stateOf(end(seated, 's1'), 's2')]).toEqual([undefined, 'offered'])
})
