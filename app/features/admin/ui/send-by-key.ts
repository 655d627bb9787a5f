import type { KeyboardEvent } from 'react'

/** A handler of a form: Ctrl-Enter or Cmd-Enter in one of its fields presses its button, which ignores this while busy. */
export function sendByKey(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat || event.nativeEvent.isComposing)
    return
  event.preventDefault()
  event.currentTarget.querySelector<HTMLElement>('[type=submit]')?.click()
}
