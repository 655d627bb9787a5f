import { refusalLabels as requestRefusals } from '~/features/access-requests/ui/labels'
import { ActionNotice, noticeFor } from '~/features/admin/ui/action-notice'
import { refusalLabels, tryNowLabels } from '~/features/mail-log/ui/labels'
import type { LineForms } from './use-line-forms'

/** The result of the last button that was pressed. */
export function LineNotice({ forms }: { forms: LineForms }) {
  const notice =
    noticeFor(forms.retry.settled, { done: 'The mail is queued again.', refused: refusalLabels }) ??
    noticeFor(forms['try-now'].settled, { done: 'The mail is tried within seconds.', refused: tryNowLabels }) ??
    noticeFor(forms.resend.settled, {
      done: 'A new invitation is queued; the earlier link ends.',
      refused: requestRefusals,
    })
  return <ActionNotice notice={notice} isFixed />
}
