import { useMemo } from 'react'
import type { OpenedForm } from '~/features/drafts/model'
import { UnsavedField, UnsavedNotice } from '~/features/drafts/ui/unsaved-notice'
import { Form } from '~/web/forms/form'
import type { FormHandle } from '~/web/forms/use-form'
import { type EventMessage, type MessageForm, textValues } from '../model'
import { textFields } from './labels'
import { SaveAndCheck } from './save-and-check'
import { TextFields } from './text-fields'
import { useMessageText } from './use-message-text'

type Props = { message: EventMessage; form: FormHandle<MessageForm>; opened: OpenedForm }

/** The text of a thank-you in each language. Who gets it, and what it lists, follows from the event. */
export function ThanksForm({ message, form, opened }: Props) {
  const stored = useMemo(() => textValues(message.texts), [message.texts])
  const text = useMessageText({ message, form, opened, stored, compared: textFields })
  return (
    <div className="grid max-w-3xl gap-6">
      <UnsavedNotice unsaved={text.unsaved} />
      <Form form={form} className="grid gap-8" noValidate>
        <UnsavedField unsaved={text.unsaved} />
        <input type="hidden" name="version" value={text.version} />
        <div key={text.unsaved.count} className="contents">
          <TextFields message={message} text={text} />
        </div>
        <SaveAndCheck form={form} unsaved={text.unsaved} />
      </Form>
    </div>
  )
}
