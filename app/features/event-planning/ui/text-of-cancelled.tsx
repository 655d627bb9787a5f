import { baseOf, type OpenedForm, submittedText } from '~/features/drafts/model'
import { KeptText } from '~/features/drafts/ui/kept-text'
import type { FormResult } from '~/web/forms/form-result'
import { type PlanFields, toFormValues } from '../model'
import { comparedFields } from './labels'

type Props = { fields: PlanFields; opened: OpenedForm; result: FormResult | undefined }

/** What one had typed into the form of an event that someone has cancelled meanwhile. */
export function TextOfCancelled({ fields, opened: { form, unsaved }, result }: Props) {
  // What was sent is newer than what is stored.
  const sent = result && result.state !== 'done' ? submittedText(result) : undefined
  const values = sent ?? unsaved?.values
  if (!values) return null
  return (
    <KeptText
      form={form}
      values={values}
      before={unsaved && !sent ? baseOf(unsaved) : toFormValues(fields)}
      fields={comparedFields}
    >
      It was not saved: the event has been cancelled meanwhile. Copy what you need, for example into a duplicate.
    </KeptText>
  )
}
