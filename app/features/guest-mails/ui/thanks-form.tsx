import { useMemo } from 'react'
import type { OpenedForm } from '~/features/drafts/model'
import type { FormHandle } from '~/web/forms/use-form'
import { type EventMessage, type MessageForm, textValues } from '../model'
import { DraftForm } from './draft-form'
import { textFields } from './labels'
import { TextFields } from './text-fields'
import { useMessageText } from './use-message-text'

type Props = { message: EventMessage; form: FormHandle<MessageForm>; opened: OpenedForm }

/** The text of a thank-you in each language. Who gets it, and what it lists, follows from the event. */
export function ThanksForm({ message, form, opened }: Props) {
  const stored = useMemo(() => textValues(message.texts), [message.texts])
  const text = useMessageText({ message, form, opened, stored, compared: textFields })
  return (
    <DraftForm form={form} text={text}>
      <TextFields message={message} text={text} />
    </DraftForm>
  )
}
