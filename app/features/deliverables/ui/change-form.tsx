import { useMemo } from 'react'
import type { OpenedForm } from '~/features/drafts/model'
import { UnsavedField, UnsavedNotice } from '~/features/drafts/ui/unsaved-notice'
import { UnsavedState } from '~/features/drafts/ui/unsaved-state'
import { useUnsavedText } from '~/features/drafts/ui/use-unsaved-text'
import { Button } from '~/ui/button'
import { CheckboxField } from '~/ui/field'
import { Form } from '~/web/forms/form'
import type { FormHandle } from '~/web/forms/use-form'
import type { DeliverableDetails, DeliverableForm } from '../model'
import { formValuesOf } from '../model/form-values'
import { DeliverableFields } from './deliverable-fields'
import { comparedFieldsOf } from './labels'

type Props = {
  form: FormHandle<DeliverableForm>
  deliverable: DeliverableDetails
  owners: { value: string; label: string }[]
  opened: OpenedForm
}

/** Keeps what was typed, whatever the result, and when the page is left. */
export function ChangeForm({ form, deliverable, owners, opened }: Props) {
  const { version, followers } = deliverable
  const stored = useMemo(() => formValuesOf(deliverable), [deliverable])
  const compared = useMemo(() => comparedFieldsOf(owners), [owners])
  const { settled, isBusy, result } = form
  const unsaved = useUnsavedText({
    ...{ form: form.ref, opened, stored, compared, settled, isBusy, result },
    version,
    versionField: 'version',
  })
  const { values } = unsaved
  const fields = {
    ...form,
    field: (name: string) => {
      const typed = values?.[name]?.[0]
      return { ...form.field(name), ...(typed !== undefined && { defaultValue: typed }) }
    },
    wasSubmitted: form.wasSubmitted || values !== null,
    isTicked: (name: string) => (values ? values[name]?.[0] === 'on' : form.isTicked(name)),
  }
  return (
    <div className="grid gap-5">
      <UnsavedNotice unsaved={unsaved} />
      <Form form={form} aria-label="Change it" className="grid gap-5">
        <UnsavedField unsaved={unsaved} />
        {/* The version that the typed values belong to, so that they do not overwrite what someone else saved meanwhile. */}
        <input type="hidden" name="version" value={unsaved.version ?? version} />
        {/* After a success the fields show what is stored now. */}
        <div key={`${form.resetKey} ${unsaved.count}`} className="grid gap-5">
          <DeliverableFields form={fields} owners={owners} deliverable={deliverable} />
          {followers > 0 && (
            <CheckboxField
              label={
                followers === 1 ? 'Move the one that follows by rule' : `Move the ${followers} that follow by rule`
              }
              hint="When the due date is changed. What follows those moves too; what is complete, dropped, or set by hand stays."
              name="moveFollowing"
              defaultChecked={fields.wasSubmitted ? fields.isTicked('moveFollowing') : true}
            />
          )}
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" busy={form.isBusy} busyLabel="Saving...">
            Save changes
          </Button>
          <UnsavedState unsaved={unsaved} />
        </div>
      </Form>
    </div>
  )
}
