import { lazy, useEffect } from 'react'
import { Outlet, useLocation, useNavigation, useRevalidator } from 'react-router'
import { rightsOf } from '~/auth/permissions'
import type { View } from '~/auth/sessions.server'
import { FactorNotice } from '~/features/factors/ui/factor-notice'
import { AuthProvider } from '~/features/members/ui/auth'
import { minutesLeft } from '~/features/views/model'
import { loadWaiting } from '~/features/workspace/queries.server'
import { WorkspaceFrame } from '~/features/workspace/ui/workspace-frame'
import { pagePath } from '~/web/page-path'
import { ownDataPath } from '~/web/requested-page'
import { requireMember } from '~/web/route-guards.server'
import { getScope } from '~/web/scope.server'
import type { Route } from './+types/layout'
import '~/styles/workspace.css'

/** A middleware, not a loader: `x.data?_routes=…` can skip a layout's loader but no middleware. */
export const middleware = [requireMember]

export const handle = { hasOwnFrame: true }

export { shouldRevalidate } from '~/web/forms/form-route'

export async function loader({ request, context }: Route.LoaderArgs) {
  const scope = getScope(context)
  const { session } = scope
  if (!session) throw new Response(null, { status: 401 })
  const { id, email, name, erasedOn } = session.user
  const { role, level, adminRole } = session.member
  return {
    user: { id, email, name },
    session: { id: session.id, expiresAt: session.expiresAt.toISOString() },
    userAccess: { role, level, adminRole },
    rights: rightsOf(session.member),
    ...(session.view && { view: shownView(session.view) }),
    // A session that reaches nothing yet is told nothing either.
    waiting: session.restriction ? {} : await loadWaiting(scope, pagePath(new URL(request.url))),
    lacksFactor: session.lacksFactor && !session.restriction,
    erasedOn,
  }
}

const shownView = ({ role, level, locale, until }: View) => ({
  role,
  level,
  locale,
  until: until.toISOString(),
  minutes: minutesLeft(until, new Date()),
})

/** Lazy, because few members see it. */
const ErasureNotice = lazy(() => import('~/features/personal-data/ui/erasure-notice'))

const ViewBar = lazy(() => import('~/features/views/ui/view-bar'))

export default function MembersLayout({
  loaderData: { waiting, lacksFactor, erasedOn, ...auth },
}: Route.ComponentProps) {
  const isLoading = useNavigation().state === 'loading'
  const { pathname } = useLocation()
  useFreshSession()
  return (
    <AuthProvider auth={{ ...auth, isLoading }}>
      <WorkspaceFrame waiting={waiting} above={auth.view && <ViewBar view={auth.view} />}>
        {erasedOn && pathname !== ownDataPath && <ErasureNotice erasedOn={erasedOn} />}
        {lacksFactor && <FactorNotice />}
        <Outlet />
      </WorkspaceFrame>
    </AuthProvider>
  )
}

/** Revalidates when the tab becomes visible: the session may have ended in another tab. Offline, an error would replace the page. */
function useFreshSession() {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const revalidateIfVisible = () => document.visibilityState === 'visible' && navigator.onLine && void revalidate()
    document.addEventListener('visibilitychange', revalidateIfVisible)
    return () => document.removeEventListener('visibilitychange', revalidateIfVisible)
  }, [revalidate])
}
