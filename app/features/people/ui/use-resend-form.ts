import type { RequestForm } from '~/features/access-requests/model/review'
import { refusalLabels } from '~/features/access-requests/ui/labels'
import { noticeFor } from '~/features/admin/ui/action-notice'
import { useForm } from '~/web/forms/use-form'

/** Sends the invitation of an approved request again, and says what came of it. */
export function useResendForm() {
  const form = useForm<RequestForm>('resend')
  const done = 'A new invitation is queued; the earlier link ends.'
  return { form, notice: noticeFor(form.settled, { done, refused: refusalLabels }) }
}
