import { announcementKey } from '~/features/site/model'
import { themeKey } from '~/ui/theme-names'
import { shortcutsKey } from '~/ui/use-shortcuts'

/** Change it with the page. */
export const privacyUpdated = '2026-11-16'

export type Span = { months: number } | { days: number }

/** How long personal data stays. The page tells it, `deleteExpired` sees to it. */
export const keptFor = {
  /** What someone sent with a form, and what became of it. */
  requests: { months: 24 },
  /** An address that was never confirmed. */
  unconfirmed: { days: 30 },
  /** The proof that someone had asked for the letter, after they have left. */
  unsubscribed: { months: 12 },
  mails: { days: 90 },
  limits: { days: 1 },
  /** What admins did. */
  log: { months: 24 },
  /** What a document said before, from when a newer version replaced it. */
  revisions: { months: 24 },
  /** That someone wants to hear of the next event. */
  interests: { months: 12 },
} as const satisfies Record<string, Span>

export function before(now: Date, span: Span) {
  const date = new Date(now)
  if ('months' in span) date.setUTCMonth(date.getUTCMonth() - span.months)
  else date.setUTCDate(date.getUTCDate() - span.days)
  return date
}

/** What is stored, and the point of GDPR Article 6 that allows it. */
export const records = [
  { record: 'contact', basis: 'request' },
  { record: 'access', basis: 'request' },
  { record: 'circles', basis: 'consent' },
  { record: 'newsletter', basis: 'consent' },
  { record: 'account', basis: 'request' },
  { record: 'interests', basis: 'request' },
  { record: 'editing', basis: 'interest' },
  { record: 'log', basis: 'interest' },
  { record: 'chat', basis: 'interest' },
  { record: 'mails', basis: 'interest' },
  { record: 'limits', basis: 'interest' },
  { record: 'clicks', basis: 'none' },
  { record: 'views', basis: 'none' },
] as const

export type RecordName = (typeof records)[number]['record']

/** All that the site leaves in a browser. */
export const inBrowser = [
  { thing: 'language', name: 'lang', kind: 'cookie' },
  { thing: 'theme', name: themeKey, kind: 'storage' },
  { thing: 'notice', name: announcementKey, kind: 'storage' },
  { thing: 'session', name: 'session', kind: 'cookie' },
  { thing: 'device', name: 'device', kind: 'cookie' },
  { thing: 'draft', name: 'draft:…', kind: 'session' },
  { thing: 'shortcuts', name: shortcutsKey, kind: 'storage' },
] as const

/** Rights, and the articles of GDPR that give them. */
export const rights = [
  ['see', 15],
  ['correct', 16],
  ['delete', 17],
  ['restrict', 18],
  ['take', 20],
  ['object', 21],
  ['withdraw', 7],
] as const

export const authorities = [
  { country: 'sweden', url: 'https://www.imy.se' },
  { country: 'norway', url: 'https://www.datatilsynet.no' },
  { country: 'finland', url: 'https://tietosuoja.fi' },
] as const
