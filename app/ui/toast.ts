export type ToastTone = 'neutral' | 'success' | 'danger'

export type ToastInput = {
  title: string
  description?: string | undefined
  tone?: ToastTone | undefined
  action?: { label: string; onClick: () => void } | undefined
  /** Milliseconds until it closes by itself; 0 keeps it open. */
  timeout?: number | undefined
}

let wasRequested = false
let waiting: ToastInput[] = []
const listeners = new Set<() => void>()

/** Shows a short-lived notice in a corner of the page. Can be called from anywhere. */
export function showToast(toast: ToastInput) {
  waiting.push(toast)
  wasRequested = true
  for (const listener of listeners) listener()
}

/** Returns and removes the toasts added since the last call. */
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

/** Whether any toast has been requested yet. */
export const toastsWanted = () => wasRequested
