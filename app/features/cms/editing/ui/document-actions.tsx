import { ConfirmButton } from '~/features/admin/ui/confirm-button'
import { unsavedField } from '~/web/forms/form-result'
import type { DocumentState } from '../model'
import type { DocumentForms } from './use-document-forms'

type Props = { state: DocumentState; version: string; unsavedForm: string; forms: DocumentForms }

/** Actions on the document as a whole, each with a confirmation. */
export function DocumentActions({ state, version, unsavedForm, forms }: Props) {
  // The form is filled in anew after each of them, so unsaved text is deleted with it.
  const fields = { version, [unsavedField]: unsavedForm }
  return (
    <section aria-labelledby="document-actions" className="border-line border-t pt-6">
      <h2 id="document-actions" className="mb-4 text-xl">
        The whole document
      </h2>
      <div className="flex flex-wrap gap-3">
        {state === 'changed' && (
          <ConfirmButton form={forms.discard} fields={fields} label="Discard draft" question="Discard the draft?">
            The form goes back to what the pages show. The draft stays in the history.
          </ConfirmButton>
        )}
        {(state === 'published' || state === 'changed') && (
          <ConfirmButton
            form={forms.unpublish}
            fields={fields}
            label="Unpublish"
            question="Take this off the pages?"
            variant="default"
          >
            Visitors no longer see it, from now on. It stays here as a draft. What you typed and did not save is lost.
          </ConfirmButton>
        )}
        <ConfirmButton form={forms.delete} fields={fields} label="Delete" question="Delete this for good?">
          {state === 'draft' ? 'It' : 'The pages no longer show it, and it'} is deleted with its whole history. This
          can’t be undone.
        </ConfirmButton>
      </div>
    </section>
  )
}
