import { acceptOf, maxFileBytes } from '~/files/kinds'
import { why } from '~/files/refusals'
import { formatSize } from '~/files/size'
import { Button } from '~/ui/button'
import { CheckboxField } from '~/ui/field'
import { FileField } from '~/ui/file-field'
import { Form } from '~/web/forms/form'
import type { FormHandle } from '~/web/forms/use-form'
import type { InsightForm as InsightFormTypes, ManagedInsight } from '../model'
import { AudienceFields } from './audience-fields'
import { LanguageFields } from './language-fields'

type Props = {
  form: FormHandle<InsightFormTypes>
  /** The item to change; without it the form adds a new one with `id`. */
  insight?: ManagedInsight
  id?: string
}

/** Adds or changes an item: file, texts, audience and publication. */
export function InsightForm({ form, insight, id }: Props) {
  return (
    <Form
      form={form}
      encType="multipart/form-data"
      onSubmit={(event) => form.isBusy && event.preventDefault()}
      className="grid gap-6"
    >
      {id && <input type="hidden" name="id" value={id} />}
      {/* The version the page was opened with, not the current one: once refused, the form stays refused. */}
      {insight && <input type="hidden" name="version" value={form.values.version ?? insight.version} />}
      <fieldset className="grid gap-10">
        <legend className="sr-only">{insight ? 'The item' : 'The new item'}</legend>
        <FileField
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
          {...form.field('file')}
          className="max-w-xl"
        />
        <LanguageFields form={form} insight={insight} />
        <AudienceFields form={form} insight={insight} />
        <CheckboxField
          name="published"
          label={insight ? 'Published' : 'Publish now'}
          hint="Members it is for can download it at once. Without the tick it is a draft, which only admins know of."
          defaultChecked={form.wasSubmitted ? form.isTicked('published') : Boolean(insight?.publishedAt)}
        />
      </fieldset>
      <div className="flex flex-wrap items-center gap-3 border-line border-t pt-6">
        <Button type="submit" busy={form.isSending} busyLabel={insight ? 'Saving...' : 'Uploading...'}>
          {insight ? 'Save' : 'Upload Content'}
        </Button>
      </div>
    </Form>
  )
}
