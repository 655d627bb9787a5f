import { ConfirmButton } from '~/features/admin/ui/confirm-button'
import { Alert } from '~/ui/alert'
import { FormFailure } from '~/web/forms/form-parts'
import { useForm } from '~/web/forms/use-form'
import type { Snippet, SnippetForm as Types } from '../model'
import { refusalLabels } from './labels'
import { SnippetForm } from './snippet-form'

/** A snippet, which opens to its form. Each has a form of its own, so that a result stands beside what it is about. */
export function SnippetItem({ snippet }: { snippet: Snippet }) {
  const change = useForm<Types>('change')
  const remove = useForm<Types>('delete')
  // Without JavaScript the result of the page is that of every item: only the one that was sent shows it.
  const isSent = !change.isPosted || change.values.id === snippet.id
  const languages = Object.keys(snippet.texts).map((locale) => locale.toUpperCase())
  return (
    <details open={isSent && change.wasSubmitted}>
      <summary className="min-h-11 cursor-pointer py-2.5 wrap-anywhere">
        {snippet.name} <span className="text-muted text-sm">{languages.join(', ')}</span>
      </summary>
      <div className="grid gap-4 pt-2 pb-6">
        {isSent && <FormFailure result={change.result} />}
        {isSent && change.reason && (
          <Alert tone="danger" title="Not saved">
            {refusalLabels[change.reason]}
          </Alert>
        )}
        {!change.isPosted && change.settled?.state === 'done' && <Alert tone="success">Saved.</Alert>}
        <SnippetForm
          // Typed values stay when a colleague changes it meanwhile; after a success it begins anew.
          key={change.resetKey}
          form={change}
          snippet={snippet}
          submitLabel="Save changes"
        />
        <ConfirmButton
          form={remove}
          fields={{ id: snippet.id }}
          label="Delete"
          name={`Delete ${snippet.name}`}
          question={`Delete ‘${snippet.name}’?`}
        >
          Messages that were written with it stay as they are.
        </ConfirmButton>
      </div>
    </details>
  )
}
