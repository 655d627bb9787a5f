import { Outlet } from 'react-router'
import { countPending } from '~/features/access-requests/queries.server'
import { AdminTabs } from '~/features/admin/ui/admin-tabs'
import { ShortcutHelp } from '~/features/admin/ui/shortcut-help'
import { countOpen } from '~/features/inbox/queries.server'
import { countStuck } from '~/features/mail-log/queries.server'
import { MailHealthBanner } from '~/features/mail-log/ui/mail-health-banner'
import { requireAdmin } from '~/web/route-guards.server'
import { getCtx, getScope } from '~/web/scope.server'
import type { Route } from './+types/layout'

export const middleware = [requireAdmin]

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = getCtx(context)
  const waiting = { requests: await countPending(ctx), inbox: await countOpen(ctx), mail: await countStuck(ctx) }
  return { waiting, canSend: Boolean(getScope(context).services.settings.smtpUrl) }
}

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap pb-24">
      <MailHealthBanner canSend={loaderData.canSend} />
      <AdminTabs waiting={loaderData.waiting}>
        <ShortcutHelp />
      </AdminTabs>
      {/* Admin pages are in English only, except for the tabs above. */}
      <div lang="en">
        <Outlet />
      </div>
    </div>
  )
}
