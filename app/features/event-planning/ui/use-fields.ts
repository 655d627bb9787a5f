import type { FormValues } from '~/features/drafts/model'
import { useTranslations } from '~/i18n/language'
import { siteMessages } from '~/i18n/messages/site'
import type { FormResult, FormTypes } from '~/web/forms/form-result'
import type { EventRefusal, PlanFields } from '../model'
import { faultLabels, refusalLabels, refusedField } from './labels'

export type PlanField = Exclude<keyof PlanFields, 'roles'>
type Result = FormResult<FormTypes & { reason: EventRefusal }>

/** The value and the error of each field: the unsaved text, after a failure what was submitted, otherwise the event's. */
export function useFields(fields: PlanFields, result: Result | undefined, unsaved: FormValues | null) {
  const t = useTranslations(siteMessages, 'forms')
  const submitted = result && result.state !== 'done' ? result : undefined
  const errorOf = (name: string) => {
    if (result?.state === 'refused' && refusedField[result.reason] === name) {
      return refusalLabels[result.reason]
    }
    const error = result?.state === 'invalid' ? result.errors[name] : undefined
    return error && (faultLabels(error.key) ?? t(error.key, { max: error.max ?? 0, min: error.min ?? 0 }))
  }
  const textOf = (name: PlanField) =>
    unsaved ? (unsaved[name]?.[0] ?? '') : (submitted?.values[name] ?? fields[name] ?? '')
  return {
    errorOf,
    textOf,
    props: (name: PlanField) => ({ name, defaultValue: textOf(name), error: errorOf(name) }),
    /** A box that is not ticked is not sent. */
    box: (name: 'isPublic' | 'isNext') => ({
      name,
      defaultChecked: (unsaved ? unsaved[name]?.[0] : (submitted?.values ?? fields)[name]) === 'on',
      error: errorOf(name),
    }),
    isTicked: (role: string) =>
      (unsaved ? (unsaved.roles ?? []) : (submitted?.lists?.roles ?? fields.roles)).includes(role),
  }
}

export type Fields = ReturnType<typeof useFields>
