import { Form } from 'react-router'
import { Button } from '~/ui/button'
import { type OpenedItem, refOf } from '../model'

type Props = { item: OpenedItem; action: (what: string) => string; busy: boolean }

/** Done with, or open again. A request for a seat is done with one of two outcomes. */
export function CloseForm({ item, action, busy }: Props) {
  const fields = (
    <>
      <input type="hidden" name="item" value={refOf(item)} />
      <input type="hidden" name="seen" value={item.texts.length} />
    </>
  )
  if (item.doneAt) {
    return (
      <Form method="post" action={action('reopen')} preventScrollReset aria-label="Open again">
        {fields}
        <Button type="submit" variant="outline" busy={busy}>
          Open again
        </Button>
      </Form>
    )
  }
  return (
    <Form method="post" action={action('done')} preventScrollReset aria-label="Done" className="flex flex-wrap gap-3">
      {fields}
      {item.kind === 'circles' ? (
        <>
          <Button type="submit" name="outcome" value="invited" variant="outline" busy={busy}>
            Done: invited
          </Button>
          <Button type="submit" name="outcome" value="declined" variant="outline" busy={busy}>
            Done: declined
          </Button>
        </>
      ) : (
        <Button type="submit" variant="outline" busy={busy}>
          Mark as done
        </Button>
      )}
    </Form>
  )
}
