import type { FormResult } from '~/web/forms/form-result'
import type { RetryRefusal } from '../model'

/** Why a mail can't be sent again, and what can be done instead. */
export const refusalLabels: Record<RetryRefusal, string> = {
  notFailed: 'It is already on its way.',
  linkLost:
    'It has a personal link, and that link was forgotten after the last try: sent again, it would lead nowhere. ' +
    'Let the person ask anew; they then get a new mail with a new link.',
}

/** What became of a press on 'Retry'. */
export function retryAnswer(answer: FormResult | undefined) {
  if (!answer) return undefined
  if (answer.state === 'done') return { tone: 'success', text: 'Queued again.' } as const
  if (answer.state === 'refused') {
    const isLost = answer.reason === ('linkLost' satisfies RetryRefusal)
    return { tone: isLost ? 'danger' : 'info', text: refusalLabels[isLost ? 'linkLost' : 'notFailed'] } as const
  }
  return { tone: 'danger', text: 'It could not be queued. Please try again.' } as const
}
