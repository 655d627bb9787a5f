import { idToSend, threadLengths } from '~/features/dialogue/model'
import { MentionButtons } from '~/features/dialogue/ui/mention-buttons'
import { useUnsavedText } from '~/features/drafts/ui/use-unsaved-text'
import { noMailLeaves, useMailLeaves } from '~/features/mail-log/ui/mail-leaves'
import type { Snippet } from '~/features/message-snippets/model'
import { TextAreaField } from '~/ui/field'
import type { FormHandle } from '~/web/forms/use-form'
import type { OpenedTeamThread, TeamThreadForm } from '../model'
import { SnippetButtons } from './snippet-buttons'
import { ThreadForm } from './thread-form'

type Props = {
  thread: OpenedTeamThread
  /** Id of the next message, so that a form sent twice writes one. */
  newId: string
  snippets: Snippet[]
  form: FormHandle<TeamThreadForm>
}

const stored = { body: [''] }

/** The team's next message. */
export function AnswerForm({ thread, newId, snippets, form }: Props) {
  const { settled, ref } = form
  const unsaved = useUnsavedText({
    ...{ form: ref, opened: thread.answerForm, stored, compared: [], settled, isBusy: form.isBusy },
    // Sending can't be undone, so a key that means saving elsewhere must not do it.
    isSentByShortcut: false,
  })
  const mailLeaves = useMailLeaves()
  const text = unsaved.values?.body?.[0]
  return (
    <ThreadForm form={form} unsaved={unsaved} label="Answer" submitLabel="Send">
      <input type="hidden" name="message" value={idToSend(form.settled, form.values.message, newId)} />
      <input type="hidden" name="seen" value={thread.seen} />
      <TextAreaField
        key={unsaved.count}
        label="Message"
        required
        rows={7}
        maxLength={threadLengths.body}
        hint={
          mailLeaves ? `Mailed at once to everyone at ${thread.organisation.name}.` : `Not mailed: ${noMailLeaves}.`
        }
        {...form.field('body')}
        {...(text === undefined ? {} : { defaultValue: text })}
      />
      <SnippetButtons snippets={snippets} locale={thread.locale} form={ref} />
      <MentionButtons label="Mention" more={({ count }) => `${count} more`} people={thread.people} form={ref} />
    </ThreadForm>
  )
}
