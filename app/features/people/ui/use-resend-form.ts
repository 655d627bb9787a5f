import { noticeFor } from '~/features/admin/ui/action-notice'
import type { InvitationForm } from '~/features/invitations/model'
import { refusalLabels } from '~/features/invitations/ui/labels'
import { useForm } from '~/web/forms/use-form'

/** Sends an invitation again, and says what came of it. */
export function useResendForm() {
  const form = useForm<InvitationForm>('resend')
  const done = 'A new invitation is queued; the earlier link ends.'
  return { form, notice: noticeFor(form.settled, { done, refused: refusalLabels }) }
}
