import type { Logger } from 'pino'
import { createContext, type RouterContextProvider } from 'react-router'
import type { KeyedHash } from '~/auth/keyed-hash.server'
import type { Session } from '~/auth/sessions.server'
import type { Settings } from '~/config/settings.server'
import type { Database } from '~/db/db.server'
import type { FileStore } from '~/files/store.server'
import type { Locale } from '~/i18n/locales'
import type { Jobs } from '~/jobs/jobs.server'
import type { Ctx } from './ctx.server'
import type { DailyCounts } from './daily-counts.server'
import type { Limiter } from './limiter.server'
import type { MemoryLimiter } from './memory-limiter.server'
import type { Preview } from './preview'

/** What lives as long as the process. */
export type Services = {
  settings: Settings
  log: Logger
  database: Database
  jobs: Jobs
  limiter: Limiter
  keyedHash: KeyedHash
  content: Ctx['content']
  files: FileStore
  pageViews: DailyCounts
  clicks: DailyCounts
  clickLimiter: MemoryLimiter
}

/** What lives as long as one request. */
export type Scope = {
  services: Services
  log: Logger
  requestId: string
  clientAddress: string
  locale: Locale
  /** Who is signed in; set by the middleware of the pages that need to know. */
  session?: Session | undefined
  /** Whose draft the page shows; set when an admin asks for a preview. */
  preview?: Preview
  /** Marks this render's inline scripts. On a page for the cache their hashes replace it afterwards. */
  nonce: string
  /** Asks for the error page of this status instead of what the address names. */
  errorStatus?: number
  /** What that page tells, such as how much would have been accepted. */
  errorDetails?: { limit?: string }
}

export const scopeContext = createContext<Scope>()

export const getScope = (context: Readonly<RouterContextProvider>) => context.get(scopeContext)

/** The context of one request, for features. */
export const getCtx = (context: Readonly<RouterContextProvider>) => createCtx(getScope(context))

export function createCtx({ services, locale, session }: Scope): Ctx {
  const { settings, database, jobs, content, files, keyedHash } = services
  const { brand, publicUrl, signInPolicy, sessionLimits, undoSeconds } = settings
  const actor = session?.member ?? null
  const { db } = database
  const now = new Date()
  const fromSettings = { brand, publicUrl, signInPolicy, sessionLimits, undoSeconds }
  return { ...fromSettings, db, jobs, content, files, keyedHash, locale, actor, now }
}
