import type { FieldError } from './form-result'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isControl = (element: Element): element is Control => 'validity' in element && 'name' in element

/** The fields whose HTML attributes forbid their value, such as `required`, each with the error that the server would give. */
export function brokenConstraints(form: HTMLFormElement): Record<string, FieldError> {
  const invalid = [...form.elements].filter(isControl).filter((control) => control.name && !control.validity.valid)
  return Object.fromEntries(invalid.map((control) => [control.name, errorOf(control)]))
}

function errorOf(control: Control): FieldError {
  const { customError, valueMissing, typeMismatch, tooShort } = control.validity
  if (customError) return { key: 'choice', text: control.validationMessage }
  if (valueMissing) return { key: 'required' }
  if (typeMismatch && control.type === 'email') return { key: 'email' }
  if (tooShort && 'minLength' in control) return { key: 'tooShort', min: control.minLength }
  return { key: 'choice' }
}
