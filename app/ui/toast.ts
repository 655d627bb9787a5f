export type ToastTone = 'neutral' | 'success' | 'danger'

export type ToastInput = {
  title: string
  description?: string | undefined
  tone?: ToastTone | undefined
  action?: { label: string; onClick: () => void } | undefined
  /** Milliseconds until it leaves by itself; 0 keeps it. */
  timeout?: number | undefined
}

let wanted = false
let waiting: ToastInput[] = []
const listeners = new Set<() => void>()

/** Tells what has happened, from anywhere, in a corner and in passing. */
export function showToast(toast: ToastInput) {
  waiting.push(toast)
  wanted = true
  for (const listener of listeners) listener()
}

/** Hands over what was asked for since the last time. */
export function takeToasts() {
  const taken = waiting
  waiting = []
  return taken
}

export function onToast(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Whether any toast has been asked for yet. */
export const toastsWanted = () => wanted
