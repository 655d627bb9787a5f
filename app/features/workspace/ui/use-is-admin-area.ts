import { useLocation } from 'react-router'
import { useAuth } from '~/features/members/ui/auth'
import { isAdminPage } from '../model'

/** Whether the frame is that of the admin pages. A member who is refused there keeps the frame of members. */
export function useIsAdminArea() {
  const { pathname } = useLocation()
  const { userAccess } = useAuth()
  return isAdminPage(pathname) && Boolean(userAccess?.adminRole)
}
