import { sendByKey } from '~/features/admin/ui/send-by-key'
import { responsePromise } from '~/features/contact/model'
import type { OpenedForm } from '~/features/drafts/model'
import { useTranslations } from '~/i18n/language'
import { dialogueMessages } from '~/i18n/messages/dialogue'
import { Button } from '~/ui/button'
import { Form } from '~/web/forms/form'
import type { FormHandle } from '~/web/forms/use-form'
import { idToSend, type OwnThread, type OwnThreadForm } from '../model'
import { MentionButtons } from './mention-buttons'
import { MessageFields, MessageRefused } from './message-fields'
import { UnsavedMessageState } from './unsaved-message-state'
import { useUnsavedMessage } from './use-unsaved-message'

type Props = {
  people: OwnThread['people']
  /** Id of the next message, so that a form sent twice writes one. */
  newId: string
  form: FormHandle<OwnThreadForm>
  opened: OpenedForm
}

/** A member's next message in a thread. */
export function MessageForm({ people, newId, form, opened }: Props) {
  const t = useTranslations(dialogueMessages)
  const unsaved = useUnsavedMessage(form, opened)
  return (
    <Form
      key={form.resetKey}
      form={form}
      encType="multipart/form-data"
      aria-label={t('answer')}
      onKeyDown={sendByKey}
      className="grid grid-cols-1 gap-4"
    >
      <MessageRefused form={form} />
      <input type="hidden" name="message" value={idToSend(form.settled, form.values.message, newId)} />
      <MessageFields form={form} label={t('answer')} />
      <MentionButtons label={t('mention')} more={(rest) => t('mentionMore', rest)} people={people} form={form.ref} />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" busy={form.isBusy} busyLabel={t('sending')}>
          {t('send')}
        </Button>
        <p role="status" className="text-muted text-sm">
          {form.result?.state === 'done' && unsaved.state.is === 'none' ? t('sent') : t('promise', responsePromise)}
        </p>
      </div>
      <UnsavedMessageState unsaved={unsaved} />
    </Form>
  )
}
