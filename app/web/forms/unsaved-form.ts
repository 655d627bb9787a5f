import { type RefObject, useEffect } from 'react'
import { isPasswordField } from './form-result'
import { unsavedForm } from './unsaved-storage'

/** The texts of a form, without files and passwords. */
export const textsOf = (form: HTMLFormElement): [name: string, text: string][] =>
  [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && !isPasswordField(entry[0]),
  )

/** Stores a form at every input, and fills it in again when it is mounted, until it has been sent. */
export function useUnsavedForm(form: RefObject<HTMLFormElement | null>, name: string, isSent: boolean) {
  useEffect(() => {
    const element = form.current
    if (!element) return
    const stored = unsavedForm.get(name)
    if (typeof stored === 'string') fillIn(element, new URLSearchParams(stored))
    const store = () => unsavedForm.put(name, String(new URLSearchParams(textsOf(element))))
    element.addEventListener('input', store)
    return () => element.removeEventListener('input', store)
  }, [form, name])

  useEffect(() => {
    if (isSent) unsavedForm.remove(name)
  }, [isSent, name])
}

/** Puts texts into the fields of a form, as someone had typed them. */
export function fillIn(form: HTMLFormElement, typed: URLSearchParams) {
  for (const [field, value] of typed) {
    const control = form.elements.namedItem(field)
    // Hidden fields belong to the state that the page shows now.
    if (control instanceof HTMLInputElement && !['hidden', 'checkbox'].includes(control.type)) control.value = value
    // Radio buttons of one name: checks the one with this value.
    if (control instanceof RadioNodeList) control.value = value
    if (control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement) control.value = value
  }
  // A form sends the checked boxes alone.
  for (const box of form.querySelectorAll<HTMLInputElement>('input[type="checkbox"]'))
    box.checked = typed.has(box.name, box.value)
  // In a closed one nobody sees that their text is back.
  const around = form.closest('details')
  if (around) around.open = true
}
