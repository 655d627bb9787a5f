import type { ReactNode } from 'react'
import { ActionNotice, type Notice, noticeFor } from '~/features/admin/ui/action-notice'
import { ButtonLink } from '~/ui/button'
import type { FormHandle } from '~/web/forms/use-form'
import type { InsightForm, InsightRefusal } from '../model'

type Props = {
  save: FormHandle<InsightForm>
  remove?: FormHandle<InsightForm>
  /** The page's address, for the link that reloads it. */
  page: string
  currentEmail?: string | undefined
  saved?: ReactNode
  /** Shown until a form of the page has a result. */
  initial?: Notice | undefined
}

/** Result of the last form about an item. */
export function InsightNotice({ save, remove, page, currentEmail, saved, initial }: Props) {
  const notice =
    saveNotice(save, saved, page, currentEmail) ?? noticeFor(remove?.settled, deleteLabels(remove, currentEmail))
  const isFresh = !save.isBusy && !save.result && !remove?.result
  return <ActionNotice notice={notice ?? (isFresh ? initial : undefined)} className="mb-8" />
}

function saveNotice({ settled }: Props['save'], done: ReactNode, page: string, currentEmail: string | undefined) {
  // A conflict of two edits is shown field by field, above the form.
  if (settled?.state === 'refused' && settled.reason === 'changed') return undefined
  const notice = noticeFor(settled, {
    done,
    failedTitle: 'Not saved',
    refused: refusalLabels(actorLabel(settled, currentEmail)),
  })
  if (settled?.state === 'refused') {
    const action = (
      <ButtonLink to={page} reloadDocument variant="outline" size="sm">
        Open it anew
      </ButtonLink>
    )
    return notice && { ...notice, action }
  }
  if (settled?.state === 'invalid') {
    const text =
      'Some fields need another look. What you wrote is kept; if the file field is empty, choose the file again.'
    return notice && { ...notice, text }
  }
  return notice
}

const deleteLabels = (remove: Props['remove'], currentEmail: string | undefined) => ({
  failedTitle: 'Not deleted',
  refused: refusalLabels(actorLabel(remove?.settled, currentEmail)),
})

function actorLabel(result: Props['save']['result'], currentEmail: string | undefined) {
  const by = result?.state === 'refused' ? result.by : undefined
  return by && by === currentEmail ? 'You, in another window,' : (by ?? 'Someone')
}

const refusalLabels = (by: string): Record<InsightRefusal, string> => ({
  changed: `${by} changed this item after you opened it. Nothing was done: open it anew to see the change.`,
  deleted: `${by} deleted this item. Nothing was saved.`,
  unknown: 'There is no such item.',
  'sent-before': 'This form has been sent before. Open Upload Content anew for another file.',
})
