import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, test } from 'vitest'
import { rightsOf } from '~/auth/permissions'
import { eventAddress, type ShownEvent } from '~/features/events/model'
import type { MemberCardsData } from '~/features/next-for-you/model'
import { RailFoot } from '~/features/workspace/ui/rail-foot'
import { LanguageProvider } from '~/i18n/language'
import { getMessages } from '~/i18n/load-messages'
import { type Locale, locales } from '~/i18n/locales'
import { embassyPageMessages } from '~/i18n/messages/embassy-page'
import { eventsMessages } from '~/i18n/messages/events'
import { hospitalPageMessages } from '~/i18n/messages/hospital-page'
import { insightsMessages } from '~/i18n/messages/insights'
import { programsMessages } from '~/i18n/messages/programs'
import { supplierPageMessages } from '~/i18n/messages/supplier-page'
import Embassy from '~/routes/members/ambassador'
import Hospital from '~/routes/members/hospital'
import SelectRole from '~/routes/members/select-role'
import Supplier from '~/routes/members/supplier'
import { ThemeProvider } from '~/ui/theme'
import { freeSeat } from '../../../../test/own-seat'
import { missingFrom, pricesOf } from '../../../../test/prices'
import { AuthProvider } from './auth'
import { DeliverablesTimeline } from './deliverables-timeline'
import { DialogueUpdates } from './dialogue-updates'
import { QuickActions } from './quick-actions'
import { RoleSwitcher } from './role-switcher'
import { UpgradePackages } from './upgrade-packages'

type RenderOptions = {
  locale?: Locale
  isAdmin?: boolean
  at?: string
  name?: string
  cards?: MemberCardsData
}
type Page = NonNullable<Parameters<typeof createRoutesStub>[0][number]['Component']>

const noCards: MemberCardsData = { upcoming: { events: [], isInterested: false }, insights: [], note: null }

function render(
  Page: Page,
  { locale = 'en', isAdmin = false, at = '/here', name = '', cards = noCards }: RenderOptions = {},
) {
  const Stub = createRoutesStub([{ id: 'page', path: '*', Component: Page, loader: () => cards }])
  const auth = {
    user: { id: 'u1', email: 'anna.berg@nordbro.example', name },
    session: { id: 's1', expiresAt: '2030-01-01T00:00:00Z' },
    userAccess: { role: 'hospital', level: 'entry', adminRole: isAdmin ? 'owner' : null },
    rights: isAdmin ? rightsOf({ adminRole: 'owner' }) : [],
    isLoading: false,
  } as const
  return renderToStaticMarkup(
    <LanguageProvider locale={locale}>
      <AuthProvider auth={auth}>
        <Stub initialEntries={[at]} hydrationData={{ loaderData: { page: cards } }} />
      </AuthProvider>
    </LanguageProvider>,
  )
}

/** As the document does. */
const withTheme = (Part: () => ReactNode) => () => (
  <ThemeProvider slug="nordbro">
    <Part />
  </ThemeProvider>
)

/** The texts between the tags. */
const linesOf = (markup: string) =>
  markup
    .replaceAll('\u00a0', ' ')
    .split(/<[^>]*>/)
    .map((line) => line.trim())
    .filter(Boolean)

const hrefsOf = (markup: string) => [...markup.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href)

const lettersOf = (markup: string) =>
  hrefsOf(markup)
    .filter((href) => href.includes('?subject='))
    .map((href) => new URL(href.replaceAll('&amp;', '&')))

const namespaces = /^(members|embassy-page|hospital-page|supplier-page|programs)\./

const SupplierParts = () => (
  <>
    <QuickActions newest={undefined} />
    <DeliverablesTimeline />
    <DialogueUpdates />
    <UpgradePackages />
  </>
)

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

  test('the parts of the supplier page have their prices, and no text is missing', () => {
    const lines = linesOf(render(SupplierParts, { locale }))
    expect(missingFrom(lines, pricesOf.upgrades, locale)).toEqual([])
    expect(lines.filter((line) => namespaces.test(line))).toEqual([])
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
    const failed = linesOf(render(Page, { cards: { upcoming: null, insights: null, note: null } }))
    expect(failed).not.toContain('Nothing needs you.')
    expect(failed).toEqual(
      expect.arrayContaining([eventsMessages.loaded.en?.unavailable, insightsMessages.loaded.en?.unavailable]),
    )
  },
)

test('the supplier can write to the team and download the newest insight', () => {
  const markup = render(() => <QuickActions newest={{ id: 'i7' }} />)
  expect(markup).toMatch(/<a href="mailto:[^"]+"[^>]*>.*Contact Strategy Team<\/a>/)
  expect(markup).toMatch(/<a [^>]*href="\/insights\/i7"[^>]*>.*Download Insights<\/a>/)
  expect(markup).not.toContain('disabled=""')
})

test('without an insight the button is disabled and its reason can be read', () => {
  const markup = render(() => <QuickActions newest={undefined} />)
  const reason = markup.match(/<button[^>]*disabled=""[^>]*aria-describedby="([^"]+)"/)?.[1]
  expect(reason).toBeTruthy()
  expect(markup).toContain(`<p id="${reason}"`)
  expect(linesOf(markup)).toContain(supplierPageMessages.loaded.en?.actions.none)
  expect(markup).not.toContain('/insights/')
})

test('insights that could not be loaded are not reported as none', () => {
  const lines = linesOf(render(() => <QuickActions newest={null} />))
  expect(lines).toContain(supplierPageMessages.loaded.en?.actions.unavailable)
  expect(lines).not.toContain(supplierPageMessages.loaded.en?.actions.none)
})

test('the timeline has three items, one of each status, and its badge', () => {
  const lines = linesOf(render(DeliverablesTimeline))
  expect(lines).toEqual(expect.arrayContaining(['Deliverables Timeline', '3 pending']))
  expect(lines.filter((line) => /^(Complete|Pending|Upcoming)$/.test(line))).toEqual([
    'Complete',
    'Pending',
    'Upcoming',
  ])
})

test('each upgrade has a prepared mail with its name in the subject', () => {
  const subjects = lettersOf(render(UpgradePackages)).map((letter) => letter.searchParams.get('subject'))
  expect(subjects).toEqual(['Upgrade to Access+', 'Upgrade to Partner'])
})

test('the switcher names the role and links to the others and to the role selection', () => {
  const markup = render(() => <RoleSwitcher current="hospital" />)
  expect(linesOf(markup)).toEqual(['Hospital', 'Back to Role Selection', 'Embassy', 'Supplier', 'Hospital'])
  expect(hrefsOf(markup)).toEqual(['/select-role', '/ambassador', '/supplier', '/hospital'])
  expect(markup).toMatch(/<a [^>]*aria-current="page"[^>]*href="\/hospital"|href="\/hospital"[^>]*aria-current="page"/)
  expect(linesOf(render(() => <RoleSwitcher />))[0]).toBe('Select Role')
  expect(hrefsOf(render(() => <RoleSwitcher current="admin" />, { isAdmin: true })).at(-1)).toBe('/admin')
})

test('the foot of the rail shows who is signed in and signs out by a plain form', () => {
  const markup = render(withTheme(() => <RailFoot />))
  expect(linesOf(markup).filter((line) => !/^(EN|SV|NO|English|Svenska|Norsk)$|^Switch to/.test(line))).toEqual([
    'AB',
    'Welcome, anna.berg',
    'Hospital, Entry',
    'Sign Out',
  ])
  expect(markup).toMatch(/<form [^>]*action="\/sign-out" method="post"><button type="submit"/)
  expect(hrefsOf(markup)).toEqual(['/account', '?lang=en', '?lang=sv', '?lang=no'])
})

test('the role selection offers three roles and sign-out; admins also get the admin screen', () => {
  const markup = render(SelectRole)
  expect(markup).toMatch(/<h1[^>]*>Welcome, anna\.berg<\/h1>/)
  expect(linesOf(markup)).toEqual(expect.arrayContaining(['Embassy', 'Supplier', 'Hospital', 'Sign Out']))
  expect(hrefsOf(markup)).toEqual(expect.arrayContaining(['/ambassador', '/supplier', '/hospital']))
  expect(markup.match(/Your role/g)).toHaveLength(1)
  expect(markup).not.toContain('/admin')
  expect(render(SelectRole, { isAdmin: true })).toMatch(/<a [^>]*href="\/admin"[^>]*>Admin Access<\/a>/)
})

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
  const cards: MemberCardsData = {
    upcoming: { events: [waitingEvent], isInterested: false },
    insights: [],
    note: { slug: 'care', title: { text: 'Care moves home' }, date: '2029-12-24' },
  }
  const markup = render(Page, { cards })
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

test('the member’s own role comes first on the role selection', () => {
  const roles = hrefsOf(render(SelectRole)).filter((href) => ['/ambassador', '/supplier', '/hospital'].includes(href))
  expect(roles).toEqual(['/hospital', '/ambassador', '/supplier'])
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

test('mails are signed with the name of the account; the welcome line uses the address', () => {
  const name = 'Anna Berg-Öst'
  for (const RolePage of [Embassy, Hospital, UpgradePackages, () => <QuickActions newest={undefined} />]) {
    for (const letter of lettersOf(render(RolePage as Page, { name }))) {
      expect(letter.searchParams.get('body')).toMatch(/Anna Berg-Öst$/)
    }
  }
  expect(lettersOf(render(Embassy as Page, { name })).length).toBeGreaterThan(0)
  expect(
    linesOf(
      render(
        withTheme(() => <RailFoot />),
        { name },
      ),
    ),
  ).toContain('Welcome, anna.berg')
})
