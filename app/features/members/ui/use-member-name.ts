import { nameInAddress, useAuth } from './auth'

/** What we call the one who is signed in. */
export function useMemberName() {
  const { user } = useAuth()
  return user ? nameInAddress(user.email) : ''
}
