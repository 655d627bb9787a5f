import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, test } from 'vitest'
import { rightsOf } from '~/auth/permissions'
import type { Deliverable } from '~/features/deliverables/model'
import type { DialogueUpdates as Updates } from '~/features/dialogue/model'
import type { OwnEngagement } from '~/features/engagements/model'
import { eventAddress, type ShownEvent } from '~/features/events/model'
import type { MemberCardsData, OwnWork } from '~/features/next-for-you/model'
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
  dialogue?: Updates | null
}
type Page = NonNullable<Parameters<typeof createRoutesStub>[0][number]['Component']>

const noWork: OwnWork = { engagements: [], deliverables: [], introductions: [], answerable: [], requests: [] }
const noCards: MemberCardsData = {
  upcoming: { events: [], isInterested: false },
  insights: { newest: [], total: 0 },
  note: null,
  work: noWork,
}

const noDialogue: Updates = { threads: [], unread: 0, hasOrganisation: false }

function render(
  Page: Page,
  {
    locale = 'en',
    isAdmin = false,
    at = '/here',
    name = '',
    cards = noCards,
    dialogue = noDialogue,
  }: RenderOptions = {},
) {
  const page = { ...cards, dialogue }
  const Stub = createRoutesStub([{ id: 'page', path: '*', Component: Page, loader: () => page }])
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
        <Stub initialEntries={[at]} hydrationData={{ loaderData: { page } }} />
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

const Upgrades = () => <UpgradePackages work={noWork} />

const SupplierParts = () => (
  <>
    <QuickActions canWrite={false} newest={undefined} />
    <DeliverablesTimeline />
    <DialogueUpdates dialogue={noDialogue} />
    <Upgrades />
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
    const failed = linesOf(render(Page, { cards: { ...noCards, upcoming: null, insights: null } }))
    expect(failed).not.toContain('Nothing needs you.')
    expect(failed).toEqual(
      expect.arrayContaining([eventsMessages.loaded.en?.unavailable, insightsMessages.loaded.en?.unavailable]),
    )
  },
)

test('the supplier can write to the team and download the newest insight', () => {
  const markup = render(() => <QuickActions canWrite={false} newest={{ id: 'i7' }} />)
  expect(markup).toMatch(/<a href="mailto:[^"]+"[^>]*>.*Contact Strategy Team<\/a>/)
  expect(markup).toMatch(/<a [^>]*href="\/insights\/i7"[^>]*>.*Download Insights<\/a>/)
  expect(markup).not.toContain('disabled=""')
})

test('without an insight the button is disabled and its reason can be read', () => {
  const markup = render(() => <QuickActions canWrite={false} newest={undefined} />)
  const reason = markup.match(/<button[^>]*disabled=""[^>]*aria-describedby="([^"]+)"/)?.[1]
  expect(reason).toBeTruthy()
  expect(markup).toContain(`<p id="${reason}"`)
  expect(linesOf(markup)).toContain(supplierPageMessages.loaded.en?.actions.none)
  expect(markup).not.toContain('/insights/')
})

test('insights that could not be loaded are not reported as none', () => {
  const lines = linesOf(render(() => <QuickActions canWrite={false} newest={null} />))
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
  const subjects = lettersOf(render(Upgrades)).map((letter) => letter.searchParams.get('subject'))
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
    ...noCards,
    upcoming: { events: [waitingEvent], isInterested: false },
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
  for (const RolePage of [Embassy, Hospital, Upgrades, () => <QuickActions canWrite={false} newest={undefined} />]) {
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

const engagement: OwnEngagement = {
  ...{ id: 'g1', program: 'visits', tier: 'core', state: 'running', locale: 'en', terms: '', total: 200_000 },
  lines: [{ kind: 'tier', key: 'core', quantity: 1, unitPrice: 200_000 }],
  ...{ validUntil: '2029-12-01', startsOn: '2029-11-16', offeredAt: new Date('2029-11-01T10:00:00Z') },
  ...{ decidedAt: new Date('2029-11-02T10:00:00Z'), decidedBy: 'Kari', reason: '', acceptedText: 'I accept.' },
  ...{ startedAt: new Date('2029-11-16T10:00:00Z'), closedAt: null, owner: 'Elin Åberg' },
  today: '2029-11-26',
}
const deliverable: Deliverable = {
  ...{ id: 'd1', engagementId: 'g1', title: { text: 'Visit days' }, text: { text: 'Two days.' }, side: 'both' },
  ...{ owner: 'Elin Åberg', dueOn: '2029-12-01', daysLeft: 5, state: 'pending', completedOn: null },
  ...{ needsAcceptance: false, accepted: null, files: [{ id: 'f1', fileName: 'route.pdf', size: 1, href: '/f1' }] },
}
const ownWork: OwnWork = { ...noWork, engagements: [engagement], deliverables: [deliverable] }

test.each(Object.entries({ Embassy, Hospital, Supplier }))(
  '%s shows the organisation’s own engagement',
  (name, Page) => {
    const markup = render(Page, { cards: { ...noCards, work: ownWork } })
    const lines = linesOf(markup)
    expect(lines).toEqual(
      expect.arrayContaining(['Clinical visits, Core', '1 pending', 'Visit days', 'route.pdf', 'All engagements']),
    )
    expect(hrefsOf(markup)).toEqual(expect.arrayContaining(['/engagements/g1', '/engagements', '/f1']))
    // An invitation to become a partner is not the first thing that a partner reads.
    if (name !== 'Supplier') expect(markup.indexOf('/engagements/g1')).toBeLessThan(markup.indexOf('subject='))
    // In the place of what is the same for everyone.
    if (name === 'Supplier') expect(lines).toContain('Deliverables Timeline')
    expect(lines).not.toContain('3 pending')
    expect(markup).not.toMatch(/ style=|<style/)
  },
)

test('an offer alone leaves the page as everyone has it, and is the first that waits', () => {
  const offer = { ...engagement, state: 'offered' as const }
  const work = { ...noWork, engagements: [offer], answerable: [offer.id] }
  const lines = linesOf(render(Supplier, { cards: { ...noCards, work } }))
  expect(lines).toEqual(expect.arrayContaining(['3 pending', 'Offer to answer', 'Clinical visits, Core']))
})

test('engagements that could not be loaded are not reported as none', () => {
  const lines = linesOf(render(Supplier, { cards: { ...noCards, work: null } }))
  expect(lines).toContain('Your engagements could not be loaded.')
  expect(lines).not.toContain('Nothing needs you.')
})

test.each([
  ['Embassy', Embassy, 'Request Partnership', 'embassy', null],
  ['Hospital', Hospital, 'Join as Hospital Partner', 'hospital', null],
  ['Supplier', Supplier, 'Ask about Partner', 'upgrades', 'partner'],
] as const)('%s: one can ask here beside the prepared mail, and reads that one has', (_, Page, link, program, tier) => {
  const isMailed = new RegExp(`<a href="mailto:[^"]+"[^>]*>${link}</a>`)
  const fresh = render(Page)
  expect(fresh).toMatch(isMailed)
  expect(fresh).toContain(`<input type="hidden" name="program" value="${program}"/>`)
  const requests = [{ program, tier, createdAt: new Date('2029-11-18T10:00:00Z') }]
  const asked = render(Page, { cards: { ...noCards, work: { ...noWork, requests } } })
  expect(asked).toMatch(isMailed)
  expect(linesOf(asked)).toContain('You have asked, 18 November 2029.')
  const has = { ...engagement, program, tier: tier ?? 'x' }
  const taken = render(Page, { cards: { ...noCards, work: { ...ownWork, engagements: [has] } } })
  expect(taken).toMatch(isMailed)
  expect(linesOf(taken)).toContain('See your engagement')
})

const updates: Updates = {
  hasOrganisation: true,
  unread: 2,
  threads: [
    {
      ...{ id: 't1', subject: 'Evidence', topic: null, author: 'Anna Falk', words: 'Six weeks of data.', at: '14:20' },
      ...{ isOwn: false, isFromTeam: false, unread: 2 },
    },
  ],
}

test.each([
  ['Supplier', Supplier, 'Dialogue Updates'],
  ['Hospital', Hospital, 'Dialogue'],
  ['Embassy', Embassy, 'Dialogue'],
])('%s shows the latest threads of the organisation', (_, Page, title) => {
  const markup = render(Page, { dialogue: updates })
  const lines = linesOf(markup)
  expect(lines).toEqual(expect.arrayContaining([title, '2 unread', 'Evidence', 'Anna Falk:', 'Six weeks of data.']))
  expect(hrefsOf(markup)).toEqual(expect.arrayContaining(['/dialogue', '/dialogue#new-thread', '/dialogue/t1']))
  const failed = linesOf(render(Page, { dialogue: null }))
  expect(failed).toContain('The threads could not be loaded.')
  expect(failed).not.toContain('Procurement')
})

test('without threads the supplier reads what dialogues are about, and the other pages as everyone has them', () => {
  const lines = linesOf(render(Supplier))
  expect(lines).toEqual(expect.arrayContaining(['Dialogue Updates', 'Evidence', 'Integration', 'Procurement']))
  expect(hrefsOf(render(Supplier))).not.toContain('/dialogue#new-thread')
  for (const Page of [Hospital, Embassy]) expect(linesOf(render(Page))).not.toContain('Dialogue')
  const begins = hrefsOf(render(Supplier, { dialogue: { ...updates, threads: [], unread: 0 } }))
  expect(begins).toContain('/dialogue#new-thread')
})
