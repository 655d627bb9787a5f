import { ActionNotice, noticeFor } from '~/features/admin/ui/action-notice'
import { useMailLeaves } from '~/features/mail-log/ui/mail-leaves'
import type { OpenedItem } from '../model'
import { answeredText, refusalLabels } from './labels'
import type { InboxForms } from './use-inbox-forms'

/** Result of the last form about an item. A refused answer is reported at its form, which keeps the typed text. */
export function InboxNotice({ item, forms }: { item: OpenedItem; forms: InboxForms }) {
  const { answer, assign, done, reopen } = forms
  const mailLeaves = useMailLeaves()
  const refused = refusalLabels(item)
  const sent = answer.settled?.state === 'done' ? answer.settled : undefined
  const notice =
    noticeFor(sent, { done: answeredText(mailLeaves) }) ??
    noticeFor(assign.settled, { done: 'It has been assigned.', refused }) ??
    noticeFor(done.settled, { done: 'Marked as done.', refused }) ??
    noticeFor(reopen.settled, { done: 'It is open again.', refused })
  return <ActionNotice notice={notice} isFixed />
}
