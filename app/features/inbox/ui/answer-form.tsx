import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { localeTags } from '~/i18n/locales'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { SelectField, TextAreaField, TextField } from '~/ui/field'
import { FormFailure } from '~/web/forms/form-parts'
import type { FormResult } from '~/web/forms/form-result'
import { focusFirstInvalid, useFieldErrors } from '~/web/forms/use-form'
import { type AnsweredKind, type OpenedItem, refOf } from '../model'
import { afterwards, languageLabels, refusalLabels } from './labels'

type Props = {
  item: OpenedItem & { kind: AnsweredKind }
  /** For the answer to be: a form that is sent twice sends one mail. */
  answerId: string
  sent: FormResult | undefined
  action: string
  busy: boolean
}

/** An answer by mail. What was typed stays when it can't be sent. */
export function AnswerForm({ item, answerId, sent, action, busy }: Props) {
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const trouble = useRef<HTMLDivElement>(null)
  const { errorOf, typedIn } = useFieldErrors(sent)
  useEffect(() => {
    focusFirstInvalid(fieldset.current, sent)
    if (sent?.state === 'refused' || sent?.state === 'failed') trouble.current?.focus()
  }, [sent])
  return (
    <Form method="post" action={action} preventScrollReset noValidate aria-label="Answer">
      <fieldset ref={fieldset} className="grid gap-4">
        <legend className="mb-3 font-display text-xl">Answer by mail</legend>
        <div ref={trouble} tabIndex={-1} className="empty:hidden">
          <FormFailure answer={sent} />
          {sent?.state === 'refused' && (
            <Alert tone="danger" title="Not sent">
              {refusalLabels(sent.reason, item)}
            </Alert>
          )}
        </div>
        <input type="hidden" name="item" value={refOf(item)} />
        <input type="hidden" name="answer" value={answerId} />
        <input type="hidden" name="seen" value={item.answers.length} />
        <TextField
          name="subject"
          label="Subject"
          required
          maxLength={200}
          lang={localeTags[item.locale]}
          defaultValue={item.subject}
          {...typedIn('subject')}
          error={errorOf('subject')}
        />
        <TextAreaField
          name="body"
          label="Answer"
          required
          rows={7}
          maxLength={10_000}
          lang={localeTags[item.locale]}
          hint={`They wrote in ${languageLabels[item.locale]}. What they wrote is quoted below your answer; their reply comes to the team’s address.`}
          {...typedIn('body')}
          error={errorOf('body')}
        />
        <div className="flex flex-wrap items-end gap-3">
          <SelectField
            name="after"
            label="Afterwards"
            options={afterwards[item.kind]}
            {...typedIn('after')}
            className="min-w-0 flex-1 basis-36"
          />
          <Button type="submit" busy={busy} busyLabel="Sending...">
            Send answer
          </Button>
        </div>
      </fieldset>
    </Form>
  )
}
