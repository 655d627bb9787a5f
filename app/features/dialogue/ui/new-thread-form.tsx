import { sendByKey } from '~/features/admin/ui/send-by-key'
import { responsePromise } from '~/features/contact/model'
import type { OpenedForm } from '~/features/drafts/model'
import { useTranslations } from '~/i18n/language'
import { dialogueMessages } from '~/i18n/messages/dialogue'
import { Button } from '~/ui/button'
import { SelectField, TextField } from '~/ui/field'
import { Form } from '~/web/forms/form'
import type { FormHandle } from '~/web/forms/use-form'
import { idToSend, type OwnThreadForm, type ThreadAsk, type ThreadTopic, threadLengths, topicValue } from '../model'
import { MessageFields, MessageRefused } from './message-fields'
import { UnsavedMessageState } from './unsaved-message-state'
import { useTopicName } from './use-topic-name'
import { useUnsavedMessage } from './use-unsaved-message'

type Props = {
  /** Id of the new thread, so that a form sent twice begins one. */
  newId: string
  topics: ThreadTopic[]
  /** The topic that the address names. */
  about: string
  /** What the address asks for: the subject is written in. */
  ask: ThreadAsk | null
  form: FormHandle<OwnThreadForm>
  opened: OpenedForm
}

/** Begins a thread with our team. */
export function NewThreadForm({ newId, topics, about, ask, form, opened }: Props) {
  const t = useTranslations(dialogueMessages)
  const unsaved = useUnsavedMessage(form, opened)
  const topicName = useTopicName()
  const options = topics.map((topic) => ({ value: topicValue(topic), label: topicName(topic) }))
  return (
    <section id="new-thread" aria-labelledby="new-thread-title" className="scroll-mt-24">
      <h2 id="new-thread-title" className="mb-4 border-line border-b pb-2.5 text-xl">
        {t('newThread')}
      </h2>
      <Form
        form={form}
        encType="multipart/form-data"
        aria-labelledby="new-thread-title"
        onKeyDown={sendByKey}
        className="grid max-w-2xl grid-cols-1 gap-4"
      >
        <MessageRefused form={form} />
        <input type="hidden" name="id" value={idToSend(form.settled, form.values.id, newId)} />
        <TextField
          label={t('subject')}
          required
          maxLength={threadLengths.subject}
          readOnly={form.isBusy}
          defaultValue={ask ? t(`asks.${ask}`) : undefined}
          {...form.field('subject')}
        />
        {options.length > 0 && (
          <SelectField
            label={t('about')}
            placeholder={t('anything')}
            options={options}
            defaultValue={about}
            {...form.field('about')}
          />
        )}
        <MessageFields form={form} label={t('message')} />
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" busy={form.isBusy} busyLabel={t('sending')}>
            {t('start')}
          </Button>
          <p className="text-muted text-sm">{t('promise', responsePromise)}</p>
        </div>
        <UnsavedMessageState unsaved={unsaved} />
      </Form>
    </section>
  )
}
