import { ConfirmButton } from '~/features/admin/ui/confirm-button'
import { noMailLeaves, useMailLeaves } from '~/features/mail-log/ui/mail-leaves'
import type { FormHandle } from '~/web/forms/use-form'
import type { ChangeForm } from '../model'
import { people } from './labels'

type Props = { sequence: number; title: string; attending: number; form: FormHandle<ChangeForm> }

/** Asks for confirmation, with the number of people who will be mailed. */
export function CancelEvent({ sequence, title, attending, form }: Props) {
  const mailNote = mailNoteFor(attending, useMailLeaves())
  return (
    <ConfirmButton
      form={form}
      fields={{ sequence: String(sequence) }}
      label="Cancel event"
      confirm="Cancel the event"
      question="Cancel this event?"
    >
      <p className="wrap-anywhere">
        ‘{title}’ will not take place. {mailNote} It stays in the list of cancelled events and can be duplicated, but
        not taken back.
      </p>
    </ConfirmButton>
  )
}

function mailNoteFor(attending: number, mailLeaves: boolean) {
  if (attending === 0) return 'Nobody is attending yet, so nobody will be emailed.'
  if (!mailLeaves) return `Tell ${people(attending)} yourself: ${noMailLeaves}, the email is only written to a file.`
  return `${people(attending)} will be emailed, with an entry that removes it from their calendars.`
}
