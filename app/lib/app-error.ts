/**
 * What went wrong, in the product's own words. `web/` alone knows the status each kind becomes.
 * `refused`: what was asked can't be done, for a reason that its form tells. `busy`: it could be done a little later.
 * `client-left`: nobody waits for the answer any more.
 */
export type ErrorKind = 'not-found' | 'forbidden' | 'conflict' | 'refused' | 'too-many' | 'busy' | 'client-left'

/** Everything that stops a command except bad input, which is returned as field errors. */
export class AppError extends Error {
  override name = 'AppError'
  readonly kind: ErrorKind
  readonly retryAfterSeconds: number | undefined

  constructor(kind: ErrorKind, reason: string, retryAfterSeconds?: number) {
    super(reason)
    this.kind = kind
    this.retryAfterSeconds = retryAfterSeconds
  }
}
