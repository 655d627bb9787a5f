import type { RequestForm } from '~/features/access-requests/model/review'
import type { RetryForm, TryNowForm } from '~/features/mail-log/model'
import { useForm } from '~/web/forms/use-form'

/** The forms of the lines' buttons; all lines share them, and the page shows their results. */
export const useLineForms = () => ({
  retry: useForm<RetryForm>('retry'),
  'try-now': useForm<TryNowForm>('try-now'),
  resend: useForm<RequestForm>('resend'),
})

export type LineForms = ReturnType<typeof useLineForms>
