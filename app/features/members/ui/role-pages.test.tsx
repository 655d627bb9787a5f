import { describe, expect, test } from 'vitest'
import { eventAddress, type ShownEvent } from '~/features/events/model'
import { getMessages } from '~/i18n/load-messages'
import { locales } from '~/i18n/locales'
import { embassyPageMessages } from '~/i18n/messages/embassy-page'
import { eventsMessages } from '~/i18n/messages/events'
import { hospitalPageMessages } from '~/i18n/messages/hospital-page'
import { insightsMessages } from '~/i18n/messages/insights'
import { programsMessages } from '~/i18n/messages/programs'
import Embassy from '~/routes/members/ambassador'
import Hospital from '~/routes/members/hospital'
import SelectRole from '~/routes/members/select-role'
import Supplier from '~/routes/members/supplier'
import { freeSeat } from '../../../../test/own-seat'
import { missingFrom, pricesOf } from '../../../../test/prices'
import { emptyRolePage, hrefsOf, lettersOf, linesOf, render } from '../../../../test/render-page'

const namespaces = /^(members|embassy-page|hospital-page|programs)\./

describe.each(locales)('in %s', (locale) => {
  test('the embassy page has its prices, its levels and its prepared mail', async () => {
    const markup = render(Embassy, { locale })
    const lines = linesOf(markup)
    const prices = [...pricesOf.embassy, ...pricesOf.studyVisits, ...pricesOf.support]
    expect(missingFrom(lines, prices, locale)).toEqual([])
    expect(lines).toEqual(expect.arrayContaining(['Entry', 'Builder', 'Premium', 'Base', '1–2', '2–3']))
    expect(lines.filter((line) => namespaces.test(line))).toEqual([])
    const embassyPage = await getMessages(embassyPageMessages, locale)
    const programs = await getMessages(programsMessages, locale)
    const [letter] = lettersOf(markup)
    expect(letter?.pathname).toBe('hello@nordbro.example')
    expect(letter?.searchParams.get('subject')).toBe(embassyPage.mail.subject)
    expect(letter?.searchParams.get('body')).toContain(programs.embassy.packages.nordics.name)
    expect(letter?.searchParams.get('body')).toMatch(/\r\nanna\.berg$/)
  })

  test('the hospital page has its hours, their sum, their value and its prepared mail', async () => {
    const markup = render(Hospital, { locale })
    const lines = linesOf(markup)
    const hour = { en: 'h', sv: 'tim', no: 't' }[locale]
    expect(lines).toEqual(expect.arrayContaining([`1 ${hour}`, `2 ${hour}`, `3–5 ${hour}`]))
    const hospitalPage = await getMessages(hospitalPageMessages, locale)
    expect(lines).toContain(hospitalPage.time.hoursPerYear.replace('{hours}', '4–9'))
    expect(lines).toEqual(expect.arrayContaining(Object.values(hospitalPage.time.values)))
    expect(lines.filter((line) => namespaces.test(line))).toEqual([])
    expect(lettersOf(markup)[0]?.searchParams.get('subject')).toBe(hospitalPage.mail.subject)
  })
})

test('the embassy page compares both packages and has a link to request a partnership', () => {
  const markup = render(Embassy)
  expect(linesOf(markup.match(/<h1.*?<\/h1>/)?.[0] ?? '').join(' ')).toBe('Welcome to Nordbro For Embassies')
  const row = (name: string) =>
    linesOf(markup.match(new RegExp(`<tr[^>]*><th[^>]*>${name}.*?</tr>`))?.[0] ?? '').slice(1)
  expect(row('Swedish interviews')).toEqual(['Included', 'Included'])
  for (const added of ['Nordic interviews with 5 hospitals in Norway and Denmark', 'Nordic insights', 'Interpretation'])
    expect(row(added), added).toEqual(['Not included', 'Included'])
  expect(row('Price')).toEqual(['35,000 SEK', '65,000 SEK'])
  expect(markup).toMatch(/<a href="mailto:hello@nordbro\.example\?subject=[^"]+"[^>]*>Request Partnership<\/a>/)
})

test('the hospital page has the total hours per year and a link to join', () => {
  const markup = render(Hospital)
  expect(markup).toMatch(/<h1[^>]*>Minimal Time — Maximum Influence<\/h1>/)
  expect(linesOf(markup)).toEqual(expect.arrayContaining(['Total annual commitment', '4–9 hours per year', 'Optional']))
  expect(markup).toMatch(/<a href="mailto:hello@nordbro\.example\?subject=[^"]+"[^>]*>Join as Hospital Partner<\/a>/)
})

test.each(Object.entries({ Embassy, Hospital }))(
  '%s has the events and the Content Hub, or an error where they could not be loaded',
  (_, Page) => {
    expect(linesOf(render(Page))).toEqual(
      expect.arrayContaining(['Upcoming Events', 'Express Interest', 'Content Hub']),
    )
    const failed = linesOf(render(Page, { loaded: { ...emptyRolePage, upcoming: null, insights: null } }))
    expect(failed).not.toContain('Nothing needs you.')
    expect(failed).toEqual(
      expect.arrayContaining([eventsMessages.loaded.en?.unavailable, insightsMessages.loaded.en?.unavailable]),
    )
  },
)

const waitingEvent: ShownEvent = {
  id: 'e1',
  title: 'Who pays for the first night?',
  description: '',
  type: 'Circle',
  location: 'Stockholm',
  dateTime: '2030-01-01T16:00:00Z',
  date: 'Tuesday, 1 January 2030',
  time: '17:00',
  zoneName: 'Central European Time',
  seats: { max: 12, taken: 11 },
  isFull: false,
  hasBegun: false,
  isOver: false,
  isCancelled: false,
  myResponse: null,
  seat: freeSeat,
}

test.each([
  ['Embassy', Embassy, '/ambassador'],
  ['Hospital', Hospital, '/hospital'],
  ['Supplier', Supplier, '/supplier'],
  ['SelectRole', SelectRole, '/hospital'],
] as const)('%s begins with what is next for the member', (_, Page, _page) => {
  const loaded = {
    ...emptyRolePage,
    upcoming: { events: [waitingEvent], isInterested: false },
    note: { slug: 'care', title: { text: 'Care moves home' }, date: '2029-12-24' },
  }
  const markup = render(Page, { loaded })
  expect(linesOf(markup)).toEqual(
    expect.arrayContaining([
      'Next for you',
      waitingEvent.title,
      'Waits for your answer',
      '1 seat left',
      'Care moves home',
    ]),
  )
  expect(hrefsOf(markup)).toEqual(expect.arrayContaining([eventAddress(waitingEvent.id), '/notes/care']))
  expect(linesOf(render(Page))).toContain('Nothing needs you.')
})

test.each(Object.entries({ Embassy, Hospital, Supplier, SelectRole }))(
  'the markup of %s has no inline styles, one h1 and no skipped heading level',
  (_, Page) => {
    const markup = render(Page)
    expect(markup).not.toMatch(/ style=|<style/)
    expect(markup.match(/<h1/g)).toHaveLength(1)
    const levels = [...markup.matchAll(/<h(\d)/g)].map(([, level]) => Number(level))
    for (const [i, level] of levels.entries()) expect(level - (levels[i - 1] ?? 0)).toBeLessThanOrEqual(1)
  },
)

test('mails are signed with the name of the account', () => {
  const name = 'Anna Berg-Öst'
  for (const Page of [Embassy, Hospital]) {
    const letters = lettersOf(render(Page, { name }))
    expect(letters.length).toBeGreaterThan(0)
    for (const letter of letters) expect(letter.searchParams.get('body')).toMatch(/Anna Berg-Öst$/)
  }
})
