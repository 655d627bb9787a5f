import { lazy, type ReactNode, use, useEffect } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import { can } from '~/auth/permissions'
import { brandFrom } from '~/brand/brand'
import { previewParameter } from '~/features/cms/previews/model'
import { openPreview } from '~/features/cms/previews/queries.server'
import { getSite } from '~/features/site/queries.server'
import bootScript from '~/features/site/ui/boot-script?inline-script'
import { PlainError } from '~/features/site/ui/plain-error'
import { PrintFoot } from '~/features/site/ui/print-foot'
import { SiteLayout } from '~/features/site/ui/site-layout'
import { useLanguage } from '~/i18n/language'
import { localeTags } from '~/i18n/locales'
import { useFollowLinks } from '~/ui/link'
import { ThemeProvider } from '~/ui/theme'
import { themesOf } from '~/ui/theme-names'
import { NonceContext } from '~/web/nonce'
import { createCtx, getScope } from '~/web/scope.server'
import { loadSession } from '~/web/session.server'
import icon from '../public/icon.svg?inline'
import type { Route } from './+types/root'
import './styles/app.css'

/** Lazy, so that pages without an error do not download it; without a connection a plain text takes its place. */
const ErrorPage = lazy(() =>
  import('~/features/site/ui/error-page').then(
    (module) => ({ default: module.ErrorPage }),
    () => ({ default: PlainError }),
  ),
)

/** Lazy, so that visitors do not download it. */
const PreviewBar = lazy(() => import('~/features/cms/previews/ui/preview-bar'))

/** In the page itself: one request less, which Chromium would send before the first paint (docs/decisions/029). */
export const links: Route.LinksFunction = () => [{ rel: 'icon', href: icon, type: 'image/svg+xml' }]

/** Shows an admin every page with the draft that the preview parameter names. It is ignored for everyone else. */
const showDraft: Route.MiddlewareFunction = async ({ request, context }, next) => {
  const scope = getScope(context)
  const id = new URL(request.url).searchParams.get(previewParameter)
  if (!id || scope.services.settings.sanity) return next()
  const session = await loadSession(request, scope)
  const member = session && !session.restriction ? session.member : null
  const opened = can(member, 'content.preview') ? await openPreview(createCtx(scope), id) : null
  if (opened) {
    scope.services = { ...scope.services, content: opened.content }
    scope.preview = opened.preview
  }
  return next()
}

export const middleware: Route.MiddlewareFunction[] = [showDraft]

export async function loader({ context }: Route.LoaderArgs) {
  const scope = getScope(context)
  return {
    ...(scope.preview && { preview: scope.preview }),
    ...(scope.services.hasSamples && { hasSamples: true }),
    // The number of the theme in which an admin views the pages as someone else.
    ...(scope.session?.view && { viewed: scope.session.view.theme === 'light' ? 1 : 0 }),
    ...(await getSite(createCtx(scope))),
  }
}

/** Without a page load, which also follows a change of the language, only settings and samples change this data. */
export const shouldRevalidate = ({ formAction = '' }: { formAction?: string }) =>
  /^\/admin\/se(ttings|tup)/.test(formAction)

export function Layout({ children }: { children: ReactNode }) {
  const site = useRouteLoaderData<typeof loader>('root')
  const locale = useLanguage()
  const { slug, blockedProvider, usedProvider } = site?.brand ?? brandFrom()
  const bare = useIsBare()
  const nonce = use(NonceContext)

  useFollowLinks()
  // `server/start-hydration.ts` then repeats the clicks that came before.
  useEffect(() => void document.dispatchEvent(new Event('hydrated')), [])

  return (
    <html
      lang={localeTags[locale]}
      data-theme={themesOf(slug)[site?.viewed ?? 0]}
      data-view={site?.viewed}
      data-blocked-provider={blockedProvider}
      data-used-provider={usedProvider}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#07121b" />
        <script nonce={nonce} suppressHydrationWarning>
          {bootScript}
        </script>
        <Meta />
        <Links nonce={nonce} />
      </head>
      <body>
        <ThemeProvider slug={slug}>{children}</ThemeProvider>
        {!bare && (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  )
}

type Handle = { bare?: boolean; hasOwnFrame?: boolean } | undefined

const useHandle = (is: (handle: NonNullable<Handle>) => boolean | undefined) =>
  useMatches().some(({ handle }) => handle && is(handle as NonNullable<Handle>))

/** A page without header, footer and scripts. */
const useIsBare = () => useHandle(({ bare }) => bare)

export default function App({ loaderData }: Route.ComponentProps) {
  // The pages behind the sign-in have no header and footer of the public site.
  const hasOwnFrame = useHandle(({ bare, hasOwnFrame }) => bare || hasOwnFrame)
  return (
    <>
      {hasOwnFrame ? (
        <Outlet />
      ) : (
        <SiteLayout>
          {loaderData.preview && <PreviewBar preview={loaderData.preview} />}
          <Outlet />
        </SiteLayout>
      )}
      {/* Not on error pages: one of them is cached for every address that has no page. */}
      <PrintFoot />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SiteLayout>
      {isRouteErrorResponse(error) ? (
        <ErrorPage status={error.status} details={error.data} />
      ) : (
        <ErrorPage status={500} />
      )}
    </SiteLayout>
  )
}
