const eventName = 'open-keys-sheet'

/** Opens the sheet of shortcuts from anywhere: its dialog is mounted once, beside the search. */
export const openKeysSheet = () => document.dispatchEvent(new Event(eventName))

export function onOpenKeysSheet(open: () => void) {
  document.addEventListener(eventName, open)
  return () => document.removeEventListener(eventName, open)
}
