import { Button } from '~/ui/button'
import { TextAreaField } from '~/ui/field'
import { Form } from '~/web/forms/form'
import type { FormHandle } from '~/web/forms/use-form'
import type { ListedRequest, RequestForm } from '../model'
import { accessRequestLengths } from '../model'

type Props = { request: ListedRequest; form: FormHandle<RequestForm> }

/** After a concurrent change the form keeps the typed notes and shows the saved ones below. */
export function NotesForm({ request, form }: Props) {
  const isConflict = form.reason === 'notes-changed' && form.values.id === request.id
  return (
    <Form form={form} aria-label="Notes" className="grid gap-3">
      <input type="hidden" name="id" value={request.id} />
      <input type="hidden" name="before" value={request.notes} />
      <TextAreaField
        name="notes"
        label="Notes for other reviewers"
        defaultValue={(isConflict && form.values.notes) || request.notes}
        maxLength={accessRequestLengths.notes}
      />
      {isConflict && (
        <div className="border-prestige border-l-2 pl-4 text-sm">
          <p className="text-muted">
            Someone else has saved these in the meantime; saving now replaces them with yours:
          </p>
          <p className="whitespace-pre-line">{request.notes || 'No notes.'}</p>
        </div>
      )}
      <Button
        type="submit"
        variant="outline"
        size="sm"
        busy={form.isSending}
        busyLabel="Saving..."
        className="justify-self-start"
      >
        Save notes
      </Button>
    </Form>
  )
}
