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
import type { ErrorDetails } from './error-details'
import type { Limiter } from './limiter.server'
import type { MemoryLimiter } from './memory-limiter.server'
import { shortNetwork } from './network.server'
import type { Preview } from './preview'

/** Created once for the process. */
export type Services = {
  /** Those that admins can change are replaced in place: read them when they are used. */
  settings: Settings
  /** Reads what admins have set, as after a change. */
  reloadSettings: () => Promise<void>
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
  /** The database has the sample data of the demo, or sample content. Set before anything is served, and when content changes. */
  hasSamples?: boolean
}

/** Created for each request. */
export type Scope = {
  services: Services
  log: Logger
  requestId: string
  clientAddress: string
  locale: Locale
  /** Set by the middleware of pages that need to know who is signed in. */
  session?: Session | undefined
  /** Recognises this browser when it comes back from an identity provider; set where someone is sent to one. */
  browserToken?: string
  /** The document whose draft the page shows; set when an admin requests a preview. */
  preview?: Preview
  /** Marks this render's inline scripts. On a page for the cache their hashes replace it afterwards. */
  nonce: string
  /** Renders the error page of this status instead of the page at the address. */
  errorStatus?: number
  errorDetails?: ErrorDetails
}

export const scopeContext = createContext<Scope>()

export const getScope = (context: Readonly<RouterContextProvider>) => context.get(scopeContext)

/** The context of one request, for features. */
export const getCtx = (context: Readonly<RouterContextProvider>) => createCtx(getScope(context))

export function createCtx({ services, locale, session, clientAddress }: Scope): Ctx {
  const { settings, database, jobs, content, files, keyedHash } = services
  const { brand, publicUrl, signInPolicy, sessionLimits, factorPolicy, privateHosts, undoSeconds, digestHour } =
    settings
  const inboundMail = settings.inboundMail?.mailbox
  const actor = session?.member ?? null
  const { db } = database
  const now = new Date()
  const network = shortNetwork(clientAddress)
  const ofAccounts = { signInPolicy, sessionLimits, factorPolicy, privateHosts }
  const fromSettings = { ...ofAccounts, brand, publicUrl, inboundMail, undoSeconds, digestHour }
  const fromSession = session
    ? { session: { id: session.id, provenAt: session.provenAt }, isViewing: session.view !== undefined }
    : {}
  return { ...fromSettings, ...fromSession, db, jobs, content, files, keyedHash, locale, actor, network, now }
}
