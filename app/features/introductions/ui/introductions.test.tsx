import { expect, test } from 'vitest'
import { type Locale, locales } from '~/i18n/locales'
import { type RenderOptions, render } from '../../../../test/render-page'
import type { IntroductionsOfEngagement, ListedIntroduction, OwnIntroductions } from '../model'
import { introductionDays } from '../model/days'
import { IntroductionsPanel } from './introductions-panel'
import { WarmIntroductions } from './warm-introductions'

const textOf = (markup: string) =>
  markup
    .replaceAll(/<[^>]*>/g, '|')
    .split('|')
    .filter(Boolean)

const anna: ListedIntroduction = {
  ...{ id: 'i1', personName: 'Anna Falk', personRole: 'Director', organisationName: 'Region Mälardal', note: 'Beds.' },
  ...{ introducedOn: '2026-11-12', metOn: '2026-11-13', version: 0, author: 'Elin Åberg', organisationId: 'o1' },
}
const ola: ListedIntroduction = {
  ...{ ...anna, id: 'i2', personName: 'Ola Brekke', personRole: '', organisationName: 'Nord sykehus' },
  ...{ metOn: null, organisationId: null, note: '' },
}
const own: OwnIntroductions = {
  ...{ engagementId: 'e1', atMost: 3, isOpen: true, introductions: [anna, ola], today: '2026-11-16' },
  days: introductionDays('2026-11-25', 14, '2026-11-16'),
}
const partner = (overrides: Partial<OwnIntroductions> = {}, locale?: Locale) =>
  render(() => <WarmIntroductions introductions={{ ...own, ...overrides }} />, locale ? { locale } : {})

test('a partner reads whom they were introduced to, how many are left, and for how long', () => {
  const markup = partner()
  expect(textOf(markup)).toEqual(
    expect.arrayContaining([
      ...['2 of 3', '11 Nov', '9 days left of 14', '25 Nov', 'Anna Falk', 'Director, Region Mälardal', 'Beds.'],
      ...[
        'Met 13 Nov',
        'Ola Brekke',
        'Nord sykehus',
        'Introduced 12 Nov',
        'Not met yet',
        '1 more is yours to ask for.',
      ],
    ]),
  )
  expect(markup).toContain('href="/dialogue?about=introduction.i1#new-thread"')
  expect(markup).toContain('href="/dialogue?about=engagement.e1&amp;ask=introduction#new-thread"')
  // The drawing has an arch for each, and is for the eyes alone.
  expect(markup).toMatch(/<svg aria-hidden="true"/)
  expect(markup).not.toMatch(/NaN|undefined/)
})

test('without an introduction it says what will come', () => {
  const texts = textOf(partner({ introductions: [] }))
  expect(texts).toEqual(expect.arrayContaining(['0 of 3', 'No introduction yet.', 'Ask for an introduction']))
})

test('nothing is asked for once all are made or the engagement has ended', () => {
  expect(textOf(partner({ isOpen: false }))).not.toContain('Ask for an introduction')
})

const daysOn = (today: string) => introductionDays('2026-11-25', 14, today)

test.each([
  ['2026-11-09', 'The 14 days begin with the visit'],
  ['2026-11-25', 'Last day of 14'],
  ['2026-11-26', 'The 14 days are over'],
])('on %s it says: %s', (today, text) => {
  const markup = partner({ days: daysOn(today) })
  expect(textOf(markup)).toContain(text)
  expect(markup).not.toMatch(/NaN|undefined/)
})

test.each(locales)('in %s every text is there', (locale) => {
  const shown = ['2026-11-09', '2026-11-16', '2026-11-25', '2026-11-26'].map((today) =>
    partner({ days: daysOn(today) }, locale),
  )
  const texts = [...shown, partner({ introductions: [], days: null }, locale)].flatMap(textOf)
  expect(texts.filter((text) => /^\w+\.[\w.-]+$|\{|undefined|Invalid/.test(text))).toEqual([])
})

const listed: IntroductionsOfEngagement = {
  ...{ ...own, introductions: [anna, ola], newId: 'n', startsOn: '2026-11-02' },
  ...{ isCorrectable: true, isRunning: true },
}
const team = (overrides: Partial<IntroductionsOfEngagement> = {}, options?: RenderOptions) =>
  render(() => <IntroductionsPanel {...listed} {...overrides} />, { adminRole: 'owner', ...options })

test('the team sees who made each, links those of the network, and what is left', () => {
  const markup = team()
  expect(textOf(markup).join('')).toContain('Introductions, 2 of 3')
  expect(textOf(markup)).toEqual(
    expect.arrayContaining([
      '9 days left of 14, until 25 Nov 2026',
      'introduced on 12 Nov 2026 by Elin Åberg, met on 13 Nov 2026',
    ]),
  )
  expect(markup).toContain('href="/admin/organisations/o1"')
  expect(markup.match(/>Met today</g)).toHaveLength(1)
  expect(markup).toContain('Add and tell the partner')
  expect(markup).not.toContain('Save the correction')
})

test('one is corrected at a time, as the address says', () => {
  const markup = team({}, { at: '/here?introduction=i2' })
  expect(markup.match(/Save the correction/g)).toHaveLength(1)
  expect(markup).toMatch(/name="personName"[^>]*value="Ola Brekke"|value="Ola Brekke"[^>]*name="personName"/)
})

test('who only reads gets no buttons; once all are made none is added; a closed one can be corrected', () => {
  expect(team({}, { adminRole: 'reader' })).not.toMatch(/<form|>Correct<|>Remove</)
  expect(team({ isOpen: false })).not.toContain('Add and tell the partner')
  const closed = team({ isOpen: false, isRunning: false })
  expect(closed).not.toContain('Met today')
  expect(closed).toMatch(/>Correct</)
})
