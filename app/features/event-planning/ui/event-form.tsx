import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { Button } from '~/ui/button'
import { Form } from '~/web/forms/form'
import type { FormHandle } from '~/web/forms/use-form'
import type { ChangeForm, CreateForm, PlanFields } from '../model'
import { AudienceFields } from './audience-fields'
import { people } from './labels'
import { PlanFieldset } from './plan-fieldset'
import { TimeFields } from './time-fields'
import { useFields } from './use-fields'

type Props = {
  fields: PlanFields
  zones: string[]
  form: FormHandle<CreateForm> | FormHandle<ChangeForm>
  /** How many would be mailed about a change; undefined for a new event. */
  guests?: number | undefined
  attending: number
  submitLabel: string
  /** Hidden fields. */
  children: ReactNode
}

const noticedFields = ['title', 'date', 'time', 'timeZone', 'endDate', 'endTime', 'location'] as const

/** The form of an event. Keeps what was typed, whatever the result. */
export function EventForm({ fields, zones, form, guests, attending, submitLabel, children }: Props) {
  const { ref, settled, isBusy } = form
  const field = useFields(fields, form.result, attending)
  const [isNoticed, setNoticed] = useState(false)
  useEffect(() => {
    if (settled?.state === 'refused') ref.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [settled, ref])
  const compare = useCallback(() => {
    const typed = ref.current && new FormData(ref.current)
    setNoticed(typed !== null && noticedFields.some((name) => typed.get(name) !== fields[name]))
  }, [fields, ref])
  useEffect(compare, [compare])
  return (
    <Form
      form={form}
      onInput={compare}
      onSubmit={(event) => isBusy && event.preventDefault()}
      className="grid max-w-3xl gap-10"
    >
      {children}
      <PlanFieldset field={field} />
      <TimeFields field={field} zones={zones} />
      <AudienceFields field={field} />
      <div className="grid justify-items-start gap-3">
        {guests !== undefined && (
          <p role="status" className="max-w-[65ch] text-muted text-sm">
            {mailNote(guests, isNoticed)}
          </p>
        )}
        <Button type="submit" busy={isBusy} busyLabel="Saving...">
          {submitLabel}
        </Button>
      </div>
    </Form>
  )
}

/** Shown before saving: how many will be mailed. */
function mailNote(guests: number, isNoticed: boolean) {
  if (guests === 0) return 'Nobody will be emailed: nobody is attending yet, or the event is over.'
  if (isNoticed) return `${people(guests)} will be emailed about this change, with a new calendar entry.`
  return `A change of title, time or place is emailed to everyone attending: ${people(guests)}. Other changes are not.`
}
