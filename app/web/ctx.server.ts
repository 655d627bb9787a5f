import type { FactorPolicy } from '~/auth/factor-policy'
import type { ProvenSession } from '~/auth/fresh-proof.server'
import type { KeyedHash } from '~/auth/keyed-hash.server'
import type { Actor } from '~/auth/permissions'
import type { SessionLimits } from '~/auth/sessions.server'
import type { SignInClient } from '~/auth/sign-in-limits.server'
import type { Brand } from '~/brand/brand'
import type { Db } from '~/db/db.server'
import type { ContentService } from '~/features/content/model'
import type { FileStore } from '~/files/store.server'
import type { Locale } from '~/i18n/locales'
import type { Jobs } from '~/jobs/jobs.server'
import type { SignInPolicy } from '~/lib/sign-in-policy'

/** The client that sent a form. */
export type Client = SignInClient & {
  /** Names the browser in events and notices. */
  userAgent?: string
  /** Aborted when the client has left. */
  signal: AbortSignal
}

/** Everything that a feature depends on: it reads no request, clock or global itself. */
export type Ctx = {
  db: Db
  jobs: Jobs
  content: ContentService
  files: FileStore
  brand: Brand
  publicUrl: URL
  /** Who may have an account. */
  signInPolicy: SignInPolicy
  sessionLimits: SessionLimits
  /** Who must have a second factor. */
  factorPolicy: FactorPolicy
  /** Hosts of identity providers that may have an address in a private network. */
  privateHosts: readonly string[]
  /** The mailbox whose sub-addresses take replies to mails of a dialogue; undefined where replies are not received. */
  inboundMail: string | undefined
  /** How long a decision can be undone; its mail is sent after that. */
  undoSeconds: number
  /** When those who become admins get the daily digest; undefined for not at all. */
  digestHour: number | undefined
  /** A hash with the server's secret, for values that are compared and never shown. */
  keyedHash: KeyedHash
  locale: Locale
  /** Who acts; null for visitors and in jobs. */
  actor: Actor
  /** The session of who acts; absent for visitors and in jobs. */
  session?: ProvenSession
  /** An admin looks at the pages as someone else: reading leaves no trace of a member. */
  isViewing?: boolean
  /** The network of the request, shortened so that it does not identify a person; absent in jobs. */
  network?: string
  /** Absent where no form was sent, as in jobs. */
  client?: Client
  /** The form that was sent, if what is typed into it is stored as unsaved text until a command has saved it. */
  unsavedForm?: string
  now: Date
}

/**
 * Runs `work` with a context whose `db` is the transaction. Name it `ctx` again inside: on the embedded database,
 * which has one connection, a query on the outer `ctx` would wait for ever.
 */
export const inTransaction = <Result>(ctx: Ctx, work: (ctx: Ctx) => Promise<Result>): Promise<Result> =>
  ctx.db.transaction((tx) => work({ ...ctx, db: tx }))
