import { Form } from 'react-router'
import { ConfirmButton } from '~/features/admin/ui/confirm-button'
import { eventPage } from '../model'
import { people } from './labels'

type Props = { id: string; sequence: number; title: string; attending: number; busy: boolean }

/** Asked about first, with how many will hear of it. */
export function CancelEvent({ id, sequence, title, attending, busy }: Props) {
  const mailed =
    attending > 0
      ? `${people(attending)} will be mailed, and their calendars told.`
      : 'No one attends yet, so nobody is mailed.'
  return (
    <ConfirmButton
      Form={Form}
      action={`${eventPage(id)}?do=cancel`}
      fields={{ sequence: String(sequence) }}
      label="Cancel event"
      confirm="Cancel the event"
      busy={busy}
      question="Cancel this event?"
    >
      <p className="wrap-anywhere">
        ‘{title}’ will not take place. {mailed} It stays in the list of cancelled events and can be duplicated, but not
        taken back.
      </p>
    </ConfirmButton>
  )
}
