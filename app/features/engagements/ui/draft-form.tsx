import { useEffect, useEffectEvent, useMemo } from 'react'
import { optionsOf } from '~/features/admin/ui/labels'
import { formValues, type OpenedForm } from '~/features/drafts/model'
import { UnsavedField, UnsavedNotice } from '~/features/drafts/ui/unsaved-notice'
import { UnsavedState } from '~/features/drafts/ui/unsaved-state'
import { useUnsavedText } from '~/features/drafts/ui/use-unsaved-text'
import { Button } from '~/ui/button'
import { SelectField, TextAreaField, TextField } from '~/ui/field'
import { Form } from '~/web/forms/form'
import type { FormHandle } from '~/web/forms/use-form'
import { type EngagementForm, engagementLengths, type OpenedEngagement } from '../model'
import { addOnsOf, fieldsOf } from '../model/draft-fields'
import { tiersOf } from '../model/prices'
import { AddOnFields } from './add-on-fields'
import { comparedFieldsOf, localeLabels, names, ownerOptions, priceHint } from './labels'

type Props = Pick<OpenedEngagement, 'engagement' | 'owners'> & {
  form: FormHandle<EngagementForm>
  opened: OpenedForm
  /** Whether the form has something that is not saved, after each change of that. */
  onUnsaved: (isUnsaved: boolean) => void
}

/** What is to be offered. Keeps what was typed, whatever the result. */
export function DraftForm({ engagement, owners, form, opened, onUnsaved }: Props) {
  const { program, version } = engagement
  const fields = useMemo(() => fieldsOf(engagement), [engagement])
  const stored = useMemo(() => formValues(fields), [fields])
  const compared = useMemo(() => comparedFieldsOf(program, addOnsOf({ program })), [program])
  const { ref, settled, isBusy } = form
  const unsaved = useUnsavedText({
    ...{ form: ref, opened, stored, compared, settled, isBusy, result: form.result },
    version,
    versionField: 'version',
  })
  const isUnsaved = unsaved.state.is !== 'none' || unsaved.values !== null
  const tell = useEffectEvent(onUnsaved)
  useEffect(() => tell(isUnsaved), [isUnsaved])
  const props = (name: string) => {
    const { defaultValue, ...field } = form.field(name)
    return { ...field, defaultValue: unsaved.values?.[name]?.[0] ?? defaultValue ?? fields[name] ?? '' }
  }
  const tiers = tiersOf(program).map((key) => ({ value: key, label: names.line(program, { kind: 'tier', key }) }))
  return (
    <div className="@container grid gap-6">
      <UnsavedNotice unsaved={unsaved} />
      <Form form={form} aria-label="Draft of the offer" className="grid gap-5">
        <UnsavedField unsaved={unsaved} />
        <input type="hidden" name="version" value={unsaved.version ?? version} />
        <div key={unsaved.count} className="grid gap-x-6 gap-y-5 @lg:grid-cols-2">
          <SelectField label="Level" options={tiers} {...props('tier')} />
          <TextField
            label="Price in SEK"
            required
            inputMode="numeric"
            autoComplete="off"
            hint={tiersOf(program)
              .map(
                (key) => `${names.line(program, { kind: 'tier', key })}: ${priceHint(program, { kind: 'tier', key })}`,
              )
              .join('; ')}
            {...props('price')}
          />
          <AddOnFields program={program} keys={addOnsOf({ program })} field={props} />
          <TextField type="date" label="Can be accepted until" required {...props('validUntil')} />
          <TextField
            type="date"
            label="Planned start"
            hint="Only for us. Due dates are counted from the day on which you start it."
            {...props('startsOn')}
          />
          <SelectField label="Owner" placeholder="Nobody" options={ownerOptions(owners)} {...props('ownerId')} />
          <SelectField label="Language of the offer" options={optionsOf(localeLabels)} {...props('locale')} />
          <TextAreaField
            label="Also agreed"
            maxLength={engagementLengths.terms}
            hint="Printed in the offer, in its language."
            {...props('terms')}
            className="@lg:col-span-2"
          />
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" busy={form.isBusy} busyLabel="Saving...">
            Save draft
          </Button>
          <UnsavedState unsaved={unsaved} />
        </div>
      </Form>
    </div>
  )
}
