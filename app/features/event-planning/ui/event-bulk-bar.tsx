import { chosenLabel } from '~/features/admin/ui/labels'
import { BulkAction, BulkBar } from '~/features/admin/ui/list-bulk'
import { useBulkForm } from '~/features/admin/ui/use-bulk-form'
import { noMailLeaves, useMailLeaves } from '~/features/mail-log/ui/mail-leaves'

type Props = { action: string; query: string; onPage: number; matching: number }

const noneSelected = {
  tone: 'danger',
  title: 'Not done',
  text: 'Nothing is selected. Tick at least one event first.',
} as const

/** Cancels the ticked events, or all that match. */
export function EventBulkBar({ action, ...list }: Props) {
  const mailLeaves = useMailLeaves()
  const form = useBulkForm('cancel-selected', {
    action,
    done: (changed) => (changed === 1 ? '1 event is cancelled.' : `${changed} events are cancelled.`),
    skipped: 'they have begun, were cancelled before, or are no longer there.',
  })
  return (
    <BulkBar
      label="Cancel the selected events"
      form={form}
      notice={form.result?.state === 'invalid' ? noneSelected : form.notice}
      {...list}
    >
      {(count) => (
        <BulkAction
          label="Cancel events"
          question={`Cancel ${chosenLabel(count, 'event')}?`}
          confirm={count === 1 ? 'Cancel the event' : 'Cancel the events'}
          variant="destructive"
          isBusy={form.isBusy}
        >
          {count === 1 ? 'It' : 'They'} will not take place.{' '}
          {mailLeaves
            ? 'Everyone who attends is emailed, with an entry that removes it from their calendars.'
            : `Tell those who attend yourself: ${noMailLeaves}, the emails are only written to files.`}{' '}
          It can’t be taken back.
        </BulkAction>
      )}
    </BulkBar>
  )
}
