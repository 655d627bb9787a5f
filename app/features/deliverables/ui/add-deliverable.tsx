import { TextInTab } from '~/features/drafts/ui/text-in-tab'
import { Button } from '~/ui/button'
import { Form } from '~/web/forms/form'
import type { FormHandle } from '~/web/forms/use-form'
import type { DeliverableForm } from '../model'
import { DeliverableFields } from './deliverable-fields'

type Props = {
  form: FormHandle<DeliverableForm>
  owners: { value: string; label: string }[]
  newId: string
  engagementId: string
}

/** One that the template does not have. Closed at first: most are from the template. */
export const AddDeliverable = ({ form, owners, newId, engagementId }: Props) => (
  <details className="mt-4" open={form.result?.state === 'invalid' || form.result?.state === 'refused'}>
    <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">Add a deliverable</summary>
    <Form key={form.resetKey} form={form} aria-label="Add a deliverable" className="mt-3 grid max-w-3xl gap-4">
      <TextInTab form={form.ref} name={`deliverable:${engagementId}`} />
      <input type="hidden" name="id" value={form.values.id ?? newId} />
      <DeliverableFields form={form} owners={owners} />
      <Button type="submit" busy={form.isBusy} busyLabel="Adding..." className="justify-self-start">
        Add deliverable
      </Button>
    </Form>
  </details>
)
