type Logged = { type: string; message: string; code?: string | number; at?: string[]; cause?: Logged }

/**
 * What the log says of an error: what it is and where it came from, and not what someone typed. Errors of the database
 * carry the values of their query, those of a mail server the addresses it was given.
 */
export function logError(error: unknown, depth = 0): Logged {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutValues(String(error)) }
  const { code, cause } = error as NodeJS.ErrnoException
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type: error.constructor.name,
    message: withoutValues(error.message),
    ...(code === undefined ? {} : { code }),
    ...(frames?.length ? { at: frames.map((line) => line.trim()) } : {}),
    ...(cause && depth < 3 ? { cause: logError(cause, depth + 1) } : {}),
  }
}

const withoutValues = (message: string) =>
  message
    .replace(/\nparams: [\s\S]*$/, '')
    .replace(/[^\s<>"'(),:;[\]]+@[^\s<>"'(),:;[\]]+/g, '…@…')
    // PostgreSQL quotes what it could not read: invalid input syntax for type uuid: "…"
    .replace(/: ".*"$/s, ': "…"')
