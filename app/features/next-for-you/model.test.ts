import { expect, test } from 'vitest'
import type { ShownEvent } from '~/features/events/model'
import { freeSeat } from '../../../test/own-seat'
import { nextSteps } from './model'

const event = (id: string, facts: Partial<ShownEvent> = {}): ShownEvent => ({
  id,
  title: id,
  description: '',
  type: 'Circle',
  location: 'Stockholm',
  dateTime: '2026-11-25T16:00:00Z',
  date: '25 November 2026',
  time: '17:00',
  zoneName: 'Stockholm',
  seats: null,
  isFull: false,
  hasBegun: false,
  isOver: false,
  isCancelled: false,
  myResponse: null,
  seat: freeSeat,
  ...facts,
})
const note = { slug: 'care', title: { text: 'Care' }, date: '2026-11-01' }
const insight = (id: string) => ({
  id,
  title: { text: id },
  summary: null,
  fileName: 'a.pdf',
  size: 1,
  publishedAt: '2026-11-01T00:00:00Z',
})

const shortly = (cards: Parameters<typeof nextSteps>[0]) => nextSteps(cards).map(({ kind, key }) => `${kind} ${key}`)

test('events to answer come first, then those one attends, then the newest file and note', () => {
  const events = [
    event('mine', { myResponse: 'attending' }),
    event('declined', { myResponse: 'not_attending' }),
    event('begun', { hasBegun: true }),
    event('open'),
  ]
  const cards = { upcoming: { events, isInterested: false }, insights: [insight('new'), insight('old')], note }
  expect(shortly(cards)).toEqual(['answer open', 'attending mine', 'file new', 'note care'])
})

test('what could not be loaded, or does not exist, is left out', () => {
  expect(shortly({ upcoming: null, insights: null, note })).toEqual(['note care'])
  expect(shortly({ upcoming: { events: [], isInterested: false }, insights: [], note: null })).toEqual([])
})
