import { stripVTControlCharacters } from 'node:util'
import { pino } from 'pino'

/** Whether a person reads the output. If not it goes to logs, which must hold no secret. */
export const isTerminal = () => process.stdout.isTTY === true

type Line = {
  level: number
  time: number
  msg?: string
  method?: string
  path?: string
  status?: number
  ms?: number
  req?: string
  err?: { message: string; at?: string[] }
}

/** Formats a JSON line of the log for a person. */
export function plainLine(json: string): string {
  const { level, time, msg = '', method, path, status, ms, req: _, err, ...rest } = JSON.parse(json) as Line
  const clock = new Date(time).toTimeString().slice(0, 8)
  if (method) return `${clock} ${method} ${path} ${status} ${ms} ms`
  const details = Object.keys(rest).length > 0 ? ` ${JSON.stringify(rest)}` : ''
  const error = err ? [`: ${err.message}`, ...(err.at ?? []).map((frame) => `  ${frame}`)].join('\n') : ''
  return `${clock} ${pino.levels.labels[level] ?? level}: ${msg}${details}${error}`
}

/** The log's destination on a terminal. Control characters are removed: a line may quote what a client has sent. */
export const terminal = {
  write(lines: string) {
    const plain = lines.trimEnd().split('\n').map(plainLine).join('\n')
    process.stdout.write(`${stripVTControlCharacters(plain)}\n`)
  },
  // Writes to a terminal are synchronous, so there is nothing to flush.
  flushSync() {},
}
