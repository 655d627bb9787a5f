/**
 * Why a command or query stopped. `web/` alone maps a kind to a status. `busy`: the same request can succeed a little
 * later. `client-left`: the client closed the connection, nobody reads the answer. `proof-needed`: the person has to prove
 * again who they are.
 */
export type ErrorKind = 'not-found' | 'forbidden' | 'too-many' | 'busy' | 'client-left' | 'proof-needed'

/** Everything that stops a command, except bad input (field errors) and a refusal (`Refused`). */
export class AppError extends Error {
  override name = 'AppError'
  readonly kind: ErrorKind
  readonly retryAfterSeconds: number | undefined
  /** What the error page shows besides the status. */
  readonly details: unknown

  constructor(kind: ErrorKind, reason: string, retryAfterSeconds?: number, details: unknown = null) {
    super(reason)
    this.kind = kind
    this.retryAfterSeconds = retryAfterSeconds
    this.details = details
  }
}

/**
 * The input is valid, but the state of the data forbids the command. The form that ran it lists its `reasons`, and its
 * page has a text for each.
 */
export class Refused<Reason extends string = string> extends Error {
  override name = 'Refused'
  readonly reason: Reason
  /** Who made the change that forbids it, where the page can't find out by itself. */
  readonly by: string | undefined

  constructor(reason: Reason, by?: string) {
    super(reason)
    this.reason = reason
    this.by = by
  }
}
