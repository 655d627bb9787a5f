import { type ReactNode, useMemo } from 'react'
import { levelLabels, optionsOf } from '~/features/admin/ui/labels'
import { formValues, type OpenedForm } from '~/features/drafts/model'
import { UnsavedField, UnsavedNotice } from '~/features/drafts/ui/unsaved-notice'
import { UnsavedState } from '~/features/drafts/ui/unsaved-state'
import { useUnsavedText } from '~/features/drafts/ui/use-unsaved-text'
import { Button } from '~/ui/button'
import { SelectField, TextAreaField, TextField } from '~/ui/field'
import { Form } from '~/web/forms/form'
import type { FormHandle } from '~/web/forms/use-form'
import { type OrganisationFields, organisationLengths, type OrganisationForm as Types } from '../model'
import { comparedFields, countryLabels, kindLabels } from './labels'

type Props = {
  fields: OrganisationFields
  form: FormHandle<Types>
  opened: OpenedForm
  admins: { id: string; email: string }[]
  submitLabel: string
  /** Of the organisation, which a change has to know; none for a new one. */
  version?: number
  /** Hidden fields. */
  children?: ReactNode
}

/** The form of an organisation. Keeps what was typed, whatever the result. */
export function OrganisationForm({ fields, form, opened, admins, submitLabel, version, children }: Props) {
  const stored = useMemo(() => formValues(fields), [fields])
  const { ref, settled, isBusy } = form
  const unsaved = useUnsavedText({
    ...{ form: ref, opened, stored, compared: comparedFields, settled, isBusy, result: form.result },
    version: version ?? null,
    versionField: 'version',
  })
  const props = (name: keyof OrganisationFields) => {
    const { defaultValue, ...field } = form.field(name)
    return { ...field, defaultValue: unsaved.values?.[name]?.[0] ?? defaultValue ?? fields[name] }
  }
  return (
    <div className="@container grid gap-6">
      <UnsavedNotice unsaved={unsaved} />
      <Form form={form} aria-label="Organisation" className="grid gap-5">
        {children}
        <UnsavedField unsaved={unsaved} />
        {version !== undefined && <input type="hidden" name="version" value={unsaved.version ?? version} />}
        <div key={unsaved.count} className="grid gap-x-6 gap-y-5 @lg:grid-cols-2">
          <TextField
            label="Name"
            required
            maxLength={organisationLengths.name}
            {...props('name')}
            className="@lg:col-span-2"
          />
          <SelectField label="Kind" options={optionsOf(kindLabels)} {...props('kind')} />
          <SelectField
            label="Country"
            placeholder="Elsewhere, or not known"
            options={optionsOf(countryLabels)}
            {...props('country')}
          />
          <SelectField
            label="Level"
            options={optionsOf(levelLabels)}
            hint="For its members without a level of their own."
            {...props('level')}
          />
          <SelectField
            label="Owner on our team"
            placeholder="Nobody"
            options={admins.map(({ id, email }) => ({ value: id, label: email }))}
            {...props('ownerId')}
          />
          <TextAreaField
            label="Domains"
            rows={2}
            maxLength={organisationLengths.domains}
            hint="Of their addresses, like region.example. One on each line."
            {...props('domains')}
          />
          <TextAreaField
            label="Tags"
            rows={2}
            maxLength={organisationLengths.tags}
            hint="Separated by commas."
            {...props('tags')}
          />
          <TextAreaField
            label="Notes"
            maxLength={organisationLengths.notes}
            hint="For our team only."
            {...props('notes')}
            className="@lg:col-span-2"
          />
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" busy={form.isBusy} busyLabel="Saving...">
            {submitLabel}
          </Button>
          <UnsavedState unsaved={unsaved} />
        </div>
      </Form>
    </div>
  )
}
