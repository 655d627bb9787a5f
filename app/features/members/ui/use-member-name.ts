import { nameInAddress, useAuth } from './auth'

/** The name in the welcome line: the part of the address before the at-sign, as specified. */
export function useMemberName() {
  const { user } = useAuth()
  return user ? nameInAddress(user.email) : ''
}

/** The signature of prepared mails: the account's name, else the one in the welcome line. */
export function useSignature() {
  const memberName = useMemberName()
  return useAuth().user?.name || memberName
}
