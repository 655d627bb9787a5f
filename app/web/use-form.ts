import { useTranslations } from '~/i18n/language'
import type { FormResult, SubmittedValues } from './form'

/** What was typed and what is wrong with it, by field, in the reader's language. */
export function useFieldErrors(answer: FormResult | undefined) {
  const t = useTranslations('forms')
  const errors = answer?.state === 'invalid' ? answer.errors : {}
  const typed: SubmittedValues = answer && answer.state !== 'done' ? answer : { values: {} }
  const { values, lists = {} } = typed
  return {
    errorOf: (name: string) => {
      const error = errors[name]
      return error?.text ?? (error && t(error.key, { max: error.max ?? 0, min: error.min ?? 0 }))
    },
    typedIn: (name: string) => (name in values ? { defaultValue: values[name] } : {}),
    /** Whether a box was ticked: one of several with this name, or the only one. */
    tickedIn: (name: string, value = 'on') => ({
      defaultChecked: lists[name]?.includes(value) ?? values[name] === value,
    }),
  }
}

export function focusFirstInvalid(fieldset: HTMLFieldSetElement | null, answer: FormResult | undefined) {
  if (answer?.state === 'invalid') fieldset?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
}
