import type { Period, SecurityEventDetails, SecurityEventKind, SecurityEventOutcome } from '../model'

/** On admin pages, which are in English. */
export const kindLabels: Record<SecurityEventKind, string> = {
  'session.started': 'Signed in',
  'session.refused': 'Wrong sign-in',
  'session.ended': 'Signed out',
  'account.created': 'Opened the account',
  'account.reported': 'Reported: this was not me',
  'account.ended': 'Account ended',
  'password.reset-requested': 'Asked for a new password',
  'password.changed': 'Changed the password',
  'address.changed': 'Changed the e-mail address',
  'factor.added': 'Added a way to sign in',
  'factor.removed': 'Removed a way to sign in',
  'recovery-codes.made': 'Made recovery codes',
  'recovery-codes.removed': 'Recovery codes removed',
  'recovery-code.used': 'Used a recovery code',
  'calendar-feed.made': 'Made a calendar address',
  'calendar-feed.revoked': 'Calendar address revoked',
  'identity.linked': 'Linked an organisation’s sign-in',
  'identity.unlinked': 'Unlinked an organisation’s sign-in',
  'provider.saved': 'Single sign-on set up',
  'provider.turned-on': 'Single sign-on turned on',
  'provider.turned-off': 'Single sign-on turned off',
  'provider.removed': 'Single sign-on removed',
  'proof.given': 'Proved who they are',
  'proof.refused': 'Wrong proof',
  'user.role-changed': 'Role changed',
  'user.level-changed': 'Level changed',
  'user.promoted': 'Made an admin',
  'user.admin-role-changed': 'Admin role changed',
  'user.demoted': 'Admin’s rights taken back',
  'user.removed': 'Account removed',
  'view.started': 'Began to view the pages as a member',
  'view.ended': 'Stopped viewing the pages as a member',
  'access.refused': 'Asked for an admin page',
  'data.exported': 'Downloaded a file of data',
  'person.read': 'Person’s page read',
  'mail.read': 'Mail read',
  'security-events.read': 'Security events read',
  'copy.requested': 'Asked for a copy of their data',
  'copy.made': 'Copy of data made',
  'copy.fetched': 'Copy of data downloaded',
  'erasure.requested': 'Erasure requested',
  'erasure.taken-back': 'Erasure taken back',
  'erasure.done': 'Data erased',
  'restriction.set': 'Processing restricted',
  'restriction.lifted': 'Restriction lifted',
  'objection.made': 'Objected to processing',
  'objection.withdrawn': 'Objection withdrawn',
}

/** A kind that this program does not know, as after a downgrade, is shown by its name. */
export const kindLabel = (kind: string) => Object.entries(kindLabels).find(([known]) => known === kind)?.[1] ?? kind

export const outcomeLabels: Record<SecurityEventOutcome, string> = { done: 'Done', refused: 'Refused' }

export const periodLabels: Record<Exclude<Period, 'all'>, string> = {
  day: 'Last 24 hours',
  week: 'Last 7 days',
  month: 'Last 30 days',
  quarter: 'Last 90 days',
}

/** Values that events store by their names in the program. */
const valueTexts: Record<string, string> = {
  code: 'code of the app',
  totp: 'authenticator app',
  'recovery-code': 'recovery code',
  'totp as second step': 'authenticator app as second step',
  'recovery-code as second step': 'recovery code as second step',
  organisation: 'sign-in of the organisation',
  'organisation, two factors': 'sign-in of the organisation, two factors',
  'reset-link': 'link from a mail',
  'sign-out': 'their button',
  'name-cards': 'name cards',
  'import-errors': 'lines of an import that can’t be used',
  'security-events': 'security events',
  inactive: 'not used for a long time',
  all: 'all passkeys and the app',
}

/** Details that need more than their value; the ids of a passkey and a mail tell a reader nothing. */
const detailTexts: Record<string, (value: string) => string> = {
  role: (value) => `role ${value}`,
  adminRole: (value) => `admin: ${value}`,
  accessLevel: (value) => `level ${value}`,
  count: (value) => `${value} in all`,
  sessions: (value) => (value === '1' ? '1 session ended' : `${value} sessions ended`),
  factors: (value) => `${value} factors removed`,
  left: (value) => `${value} left`,
  by: (value) => `asked for by ${value}`,
  passkey: () => '',
  mail: () => '',
}

const flagTexts: Record<string, string> = {
  isNewDevice: 'new browser',
  isAdmin: 'admin',
  knewPassword: 'right password',
  isClosed: 'account closed',
}

export function detailsText({ from, to, ...details }: SecurityEventDetails): string {
  const change = from === undefined && to === undefined ? [] : [`${from} → ${to}`]
  const others = Object.entries(details).map(([name, value]) => {
    if (typeof value === 'boolean') return value ? (flagTexts[name] ?? name) : ''
    const text = valueTexts[value] ?? String(value)
    return detailTexts[name]?.(text) ?? text
  })
  return [...change, ...others].filter(Boolean).join(', ') || 'None'
}
