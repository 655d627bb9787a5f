import { useActionData } from 'react-router'
import { showToast } from '~/ui/toast'
import type { FormResult } from '~/web/forms/form-result'
import { useForm } from '~/web/forms/use-form'
import { type BulkForm, bulkRefusalLabels, failureLabel } from '../model'
import type { Notice } from './action-notice'
import { bulkForm } from './list-bulk'

type Options = {
  action: string
  /** What was done to so many rows: '3 items are done'. */
  done: (changed: number) => string
  /** Why others were skipped. */
  skipped: string
}

/**
 * A command of a list's bulk bar. The commands of a bar are busy together. The result is a toast; without JavaScript it is the
 * bar's `notice`.
 */
export function useBulkForm(name: string, { action, ...texts }: Options) {
  const posted = useActionData<FormResult<BulkForm>>()
  const form = useForm<BulkForm>(name, {
    action,
    key: bulkForm,
    onResult: (result) => {
      const { title, text, tone } = noticeOf(result, texts)
      showToast({ title, description: text, tone })
    },
  })
  const isBusy = form.isBusy || form.isBlocked
  return { ...form, isBusy, notice: posted?.form === name ? noticeOf(posted, texts) : undefined }
}

/** A toast has no markup, so the text is a string. */
function noticeOf(result: FormResult<BulkForm>, { done, skipped }: Omit<Options, 'action'>): Notice & { text: string } {
  if (result.state !== 'done') {
    const reason = result.state === 'refused' ? bulkRefusalLabels[result.reason] : undefined
    return { tone: 'danger', title: 'Not done', text: reason ?? failureLabel(result) }
  }
  const { data } = result
  const parts = [data.changed > 0 && done(data.changed), data.skipped > 0 && `${data.skipped} skipped: ${skipped}`]
  const text = parts.filter(Boolean).join(' ')
  if (data.changed > 0) return { tone: 'success', title: 'Done', text }
  return { tone: 'danger', title: 'Nothing was changed', text }
}
