/** What went wrong, in the product's own words. `web/` alone knows the status each kind becomes. */
export type ErrorKind = 'not-found' | 'conflict' | 'too-many'

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
