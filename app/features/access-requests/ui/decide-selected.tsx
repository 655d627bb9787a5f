import { chosenLabel } from '~/features/admin/ui/labels'
import { BulkAction, BulkBar } from '~/features/admin/ui/list-bulk'
import type { FormHandle } from '~/web/forms/use-form'
import type { DecideForm } from '../model/review'

type Props = {
  form: FormHandle<DecideForm>
  query: string
  onPage: number
  matching: number
  /** How long a decision can be undone. */
  undoSeconds: number
}

/** Decides the requests whose boxes are ticked, or all that match. */
export const DecideSelected = ({ form, undoSeconds, ...list }: Props) => (
  <BulkBar label="Decide the selected requests" form={form} {...list}>
    {(count) => (
      <>
        <BulkAction
          label="Approve selected"
          question={`Approve ${chosenLabel(count, 'request')}?`}
          confirm="Approve"
          field="decision"
          value="approved"
          isBusy={form.isBusy}
        >
          {whoGets(count)} an invitation by email, in the language of the request. It leaves after {undoSeconds}{' '}
          seconds; until then you can undo this.
        </BulkAction>
        <BulkAction
          label="Reject selected"
          question={`Reject ${chosenLabel(count, 'request')}?`}
          confirm="Reject"
          field="decision"
          value="rejected"
          variant="destructive"
          isBusy={form.isBusy}
        >
          {whoGets(count)} an email that says so, without a note. It leaves after {undoSeconds} seconds; until then you
          can undo this.
        </BulkAction>
      </>
    )}
  </BulkBar>
)

const whoGets = (count: number | undefined) => (count === 1 ? 'The applicant gets' : 'Each applicant gets')
