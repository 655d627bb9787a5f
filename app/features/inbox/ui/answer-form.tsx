import { useEffect, useMemo, useRef } from 'react'
import { sendByKey } from '~/features/admin/ui/send-by-key'
import { UnsavedField, UnsavedNotice } from '~/features/drafts/ui/unsaved-notice'
import { UnsavedState } from '~/features/drafts/ui/unsaved-state'
import { useUnsavedText } from '~/features/drafts/ui/use-unsaved-text'
import { useTranslations } from '~/i18n/language'
import { localeTags } from '~/i18n/locales'
import { adminMessages } from '~/i18n/messages/admin'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { SelectField, TextAreaField, TextField } from '~/ui/field'
import { useShortcuts } from '~/ui/use-shortcuts'
import { Form } from '~/web/forms/form'
import { FormFailure } from '~/web/forms/form-parts'
import type { FormHandle } from '~/web/forms/use-form'
import { type AnsweredKind, answerLengths, type InboxForm, type OpenedItem, refOf } from '../model'
import { afterwards, languageLabels, refusalLabels } from './labels'

type Props = {
  item: OpenedItem & { kind: AnsweredKind }
  /** Id of the new answer, so that a form sent twice sends one mail. */
  answerId: string
  form: FormHandle<InboxForm>
}

/** An answer by mail. What was typed stays when it can't be sent. */
export function AnswerForm({ item, answerId, form }: Props) {
  const failure = useRef<HTMLDivElement>(null)
  const { settled, field } = form
  const t = useTranslations(adminMessages, 'shortcuts')
  useShortcuts({}, { 'Ctrl+Enter': t('keys.sendAnswer') })
  const stored = useMemo(() => ({ subject: [item.subject], body: [] }), [item.subject])
  const unsaved = useUnsavedText({
    ...{ form: form.ref, opened: item.answerForm, stored, compared: [], settled, isBusy: form.isBusy },
    // Sending can't be undone, so a key that means saving elsewhere must not do it.
    isSentByShortcut: false,
  })
  const textOf = (name: 'subject' | 'body' | 'after') => {
    const text = unsaved.values?.[name]?.[0]
    return text === undefined ? field(name) : { ...field(name), defaultValue: text }
  }
  useEffect(() => {
    if (settled?.state === 'refused' || settled?.state === 'failed') failure.current?.focus()
  }, [settled])
  return (
    <div>
      <UnsavedNotice unsaved={unsaved} className="mb-5" />
      <Form form={form} noValidate aria-label="Answer" onKeyDown={sendByKey}>
        <fieldset key={unsaved.count} className="grid gap-4">
          <legend className="mb-3 font-display text-xl">Answer by email</legend>
          <div ref={failure} tabIndex={-1} className="empty:hidden">
            <FormFailure result={settled} />
            {settled?.state === 'refused' && (
              <Alert tone="danger" title="Not sent">
                {refusalLabels(item)[settled.reason]}
              </Alert>
            )}
          </div>
          <UnsavedField unsaved={unsaved} />
          <input type="hidden" name="item" value={refOf(item)} />
          <input type="hidden" name="answer" value={answerId} />
          <input type="hidden" name="seen" value={item.answers.length} />
          <TextField
            label="Subject"
            required
            maxLength={answerLengths.subject}
            lang={localeTags[item.locale]}
            defaultValue={item.subject}
            {...textOf('subject')}
          />
          <TextAreaField
            label="Answer"
            required
            rows={7}
            maxLength={answerLengths.body}
            lang={localeTags[item.locale]}
            hint={`They wrote in ${languageLabels[item.locale]}. What they wrote is quoted below your answer; their reply comes to the team’s address.`}
            {...textOf('body')}
          />
          <div className="flex flex-wrap items-end gap-3">
            <SelectField
              label="Afterwards"
              options={afterwards[item.kind]}
              {...textOf('after')}
              className="min-w-0 flex-1 basis-36"
            />
            <Button type="submit" busy={form.isBusy} busyLabel="Sending...">
              Send answer
            </Button>
          </div>
          <UnsavedState unsaved={unsaved} />
        </fieldset>
      </Form>
    </div>
  )
}
