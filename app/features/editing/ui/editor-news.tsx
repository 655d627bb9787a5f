import { Timestamp } from '~/features/admin/ui/timestamp'
import type { DocumentType } from '~/features/document-fields/model'
import { localeNames } from '~/i18n/locales'
import { Alert } from '~/ui/alert'
import { type EditorAnswer, labelOf, type Refusal } from '../model'
import type { EditedDocument } from '../queries.server'
import { refusalLabels } from './labels'

type Props = {
  type: DocumentType
  document: EditedDocument
  answer: EditorAnswer | undefined
  newest: string
}

/** Why the last press of a button came to nothing. */
export function EditorNews({ type, document, answer, newest }: Props) {
  if (!answer || answer.state === 'done' || answer.state === 'arranged') return null
  if (answer.state === 'invalid') return <Faults type={type} names={Object.keys(answer.errors)} />
  if (answer.state === 'failed') {
    return (
      <Alert tone="danger" title="It could not be saved">
        What you typed is still in the form. Please try again in a moment.
      </Alert>
    )
  }
  if (answer.reason === 'stale') {
    return (
      <Alert
        tone="danger"
        title="Someone was faster"
        action={
          <a href={newest} target="_blank" rel="noreferrer" className="inline-flex min-h-11 items-center underline">
            Open the newest in a new tab
          </a>
        }
      >
        {document.updatedBy ?? 'Someone'} changed this on <Timestamp at={document.updatedAt} />, after you had opened
        it. Nothing was overwritten, and what you typed is still in the form: compare it with the newest.
      </Alert>
    )
  }
  return (
    <Alert tone="danger" title="This was not done">
      {refusalLabels[answer.reason as Exclude<Refusal, 'stale'>] ?? 'Please load the page again.'}
    </Alert>
  )
}

function Faults({ type, names }: { type: DocumentType; names: string[] }) {
  return (
    <Alert tone="danger" title={names.length === 1 ? 'One thing to mend' : `${names.length} things to mend`}>
      <ul className="flex flex-wrap gap-x-5">
        {names.map((name) => (
          <li key={name}>
            <a href={`#${name}`} className="inline-flex min-h-9 items-center text-ink underline underline-offset-4">
              {faultLabel(type, name)}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  )
}

function faultLabel(type: DocumentType, name: string) {
  const [, base = name, language] = /^(.*)\.(en|sv|no)$/.exec(name) ?? []
  const label = labelOf(type, base)
  return language ? `${label} (${localeNames[language as keyof typeof localeNames]})` : label
}
