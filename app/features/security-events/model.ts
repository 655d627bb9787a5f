/** `noun.past-tense`, like the actions of admins. */
export const securityEventKinds = [
  'session.started',
  'session.refused',
  'session.ended',
  'account.created',
  'account.reported',
  'account.ended',
  'password.reset-requested',
  'password.changed',
  'address.changed',
  'factor.added',
  'factor.removed',
  'recovery-codes.made',
  'recovery-codes.removed',
  'recovery-code.used',
  'calendar-feed.made',
  'calendar-feed.revoked',
  'identity.linked',
  'identity.unlinked',
  'provider.saved',
  'provider.turned-on',
  'provider.turned-off',
  'provider.removed',
  'proof.given',
  'proof.refused',
  'user.role-changed',
  'user.level-changed',
  'user.promoted',
  'user.admin-role-changed',
  'user.demoted',
  'user.removed',
  'view.started',
  'view.ended',
  'access.refused',
  'data.exported',
  'person.read',
  'mail.read',
  'security-events.read',
  'copy.requested',
  'copy.made',
  'copy.fetched',
  'erasure.requested',
  'erasure.taken-back',
  'erasure.done',
  'restriction.set',
  'restriction.lifted',
  'objection.made',
  'objection.withdrawn',
] as const

export type SecurityEventKind = (typeof securityEventKinds)[number]

export const securityEventOutcomes = ['done', 'refused'] as const
export type SecurityEventOutcome = (typeof securityEventOutcomes)[number]

/** Names of the exports, which events mention instead of their content. */
export type ExportName =
  | 'users'
  | 'interested'
  | 'answers'
  | 'feedback'
  | 'guests'
  | 'name-cards'
  | 'import-errors'
  | 'engagements'
  | 'security-events'

/** How far back the list of the admins goes; `all` is everything that is stored. */
export const periodDays = { day: 1, week: 7, month: 30, quarter: 90 } as const
export const periods = ['day', 'week', 'month', 'quarter'] as const
export type Period = keyof typeof periodDays | 'all'

export type SecurityEventFilter = {
  kind: SecurityEventKind | 'all'
  outcome: SecurityEventOutcome | 'all'
  /** Part of the address of a member, or the id of an account. */
  person: string
  period: Period
  page: number
}

export const securityEventsPage = '/admin/security-events'
export const ownSecurityEventsPage = '/account/security-events'

export type SecurityEventDetails = Record<string, string | number | boolean>

/** What was used to sign in or to prove who one is, as the texts of one's own events select it. */
export function wayOf({ with: way, knewPassword, isClosed }: SecurityEventDetails) {
  if (isClosed === true) return 'closed'
  if (way === 'code') return 'code'
  if (way === 'recovery-code' || way === 'recovery-code as second step') return 'recoveryCode'
  if (way === 'passkey' && knewPassword === true) return 'passwordAndPasskey'
  return way === 'passkey' || way === 'passkey as second step' ? 'passkey' : 'other'
}

/** What the check of the chain found: `wrong` is the first event that is missing or was changed. */
export type ChainCheck = {
  checked: number
  newest: { number: number; hash: string } | null
  wrong: { number: number; fault: 'missing' | 'changed' } | null
}

/** An event in the list of the admins. The addresses are those of today, and null for accounts that were removed. */
export type ListedEvent = {
  number: number
  kind: string
  outcome: string
  userId: string | null
  email: string | null
  actorId: string | null
  actorEmail: string | null
  network: string | null
  details: SecurityEventDetails
  createdAt: Date
}
