import { Outlet } from 'react-router'
import { requireAdmin } from '~/web/route-guards.server'

export const middleware = [requireAdmin]

/** Admin pages are in English only; the frame around them is not. */
export default function AdminLayout() {
  return (
    <div lang="en" className="wrap pt-6 pb-16">
      <Outlet />
    </div>
  )
}
