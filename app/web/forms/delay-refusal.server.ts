import { setTimeout as wait } from 'node:timers/promises'

const pauseMs = 25

let last: Promise<unknown> = Promise.resolve()

/**
 * Resolves for one caller after another, with a pause in between. In a flood hundreds are refused at once, and each
 * refusal renders a page: in the pauses the process serves other requests.
 */
export function delayRefusal(): Promise<unknown> {
  last = last.then(() => wait(pauseMs))
  return last
}
