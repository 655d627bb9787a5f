import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { deleteStoredPages } from '~/features/check-in/ui/stored-lists'
import { MailHealthBanner } from '~/features/mail-log/ui/mail-health-banner'
import { MailLeaves } from '~/features/mail-log/ui/mail-leaves'
import { recordRefusedAccess } from '~/features/security-events/commands.server'
import { formParameter } from '~/web/forms/form-result'
import { pagePath } from '~/web/page-path'
import type { RightsHandle } from '~/web/page-rights'
import { requireAdmin } from '~/web/route-guards.server'
import { getCtx, getScope } from '~/web/scope.server'
import type { Route } from './+types/layout'

const recordRefusal: Route.MiddlewareFunction = async ({ request, context }, next) => {
  const response = await next()
  // An admin who looks at the pages as a member is expected to be refused.
  if (response.status === 403 && !getScope(context).session?.view) {
    const url = new URL(request.url)
    const form = url.searchParams.get(formParameter)
    const page = form ? `${pagePath(url)}?${formParameter}=${form}` : pagePath(url)
    await recordRefusedAccess(getCtx(context), { method: request.method, page })
  }
  return response
}

export const middleware = [recordRefusal, requireAdmin]

export const handle: RightsHandle & { adminsOnly: true } = { adminsOnly: true, rights: { see: 'admin.enter' } }

export { PageError as ErrorBoundary } from '~/features/workspace/ui/page-error'
export { shouldRevalidate } from '~/web/forms/form-route'

export const loader = ({ context }: Route.LoaderArgs) => ({
  canSend: Boolean(getScope(context).services.settings.smtpUrl),
})

/** Admin pages are in English only; the frame around them is not. */
export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  // Guest lists of check-ins whose hour is over, if the device was offline or closed when it ended.
  useEffect(() => void deleteStoredPages({ isOld: true }), [])
  return (
    <div lang="en" className="wrap pt-6 pb-16">
      <MailHealthBanner canSend={loaderData.canSend} />
      <MailLeaves value={loaderData.canSend}>
        <Outlet />
      </MailLeaves>
    </div>
  )
}
