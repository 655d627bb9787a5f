import { Outlet } from 'react-router'
import { MailHealthBanner } from '~/features/mail-log/ui/mail-health-banner'
import { MailLeaves } from '~/features/mail-log/ui/mail-leaves'
import { recordRefusedAccess } from '~/features/security-events/commands.server'
import { mayEnter } from '~/web/admin-guard.server'
import { formParameter } from '~/web/forms/form-result'
import { pagePath } from '~/web/page-path'
import { requireAdmin } from '~/web/route-guards.server'
import { getCtx, getScope } from '~/web/scope.server'
import type { Route } from './+types/layout'

const recordRefusal: Route.MiddlewareFunction = async ({ request, context }, next) => {
  if (!mayEnter(getScope(context))) {
    const { method, url } = request
    const form = new URL(url).searchParams.get(formParameter)
    const page = pagePath(new URL(url))
    await recordRefusedAccess(getCtx(context), { method, page: form ? `${page}?${formParameter}=${form}` : page })
  }
  return next()
}

export const middleware = [recordRefusal, requireAdmin]

export const handle = { adminsOnly: true }

export { PageError as ErrorBoundary } from '~/features/workspace/ui/page-error'

export const loader = ({ context }: Route.LoaderArgs) => ({
  canSend: Boolean(getScope(context).services.settings.smtpUrl),
})

/** Admin pages are in English only; the frame around them is not. */
export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  return (
    <div lang="en" className="wrap pt-6 pb-16">
      <MailHealthBanner canSend={loaderData.canSend} />
      <MailLeaves value={loaderData.canSend}>
        <Outlet />
      </MailLeaves>
    </div>
  )
}
