import { Form } from 'react-router'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { opens } from '~/ui/modal'
import { eventPage } from '../model'
import { people } from './words'

type Props = { id: string; sequence: number; title: string; attending: number; busy: boolean }

/** Asked about first, with how many will hear of it. */
export function CancelEvent({ id, sequence, title, attending, busy }: Props) {
  const mailed =
    attending > 0
      ? `${people(attending)} will be mailed, and their calendars told.`
      : 'No one attends yet, so nobody is mailed.'
  return (
    <>
      <Button variant="outline" size="sm" busy={busy} {...opens('cancel-event')}>
        Cancel event
      </Button>
      <Dialog
        id="cancel-event"
        title="Cancel this event?"
        closeLabel="Close"
        footer={
          // The dialog closes at once, so that the answer is seen.
          <Form
            method="post"
            action={`${eventPage(id)}?do=cancel`}
            preventScrollReset
            onSubmit={(event) => event.currentTarget.closest('dialog')?.close()}
          >
            <input type="hidden" name="sequence" value={sequence} />
            <Button type="submit" variant="destructive" busy={busy}>
              Cancel the event
            </Button>
          </Form>
        }
      >
        <p className="wrap-anywhere">
          ‘{title}’ will not take place. {mailed} It stays in the list of cancelled events and can be duplicated, but
          not taken back.
        </p>
      </Dialog>
    </>
  )
}
