import { chosenLabel } from '~/features/admin/ui/labels'
import { BulkAction, BulkBar } from '~/features/admin/ui/list-bulk'
import { useBulkForm } from '~/features/admin/ui/use-bulk-form'

type Props = { action: string; query: string; onPage: number; matching: number }

/** Queues the ticked mails again, or all that match and have failed. */
export function MailBulkBar({ action, ...list }: Props) {
  const form = useBulkForm('retry-selected', {
    action,
    done: (changed) => (changed === 1 ? '1 mail is queued again.' : `${changed} mails are queued again.`),
    skipped: 'they have not failed, or their link no longer works.',
  })
  return (
    <BulkBar label="Retry the selected mails" form={form} notice={form.notice} {...list}>
      {(count) => (
        <BulkAction
          label="Try again"
          question={`Try ${chosenLabel(count, 'mail')} again?`}
          confirm="Try again"
          isBusy={form.isBusy}
        >
          {count === 1 ? 'It is' : 'Each of them is'} queued as it was written, with as many tries as a new one.
        </BulkAction>
      )}
    </BulkBar>
  )
}
