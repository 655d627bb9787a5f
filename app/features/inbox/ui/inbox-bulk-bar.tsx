import { chosenLabel } from '~/features/admin/ui/labels'
import { BulkAction, BulkBar, bulkForm } from '~/features/admin/ui/list-bulk'
import { SmallSelect } from '~/features/admin/ui/list-filter'
import { useBulkForm } from '~/features/admin/ui/use-bulk-form'
import { type InboxFilter, inboxPage } from '../model'

type Props = {
  filter: InboxFilter
  onPage: number
  matching: number
  admins: { id: string; email: string }[]
  /** When the list was loaded. */
  seenAt: string
}

/** Closes, reopens or assigns the ticked items, or all that match. */
export function InboxBulkBar({ filter, onPage, matching, admins, seenAt }: Props) {
  const action = (form: string) => inboxPage({ ...filter, form })
  const close = useBulkForm('done-selected', {
    action: action('done-selected'),
    done: (changed) => `${items(changed)} marked as done.`,
    skipped: 'requests for a seat need an outcome each, and chats may have a newer message.',
  })
  const reopen = useBulkForm('reopen-selected', {
    action: action('reopen-selected'),
    done: (changed) => `${items(changed)} open again.`,
    skipped: 'they were open, or were sent again since.',
  })
  const assign = useBulkForm('assign-selected', {
    action: action('assign-selected'),
    done: (changed) => `${items(changed)} assigned.`,
    skipped: 'they no longer exist, or the person is no admin any more.',
  })
  const { isBusy } = close
  return (
    <BulkBar
      label="Change the selected items"
      form={{ ...close, resetKey: close.resetKey + reopen.resetKey + assign.resetKey }}
      notice={close.notice ?? reopen.notice ?? assign.notice}
      query={inboxPage({ ...filter, page: 1 }).split('?')[1] ?? ''}
      onPage={onPage}
      matching={matching}
    >
      {(count) => (
        <>
          <input type="hidden" form={bulkForm} name="seenAt" value={seenAt} />
          {filter.state !== 'done' && (
            <BulkAction
              label="Mark as done"
              question={`Mark ${chosenLabel(count, 'item')} as done?`}
              confirm="Mark as done"
              action={close.action}
              isBusy={isBusy}
            >
              Nobody is emailed. Requests for a seat stay open: each of them is closed as invited or declined.
            </BulkAction>
          )}
          {filter.state !== 'open' && (
            <BulkAction
              label="Open again"
              question={`Open ${chosenLabel(count, 'item')} again?`}
              confirm="Open again"
              action={reopen.action}
              isBusy={isBusy}
            >
              They are listed as open, and their time to answer counts from when they came in.
            </BulkAction>
          )}
          <div className="flex flex-wrap gap-2">
            <SmallSelect
              form={bulkForm}
              name="to"
              label="Assign to"
              options={[
                { value: '', label: 'Nobody' },
                ...admins.map(({ id, email }) => ({ value: id, label: email })),
              ]}
            />
            <BulkAction
              label="Assign selected"
              question={`Assign ${chosenLabel(count, 'item')}?`}
              confirm="Assign"
              action={assign.action}
              isBusy={isBusy}
            >
              Whoever had them before no longer has them.
            </BulkAction>
          </div>
        </>
      )}
    </BulkBar>
  )
}

const items = (count: number) => (count === 1 ? '1 item is' : `${count} items are`)
