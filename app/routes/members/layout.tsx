import { useEffect } from 'react'
import { Outlet, useNavigation, useRevalidator } from 'react-router'
import { AuthProvider } from '~/features/members/ui/auth'
import { MemberBar } from '~/features/members/ui/member-bar'
import { useTranslations } from '~/i18n/language'
import { membersMessages } from '~/i18n/messages/members'
import { requireMember } from '~/web/route-guards.server'
import { getScope } from '~/web/scope.server'
import type { Route } from './+types/layout'

/** A middleware, not a loader: `x.data?_routes=…` can skip a layout's loader but no middleware. */
export const middleware = [requireMember]

export function loader({ context }: Route.LoaderArgs) {
  const { session } = getScope(context)
  if (!session) throw new Response(null, { status: 401 })
  const { id, email, name } = session.user
  const { role, level, isAdmin } = session.member
  return {
    user: { id, email, name },
    session: { id: session.id, expiresAt: session.expiresAt.toISOString() },
    userAccess: { role, level, isAdmin },
  }
}

export default function MembersLayout({ loaderData }: Route.ComponentProps) {
  const t = useTranslations(membersMessages)
  const isLoading = useNavigation().state === 'loading'
  useFreshSession()
  return (
    <AuthProvider auth={{ ...loaderData, isLoading }}>
      <MemberBar />
      <p role="status" className="wrap absolute right-0 left-0 text-right text-muted text-sm">
        {isLoading && t('loading')}
      </p>
      <Outlet />
    </AuthProvider>
  )
}

/** Revalidates when the tab becomes visible: the session may have ended in another tab. */
function useFreshSession() {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const revalidateIfVisible = () => document.visibilityState === 'visible' && void revalidate()
    document.addEventListener('visibilitychange', revalidateIfVisible)
    return () => document.removeEventListener('visibilitychange', revalidateIfVisible)
  }, [revalidate])
}
