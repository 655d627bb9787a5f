import type { RecordCheck, RetryRefusal, TryNowRefusal } from '../model'

/** Why a mail can't be sent again, and what can be done instead. */
export const refusalLabels: Record<RetryRefusal, string> = {
  'not-failed': 'It has not failed, or was queued again already.',
  'link-lost':
    'It has a personal link, and that link was forgotten after the last try: sent again, it would lead nowhere. ' +
    'Ask the person to try again; they will then get a new email with a new link.',
}

/** Why a queued mail is not tried at once. */
export const tryNowLabels: Record<TryNowRefusal, string> = {
  'not-queued': 'It is no longer queued: it has been delivered, or has failed at its last try.',
  'being-tried': 'It is being tried right now.',
}

export const checkLabels: Record<RecordCheck['state'], string> = {
  found: 'Found',
  missing: 'Not found',
  several: 'More than one: receivers ignore them all',
  unknown: 'Could not be checked',
}
