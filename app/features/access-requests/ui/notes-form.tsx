import { Form } from 'react-router'
import { Button } from '~/ui/button'
import { TextAreaField } from '~/ui/field'
import type { FormResult } from '~/web/form'
import type { ListedRequest } from '../model'

type Props = { request: ListedRequest; answer: FormResult | undefined; action: string; busy: boolean }

/** Two may write at once: whoever saves second sees what the first wrote, and keeps what they typed. */
export function NotesForm({ request, answer, action, busy }: Props) {
  const isBeaten = answer?.state === 'refused' && answer.reason === 'noted'
  const typed = isBeaten ? answer.values.notes : undefined
  return (
    <Form method="post" action={action} preventScrollReset aria-label="Notes" className="grid gap-3">
      <input type="hidden" name="id" value={request.id} />
      <input type="hidden" name="before" value={request.notes} />
      <TextAreaField
        name="notes"
        label="Notes for other reviewers"
        defaultValue={typed ?? request.notes}
        maxLength={4000}
      />
      {isBeaten && (
        <div className="border-prestige border-l-2 pl-4 text-sm">
          <p className="text-muted">Saved by someone else meanwhile; saving now puts yours in their place:</p>
          <p className="whitespace-pre-line">{request.notes || 'No notes.'}</p>
        </div>
      )}
      <Button
        type="submit"
        variant="outline"
        size="sm"
        busy={busy}
        busyLabel="Saving..."
        className="justify-self-start"
      >
        Save notes
      </Button>
    </Form>
  )
}
