/** Puts text where the cursor is in the message of a form, as if it were typed: unsaved text is stored, and undo works. */
export function insertText(form: HTMLFormElement | null, text: string) {
  const area = form?.elements.namedItem('body')
  if (!(area instanceof HTMLTextAreaElement)) return
  area.focus()
  area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end')
  area.dispatchEvent(new Event('input', { bubbles: true }))
}
