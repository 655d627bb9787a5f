import { chosenLabel } from '~/features/admin/ui/labels'
import { BulkAction, BulkBar } from '~/features/admin/ui/list-bulk'
import { useMailLeaves } from '~/features/mail-log/ui/mail-leaves'
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
          <WhoGets count={count} /> an invitation by email, in the language of the request.{' '}
          <Leaving seconds={undoSeconds} />
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
          <WhoGets count={count} /> an email that says so, without a note. <Leaving seconds={undoSeconds} />
        </BulkAction>
      </>
    )}
  </BulkBar>
)

function WhoGets({ count }: { count: number | undefined }) {
  const applicant = count === 1 ? 'the applicant' : 'each applicant'
  if (!useMailLeaves()) return `For ${applicant} a file is written with`
  return `${applicant[0]?.toUpperCase()}${applicant.slice(1)} gets`
}

const Leaving = ({ seconds }: { seconds: number }) =>
  useMailLeaves()
    ? `It leaves after ${seconds} seconds; until then you can undo this.`
    : `It does not leave this server. For ${seconds} seconds you can undo this.`
