import type { SessionLimits } from '~/auth/sessions.server'
import { linkDays } from '~/features/application-status/model'
import { announcementKey } from '~/features/site/model'
import { recentPagesKey } from '~/lib/recent-pages-key'
import { themeKey } from '~/ui/theme-names'
import { shortcutsKey } from '~/ui/use-shortcuts'
import { signedInHint } from '~/web/signed-in-hint'

/** Shown on the page; change it whenever the page's text changes. */
export const privacyUpdated = '2026-11-18'

export type Span = { months: number } | { days: number }

/** Retention periods of personal data: shown on the privacy page, applied by `deleteExpired`. */
export const keptFor = {
  /** What someone sent with a form, and how it was handled. */
  requests: { months: 24 },
  /** An address that was never confirmed. */
  unconfirmed: { days: 30 },
  /** The proof of a consent, after it was withdrawn. */
  unsubscribed: { months: 12 },
  /** The link to the status of a request, from the decision. */
  statusLinks: { days: linkDays },
  mails: { days: 90 },
  /** A copy of a person's data, after which its link has ended. */
  copies: { days: 4 },
  /** The mark of an erased person, which a restored backup is compared with. */
  erased: { months: 24 },
  limits: { days: 1 },
  /** What admins did. */
  log: { months: 24 },
  /** Sign-ins, exports and other events of accounts. */
  securityEvents: { months: 12 },
  /** Earlier versions of a document, from when a newer one replaced them. */
  revisions: { months: 24 },
  /** What someone typed and did not save, from the last change. */
  drafts: { days: 30 },
  /** What a member has downloaded. */
  downloads: { months: 24 },
  /** Which mails about events someone was sent. */
  guestMails: { months: 24 },
  /** An engagement that was carried out, from its end: as long as bookkeeping must keep what was agreed. */
  engagements: { months: 84 },
  /** An offer that came to nothing, from its end; and a member's request for a program. */
  offers: { months: 24 },
  /** A thread with an organisation, from its last message. */
  threads: { months: 24 },
  /** The mark of a reply by mail, which keeps one that is delivered twice from being stored twice. */
  inboundMails: { days: 90 },
  /** A member's interest in the next event. */
  interests: { months: 12 },
  /** An account that nobody signs in to, until its owner is asked; admins are not. */
  inactive: { months: 24 },
  /** From the first mail that asks to the second, and to the end of the account. */
  inactiveAskedAgain: { days: 14 },
  inactiveEnded: { days: 30 },
} as const satisfies Record<string, Span>

/** The periods as text, for the messages of /privacy. */
export const timesOf = (format: (span: Span) => string) => ({
  requests: format(keptFor.requests),
  unconfirmed: format(keptFor.unconfirmed),
  unsubscribed: format(keptFor.unsubscribed),
  statusLinks: format(keptFor.statusLinks),
  mails: format(keptFor.mails),
  copies: format(keptFor.copies),
  erased: format(keptFor.erased),
  limits: format(keptFor.limits),
  log: format(keptFor.log),
  securityEvents: format(keptFor.securityEvents),
  revisions: format(keptFor.revisions),
  engagements: format(keptFor.engagements),
  offers: format(keptFor.offers),
  threads: format(keptFor.threads),
  inboundMails: format(keptFor.inboundMails),
  interests: format(keptFor.interests),
  drafts: format(keptFor.drafts),
  downloads: format(keptFor.downloads),
  guestMails: format(keptFor.guestMails),
  inactive: format(keptFor.inactive),
  inactiveAskedAgain: format(keptFor.inactiveAskedAgain),
  inactiveEnded: format(keptFor.inactiveEnded),
})

const hour = 60 * 60 * 1000
const day = 24 * hour

/** How long members and admins stay signed in, as text. */
export function sessionTimesOf(
  { member, admin }: SessionLimits,
  format: { days: (count: number) => string; hours: (count: number) => string },
) {
  const write = (ms: number) => (ms % day === 0 ? format.days(ms / day) : format.hours(Math.round(ms / hour)))
  return {
    idle: write(member.idleMs),
    most: write(member.mostMs),
    adminIdle: write(admin.idleMs),
    adminMost: write(admin.mostMs),
  }
}

export function before(now: Date, span: Span) {
  const date = new Date(now)
  if ('months' in span) date.setUTCMonth(date.getUTCMonth() - span.months)
  else date.setUTCDate(date.getUTCDate() - span.days)
  return date
}

export function after(date: Date, { days }: { days: number }) {
  const later = new Date(date)
  later.setUTCDate(later.getUTCDate() + days)
  return later
}

/** What is stored, and the point of GDPR Article 6 that allows it. */
export const records = [
  { record: 'contact', basis: 'request' },
  { record: 'access', basis: 'request' },
  { record: 'circles', basis: 'consent' },
  { record: 'newsletter', basis: 'consent' },
  { record: 'account', basis: 'request' },
  { record: 'directory', basis: 'consent' },
  { record: 'consents', basis: 'duty' },
  { record: 'engagements', basis: 'request' },
  { record: 'dialogue', basis: 'request' },
  { record: 'interests', basis: 'request' },
  { record: 'rights', basis: 'duty' },
  { record: 'teamNotes', basis: 'interest' },
  { record: 'editing', basis: 'interest' },
  { record: 'log', basis: 'interest' },
  { record: 'security', basis: 'interest' },
  { record: 'chat', basis: 'interest' },
  { record: 'mails', basis: 'interest' },
  { record: 'limits', basis: 'interest' },
  { record: 'clicks', basis: 'none' },
  { record: 'views', basis: 'none' },
] as const

export type RecordName = (typeof records)[number]['record']

/** Everything the site stores in a browser. */
export const inBrowser = [
  { thing: 'language', name: 'lang', kind: 'cookie' },
  { thing: 'theme', name: themeKey, kind: 'storage' },
  { thing: 'notice', name: announcementKey, kind: 'storage' },
  { thing: 'session', name: 'session', kind: 'cookie' },
  { thing: 'signedIn', name: signedInHint, kind: 'cookie' },
  { thing: 'secondStep', name: 'second-step', kind: 'cookie' },
  { thing: 'device', name: 'device', kind: 'cookie' },
  { thing: 'recent', name: recentPagesKey, kind: 'session' },
  { thing: 'draft', name: 'unsaved …', kind: 'session' },
  { thing: 'shortcuts', name: shortcutsKey, kind: 'storage' },
] as const

/** The part of /privacy that tells how to report a security problem. */
export const securityPolicy = '/privacy#security'

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

/** What a processor does for an installation. */
export type ProcessorTask = 'hosting' | 'database' | 'files' | 'mail' | 'letter' | 'content'

/** Who gets personal data from an installation, for which task, and the setting that decides it; null for none. */
export type Processor = { task: ProcessorTask; who: string; setting: string | null }

/** A record of /privacy with the tables behind it, and how their rows end. */
export type RetentionRecord = {
  record: RecordName
  basis: Basis
  occasion: string
  stored: string
  time: string
  tables: { table: string; ends: RetentionEnd[] }[]
}

export type RetentionEnd = 'period' | 'admin' | 'unused' | { with: string }

export type Basis = (typeof records)[number]['basis']

/** Documents for a data protection officer, as they are downloaded. */
export const officerDocuments = ['record-of-processing', 'data-flow', 'measures', 'incident-runbook'] as const
export type OfficerDocument = (typeof officerDocuments)[number]
export const documentPath = (name: OfficerDocument) => `/admin/settings/data-protection/${name}.md`
