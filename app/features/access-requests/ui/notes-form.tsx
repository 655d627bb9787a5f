import { useMemo } from 'react'
import { UnsavedField, UnsavedNotice } from '~/features/drafts/ui/unsaved-notice'
import { UnsavedState } from '~/features/drafts/ui/unsaved-state'
import { useUnsavedText } from '~/features/drafts/ui/use-unsaved-text'
import { Button } from '~/ui/button'
import { TextAreaField } from '~/ui/field'
import { Form } from '~/web/forms/form'
import type { FormHandle } from '~/web/forms/use-form'
import type { ListedRequest } from '../model'
import { accessRequestLengths } from '../model'
import type { RequestForm } from '../model/review'

type Props = { request: ListedRequest; form: FormHandle<RequestForm> }

const label = 'Notes for other reviewers'
const compared = [{ name: 'notes', label }]
const staleReasons = ['notes-changed']

/** After a concurrent change the form keeps the typed notes, and both texts can be chosen from. */
export function NotesForm({ request, form }: Props) {
  const { settled, isBusy } = form
  const isAboutThis = settled?.state === 'done' || settled?.values.id === request.id
  const stored = useMemo(() => ({ notes: [request.notes] }), [request.notes])
  const unsaved = useUnsavedText({
    ...{ form: form.ref, opened: request.notesForm, stored, compared, staleReasons, isBusy },
    settled: isAboutThis ? settled : undefined,
  })
  return (
    <div className="grid gap-4">
      <UnsavedNotice unsaved={unsaved} />
      <Form form={form} aria-label="Notes" className="grid gap-3">
        <input type="hidden" name="id" value={request.id} />
        <input type="hidden" name="before" value={unsaved.base.notes?.[0] ?? ''} />
        <UnsavedField unsaved={unsaved} />
        <TextAreaField
          key={unsaved.count}
          name="notes"
          label={label}
          defaultValue={unsaved.values?.notes?.[0] ?? request.notes}
          maxLength={accessRequestLengths.notes}
        />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" variant="outline" size="sm" busy={form.isBusy} busyLabel="Saving...">
            Save notes
          </Button>
          <UnsavedState unsaved={unsaved} />
        </div>
      </Form>
    </div>
  )
}
