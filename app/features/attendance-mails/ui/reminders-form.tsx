import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { CheckboxField } from '~/ui/field'
import { Form } from '~/web/forms/form'
import { FormFailure } from '~/web/forms/form-parts'
import type { FormHandle } from '~/web/forms/use-form'
import type { ReminderSettings, RemindersForm as Types } from '../model'

type Props = { settings: ReminderSettings; form: FormHandle<Types> }

/** Which reminders those who attend are sent. */
export const RemindersForm = ({ settings, form }: Props) => (
  <section aria-labelledby="reminders-title">
    <h2 id="reminders-title" className="mb-3 text-2xl">
      Reminders
    </h2>
    <Form form={form} className="grid max-w-3xl gap-3">
      <FormFailure result={form.result} />
      {form.result?.state === 'done' && <Alert tone="success">The reminders have been saved.</Alert>}
      {form.result?.state === 'refused' && <Alert tone="danger">This event no longer exists.</Alert>}
      <p className="text-muted text-sm">Mails to everyone who attends, with the entry for their calendar.</p>
      <div>
        <CheckboxField name="week" label="7 days before" defaultChecked={settings.remindsWeekBefore} />
        <CheckboxField name="day" label="1 day before" defaultChecked={settings.remindsDayBefore} />
      </div>
      <Button
        type="submit"
        variant="outline"
        size="sm"
        busy={form.isBusy}
        busyLabel="Saving..."
        className="justify-self-start"
      >
        Save reminders
      </Button>
    </Form>
  </section>
)
