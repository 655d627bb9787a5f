import { Button } from '~/ui/button'
import { CheckboxField } from '~/ui/field'
import { Form } from '~/web/forms/form'
import type { FormHandle } from '~/web/forms/use-form'
import type { DeliverableDetails, DeliverableForm } from '../model'
import { DeliverableFields } from './deliverable-fields'

type Props = {
  form: FormHandle<DeliverableForm>
  deliverable: DeliverableDetails
  owners: { value: string; label: string }[]
}

/** Keeps what was typed, whatever the result. */
export function ChangeForm({ form, deliverable, owners }: Props) {
  const { version, followers } = deliverable
  return (
    <Form
      // After a success the fields show what is stored now.
      key={form.resetKey}
      form={form}
      aria-label="Change it"
      onSubmit={(event) => form.isBusy && event.preventDefault()}
      className="grid gap-5"
    >
      {/* The version that the typed values belong to, so that they do not overwrite what someone else saved meanwhile. */}
      <input type="hidden" name="version" value={form.values.version ?? version} />
      <DeliverableFields form={form} owners={owners} deliverable={deliverable} />
      {followers > 0 && (
        <CheckboxField
          label={followers === 1 ? 'Move the one that follows by rule' : `Move the ${followers} that follow by rule`}
          hint="When the due date is changed. What follows those moves too; what is complete, dropped, or set by hand stays."
          name="moveFollowing"
          defaultChecked={form.wasSubmitted ? form.isTicked('moveFollowing') : true}
        />
      )}
      <Button type="submit" busy={form.isBusy} busyLabel="Saving..." className="justify-self-start">
        Save changes
      </Button>
    </Form>
  )
}
