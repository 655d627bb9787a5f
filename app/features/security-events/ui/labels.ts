import type { Period, SecurityEventKind, SecurityEventOutcome } from '../model'

/** On admin pages, which are in English. */
export const kindLabels: Record<SecurityEventKind, string> = {
  'session.started': 'Signed in',
  'session.refused': 'Wrong sign-in',
  'session.ended': 'Signed out',
  'account.created': 'Opened the account',
  'account.reported': 'Reported: this was not me',
  'password.reset-requested': 'Asked for a new password',
  'password.changed': 'Changed the password',
  'user.role-changed': 'Role changed',
  'user.level-changed': 'Level changed',
  'user.promoted': 'Made an admin',
  'user.demoted': 'Admin’s rights taken back',
  'user.removed': 'Account removed',
  'access.refused': 'Asked for an admin page',
  'data.exported': 'Downloaded a file of data',
  'person.read': 'Person’s page read',
  'mail.read': 'Mail read',
  'security-events.read': 'Security events read',
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
