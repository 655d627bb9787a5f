import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import { Button } from '~/ui/button'
import type { FormResult } from '~/web/forms/form-result'
import type { PlanFields } from '../model'
import { AudienceFields } from './audience-fields'
import { people } from './labels'
import { PlanFieldset } from './plan-fieldset'
import { TimeFields } from './time-fields'
import { useFields } from './use-fields'

type Props = {
  fields: PlanFields
  zones: string[]
  answer: FormResult | undefined
  action: string
  /** Who would be mailed about a change that they notice; none before there is an event. */
  guests?: number | undefined
  attending: number
  busy: boolean
  submitLabel: string
  /** What the form carries beside what is typed. */
  children: ReactNode
}

const noticedFields = ['title', 'date', 'time', 'timeZone', 'endDate', 'endTime', 'location'] as const

/** All that an admin decides about an event. What was typed stays, whatever the answer. */
export function EventForm({ fields, zones, answer, action, guests, attending, busy, submitLabel, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const field = useFields(fields, answer, attending)
  const [isNews, setNews] = useState(false)
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [answer])
  const compare = useCallback(() => {
    const typed = form.current && new FormData(form.current)
    setNews(typed !== null && noticedFields.some((name) => typed.get(name) !== fields[name]))
  }, [fields])
  useEffect(compare, [compare])
  return (
    <Form
      ref={form}
      method="post"
      action={action}
      preventScrollReset
      onInput={compare}
      onSubmit={(event) => busy && event.preventDefault()}
      className="grid max-w-3xl gap-10"
    >
      {children}
      <PlanFieldset field={field} />
      <TimeFields field={field} zones={zones} />
      <AudienceFields field={field} />
      <div className="grid justify-items-start gap-3">
        {guests !== undefined && (
          <p role="status" className="max-w-[65ch] text-muted text-sm">
            {mailNote(guests, isNews)}
          </p>
        )}
        <Button type="submit" busy={busy} busyLabel="Saving...">
          {submitLabel}
        </Button>
      </div>
    </Form>
  )
}

/** Said before anything is saved: who hears of it. */
function mailNote(guests: number, isNews: boolean) {
  if (guests === 0) return 'Nobody will be mailed: no one attends yet, or it is over.'
  if (isNews) return `${people(guests)} will be mailed about this change, with a new calendar entry.`
  return `A change of the title, the time or the place is mailed to those who attend: ${people(guests)}. Other changes are mailed to nobody.`
}
