import { Outlet } from 'react-router'
import { requireAdmin } from '~/web/route-guards.server'

export const middleware = [requireAdmin]

export { PageError as ErrorBoundary } from '~/features/workspace/ui/page-error'

/** Admin pages are in English only; the frame around them is not. */
export default function AdminLayout() {
  return (
    <div lang="en" className="wrap pt-6 pb-16">
      <Outlet />
    </div>
  )
}
