// Renders pages to markup, and reads what is in it.
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { rightsOf } from '~/auth/permissions'
import type { DialogueUpdates as Updates } from '~/features/dialogue/model'
import { AuthProvider } from '~/features/members/ui/auth'
import type { MemberCardsData, OwnWork } from '~/features/next-for-you/model'
import { LanguageProvider } from '~/i18n/language'
import type { Locale } from '~/i18n/locales'
import type { AdminRole } from '~/lib/admin-roles'

export type RenderOptions = {
  locale?: Locale
  adminRole?: AdminRole | null
  at?: string
  name?: string
  /** What the page's loader returns; without it, that of a page of a role. */
  loaded?: unknown
}
type Page = NonNullable<Parameters<typeof createRoutesStub>[0][number]['Component']>

export const noWork: OwnWork = { engagements: [], deliverables: [], introductions: [], answerable: [], requests: [] }
/** What the loaders of the pages of roles return for who has nothing yet. */
export const emptyRolePage: MemberCardsData & { dialogue: Updates | null } = {
  upcoming: { events: [], isInterested: false },
  insights: { newest: [], total: 0 },
  note: null,
  work: noWork,
  dialogue: { threads: [], unread: 0, hasOrganisation: false },
}

/** The markup of a page or a part of one, as a signed-in member of a hospital reads it, who may also be of the team. */
export function render(
  Page: unknown,
  { locale = 'en', adminRole = null, at = '/here', name = '', loaded = emptyRolePage }: RenderOptions = {},
) {
  const Stub = createRoutesStub([{ id: 'page', path: '*', Component: Page as Page, loader: () => loaded }])
  const auth = {
    user: { id: 'u1', email: 'anna.berg@nordbro.example', name },
    session: { id: 's1', expiresAt: '2030-01-01T00:00:00Z' },
    userAccess: { role: 'hospital', level: 'entry', adminRole },
    rights: rightsOf({ adminRole }),
    isLoading: false,
  } as const
  return renderToStaticMarkup(
    <LanguageProvider locale={locale}>
      <AuthProvider auth={auth}>
        <Stub initialEntries={[at]} hydrationData={{ loaderData: { page: loaded } }} />
      </AuthProvider>
    </LanguageProvider>,
  ).replaceAll('\u00a0', ' ')
}

/** The texts between the tags. */
export const linesOf = (markup: string) =>
  markup
    .split(/<[^>]*>/)
    .map((line) => line.trim())
    .filter(Boolean)

export const hrefsOf = (markup: string) => [...markup.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href)

/** The prepared mails. */
export const lettersOf = (markup: string) =>
  hrefsOf(markup)
    .filter((href) => href.includes('?subject='))
    .map((href) => new URL(href.replaceAll('&amp;', '&')))
