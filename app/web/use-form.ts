import { useTranslations } from 'use-intl'
import type { FormAnswer } from './form'

/** What was typed and what is wrong with it, by field, in the reader's language. */
export function useFieldErrors(answer: FormAnswer | undefined) {
  const t = useTranslations('forms')
  const errors = answer?.state === 'invalid' ? answer.errors : {}
  const values = answer && answer.state !== 'done' ? answer.values : {}
  return {
    errorOf: (name: string) => {
      const error = errors[name]
      return error && t(error.key, { max: error.max ?? 0 })
    },
    typedIn: (name: string) => (name in values ? { defaultValue: values[name] } : {}),
  }
}

export function focusFirstInvalid(fieldset: HTMLFieldSetElement | null, answer: FormAnswer | undefined) {
  if (answer?.state === 'invalid') fieldset?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
}
