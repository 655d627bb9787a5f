import { optionsOf } from '~/features/admin/ui/labels'
import { plannedDays } from '~/lib/planned-days'
import { CheckboxField, SelectField, TextField } from '~/ui/field'
import type { FormHandle } from '~/web/forms/use-form'
import type { DeliverableDetails, DeliverableForm } from '../model'
import { refusalLabels, sideLabels } from './labels'
import { TextFields } from './text-fields'

type Props = {
  form: Pick<FormHandle<DeliverableForm>, 'field' | 'reason' | 'isTicked' | 'wasSubmitted'>
  owners: { value: string; label: string }[]
  deliverable?: DeliverableDetails
}

/** Everything about a deliverable that can be changed by typing. */
export const DeliverableFields = ({ form, owners, deliverable }: Props) => (
  <>
    <TextFields form={form} texts={deliverable?.texts} />
    <div className="grid gap-4 sm:grid-cols-3">
      <SelectField
        label="Who does it"
        options={optionsOf(sideLabels)}
        defaultValue={deliverable?.side ?? 'team'}
        {...form.field('side')}
      />
      <SelectField
        label="Owner in our team"
        options={owners}
        placeholder="Nobody"
        defaultValue={deliverable?.ownerId ?? ''}
        {...form.field('ownerId')}
      />
      <TextField
        label="Due on"
        type="date"
        required
        min={plannedDays.first}
        max={plannedDays.last}
        defaultValue={deliverable?.dueOn}
        {...form.field('dueOn')}
        {...(form.reason === 'day-past' && { error: refusalLabels['day-past'] })}
      />
    </div>
    <CheckboxField
      label="The partner has to accept it"
      name="needsAcceptance"
      defaultChecked={form.wasSubmitted ? form.isTicked('needsAcceptance') : (deliverable?.needsAcceptance ?? false)}
    />
  </>
)
