import { Outlet } from 'react-router'
import { countPending } from '~/features/access-requests/queries.server'
import { AdminTabs } from '~/features/admin/ui/admin-tabs'
import { loadMemberTexts } from '~/i18n/load-member-texts'
import { requireAdmin } from '~/web/guards.server'
import { ctxOf, scopeOf } from '~/web/scope.server'
import type { Route } from './+types/layout'

await loadMemberTexts('admin')

export const middleware = [requireAdmin]

export const loader = async ({ context }: Route.LoaderArgs) => ({
  pending: await countPending(ctxOf(scopeOf(context))),
})

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap pb-24">
      <AdminTabs pending={loaderData.pending} />
      <Outlet />
    </div>
  )
}
