import { AppError } from '~/lib/app-error'

/** Searches of one person at a time, with those that wait: more than a fast typist sends. */
export const mostAtOnce = 8

type Line = { count: number; last: Promise<unknown> }
const lines = new Map<string, Line>()

/** Runs the searches of a person one after the other, so that a flood of them takes one connection and delays nobody else. */
export async function inTurn<Result>(userId: string, run: () => Promise<Result>): Promise<Result> {
  const line = lines.get(userId) ?? { count: 0, last: Promise.resolve() }
  if (line.count >= mostAtOnce) throw new AppError('too-many', 'search.flood', 1)
  lines.set(userId, line)
  line.count += 1
  const result = line.last.then(run)
  line.last = result.catch(() => {})
  try {
    return await result
  } finally {
    line.count -= 1
    if (line.count === 0) lines.delete(userId)
  }
}
