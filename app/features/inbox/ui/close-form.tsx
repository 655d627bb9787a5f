import { Button, type ButtonSize } from '~/ui/button'
import { Kbd } from '~/ui/kbd'
import { useShortcutSwitch } from '~/ui/use-shortcuts'
import { Form } from '~/web/forms/form'
import { type OpenedItem, refOf } from '../model'
import type { InboxForms } from './use-inbox-forms'

type Props = { item: OpenedItem; size?: ButtonSize } & Pick<InboxForms, 'done' | 'reopen'>

/** Closes or reopens an item. A request for a seat is closed with one of two outcomes. */
export function CloseForm({ item, done, reopen, size }: Props) {
  const [hasShortcuts] = useShortcutSwitch()
  const fields = (
    <>
      <input type="hidden" name="item" value={refOf(item)} />
      <input type="hidden" name="seen" value={item.texts.length} />
    </>
  )
  if (item.doneAt) {
    return (
      <Form form={reopen} aria-label="Open again">
        {fields}
        <Button type="submit" variant="outline" size={size} busy={reopen.isBusy}>
          Open again
        </Button>
      </Form>
    )
  }
  return (
    <Form form={done} aria-label="Done" className="flex flex-wrap gap-3">
      {fields}
      {item.kind === 'circles' ? (
        <>
          <Button type="submit" name="outcome" value="invited" variant="outline" size={size} busy={done.isBusy}>
            Done: invited
          </Button>
          <Button type="submit" name="outcome" value="declined" variant="outline" size={size} busy={done.isBusy}>
            Done: declined
          </Button>
        </>
      ) : (
        <Button type="submit" variant="outline" size={size} busy={done.isBusy} data-close-item="">
          Mark as done {hasShortcuts && <Kbd>D</Kbd>}
        </Button>
      )}
    </Form>
  )
}
