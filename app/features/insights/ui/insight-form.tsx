import { useMemo } from 'react'
import type { OpenedForm } from '~/features/drafts/model'
import { UnsavedField, UnsavedNotice } from '~/features/drafts/ui/unsaved-notice'
import { UnsavedState } from '~/features/drafts/ui/unsaved-state'
import { useUnsavedText } from '~/features/drafts/ui/use-unsaved-text'
import { acceptOf, maxFileBytes } from '~/files/kinds'
import { why } from '~/files/refusals'
import { formatSize } from '~/files/size'
import { Button } from '~/ui/button'
import { CheckboxField } from '~/ui/field'
import { FileField } from '~/ui/file-field'
import { Form } from '~/web/forms/form'
import type { FormHandle } from '~/web/forms/use-form'
import { type InsightForm as InsightFormTypes, type ManagedInsight, toFormValues } from '../model'
import { AudienceFields } from './audience-fields'
import { insightFields } from './insight-fields'
import { comparedFields } from './labels'
import { LanguageFields } from './language-fields'

type Props = {
  form: FormHandle<InsightFormTypes>
  /** The item to change; without it the form adds a new one with `id`. */
  insight?: ManagedInsight
  id?: string
  opened: OpenedForm
}

const staleReasons = ['changed']

/** Adds or changes an item: file, texts, audience and publication. A chosen file stays when the texts are mounted again. */
export function InsightForm({ form, insight, id, opened }: Props) {
  const { settled, isBusy } = form
  const stored = useMemo(() => toFormValues(insight), [insight])
  const unsaved = useUnsavedText({
    ...{ form: form.ref, opened, stored, compared: comparedFields, settled, isBusy, staleReasons },
    version: insight?.version ?? null,
    versionField: 'version',
  })
  const fields = insightFields(form, stored, unsaved.values)
  const by = settled?.state === 'refused' ? settled.by : undefined
  return (
    <div>
      <UnsavedNotice
        unsaved={unsaved}
        lastChange={by && insight ? { by, at: insight.updatedAt } : undefined}
        className="mb-8"
      />
      <Form form={form} encType="multipart/form-data" className="grid gap-6">
        {id && <input type="hidden" name="id" value={id} />}
        {insight && <input type="hidden" name="version" value={unsaved.version ?? insight.version} />}
        <UnsavedField unsaved={unsaved} />
        <fieldset className="grid gap-10">
          <legend className="sr-only">{insight ? 'The item' : 'The new item'}</legend>
          {/* Empty again after a save. */}
          <FileField
            key={form.resetKey}
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
          <div key={unsaved.count} className="contents">
            <LanguageFields fields={fields} insight={insight} />
            <AudienceFields fields={fields} />
            <CheckboxField
              name="published"
              label={insight ? 'Published' : 'Publish now'}
              hint="Members it is for can download it at once. Without the tick it is a draft, which only admins know of."
              defaultChecked={fields.isTicked('published')}
            />
          </div>
        </fieldset>
        <div className="flex flex-wrap items-center gap-3 border-line border-t pt-6">
          <Button type="submit" busy={form.isBusy} busyLabel={insight ? 'Saving...' : 'Uploading...'}>
            {insight ? 'Save' : 'Upload Content'}
          </Button>
          <UnsavedState unsaved={unsaved} />
        </div>
      </Form>
    </div>
  )
}
