import { useTranslations } from '~/i18n/language'
import type { FormResult } from '~/web/forms/form-result'
import type { PlanFields, Refusal } from '../model'
import { faultLabels, refusalLabels, refusedField } from './labels'

/** What stands in each field and what is wrong with it: as it was typed, or else as the event is. */
export function useFields(fields: PlanFields, answer: FormResult | undefined, attending: number) {
  const t = useTranslations('forms')
  const typed = answer && answer.state !== 'done' ? answer : undefined
  const errorOf = (name: string) => {
    if (answer?.state === 'refused' && refusedField[answer.reason as Refusal] === name) {
      return refusalLabels(answer.reason, attending)
    }
    const error = answer?.state === 'invalid' ? answer.errors[name] : undefined
    return error && (faultLabels(error.key) ?? t(error.key, { max: error.max ?? 0, min: error.min ?? 0 }))
  }
  return {
    errorOf,
    props: (name: Exclude<keyof PlanFields, 'roles'>) => ({
      name,
      defaultValue: typed?.values[name] ?? fields[name],
      error: errorOf(name),
    }),
    isTicked: (role: string) => (typed?.lists?.roles ?? fields.roles).includes(role),
  }
}

export type Fields = ReturnType<typeof useFields>
