import { ActionNotice, type Notice, noticeFor } from '~/features/admin/ui/action-notice'
import type { FormHandle } from '~/web/forms/use-form'
import type { OrganisationForm } from '../model'
import { refusalLabels } from './labels'

type OrganisationForms = Record<'save' | 'add' | 'remove' | 'merge' | 'split', FormHandle<OrganisationForm>>

const done = {
  save: 'The changes are saved.',
  add: 'They belong to this organisation now.',
  remove: 'They no longer belong to this organisation.',
  merge: undefined,
  split: undefined,
}

/** After a redirect to this page. */
const arrivals: Record<string, string> = {
  created: 'The organisation is created.',
  merged: 'The two organisations are one now. Nothing of either was lost.',
  split: 'The chosen members belong to this organisation now.',
}

const noticeOf = (name: keyof OrganisationForms, { result }: FormHandle<OrganisationForm>): Notice | undefined => {
  // A conflict of two edits is shown above the form.
  if (result?.state === 'refused' && result.reason === 'stale') return undefined
  const by = result?.state === 'refused' ? result.by : undefined
  return noticeFor(result, { done: done[name], refused: refusalLabels(by) })
}

type Props = { forms: OrganisationForms; notice: string | null }

/** The result of the last form of the page. */
export function OrganisationNotice({ forms, notice }: Props) {
  const [shown] = (Object.keys(forms) as (keyof OrganisationForms)[]).flatMap(
    (name) => noticeOf(name, forms[name]) ?? [],
  )
  const arrived = notice ? arrivals[notice] : undefined
  return (
    <ActionNotice
      notice={shown ?? (arrived ? { tone: 'success', title: 'Done', text: arrived } : undefined)}
      className="mb-6 max-w-3xl"
    />
  )
}
