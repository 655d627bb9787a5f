// Renders pages of members to markup, and reads what is in it.
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { rightsOf } from '~/auth/permissions'
import type { DialogueUpdates as Updates } from '~/features/dialogue/model'
import { AuthProvider } from '~/features/members/ui/auth'
import type { MemberCardsData, OwnWork } from '~/features/next-for-you/model'
import { LanguageProvider } from '~/i18n/language'
import type { Locale } from '~/i18n/locales'

type RenderOptions = {
  locale?: Locale
  isAdmin?: boolean
  at?: string
  name?: string
  cards?: MemberCardsData
  dialogue?: Updates | null
}
type Page = NonNullable<Parameters<typeof createRoutesStub>[0][number]['Component']>

export const noWork: OwnWork = { engagements: [], deliverables: [], introductions: [], answerable: [], requests: [] }
export const noCards: MemberCardsData = {
  upcoming: { events: [], isInterested: false },
  insights: { newest: [], total: 0 },
  note: null,
  work: noWork,
}

export const noDialogue: Updates = { threads: [], unread: 0, hasOrganisation: false }

/** The markup of a page or a part of one, as a signed-in member of a hospital or an admin reads it. */
export function render(
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

/** The texts between the tags. */
export const linesOf = (markup: string) =>
  markup
    .replaceAll('\u00a0', ' ')
    .split(/<[^>]*>/)
    .map((line) => line.trim())
    .filter(Boolean)

export const hrefsOf = (markup: string) => [...markup.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href)

/** The prepared mails. */
export const lettersOf = (markup: string) =>
  hrefsOf(markup)
    .filter((href) => href.includes('?subject='))
    .map((href) => new URL(href.replaceAll('&amp;', '&')))
