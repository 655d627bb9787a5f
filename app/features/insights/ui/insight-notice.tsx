import type { ReactNode } from 'react'
import { ActionNotice, type Notice, noticeFor } from '~/features/admin/ui/action-notice'
import { ButtonLink } from '~/ui/button'
import type { FormHandle } from '~/web/forms/use-form'
import type { InsightForm, InsightRefusal } from '../model'

type Props = {
  save: FormHandle<InsightForm>
  remove?: FormHandle<InsightForm>
  /** The page's address, to open it anew. */
  page: string
  own?: string | undefined
  saved?: ReactNode
  /** Shown until a form of the page has a result. */
  initial?: Notice | undefined
}

/** What became of the last form about an item. */
export function InsightNotice({ save, remove, page, own, saved, initial }: Props) {
  const notice = saveNotice(save, saved, page, own) ?? noticeFor(remove?.settled, deleteTexts(remove, own))
  const isFresh = !save.isBusy && !save.result && !remove?.result
  return <ActionNotice notice={notice ?? (isFresh ? initial : undefined)} className="mb-8" />
}

function saveNotice({ settled }: Props['save'], done: ReactNode, page: string, own: string | undefined) {
  const notice = noticeFor(settled, { done, failedTitle: 'Not saved', refused: refusalLabels(byWhom(settled, own)) })
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

const deleteTexts = (remove: Props['remove'], own: string | undefined) => ({
  failedTitle: 'Not deleted',
  refused: refusalLabels(byWhom(remove?.settled, own)),
})

function byWhom(result: Props['save']['result'], own: string | undefined) {
  const by = result?.state === 'refused' ? result.by : undefined
  return by && by === own ? 'You, in another window,' : (by ?? 'Someone')
}

const refusalLabels = (by: string): Record<InsightRefusal, string> => ({
  changed: `${by} changed this item after you opened it. Nothing was saved: open it anew to see the change, then make yours.`,
  deleted: `${by} deleted this item. Nothing was saved.`,
  unknown: 'There is no such item.',
  'sent-before': 'This form has been sent before. Open Upload Content anew for another file.',
})
