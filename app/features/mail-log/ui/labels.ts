import type { RetryRefusal } from '../model'

/** Why a mail can't be sent again, and what can be done instead. */
export const refusalLabels: Record<RetryRefusal, string> = {
  'not-failed': 'It is already on its way.',
  'link-lost':
    'It has a personal link, and that link was forgotten after the last try: sent again, it would lead nowhere. ' +
    'Ask the person to try again; they will then get a new email with a new link.',
}
