import type { Locale } from '~/i18n/locales'
import type { AccessLevel } from '~/lib/access-levels'
import type { AdminRole } from '~/lib/admin-roles'
import type { MemberRole } from '~/lib/member-roles'

export type InvitationState = 'waiting' | 'accepted' | 'expired' | 'revoked' | 'replaced'

/** `expiring`: waiting, and in its last days. `all` leaves those out that a newer one has replaced. */
export const stateFilters = ['all', 'waiting', 'expiring', 'accepted', 'expired', 'revoked', 'replaced'] as const
export const invitationSorts = ['newest', 'expiry'] as const

/** An invitation counts as expiring for so many days. */
export const expiringDays = 3

type Times = { acceptedAt: Date | null; revokedAt: Date | null; replacedAt: Date | null; expiresAt: Date }

/** Acceptance is checked first: an accepted invitation stays accepted, whatever happened later. */
export function stateOf({ acceptedAt, revokedAt, replacedAt, expiresAt }: Times, now: Date): InvitationState {
  if (acceptedAt) return 'accepted'
  if (revokedAt) return 'revoked'
  if (replacedAt) return 'replaced'
  return expiresAt <= now ? 'expired' : 'waiting'
}

/** Whether it can be sent again, revoked or sent to another address. */
export const isChangeable = (state: InvitationState) => state === 'waiting' || state === 'expired'

export type ListedInvitation = {
  id: string
  email: string
  name: string
  role: MemberRole
  /** Null for that of the organisation, or the lowest. */
  level: AccessLevel | null
  /** Null for a member. */
  adminRole: AdminRole | null
  organisation: { id: string; name: string } | null
  /** Name or address of the colleague who invited; null where nobody is known. */
  inviter: string | null
  /** Of their account, if they still have one. */
  inviterId: string | null
  locale: Locale
  state: InvitationState
  expiresAt: Date
  createdAt: Date
  /** When it was accepted, revoked or replaced. */
  endedAt: Date | null
  accessRequestId: string | null
}

/** The opened invitation, with the others to the same address. */
export type OpenedInvitation = ListedInvitation & {
  others: { id: string; state: InvitationState; createdAt: Date }[]
}

export type InvitationFilter = {
  q: string
  state: (typeof stateFilters)[number]
  sort: (typeof invitationSorts)[number]
  page: number
}

export const invitationsPath = '/admin/invitations'

type Address = Partial<InvitationFilter> & { id?: string | undefined; form?: string }

/** The list's address. Default values are left out, so that one view has one address. */
export function invitationsPage({ q, state, sort, page, id, form }: Address) {
  const query = new URLSearchParams()
  if (q) query.set('q', q)
  if (state && state !== 'all') query.set('state', state)
  if (sort && sort !== 'newest') query.set('sort', sort)
  if (page && page > 1) query.set('page', String(page))
  if (id) query.set('id', id)
  if (form) query.set('form', form)
  return query.size > 0 ? `${invitationsPath}?${query}` : invitationsPath
}

/** The first field of the form that invites someone. */
export const invitePage = `${invitationsPath}#invite-email`

/**
 * Why a command on invitations is refused. `ended`: it was accepted, revoked or replaced before; `open`: another
 * invitation to the address waits; `known`: the address has an account.
 */
export const invitationRefusals = [
  'gone',
  'ended',
  'known',
  'open',
  'same',
  'domain',
  'only-owners',
  'no-organisation',
  'several-organisations',
] as const
export type InvitationRefusal = (typeof invitationRefusals)[number]

/** For the notice the address that the mail goes to, and the invitation that has replaced the one of the form. */
export type InvitationForm = { data: { email: string; id?: string | undefined }; reason: InvitationRefusal }
