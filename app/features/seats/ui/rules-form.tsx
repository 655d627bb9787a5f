import { ActionNotice, noticeFor } from '~/features/admin/ui/action-notice'
import { Button } from '~/ui/button'
import { TextField } from '~/ui/field'
import { Form } from '~/web/forms/form'
import { useForm } from '~/web/forms/use-form'
import type { AdminSeatRefusal, BalanceRules } from '../model'
import { refusalLabels } from './labels'

/** At most so many suppliers, at least so many hospitals. */
export function RulesForm({ rules: { maxSuppliers, minHospitals } }: { rules: BalanceRules }) {
  const form = useForm<{ data: undefined; reason: AdminSeatRefusal }>('rules')
  const fieldFor = (name: 'maxSuppliers' | 'minHospitals', value: number | null) => {
    const field = form.field(name)
    const hasError = field.error !== undefined
    return {
      ...field,
      defaultValue: form.result && form.result.state !== 'done' ? field.defaultValue : (value ?? ''),
      error: hasError ? 'Write a whole number, or leave it empty for no rule.' : undefined,
    }
  }
  return (
    <Form form={form} className="grid justify-items-start gap-5">
      <ActionNotice
        notice={noticeFor(form.settled, {
          done: 'They hold from now on.',
          doneTitle: 'Rules saved',
          refused: refusalLabels,
        })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="At most this many suppliers"
          hint="Empty: no limit."
          inputMode="numeric"
          {...fieldFor('maxSuppliers', maxSuppliers)}
        />
        <TextField
          label="At least this many hospitals"
          hint="Seats are kept for them until a day before, then for those who wait."
          inputMode="numeric"
          {...fieldFor('minHospitals', minHospitals)}
        />
      </div>
      <Button type="submit" variant="outline" size="sm" busy={form.isBusy} busyLabel="Saving...">
        Save rules
      </Button>
    </Form>
  )
}
