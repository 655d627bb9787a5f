import { sendByKey } from '~/features/admin/ui/send-by-key'
import { threadLengths } from '~/features/dialogue/model'
import { MentionButtons } from '~/features/dialogue/ui/mention-buttons'
import { UnsavedField, UnsavedNotice } from '~/features/drafts/ui/unsaved-notice'
import { UnsavedState } from '~/features/drafts/ui/unsaved-state'
import { useUnsavedText } from '~/features/drafts/ui/use-unsaved-text'
import { noMailLeaves, useMailLeaves } from '~/features/mail-log/ui/mail-leaves'
import type { Snippet } from '~/features/message-snippets/model'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { TextAreaField } from '~/ui/field'
import { Form } from '~/web/forms/form'
import { FormFailure } from '~/web/forms/form-parts'
import type { FormHandle } from '~/web/forms/use-form'
import type { OpenedTeamThread, TeamThreadForm } from '../model'
import { refusalLabels } from './labels'
import { PdfField } from './pdf-field'
import { SnippetButtons } from './snippet-buttons'

type Props = {
  thread: OpenedTeamThread
  /** Id of the next message, so that a form sent twice writes one. */
  newId: string
  snippets: Snippet[]
  form: FormHandle<TeamThreadForm>
}

const stored = { body: [''] }

/** The team's next message. What was typed stays when it can't be sent. */
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
    <div>
      <UnsavedNotice unsaved={unsaved} className="mb-5" />
      <Form
        form={form}
        noValidate
        encType="multipart/form-data"
        aria-label="Answer"
        onKeyDown={sendByKey}
        onSubmit={(event) => form.isBusy && event.preventDefault()}
        className="grid gap-4"
      >
        <FormFailure result={settled} />
        {settled?.state === 'refused' && (
          <Alert tone="danger" title="Not sent">
            {refusalLabels[settled.reason]}
          </Alert>
        )}
        <UnsavedField unsaved={unsaved} />
        <input type="hidden" name="message" value={form.values.message ?? newId} />
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
        <MentionButtons label="Mention" people={thread.people} form={ref} />
        <PdfField error={form.errorOf('file')} />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" busy={form.isBusy} busyLabel="Sending...">
            Send
          </Button>
          <UnsavedState unsaved={unsaved} />
        </div>
      </Form>
    </div>
  )
}
