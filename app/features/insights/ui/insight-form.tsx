import { type ReactNode, useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { acceptOf, maxFileBytes } from '~/files/kinds'
import { why } from '~/files/refusals'
import { formatSize } from '~/files/size'
import { Alert } from '~/ui/alert'
import { Button, ButtonLink } from '~/ui/button'
import { CheckboxField } from '~/ui/field'
import { FileField } from '~/ui/file-field'
import { FormFailure } from '~/web/forms/form-parts'
import type { FormResult } from '~/web/forms/form-result'
import { focusFirstInvalid, useFieldErrors } from '~/web/forms/use-form'
import type { ManagedInsight } from '../model'
import { AudienceFields } from './audience-fields'
import { LanguageFields } from './language-fields'

type Props = {
  action: string
  answer: FormResult | undefined
  /** The item to change; without it the form makes a new one, under `id`. */
  insight?: ManagedInsight
  id?: string
  children?: ReactNode
}

/** One form to make an item and to change it: its file, its words, whom it is for, and whether it can be had. */
export function InsightForm({ action, answer, insight, id, children }: Props) {
  const fields = useRef<HTMLFieldSetElement>(null)
  const { errorOf } = useFieldErrors(answer)
  const navigation = useNavigation()
  const busy = navigation.state !== 'idle' && navigation.formAction === action
  useEffect(() => focusFirstInvalid(fields.current, answer), [answer])
  const typed = answer && answer.state !== 'done' ? answer.values : undefined
  return (
    <Form
      method="post"
      action={action}
      encType="multipart/form-data"
      onSubmit={(event) => busy && event.preventDefault()}
      className="grid gap-6"
    >
      <FormFailure answer={answer} />
      {answer?.state === 'refused' && (
        <Alert
          tone="danger"
          title="Not saved"
          action={
            <ButtonLink to={action} reloadDocument variant="outline" size="sm">
              Open it anew
            </ButtonLink>
          }
        >
          {answer.reason}
        </Alert>
      )}
      {answer?.state === 'invalid' && (
        <Alert tone="danger" title="Not saved">
          Some fields need another look. What you wrote is kept; if the file field is empty, choose the file again.
        </Alert>
      )}
      {id && <input type="hidden" name="id" value={id} />}
      {/* What was opened, not what there is by now: a page that was refused stays refused. */}
      {insight && <input type="hidden" name="version" value={typed?.version ?? insight.version} />}
      <fieldset ref={fields} className="grid gap-10">
        <legend className="sr-only">{insight ? 'The item' : 'The new item'}</legend>
        <FileField
          name="file"
          label={insight ? 'Replace the file' : 'File'}
          hint={
            insight
              ? `Now: ${insight.fileName}, ${formatSize(insight.size)}. Leave empty to keep it. A PDF of at most ${formatSize(maxFileBytes)}.`
              : `A PDF of at most ${formatSize(maxFileBytes)}.`
          }
          required={!insight}
          accept={acceptOf(['pdf'])}
          largest={maxFileBytes}
          tooLarge={why.tooLarge}
          error={errorOf('file')}
          className="max-w-xl"
        />
        <LanguageFields answer={answer} insight={insight} />
        <AudienceFields answer={answer} insight={insight} />
        <CheckboxField
          name="published"
          label={insight ? 'Published' : 'Publish now'}
          hint="Members it is for can download it at once. Without the tick it is a draft, which only admins know of."
          defaultChecked={typed ? typed.published === 'on' : Boolean(insight?.publishedAt)}
        />
      </fieldset>
      <div className="flex flex-wrap items-center gap-3 border-line border-t pt-6">
        <Button type="submit" busy={busy} busyLabel={insight ? 'Saving...' : 'Uploading...'}>
          {insight ? 'Save' : 'Upload Content'}
        </Button>
        {children}
      </div>
    </Form>
  )
}
