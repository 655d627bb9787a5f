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

/** From where a form was sent. */
export type Client = SignInClient & {
  /** Aborted when the client has left. */
  signal: AbortSignal
}

/** All that a feature may know of the world; it reads no request, clock or global. */
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
  /** How long a decision can be taken back; nothing is mailed before. */
  undoSeconds: number
  /** A hash with the server's secret, for what is compared and never shown. */
  keyedHash: KeyedHash
  locale: Locale
  /** Who asks; null for visitors and for the worker. */
  actor: Actor
  /** Absent where no form was sent, as in the worker. */
  client?: Client
  now: Date
}

/**
 * Runs `work` with a context whose `db` is the transaction. Name it `ctx` again inside: on the embedded database,
 * which has one connection, a query on the outer one would wait for ever.
 */
export const inTransaction = <Result>(ctx: Ctx, work: (ctx: Ctx) => Promise<Result>): Promise<Result> =>
  ctx.db.transaction((tx) => work({ ...ctx, db: tx }))
