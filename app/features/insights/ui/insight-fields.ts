import type { FormValues } from '~/features/drafts/model'
import type { FormHandle } from '~/web/forms/use-form'
import type { InsightForm } from '../model'

export type InsightFields = ReturnType<typeof insightFields>

/** The value and the error of each field: the unsaved text, after a failure what was submitted, otherwise the item's. */
export function insightFields(form: FormHandle<InsightForm>, stored: FormValues, unsaved: FormValues | null) {
  const shown = unsaved ?? stored
  const isSubmitted = !unsaved && form.wasSubmitted
  return {
    errorOf: form.errorOf,
    text: (name: string) => ({
      name,
      error: form.errorOf(name),
      defaultValue: isSubmitted ? form.values[name] : shown[name]?.[0],
    }),
    isTicked: (name: string, value = 'on') =>
      isSubmitted ? form.isTicked(name, value) : Boolean(shown[name]?.includes(value)),
  }
}
