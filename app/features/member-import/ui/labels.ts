import type { ImportRefusal, ImportRun, Outcome } from '../model'

/** Over the list, as the names of its filters. */
export const outcomeNames: Record<Outcome, string> = {
  new: 'New',
  member: 'Members',
  invited: 'Invited before',
  twice: 'Twice in the file',
  error: 'With errors',
}

/** In a row: what will happen to it. */
export const outcomeTexts: Record<Exclude<Outcome, 'error'>, string> = {
  new: 'Will be invited',
  member: 'A member already, is left alone',
  invited: 'Has an invitation that still works, is left alone',
  twice: 'The address stands further up, is left out here',
}

export const refusalTexts: Record<ImportRefusal, string> = {
  gone: 'This file is no longer here. Choose it again.',
  none: 'Nobody in this file is new by now. Nothing was sent.',
  running: 'It is confirmed and was not stopped.',
}

export const figure = (value: number) => value.toLocaleString('en-GB')

export const people = (count: number) => (count === 1 ? '1 person' : `${figure(count)} people`)

export const lines = (count: number) => (count === 1 ? '1 line' : `${figure(count)} lines`)

/** How far a confirmed import is. */
export function progressText({ done, total, invited, endedAt }: ImportRun) {
  if (!endedAt) return `${figure(done)} of ${lines(total)} done, ${people(invited)} invited so far.`
  if (done < total) return `Stopped after ${figure(done)} of ${lines(total)}: who had started it is no admin any more.`
  const left = total - invited
  return left === 0 ? `${people(invited)} invited.` : `${people(invited)} invited, ${lines(left)} left alone.`
}

/** After a try to discard a file that had been confirmed: how many have an invitation already. */
export const notStoppedText = ({ invited, endedAt }: ImportRun) =>
  endedAt
    ? `The import had ended before: ${people(invited)} invited. Invitations can’t be called back.`
    : `The import had been confirmed before and goes on: ${people(invited)} invited so far. It can’t be stopped.`
