import type { Locale } from '~/i18n/locales'
import { ownDataPath } from '~/web/requested-page'

/** Whose data it is. `userId` is null for someone without an account; the address is in lower case. */
export type Person = { userId: string | null; email: string; formerAddresses?: string[] }

/** Who asks for something about a person's data. */
export type Asker = 'person' | 'admin'

/** The parts of the copy, in this order. */
export const parts = [
  'account',
  'profile',
  'organisation',
  'invitations',
  'requests',
  'messages',
  'newsletter',
  'events',
  'downloads',
  'mails',
  'notes',
  'work',
  'log',
] as const
export type Part = (typeof parts)[number]

/** Rows of one table in the copy. */
export type CopiedTable = {
  part: Part
  table: string
  rows: Record<string, unknown>[]
  /** An erasure deletes them; others stay, without the person. */
  isDeleted: boolean
}

const hour = 60 * 60 * 1000
const day = 24 * hour

/** How long the link to a copy works. The file is deleted then. */
export const copyHours = 72
export const copyLifetimeMs = copyHours * hour
/** How long someone without an account has to confirm that the address is theirs. */
export const confirmHours = 24
export const confirmLifetimeMs = confirmHours * hour
/** How many such links one address gets in a day, and how soon the next one. */
export const confirmLimits = { most: 3, perMs: day, pauseMs: 10 * 60 * 1000 }

/** How long an erasure can be taken back. */
export const erasureDays = 7
export const erasureWaitMs = erasureDays * day

/** For people without an account, and for everyone who has the link to a copy. */
export const copyPath = '/my-data'

/** A link in a mail: to the rights of someone without an account, or to download the copy. */
export function copyLink(site: URL, token: string, locale: Locale) {
  const url = inLanguage(site, copyPath, locale)
  url.searchParams.set('token', token)
  return url.href
}

/** The page of the account. */
export const ownDataLink = (site: URL, locale: Locale) => inLanguage(site, ownDataPath, locale).href

/** In the language of the mail, whichever the browser has been told before. */
function inLanguage(site: URL, path: string, locale: Locale) {
  const url = new URL(path, site)
  url.searchParams.set('lang', locale)
  return url
}

type CopyState = 'queued' | 'ready' | 'failed'

/** The rights of a person that are in effect. */
export type PersonLimits = {
  /** Who has asked that the data is only stored; null when it is used. */
  restrictedBy: Asker | null
  /** No notes of the team, and no record of downloads. */
  hasObjected: boolean
  /** When everything will be erased; null when it will not. */
  erasedOn: Date | null
}

export type OwnData = PersonLimits & {
  email: string
  /** The latest copy that was asked for, unless it is gone already. */
  copy: { status: CopyState; expiresAt: Date | null } | null
  counts: { part: Part; count: number }[]
}

export const erasureRefusals = ['last-owner', 'only-owners', 'gone'] as const
export type ErasureRefusal = (typeof erasureRefusals)[number]

/** What a link of the page is for. `account`: the address has an account by now; `gone`: it has ended or is unknown. */
export type LinkState =
  | { state: 'rights'; until: Date; email: string; limits: PersonLimits }
  | { state: 'download'; until: Date | null }
  | { state: 'account' | 'gone' }

export const linkRefusals = ['gone', 'account'] as const
export type LinkRefusal = (typeof linkRefusals)[number]
