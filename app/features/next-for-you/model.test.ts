import { expect, test } from 'vitest'
import type { Deliverable } from '~/features/deliverables/model'
import type { OwnEngagement } from '~/features/engagements/model'
import type { ShownEvent } from '~/features/events/model'
import { freeSeat } from '../../../test/own-seat'
import { nextSteps, type OwnWork } from './model'

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
})

const noInsights = { newest: [], total: 0 }
const noWork: OwnWork = { engagements: [], deliverables: [], introductions: [], answerable: [], requests: [] }
const engagement = (id: string, state: OwnEngagement['state']): OwnEngagement => ({
  ...{ id, state, program: 'visits', tier: 'core', lines: [], total: 1, locale: 'en', terms: '' },
  ...{ validUntil: '2026-12-01', startsOn: null, offeredAt: null, decidedAt: null, decidedBy: null, reason: '' },
  ...{ acceptedText: null, startedAt: null, closedAt: null, owner: null, today: '2026-11-16' },
})
const deliverable = (id: string, facts: Partial<Deliverable>): Deliverable => ({
  ...{ id, engagementId: 'e', title: { text: id }, text: { text: '' }, owner: null, dueOn: '2026-12-01', daysLeft: 3 },
  ...{
    side: 'team',
    state: 'pending',
    completedOn: null,
    needsAcceptance: false,
    accepted: null,
    revision: '1',
    files: [],
  },
  ...facts,
})

const shortly = (cards: Parameters<typeof nextSteps>[0]) => nextSteps(cards).map(({ kind, key }) => `${kind} ${key}`)

test('events to answer come first, then those one attends, then the newest file and note', () => {
  const events = [
    event('mine', { myResponse: 'attending' }),
    event('declined', { myResponse: 'not_attending' }),
    event('begun', { hasBegun: true }),
    event('open'),
  ]
  const cards = {
    upcoming: { events, isInterested: false },
    insights: { newest: [insight('new'), insight('old')], total: 2 },
    note,
    work: noWork,
  }
  expect(shortly(cards)).toEqual(['answer open', 'attending mine', 'file new', 'note care'])
})

test('what could not be loaded, or does not exist, is left out', () => {
  expect(shortly({ upcoming: null, insights: null, note, work: null })).toEqual(['note care'])
  expect(
    shortly({ upcoming: { events: [], isInterested: false }, insights: noInsights, note: null, work: noWork }),
  ).toEqual([])
})

test('what waits for the organisation comes before everything else: offers, then what was delivered, then what it owes', () => {
  const work: OwnWork = {
    ...noWork,
    engagements: [engagement('mine', 'offered'), engagement('of-a-colleague', 'offered'), engagement('old', 'expired')],
    answerable: ['mine', 'old'],
    deliverables: [
      deliverable('owed', { side: 'both' }),
      deliverable('of-the-team', {}),
      deliverable('later', { side: 'partner', state: 'upcoming' }),
      deliverable('delivered', { state: 'complete', needsAcceptance: true }),
      deliverable('accepted', {
        ...{ state: 'complete', needsAcceptance: true, accepted: { name: 'Kari', at: new Date() } },
      }),
    ],
  }
  const upcoming = { events: [event('open')], isInterested: false }
  expect(shortly({ upcoming, insights: noInsights, note: null, work })).toEqual([
    'offer mine',
    'accept delivered',
    'owed owed',
    'answer open',
  ])
})
