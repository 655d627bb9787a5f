type LoggedError = { type: string; message: string; code?: string | number; at?: string[]; cause?: LoggedError }

/** An error, or the plain object with message and stack that the job queue stores. */
type ErrorLike = { message: string; stack?: string; code?: string | number; cause?: unknown }

const isErrorLike = (error: unknown): error is ErrorLike =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'

/**
 * The part of an error that is logged: its type, message and stack, without what people have entered. Database errors carry
 * the values of their query, errors of a mail server the addresses.
 */
export function logError(error: unknown, depth = 0): LoggedError {
  if (!isErrorLike(error)) return { type: typeof error, message: withoutValues(String(error)) }
  const { message, stack, code, cause } = error
  const frames = stack?.split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type: error.constructor.name,
    message: withoutValues(message),
    ...(code === undefined ? {} : { code }),
    ...(frames?.length ? { at: frames.map((line) => line.trim()) } : {}),
    ...(cause && depth < 3 ? { cause: logError(cause, depth + 1) } : {}),
  }
}

const withoutValues = (message: string) =>
  message
    .replace(/\nparams: [\s\S]*$/, '')
    .replace(/[^\s<>"'(),:;[\]]+@[^\s<>"'(),:;[\]]+/g, '…@…')
    // PostgreSQL quotes invalid input: invalid input syntax for type uuid: "…"
    .replace(/: ".*"$/s, ': "…"')
