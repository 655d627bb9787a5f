import type { ReactNode } from 'react'
import { failureLabel } from '~/features/admin/model'
import { ActionNotice, type Notice } from '~/features/admin/ui/action-notice'
import { Timestamp } from '~/features/admin/ui/timestamp'
import { type DocumentType, documentForms } from '~/features/cms/fields/model'
import { localeNames } from '~/i18n/locales'
import { type EditorResult, labelOf } from '../model'
import type { EditedDocument } from '../queries.server'
import { refusalLabels } from './labels'

type Props = {
  type: DocumentType
  document: EditedDocument
  result: EditorResult | undefined
  /** The address of the newest version. */
  newest: string
}

/** Why the last form failed. */
export const EditorNotice = (props: Props) => <ActionNotice notice={noticeFor(props)} />

function noticeFor({ type, document, result, newest }: Props): Notice | undefined {
  if (!result || result.state === 'done') return undefined
  const failed = (title: string, text: ReactNode) => ({ tone: 'danger', title, text }) as const
  if (result.state === 'invalid') {
    const names = inFormOrder(type, Object.keys(result.errors))
    const title = names.length === 1 ? 'One thing to mend' : `${names.length} things to mend`
    return failed(title, <Faults type={type} names={names} />)
  }
  if (result.state === 'failed') {
    const text =
      result.failure === 'offline'
        ? failureLabel(result)
        : 'What you typed is still in the form. Please try again in a moment.'
    return failed('It could not be saved', text)
  }
  // A conflict of two edits is shown field by field, with the form.
  if (result.reason === 'stale' && 'id' in result.values) return undefined
  if (result.reason !== 'stale') return failed('This was not done', refusalLabels[result.reason])
  const action = (
    <a href={newest} target="_blank" rel="noreferrer" className="inline-flex min-h-11 items-center underline">
      Open the newest in a new tab
    </a>
  )
  const text = (
    <>
      {document.updatedBy ?? 'Someone'} changed this on <Timestamp at={document.updatedAt} />, after you had opened it.
      Nothing was done: look at the newest first.
    </>
  )
  return { ...failed('Someone was faster', text), action }
}

function inFormOrder(type: DocumentType, names: string[]) {
  const fields = Object.keys(documentForms[type].fields)
  const position = (name: string) => fields.findIndex((field) => name === field || name.startsWith(`${field}.`))
  return names.toSorted((one, other) => position(one) - position(other))
}

function Faults({ type, names }: { type: DocumentType; names: string[] }) {
  return (
    <ul className="flex flex-wrap gap-x-5">
      {names.map((name) => (
        <li key={name}>
          <a href={`#${name}`} className="inline-flex min-h-9 items-center text-ink underline underline-offset-4">
            {faultLabel(type, name)}
          </a>
        </li>
      ))}
    </ul>
  )
}

function faultLabel(type: DocumentType, name: string) {
  const [, base = name, language] = /^(.*)\.(en|sv|no)$/.exec(name) ?? []
  const label = labelOf(type, base)
  return language ? `${label} (${localeNames[language as keyof typeof localeNames]})` : label
}
