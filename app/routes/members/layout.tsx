import { useEffect } from 'react'
import { Outlet, useNavigation, useRevalidator } from 'react-router'
import { AuthProvider } from '~/features/members/ui/auth'
import { MemberBar } from '~/features/members/ui/member-bar'
import { useTranslations } from '~/i18n/language'
import { membersMessages } from '~/i18n/messages/members'
import { requireMember } from '~/web/route-guards.server'
import { getScope } from '~/web/scope.server'
import type { Route } from './+types/layout'

/** A middleware and not a loader: `x.data?_routes=…` can leave a layout's loader out, never this. */
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

/** A tab that comes back into view asks again who is signed in: that may have ended in another one. */
function useFreshSession() {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && void revalidate()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [revalidate])
}
