import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { ConfirmButton } from '~/features/admin/ui/confirm-button'
import type { ButtonVariant } from '~/ui/button'
import type { DocumentState } from '../model'

type Props = { state: DocumentState | 'new'; version: string; to: (what: string) => string }

/** What changes a document as a whole. Each is asked about first. */
export function DocumentActions({ state, version, to }: Props) {
  return (
    <section aria-labelledby="document-actions" className="border-line border-t pt-6">
      <h2 id="document-actions" className="mb-4 text-xl">
        The whole document
      </h2>
      <div className="flex flex-wrap gap-3">
        {state === 'changed' && (
          <Asked action={to('discard')} version={version} label="Discard draft" question="Discard the draft?">
            The form goes back to what the pages show. The draft stays in the history.
          </Asked>
        )}
        {(state === 'published' || state === 'changed') && (
          <Asked
            action={to('unpublish')}
            version={version}
            label="Unpublish"
            question="Take this off the pages?"
            variant="default"
          >
            Visitors no longer see it, from now on. It stays here as a draft. What you typed and did not save is lost.
          </Asked>
        )}
        <Asked action={to('delete')} version={version} label="Delete" question="Delete this for good?">
          It goes from the pages and from here, with its whole history. This can’t be undone.
        </Asked>
      </div>
    </section>
  )
}

type AskedProps = {
  action: string
  version: string
  label: string
  question: string
  variant?: ButtonVariant
  children: ReactNode
}

function Asked({ version, ...asked }: AskedProps) {
  const busy = useNavigation().state !== 'idle'
  return <ConfirmButton Form={Form} fields={{ version }} busy={busy} {...asked} />
}
