import { expect, test } from 'vitest'
import {
  cameTo,
  checkInState,
  checkInTimes,
  codeUrl,
  countPresent,
  type Guest,
  overAt,
  readScanned,
  searchGuests,
  withTaps,
} from './model'

const dinner = {
  eventDate: new Date('2027-03-27T17:00:00Z'),
  endsAt: new Date('2027-03-27T21:00:00Z'),
  timeZone: 'Europe/Stockholm',
  status: 'scheduled' as const,
}
const withoutEnd = { ...dinner, endsAt: null }

test('check-in opens on the day of the event, by the clock there, and closes a day after the end', () => {
  expect(checkInTimes(dinner).opensAt).toEqual(new Date('2027-03-26T23:00:00Z'))
  expect(checkInTimes({ ...dinner, timeZone: 'Europe/Helsinki' }).opensAt).toEqual(new Date('2027-03-26T22:00:00Z'))
  expect(checkInTimes(dinner).closesAt).toEqual(new Date('2027-03-28T21:00:00Z'))
  expect(checkInState(dinner, new Date('2027-03-26T22:59:59Z'))).toBe('early')
  expect(checkInState(dinner, new Date('2027-03-26T23:00:00Z'))).toBe('open')
  expect(checkInState(dinner, new Date('2027-03-28T20:59:59Z'))).toBe('open')
  expect(checkInState(dinner, new Date('2027-03-28T21:00:00Z'))).toBe('closed')
})

test('check-in at an event that begins before 06:00 opens at 18:00 on the day before', () => {
  const beginsAt = (eventDate: string) => checkInTimes({ ...withoutEnd, eventDate: new Date(eventDate) }).opensAt
  expect(beginsAt('2027-03-26T23:00:00Z')).toEqual(new Date('2027-03-26T17:00:00Z'))
  // Clocks are put forward in the night: 05:59 and 06:00 in summer time.
  expect(beginsAt('2027-03-28T03:59:00Z')).toEqual(new Date('2027-03-27T17:00:00Z'))
  expect(beginsAt('2027-03-28T04:00:00Z')).toEqual(new Date('2027-03-27T23:00:00Z'))
})

test('an event without an end is over with its day, also where clocks change at midnight', () => {
  expect(overAt(withoutEnd)).toEqual(new Date('2027-03-27T23:00:00Z'))
  const inBeirut = { ...withoutEnd, timeZone: 'Asia/Beirut' }
  expect(overAt(inBeirut)).toEqual(new Date('2027-03-27T22:00:00Z'))
})

test.each(['draft', 'cancelled'] as const)('nobody is checked in at a %s event', (status) => {
  expect(checkInState({ ...dinner, status }, dinner.eventDate)).toBe(status)
})

const after = new Date('2027-03-28T12:00:00Z')
const attending = { response: 'attending', isPresent: false } as const

test('who attended by answer and was not checked in did not come, once the event is over', () => {
  expect(cameTo(dinner, attending, true, after)).toBe('no-show')
  expect(cameTo(dinner, { ...attending, isPresent: true }, true, after)).toBe('yes')
  expect(cameTo(dinner, attending, true, new Date('2027-03-27T20:59:59Z'))).toBeNull()
})

test('nothing is known of those who did not attend by answer, without check-ins, and of a cancelled event', () => {
  expect(cameTo(dinner, { response: 'not_attending', isPresent: false }, true, after)).toBeNull()
  expect(cameTo(dinner, { response: null, isPresent: false }, true, after)).toBeNull()
  expect(cameTo(dinner, attending, false, after)).toBeNull()
  expect(cameTo({ ...dinner, status: 'cancelled' }, attending, true, after)).toBeNull()
})

test('who waited and was admitted came', () => {
  expect(cameTo(dinner, { response: null, isPresent: true }, true, dinner.eventDate)).toBe('yes')
})

const guest = (overrides: Partial<Guest> = {}): Guest => ({
  ...{ id: 'one', name: 'Åsa Öberg', email: 'asa@lund.example', organisation: 'Region Skåne', role: 'hospital' },
  ...{ standing: 'attending', code: 'ABCDEF', arrivedAt: null },
  ...overrides,
})
const tap = (isPresent: boolean, tappedAtMs: number, userId = 'one') => ({
  ...{ id: `${userId} ${tappedAtMs}`, userId, isPresent, tappedAtMs, deviceId: 'device' },
})

test('taps that wait come after what the server knows, the latest last', () => {
  const known = [guest(), guest({ id: 'two', arrivedAt: '2027-03-27T17:00:00.000Z' })]
  const at = Date.UTC(2027, 2, 27, 18)
  expect(withTaps(known, [tap(true, at), tap(false, at + 1, 'two')])).toMatchObject([
    { arrivedAt: '2027-03-27T18:00:00.000Z', isUnsent: true },
    { arrivedAt: null, isUnsent: true },
  ])
  expect(withTaps(known, [tap(false, at + 1), tap(true, at)])).toMatchObject([
    { arrivedAt: null, isUnsent: true },
    { isUnsent: false },
  ])
})

test('a second tap on someone who is present does not change when they arrived; one after an undo does', () => {
  const known = [guest({ arrivedAt: '2027-03-27T17:00:00.000Z' })]
  const at = Date.UTC(2027, 2, 27, 18)
  expect(withTaps(known, [tap(true, at)])).toMatchObject([{ arrivedAt: '2027-03-27T17:00:00.000Z', isUnsent: true }])
  expect(withTaps([guest()], [tap(true, at + 60_000), tap(true, at)])).toMatchObject([
    { arrivedAt: '2027-03-27T18:00:00.000Z' },
  ])
  expect(withTaps(known, [tap(true, at), tap(false, at - 1)])).toMatchObject([
    { arrivedAt: '2027-03-27T18:00:00.000Z' },
  ])
})

test('those on the list are counted apart from those who were admitted', () => {
  const arrivedAt = '2027-03-27T17:00:00.000Z'
  const guests = [guest(), guest({ arrivedAt }), guest({ arrivedAt, standing: 'waiting' })]
  expect(countPresent(guests)).toEqual({ present: 1, listed: 2, others: 1 })
})

test('a search finds by parts of words without marks, by the address, and by the whole code', () => {
  const guests = [guest(), guest({ id: 'two', name: 'Bo', organisation: '', email: 'bo@x.example', code: 'GHJKLM' })]
  const found = (query: string) => searchGuests(guests, query).map(({ id }) => id)
  expect(found('oberg')).toEqual(['one'])
  expect(found('skane asa')).toEqual(['one'])
  expect(found('bo@x')).toEqual(['two'])
  expect(found(' ghj klm ')).toEqual(['two'])
  expect(found('ghj')).toEqual([])
  expect(found('')).toEqual(['one', 'two'])
})

test('who said no is found by a search, and listed only when present', () => {
  const declined = guest({ standing: 'declined' })
  expect(searchGuests([declined], '')).toEqual([])
  expect(searchGuests([declined], 'Åsa')).toHaveLength(1)
  expect(searchGuests([{ ...declined, arrivedAt: '2027-03-27T17:00:00.000Z' }], '')).toHaveLength(1)
})

test('a camera reads the address of this event’s page, or the letters', () => {
  const url = codeUrl(new URL('https://nordbro.example'), 'e1', 'ABCDEF')
  expect(url).toBe('https://nordbro.example/admin/events/e1/check-in?code=ABCDEF')
  expect(readScanned(url, 'e1')).toEqual({ code: 'ABCDEF' })
  expect(readScanned(url, 'e2')).toBe('other-event')
  expect(readScanned('abc def', 'e1')).toEqual({ code: 'ABCDEF' })
  for (const other of ['', 'https://menu.example/', 'ABCDEO1', 'https://nordbro.example/?code=ABC'])
    expect(readScanned(other, 'e1')).toBe('no-code')
})
