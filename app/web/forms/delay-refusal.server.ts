import { setTimeout as wait } from 'node:timers/promises'

const pauseMs = 25

let last: Promise<unknown> = Promise.resolve()

/**
 * Lets one caller go on after another, with a pause in between. A flood is refused by the hundred at once, and each
 * refusal is a page to render: in the pauses the process works for everyone else.
 */
export function delayRefusal(): Promise<unknown> {
  last = last.then(() => wait(pauseMs))
  return last
}
