import { ActionNotice, noticeFor } from '~/features/admin/ui/action-notice'
import { noMailLeaves, useMailLeaves } from '~/features/mail-log/ui/mail-leaves'
import type { FormHandle } from '~/web/forms/use-form'
import type { TeamThreadForm } from '../model'
import { refusalLabels as refused } from './labels'

type Props = { forms: Record<'answer' | 'assign' | 'dismiss', FormHandle<TeamThreadForm>> }

/** Result of the last form. A refused message is reported at its form, which keeps the typed text. */
export function ThreadNotice({ forms: { answer, assign, dismiss } }: Props) {
  const mailLeaves = useMailLeaves()
  const sent = answer.settled?.state === 'done' ? answer.settled : undefined
  const notice =
    noticeFor(sent, {
      done: mailLeaves ? 'Sent, and on its way by mail.' : `Sent. Mails are only written to a file: ${noMailLeaves}.`,
    }) ??
    noticeFor(assign.settled, { done: 'The owner is changed.', refused }) ??
    noticeFor(dismiss.settled, { done: 'It no longer waits for an answer.', refused })
  return <ActionNotice notice={notice} isFixed />
}
