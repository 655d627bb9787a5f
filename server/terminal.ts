import { stripVTControlCharacters } from 'node:util'
import { pino } from 'pino'

/** Whether a person reads the output: else it goes to logs, which others read too, and must hold no secret. */
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

/** One line of the log as a person reads it: requests by what was asked, the rest by its level and what it says. */
export function plainLine(json: string): string {
  const { level, time, msg = '', method, path, status, ms, req: _, err, ...rest } = JSON.parse(json) as Line
  const clock = new Date(time).toTimeString().slice(0, 8)
  if (method) return `${clock} ${method} ${path} ${status} ${ms} ms`
  const details = Object.keys(rest).length > 0 ? ` ${JSON.stringify(rest)}` : ''
  const error = err ? [`: ${err.message}`, ...(err.at ?? []).map((frame) => `  ${frame}`)].join('\n') : ''
  return `${clock} ${pino.levels.labels[level] ?? level}: ${msg}${details}${error}`
}

/** Where the log goes on a terminal. What others sent may stand in a line, and must not move the cursor. */
export const terminal = {
  write(lines: string) {
    const plain = lines.trimEnd().split('\n').map(plainLine).join('\n')
    process.stdout.write(`${stripVTControlCharacters(plain)}\n`)
  },
  // Writing to a terminal is done when it returns.
  flushSync() {},
}
