import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'

/** `localStorage` key, set when the user has switched the shortcuts off. */
export const shortcutsKey = 'shortcuts'

const listeners = new Set<() => void>()
/** The choice in memory, for browsers that block storage. */
let isOff: boolean | undefined

function areOn() {
  if (isOff !== undefined) return !isOff
  try {
    return localStorage.getItem(shortcutsKey) !== 'off'
  } catch {
    return true
  }
}

function switchShortcuts(on: boolean) {
  isOff = !on
  try {
    if (on) localStorage.removeItem(shortcutsKey)
    else localStorage.setItem(shortcutsKey, 'off')
  } catch {
    // Storage may be blocked: the choice then lasts until the next page load.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  /** The switch was changed in another tab. */
  const read = () => {
    isOff = undefined
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', read)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', read)
  }
}

/** Whether shortcuts of one character work, and how to switch them. */
export function useShortcutSwitch() {
  return [useSyncExternalStore(subscribe, areOn, () => true), switchShortcuts] as const
}

/** The focus is in a field, or an open dialog covers what the key would act on. */
const isBlocked = (target: HTMLElement) =>
  /INPUT|TEXTAREA|SELECT/.test(target.tagName) || target.isContentEditable || document.querySelector('dialog[open]')

/**
 * Shortcuts of one character, without a modifier key. They can be switched off (WCAG 2.1.4), for users of speech input
 * and those who press keys by accident.
 */
export function useShortcuts(shortcuts: Record<string, () => void>) {
  const [on] = useShortcutSwitch()
  const current = useRef(shortcuts)
  // In a layout effect, so that a key pressed right after a render already uses the new handlers.
  useLayoutEffect(() => {
    current.current = shortcuts
  })
  useEffect(() => {
    if (!on) return
    const handleKey = (event: KeyboardEvent) => {
      if (event.metaKey || event.ctrlKey || event.altKey || isBlocked(event.target as HTMLElement)) return
      current.current[event.key.toLowerCase()]?.()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [on])
}
