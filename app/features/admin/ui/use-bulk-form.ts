import { showToast } from '~/ui/toast'
import { useForm } from '~/web/forms/use-form'
import { type BulkForm, bulkRefusalLabels } from '../model'
import { bulkForm } from './list-bulk'

type Options = {
  action: string
  /** What was done to so many rows: '3 items are done'. */
  done: (changed: number) => string
  /** Why others were skipped. */
  skipped: string
}

/** A command of a list's bulk bar. The commands of a bar are busy together; the result is a toast. */
export const useBulkForm = (name: string, { action, done, skipped }: Options) =>
  useForm<BulkForm>(name, {
    action,
    key: bulkForm,
    onResult: (result) => {
      if (result.state === 'done') {
        const { data } = result
        const description = [
          data.changed > 0 && done(data.changed),
          data.skipped > 0 && `${data.skipped} skipped: ${skipped}`,
        ]
        showToast({
          title: data.changed > 0 ? 'Done' : 'Nothing was changed',
          description: description.filter(Boolean).join(' '),
          tone: data.changed > 0 ? 'success' : 'danger',
        })
        return
      }
      const reason = result.state === 'refused' ? bulkRefusalLabels[result.reason] : undefined
      showToast({ title: 'Not done', description: reason ?? 'Something went wrong. Please try again.', tone: 'danger' })
    },
  })
