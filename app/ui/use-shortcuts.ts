import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'

/** Where it is kept in the browser that someone has switched the shortcuts off. */
export const shortcutsKey = 'shortcuts'

const listeners = new Set<() => void>()
/** Lasts as long as the page where storage is forbidden. */
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
    // Storage may be forbidden: the choice then lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  /** Switched in another tab. */
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

/** Someone types, or a dialog is in front of what the key would act on. */
const isElsewhere = (target: HTMLElement) =>
  /INPUT|TEXTAREA|SELECT/.test(target.tagName) || target.isContentEditable || document.querySelector('dialog[open]')

/**
 * Shortcuts of one character, without a modifier key. WCAG 2.1.4: whoever speaks to their computer, or hits keys by
 * accident, can switch all of them off.
 */
export function useShortcuts(shortcuts: Record<string, () => void>) {
  const [on] = useShortcutSwitch()
  const current = useRef(shortcuts)
  // With the commit and not after it: a key pressed as soon as something is seen acts on what is seen.
  useLayoutEffect(() => {
    current.current = shortcuts
  })
  useEffect(() => {
    if (!on) return
    const press = (event: KeyboardEvent) => {
      if (event.metaKey || event.ctrlKey || event.altKey || isElsewhere(event.target as HTMLElement)) return
      current.current[event.key.toLowerCase()]?.()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [on])
}
