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
    for (const [field, value] of Object.entries(unsavedForm.get(name) ?? {})) {
      const control = element.elements.namedItem(field)
      // Hidden fields belong to the state that the page shows now.
      if (control instanceof HTMLInputElement && control.type !== 'hidden') control.value = value
      // Radio buttons of one name: checks the one with this value.
      if (control instanceof RadioNodeList) control.value = value
      if (control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement) control.value = value
    }
    const store = () => unsavedForm.put(name, Object.fromEntries(textsOf(element)))
    element.addEventListener('input', store)
    return () => element.removeEventListener('input', store)
  }, [form, name])

  useEffect(() => {
    if (isSent) unsavedForm.remove(name)
  }, [isSent, name])
}
