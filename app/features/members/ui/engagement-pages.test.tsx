import { describe, expect, test } from 'vitest'
import type { OpenedOwnEngagement } from '~/features/engagements/model'
import type { OwnWork } from '~/features/next-for-you/model'
import { type Locale, locales } from '~/i18n/locales'
import { type EngagementState, engagementStates } from '~/lib/engagement-states'
import EngagementPage from '~/routes/members/engagement'
import EngagementsPage from '~/routes/members/engagements'
import { linesOf, render } from '../../../../test/render-page'

const offer: OpenedOwnEngagement = {
  ...{ id: 'g1', program: 'visits', tier: 'core', state: 'offered', locale: 'en', terms: 'In May.', total: 234_000 },
  lines: [
    { kind: 'tier', key: 'core', quantity: 1, unitPrice: 220_000 },
    { kind: 'addOn', key: 'delegate', quantity: 2, unitPrice: 7_000 },
  ],
  ...{ validUntil: '2026-12-15', startsOn: null, offeredAt: new Date('2026-11-16T09:00:00Z'), decidedAt: null },
  ...{ decidedBy: null, reason: '', acceptedText: null, startedAt: null, closedAt: null, owner: 'Elin Åberg' },
  today: '2026-11-16',
  ...{ organisation: 'Aldera', isSignatory: true, sentence: 'I accept.' },
  signatories: [
    { id: 'u1', name: 'Kari Nordmann' },
    { id: 'u2', name: 'Lars Berg' },
  ],
}
const renderPage = (Page: unknown, loaded: unknown, locale: Locale = 'en') => render(Page, { loaded, locale })
const decided = { decidedAt: new Date('2026-11-20T09:00:00Z'), decidedBy: 'Kari Nordmann' }

const pageOf = (facts: Partial<OpenedOwnEngagement>, locale?: Locale) =>
  renderPage(EngagementPage, { engagement: { ...offer, ...facts }, deliverables: [] }, locale)

describe('the page of an offer', () => {
  test('has its stored lines with their amounts, what else was agreed, and its file', () => {
    const markup = pageOf({})
    const lines = linesOf(markup)
    expect(lines).toEqual(
      expect.arrayContaining(['Core', '220,000 SEK', 'Extra delegate', '7,000 SEK', '14,000 SEK', '234,000 SEK']),
    )
    expect(lines).toEqual(expect.arrayContaining(['In May.', 'Elin Åberg', '15 December 2026']))
    expect(markup).toContain('href="/engagements/g1/offer.pdf"')
  })

  test('lets a signatory tick the very sentence that is stored, and decline', () => {
    const markup = pageOf({})
    expect(markup).toMatch(/<input[^>]*name="agreed"[^>]*value="I accept\."|value="I accept\."[^>]*name="agreed"/)
    expect(linesOf(markup)).toEqual(expect.arrayContaining(['I accept.', 'Accept the offer', 'Decline the offer']))
  })

  test('tells everyone else who can answer', () => {
    const lines = linesOf(pageOf({ isSignatory: false }))
    expect(lines).toContain('Kari Nordmann, Lars Berg can answer for Aldera.')
    expect(lines).not.toContain('Accept the offer')
    const none = linesOf(pageOf({ isSignatory: false, signatories: [] }))
    expect(none).toContain('Nobody in your organisation can answer at the moment. Write to us.')
  })

  test.each([
    [
      'accepted',
      { ...decided, acceptedText: 'I accept.' },
      'Kari Nordmann accepted this offer on 20 November 2026 at 10:00.',
    ],
    [
      'running',
      { ...decided, acceptedText: 'I accept.' },
      'Kari Nordmann accepted this offer on 20 November 2026 at 10:00.',
    ],
    [
      'closed',
      { ...decided, acceptedText: 'I accept.' },
      'Kari Nordmann accepted this offer on 20 November 2026 at 10:00.',
    ],
    [
      'declined',
      { ...decided, reason: 'Too late.' },
      'Kari Nordmann declined this offer on 20 November 2026 at 10:00.',
    ],
    [
      'declined',
      { ...decided, decidedBy: null },
      'Someone in your organisation declined this offer on 20 November 2026 at 10:00.',
    ],
    ['withdrawn', decided, 'We withdrew this offer on 20 November 2026 at 10:00.'],
    ['expired', {}, 'This offer was valid until 15 December 2026. Ask us, and we will make a new one.'],
  ] as const)('that is %s says what became of it, and takes no answer', (state, facts, sentence) => {
    const lines = linesOf(pageOf({ state, ...facts }))
    expect(lines).toContain(sentence)
    expect(lines).not.toContain('Accept the offer')
    if ('reason' in facts) expect(lines).toContain('Too late.')
    if ('acceptedText' in facts) expect(lines).toContain('I accept.')
  })
})

const shownStates = engagementStates.filter((state) => state !== 'draft' && state !== 'discarded')

test.each(locales)('in %s every state has its words, on the list and on its page', (locale) => {
  const facts = { ...decided, startsOn: '2026-11-20', closedAt: new Date('2026-12-20T09:00:00Z') }
  const engagements = shownStates.map((state: EngagementState) => ({ ...offer, ...facts, id: state, state }))
  const work: OwnWork = { engagements, deliverables: [], introductions: [], answerable: [], requests: [] }
  const texts = [
    ...linesOf(renderPage(EngagementsPage, work, locale)),
    ...engagements.flatMap((engagement) => linesOf(pageOf(engagement, locale))),
  ]
  expect(texts.filter((text) => /^[\w-]+\.[\w.-]+$|\{|undefined|Invalid/.test(text))).toEqual([])
})

test('the list has what waits before what runs, and both before what is over', () => {
  const states: EngagementState[] = ['closed', 'accepted', 'offered', 'running', 'expired']
  const engagements = states.map((state) => ({ ...offer, ...decided, id: state, state }))
  const markup = renderPage(EngagementsPage, {
    engagements,
    deliverables: [],
    introductions: [],
    answerable: [],
    requests: [],
  })
  expect([...markup.matchAll(/href="\/engagements\/(\w+)"/g)].map(([, id]) => id)).toEqual([
    ...['offered', 'accepted', 'running'],
    ...['closed', 'expired'],
  ])
})

test('without an engagement the page says what will appear, and takes a request', () => {
  const requests = [
    { program: 'upgrades', tier: 'partner', createdAt: new Date('2026-11-16T09:00:00Z') },
    { program: 'speedDial', tier: null, createdAt: new Date('2026-11-17T09:00:00Z') },
  ]
  const lines = linesOf(renderPage(EngagementsPage, { engagements: [], deliverables: [], answerable: [], requests }))
  expect(lines).toEqual(expect.arrayContaining(['No engagement yet.', 'Ask for a program', 'Send']))
  expect(lines).toEqual(expect.arrayContaining(['Supplier upgrades, Partner', '16 November 2026', '17 November 2026']))
})

test.each([
  ['en', 'Starts 1 Dec', 'Starts on 1 December 2026', 'Starts 4 Jan 2027', 'Under way'],
  ['sv', 'Startar 1 dec.', 'Startar den 1 december 2026', 'Startar 4 jan. 2027', 'Pågår'],
  ['no', 'Starter 1. des.', 'Starter 1. desember 2026', 'Starter 4. jan. 2027', 'Pågår'],
] as const)(
  'in %s one that has not reached its first day says when it starts',
  (locale, badge, row, nextYear, running) => {
    const facts = { ...decided, state: 'running' as const, startsOn: '2026-12-01' }
    const list = (engagement: OpenedOwnEngagement) =>
      linesOf(
        renderPage(
          EngagementsPage,
          { engagements: [engagement], deliverables: [], answerable: [], requests: [] },
          locale,
        ),
      )
    expect(list({ ...offer, ...facts })).toEqual(expect.arrayContaining([badge, row]))
    expect(list({ ...offer, ...facts })).not.toContain(running)
    expect(linesOf(pageOf(facts, locale))).toContain(badge)
    expect(linesOf(pageOf({ ...facts, startsOn: '2027-01-04' }, locale))).toContain(nextYear)
    // On its first day it runs.
    expect(list({ ...offer, ...facts, today: '2026-12-01' })).toContain(running)
    expect(linesOf(pageOf({ ...facts, today: '2026-12-01' }, locale))).toContain(running)
  },
)
