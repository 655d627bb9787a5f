import { nameInAddress, useAuth } from './auth'

/** What the welcome line calls the one who is signed in: the part of the address before the at-sign, as specified. */
export function useMemberName() {
  const { user } = useAuth()
  return user ? nameInAddress(user.email) : ''
}

/** What their letters are signed with: their own name, if they have given one. */
export function useSignature() {
  const welcomed = useMemberName()
  return useAuth().user?.name || welcomed
}
