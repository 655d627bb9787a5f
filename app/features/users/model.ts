import { bulkRefusals } from '~/features/admin/model'
import type { AccessLevel } from '~/lib/access-levels'
import type { AdminRole } from '~/lib/admin-roles'
import type { MemberRole } from '~/lib/member-roles'

/** An account as admins see it. */
export type User = {
  id: string
  email: string
  name: string
  role: MemberRole
  level: AccessLevel
  /** Null for who is no admin. */
  adminRole: AdminRole | null
  createdAt: Date
}

/** The opened user, with the organisation they belong to. */
export type OpenedUser = User & {
  /** Without a level of their own they have that of the organisation. */
  hasOwnLevel: boolean
  organisation: { id: string; name: string; level: AccessLevel } | null
  hasFactor: boolean
}

/** What an admin chooses for a user: a level of their own, or that of the organisation. */
export const inheritedLevel = 'inherited'

export type UserStats = { total: number; admins: number; owners: number } & Record<MemberRole, number>

export const userSorts = ['newest', 'created', 'email', 'role', 'level'] as const
export type UserSort = (typeof userSorts)[number]

/** The list's filter, read from its address. */
export type UserFilter = { q: string; role: MemberRole | 'all'; sort: UserSort; page: number }

/** A search counts up to this many matches, because counting all of them is expensive. */
export const countedMatches = 1000

/** Why a change of users is refused. */
/** `isStaying`: no erasure waits for them. */
export type Owner = { id: string; isStaying: boolean }

/** Whether without this owner there would be none; one who will be erased does not count. */
export const isLastOf = (owners: Owner[], id: string | null) =>
  owners.some((owner) => owner.id === id) && owners.every((owner) => owner.id === id || !owner.isStaying)

export const userRefusals = [
  'gone',
  'last-owner',
  'only-owners',
  'not-admin',
  'self',
  'is-admin',
  'own-factors',
  'own-sessions',
  'restricted',
  ...bulkRefusals,
] as const
export type UserRefusal = (typeof userRefusals)[number]

/** The forms of the page. */
export type UserFormName =
  | 'role'
  | 'level'
  | 'promote'
  | 'admin-role'
  | 'demote'
  | 'remove'
  | 'reset'
  | 'factors'
  | 'sign-out'

/** For the form's notice: the user's address, or the number of changed users. */
export type UserForm = { data: { email?: string; count?: number }; reason: UserRefusal }

/** Shown for a user without an address, so that the row is still listed and distinguishable. */
export const placeholderEmail = (userId: string) => `user-${userId.slice(0, 8)}@unknown.invalid`

type Address = Partial<UserFilter> & { user?: string | undefined; form?: UserFormName }

/** The page's address. Default values are left out, so that one view has one address. */
export function usersPage({ q, role, sort, page, user, form }: Address) {
  const query = new URLSearchParams()
  if (q) query.set('q', q)
  if (role && role !== 'all') query.set('role', role)
  if (sort && sort !== 'newest') query.set('sort', sort)
  if (page && page > 1) query.set('page', String(page))
  if (user) query.set('user', user)
  // Without `index` a form of the layout's index page would reach the layout.
  if (form) return `/admin?index&${new URLSearchParams([...query, ['form', form]])}`
  return query.size > 0 ? `/admin?${query}` : '/admin'
}

export const csvName = (role: UserFilter['role'], now: Date) => `users-${role}-${now.toISOString().slice(0, 10)}.csv`
