import { createContext, type ReactNode, useContext } from 'react'
import type { Member, Right } from '~/auth/permissions'
import type { View } from '~/auth/sessions.server'

/** The account's fields that a page may see. */
type AuthUser = { id: string; email: string; name: string }
type UserAccess = Pick<Member, 'role' | 'level' | 'adminRole'>

export type ShownView = Pick<View, 'role' | 'level' | 'locale'> & { until: string; minutes: number }

/** The signed-in user as pages see it. The session has an id and an expiry; its token never reaches a script. */
export type Auth = {
  user: AuthUser | null
  session: { id: string; expiresAt: string } | null
  userAccess: UserAccess | null
  /** What they may do as an admin; empty for members. */
  rights: readonly Right[]
  /** An admin looks at the pages as this. */
  view?: ShownView | undefined
  isLoading: boolean
}

const AuthContext = createContext<Auth | null>(null)

export const AuthProvider = ({ auth, children }: { auth: Auth; children: ReactNode }) => (
  <AuthContext value={auth}>{children}</AuthContext>
)

export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}

/** The part of an address before the at-sign, shown for users without a name. */
export const nameInAddress = (email: string) => email.slice(0, email.indexOf('@'))
