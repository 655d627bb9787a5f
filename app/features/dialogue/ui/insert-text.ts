/** Puts text where the cursor is in the message of a form, as if it were typed: unsaved text is stored, and undo works. */
export function insertText(form: HTMLFormElement | null, text: string) {
  const area = form?.elements.namedItem('body')
  if (!(area instanceof HTMLTextAreaElement)) return
  const { value, selectionStart, selectionEnd } = area
  area.focus()
  const spaced = withSpaces(text, value.slice(0, selectionStart), value.slice(selectionEnd))
  area.setRangeText(spaced, selectionStart, selectionEnd, 'end')
  area.dispatchEvent(new Event('input', { bubbles: true }))
}

/** A space on each side where the text would stick to a word. */
export function withSpaces(text: string, before: string, after: string): string {
  const first = /[^\s(]$/u.test(before) && !/^\s/u.test(text) ? ' ' : ''
  const last = /^[\p{L}\p{N}@]/u.test(after) && !/\s$/u.test(text) ? ' ' : ''
  return `${first}${text}${last}`
}
