import { after, keptFor } from '~/features/privacy/model'

/** The first and the second mail that ask. */
export type Question = 'first' | 'second'

const dayMs = 24 * 60 * 60_000
const endAfterSecondDays = keptFor.inactiveEnded.days - keptFor.inactiveAskedAgain.days

/**
 * When an account that was asked about is ended: some days after the first mail, and never sooner after the second than
 * usual, however late that was sent.
 */
export function endOf({ askedAt, askedAgainAt }: { askedAt: Date; askedAgainAt: Date | null }): Date {
  const fromFirst = after(askedAt, keptFor.inactiveEnded)
  const fromSecond = askedAgainAt && new Date(askedAgainAt.getTime() + endAfterSecondDays * dayMs)
  return fromSecond && fromSecond > fromFirst ? fromSecond : fromFirst
}
