import { honeypot, unsavedField } from '~/web/forms/form-result'
import { textsOf } from '~/web/forms/unsaved-form'
import type { FormValues } from '../model'
import type { Autosave } from './autosave'

export function readValues(element: HTMLFormElement): FormValues {
  const values: FormValues = {}
  for (const [name, text] of textsOf(element)) {
    if (name !== unsavedField && name !== honeypot) values[name] = [...(values[name] ?? []), text]
  }
  return values
}

/** What was typed before the page was hydrated caused events that nothing listened to. */
export const hasTypedText = ({ elements }: HTMLFormElement) =>
  [...elements].some(
    (control) => (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) && isChanged(control),
  )

/** The value of a box is 'on' without an attribute, which is its default: what changes is its tick. */
const isChanged = (control: HTMLInputElement | HTMLTextAreaElement) =>
  'checked' in control && (control.type === 'checkbox' || control.type === 'radio')
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue.replaceAll('\r\n', '\n')

/** Tells the autosave of a form what happens to it, until the returned function is called. */
export function listenToForm(element: HTMLFormElement, autosave: Autosave, isSentByShortcut: boolean) {
  const listeners = new AbortController()
  const { signal } = listeners
  /** A control may be outside of its form, as in a dialog. */
  const isOfForm = ({ target }: Event) =>
    target instanceof Node && (element.contains(target) || ('form' in target && target.form === element))
  const sendLast = () => void autosave.send({ isLast: true })
  const sendWhenHidden = () => (document.visibilityState === 'hidden' ? sendLast() : void autosave.send())
  document.addEventListener('input', (event) => isOfForm(event) && autosave.change(), { signal })
  // Saving waits for a text that is on its way: arriving later it would be stored again as unsaved.
  element.addEventListener(
    'submit',
    (event) => {
      const underWay = autosave.postpone()
      if (!underWay) return
      event.preventDefault()
      event.stopPropagation()
      void underWay.then(() => element.requestSubmit(event.submitter))
    },
    { signal },
  )
  document.addEventListener(
    'keydown',
    (event) => {
      if (!isOfForm(event)) return
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      if (isSentByShortcut) element.requestSubmit()
      else void autosave.send()
    },
    { signal },
  )
  window.addEventListener('online', () => void autosave.send(), { signal })
  window.addEventListener('pagehide', autosave.leave, { signal })
  document.addEventListener('visibilitychange', sendWhenHidden, { signal })
  window.addEventListener('beforeunload', (event) => autosave.wouldLose() && event.preventDefault(), { signal })
  return () => listeners.abort()
}
