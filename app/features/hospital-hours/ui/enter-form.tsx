import { optionsOf } from '~/features/admin/ui/labels'
import { plannedDays } from '~/lib/planned-days'
import { Button } from '~/ui/button'
import { SelectField, TextAreaField, TextField } from '~/ui/field'
import { Form } from '~/web/forms/form'
import type { FormHandle } from '~/web/forms/use-form'
import { type HoursForm, hoursLengths } from '../model'
import { activityLabels } from './labels'

type Props = { form: FormHandle<HoursForm>; newId: string; today: string }

export const EnterForm = ({ form, newId, today }: Props) => (
  <Form key={form.resetKey} form={form} aria-label="Enter hours" className="grid gap-4">
    <input type="hidden" name="id" value={form.values.id ?? newId} />
    <SelectField label="For" options={optionsOf(activityLabels)} {...form.field('activity')} />
    <TextField
      label="Hours"
      required
      inputMode="decimal"
      pattern="\d{1,3}([.,]\d)?"
      hint="Like 1 or 1.5."
      autoComplete="off"
      {...form.field('hours')}
    />
    <TextField
      label="Given on"
      type="date"
      required
      min={plannedDays.first}
      max={today}
      defaultValue={today}
      {...form.field('givenOn')}
    />
    <TextAreaField label="Note" rows={2} maxLength={hoursLengths.note} {...form.field('note')} />
    <Button type="submit" busy={form.isBusy} busyLabel="Saving..." className="justify-self-start">
      Enter hours
    </Button>
  </Form>
)
