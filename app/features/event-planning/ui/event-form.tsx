import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import type { OpenedForm } from '~/features/drafts/model'
import type { OtherChange } from '~/features/drafts/ui/conflict-choices'
import { UnsavedField, UnsavedNotice } from '~/features/drafts/ui/unsaved-notice'
import { UnsavedState } from '~/features/drafts/ui/unsaved-state'
import { useFocusOnOpen } from '~/features/drafts/ui/use-focus-on-open'
import { useUnsavedText } from '~/features/drafts/ui/use-unsaved-text'
import { noMailLeaves, useMailLeaves } from '~/features/mail-log/ui/mail-leaves'
import { Button } from '~/ui/button'
import { Form } from '~/web/forms/form'
import type { FormHandle } from '~/web/forms/use-form'
import { type ChangeForm, type CreateForm, type PlanFields, toFormValues } from '../model'
import { AudienceFields } from './audience-fields'
import { comparedFields, people } from './labels'
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
  opened: OpenedForm
  /** The event's, which a change has to know; none for a new event. */
  sequence?: number
  lastChange?: OtherChange | undefined
  /** Hidden fields. */
  children?: ReactNode
}

const noticedFields = ['title', 'date', 'time', 'timeZone', 'endDate', 'endTime', 'location'] as const

/** The form of an event. Keeps what was typed, whatever the result. */
export function EventForm(props: Props) {
  const { fields, zones, form, guests, attending, submitLabel, opened, sequence, lastChange, children } = props
  const { ref, settled, isBusy } = form
  const stored = useMemo(() => toFormValues(fields), [fields])
  const unsaved = useUnsavedText({
    ...{ form: ref, opened, stored, compared: comparedFields, settled, isBusy, result: form.result },
    version: sequence ?? null,
    versionField: 'sequence',
  })
  const field = useFields(fields, form.result, attending, unsaved.values)
  useFocusOnOpen(ref, sequence === undefined)
  const mailLeaves = useMailLeaves()
  const [isNoticed, setNoticed] = useState(false)
  useEffect(() => {
    if (settled?.state === 'refused') ref.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [settled, ref])
  const compare = useCallback(() => {
    const typed = ref.current && new FormData(ref.current)
    setNoticed(typed !== null && noticedFields.some((name) => typed.get(name) !== fields[name]))
  }, [fields, ref])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields are mounted again with every count
  useEffect(compare, [compare, unsaved.count])
  return (
    <div className="max-w-3xl">
      <UnsavedNotice unsaved={unsaved} lastChange={lastChange} className="mb-8" />
      <Form
        form={form}
        onInput={compare}
        onSubmit={(event) => isBusy && event.preventDefault()}
        className="grid gap-10"
      >
        {children}
        <UnsavedField unsaved={unsaved} />
        {sequence !== undefined && <input type="hidden" name="sequence" value={unsaved.version ?? sequence} />}
        <div key={unsaved.count} className="contents">
          <PlanFieldset field={field} />
          <TimeFields field={field} zones={zones} />
          <AudienceFields field={field} />
        </div>
        <div className="grid justify-items-start gap-3">
          {guests !== undefined && (
            <p role="status" className="max-w-[65ch] text-muted text-sm">
              {mailNote(guests, isNoticed, mailLeaves)}
            </p>
          )}
          <Button type="submit" busy={isBusy} busyLabel="Saving...">
            {submitLabel}
          </Button>
          <UnsavedState unsaved={unsaved} />
        </div>
      </Form>
    </div>
  )
}

/** Shown before saving: how many will be mailed. */
function mailNote(guests: number, isNoticed: boolean, mailLeaves: boolean) {
  if (guests === 0) return 'Nobody will be emailed: nobody is attending yet, or the event is over.'
  if (!mailLeaves)
    return `Tell ${people(guests)} about a change yourself: ${noMailLeaves}, an email is only written to a file.`
  if (isNoticed) return `${people(guests)} will be emailed about this change, with a new calendar entry.`
  return `A change of title, time or place is emailed to everyone attending: ${people(guests)}. Other changes are not.`
}
