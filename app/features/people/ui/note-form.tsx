import { sendByKey } from '~/features/admin/ui/send-by-key'
import type { OpenedForm } from '~/features/drafts/model'
import { UnsavedField, UnsavedNotice } from '~/features/drafts/ui/unsaved-notice'
import { UnsavedState } from '~/features/drafts/ui/unsaved-state'
import { useUnsavedText } from '~/features/drafts/ui/use-unsaved-text'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { TextAreaField } from '~/ui/field'
import { Form } from '~/web/forms/form'
import { FormFailure } from '~/web/forms/form-parts'
import type { FormHandle } from '~/web/forms/use-form'
import { type NoteForm as NoteFormTypes, noteLength } from '../model'
import { refusalLabels } from './labels'

export type OpenedNote = {
  opened: OpenedForm
  newId: string
  /** The last note of who looks at the page: when there is a newer one the form begins anew. */
  after: string
}

/** Why no note may be written about this person. */
export type RefusedNote = { refusal: 'restricted' | 'objected' }

type Props = { note: OpenedNote; form: FormHandle<NoteFormTypes> }

const stored = { text: [''] }

/** A new note, at the head of the timeline. */
export function NoteForm({ note: { opened, newId }, form }: Props) {
  const { settled } = form
  const unsaved = useUnsavedText({ form: form.ref, opened, stored, compared: [], settled, isBusy: form.isBusy })
  const text = unsaved.values?.text?.[0]
  return (
    <div>
      <UnsavedNotice unsaved={unsaved} className="mb-4" />
      <Form form={form} aria-label="New note" onKeyDown={sendByKey} className="grid gap-3">
        <FormFailure result={settled} />
        {settled?.state === 'refused' && (
          <Alert tone="danger" title="Not saved">
            {refusalLabels[settled.reason]}
          </Alert>
        )}
        <UnsavedField unsaved={unsaved} />
        <input type="hidden" name="note" value={newId} />
        <TextAreaField
          key={unsaved.count}
          label="Note for the team"
          rows={2}
          required
          maxLength={noteLength}
          {...form.field('text')}
          {...(text === undefined ? {} : { defaultValue: text })}
        />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" variant="outline" size="sm" busy={form.isBusy} busyLabel="Saving...">
            Add note
          </Button>
          <UnsavedState unsaved={unsaved} />
        </div>
      </Form>
    </div>
  )
}
