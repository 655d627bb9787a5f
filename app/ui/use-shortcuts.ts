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

/** A tick box takes no letters: keys work on, such as those of the list whose row was just ticked. */
const takesLetters = 'input:not([type="checkbox"], [type="radio"]), textarea, select'

/** The focus is in a field, or an open dialog covers what the key would act on. */
const isBlocked = (target: HTMLElement) =>
  target.matches(takesLetters) || target.isContentEditable || document.querySelector('dialog[open]')

/** Handlers by key: `j`, or `g t` for two keys, one after the other. */
type Shortcuts = Record<string, () => void>
/**
 * What the key does, in the sheet of shortcuts; keys without it are listed if the sheet knows them. A key that is
 * handled elsewhere, such as Ctrl-S, may have a label alone.
 */
type Labels = Partial<Record<string, string>>
type Registration = { shortcuts: Shortcuts; labels: Labels }

const registrations = new Set<{ current: Registration }>()

/** The keys of the screen as it is now, in the order in which its parts were mounted. */
export const registeredShortcuts = (): [key: string, label: string | undefined][] => [
  ...new Map(
    [...registrations].flatMap(({ current: { shortcuts, labels } }) =>
      Object.keys({ ...shortcuts, ...labels }).map((key) => [key, labels[key]] as const),
    ),
  ),
]

/** The first of two keys is forgotten after this time. */
const sequenceMs = 1500
let first: { key: string; at: number } | undefined

let pauses = 0

/** While something is about to take the keys, such as a dialog that is being fetched. */
export function usePausedShortcuts(isPaused: boolean) {
  useLayoutEffect(() => {
    if (!isPaused) return
    pauses += 1
    return () => {
      pauses -= 1
    }
  }, [isPaused])
}

/** One listener for all, so that the second key of two does not act on its own. */
function handleKey(event: KeyboardEvent) {
  if (
    pauses > 0 ||
    !areOn() ||
    event.metaKey ||
    event.ctrlKey ||
    event.altKey ||
    isBlocked(event.target as HTMLElement)
  )
    return
  const pressed = event.key.toLowerCase()
  const isSecond = first !== undefined && event.timeStamp - first.at < sequenceMs
  const key = isSecond ? `${first?.key} ${pressed}` : pressed
  first = undefined
  const current = [...registrations].map(({ current }) => current.shortcuts)
  if (current.some((shortcuts) => Object.keys(shortcuts).some((name) => name.startsWith(`${key} `)))) {
    first = { key, at: event.timeStamp }
    return
  }
  const handlers = current.flatMap((shortcuts) => shortcuts[key] ?? [])
  // The key would be typed into a field that the handler focuses, and `/` opens the search of Firefox.
  if (handlers.length > 0) event.preventDefault()
  for (const handler of handlers) handler()
}

/**
 * Shortcuts of one character, without a modifier key. They can be switched off (WCAG 2.1.4), for users of speech input
 * and those who press keys by accident.
 */
export function useShortcuts(shortcuts: Shortcuts, labels: Labels = {}) {
  const current = useRef({ shortcuts, labels })
  // In a layout effect, so that a key pressed right after a render already uses the new handlers.
  useLayoutEffect(() => {
    current.current = { shortcuts, labels }
  })
  useEffect(() => {
    if (registrations.size === 0) document.addEventListener('keydown', handleKey)
    registrations.add(current)
    return () => {
      registrations.delete(current)
      if (registrations.size === 0) document.removeEventListener('keydown', handleKey)
    }
  }, [])
}
