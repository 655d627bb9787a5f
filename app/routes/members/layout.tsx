import { Outlet } from 'react-router'
import { AuthProvider } from '~/features/members/ui/auth'
import { MemberBar } from '~/features/members/ui/member-bar'
import { loadTexts } from '~/i18n/load-texts'
import { requireMember } from '~/web/guards.server'
import { scopeOf } from '~/web/scope.server'
import type { Route } from './+types/layout'

await loadTexts('members')

/** A middleware and not a loader: `x.data?_routes=…` can leave a layout's loader out, never this. */
export const middleware = [requireMember]

export function loader({ context }: Route.LoaderArgs) {
  const { session } = scopeOf(context)
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
  return (
    <AuthProvider auth={{ ...loaderData, isLoading: false }}>
      <MemberBar />
      <Outlet />
    </AuthProvider>
  )
}
