import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import type { OpenedForm } from '~/features/drafts/model'
import type { OtherChange } from '~/features/drafts/ui/conflict-choices'
import { UnsavedField, UnsavedNotice } from '~/features/drafts/ui/unsaved-notice'
import { UnsavedState } from '~/features/drafts/ui/unsaved-state'
import { useFocusOnOpen } from '~/features/drafts/ui/use-focus-on-open'
import { useUnsavedText } from '~/features/drafts/ui/use-unsaved-text'
import { noMailLeaves, useMailLeaves } from '~/features/mail-log/ui/mail-leaves'
import { defaultLocale, isLocale } from '~/i18n/locales'
import { Button } from '~/ui/button'
import { Form } from '~/web/forms/form'
import type { FormHandle } from '~/web/forms/use-form'
import { type ChangeForm, type CreateForm, type Host, type PlanFields, toFormValues } from '../model'
import { missingTexts } from '../model/texts'
import { EventFields } from './event-fields'
import { comparedFields, people } from './labels'
import { MissingTexts } from './missing-texts'
import { useFields } from './use-fields'

type Props = {
  fields: PlanFields
  zones: string[]
  hosts: Host[]
  /** Visitors see the sessions of Sanity. */
  isSanity: boolean
  form: FormHandle<CreateForm> | FormHandle<ChangeForm>
  /** How many would be mailed about a change; undefined for a new event. */
  guests?: number | undefined
  /** How many could not come: they are told of another day. */
  declined?: number
  submitLabel: string
  opened: OpenedForm
  /** The event's, which a change has to know; none for a new event. */
  sequence?: number
  lastChange?: OtherChange | undefined
  /** Hidden fields. */
  children?: ReactNode
}

const languageOf = (value: string) => (isLocale(value) ? value : defaultLocale)

const noticedFields = ['title', 'date', 'time', 'timeZone', 'endDate', 'endTime', 'location'] as const

/** The form of an event. Keeps what was typed, whatever the result. */
export function EventForm(props: Props) {
  const { fields, zones, hosts, isSanity, form, guests, declined = 0 } = props
  const { submitLabel, opened, sequence, lastChange, children } = props
  const { ref, settled, isBusy } = form
  const stored = useMemo(() => toFormValues(fields), [fields])
  const unsaved = useUnsavedText({
    ...{ form: ref, opened, stored, compared: comparedFields, settled, isBusy, result: form.result },
    version: sequence ?? null,
    versionField: 'sequence',
  })
  const field = useFields(fields, form.result, unsaved.values)
  useFocusOnOpen(ref, sequence === undefined)
  const mailLeaves = useMailLeaves()
  const [isNoticed, setNoticed] = useState(false)
  const [isMoved, setMoved] = useState(false)
  const [own, setOwn] = useState(languageOf(fields.textLanguage))
  const [missing, setMissing] = useState(() => missingTexts((name) => fields[name] ?? '', own))
  useEffect(() => {
    if (settled?.state === 'refused') ref.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [settled, ref])
  const compare = useCallback(() => {
    const typed = ref.current && new FormData(ref.current)
    if (!typed) return
    const textOf = (name: string) => String(typed.get(name) ?? '')
    const language = languageOf(textOf('textLanguage'))
    setNoticed(noticedFields.some((name) => textOf(name) !== fields[name]))
    setMoved(textOf('date') !== fields.date)
    setOwn(language)
    setMissing(missingTexts(textOf, language))
  }, [fields, ref])
  return (
    <div className="max-w-3xl">
      <UnsavedNotice unsaved={unsaved} lastChange={lastChange} className="mb-8" />
      <Form
        form={form}
        // A new event is shown on another page, from its top.
        preventScrollReset={sequence !== undefined}
        onInput={compare}
        className="grid gap-10"
      >
        {children}
        <UnsavedField unsaved={unsaved} />
        {sequence !== undefined && <input type="hidden" name="sequence" value={unsaved.version ?? sequence} />}
        <EventFields key={unsaved.count} {...{ field, own, hosts, zones, isSanity }} onMount={compare} />
        <div className="grid justify-items-start gap-3">
          <MissingTexts missing={missing} />
          {guests !== undefined && (
            <p role="status" className="max-w-[65ch] text-muted text-sm">
              {mailNote({ guests, declined: isMoved ? declined : 0, isNoticed, isMoved }, mailLeaves)}
            </p>
          )}
          <div className="flex flex-wrap gap-2.5">
            <Button type="submit" busy={isBusy} busyLabel="Saving...">
              {submitLabel}
            </Button>
            {sequence === undefined && (
              <Button type="submit" name="publish" value="yes" variant="outline" busy={isBusy}>
                Create and publish
              </Button>
            )}
          </div>
          <UnsavedState unsaved={unsaved} />
        </div>
      </Form>
    </div>
  )
}

type Mailing = { guests: number; declined: number; isNoticed: boolean; isMoved: boolean }

/** Shown before saving: how many will be mailed. */
function mailNote({ guests, declined, isNoticed, isMoved }: Mailing, mailLeaves: boolean) {
  const told = guests + declined
  if (told === 0) return 'Nobody will be emailed: nobody has a seat, or the event is over.'
  if (!mailLeaves)
    return `Tell ${people(told)} about a change yourself: ${noMailLeaves}, an email is only written to a file.`
  if (isMoved) {
    const others = declined > 0 ? ` ${people(declined)} who could not come will be told of the new day.` : ''
    return `${people(guests)} will be emailed about the new day, with a new calendar entry. They keep their answer and are asked whether the day suits them.${others}`
  }
  if (isNoticed) return `${people(guests)} will be emailed about this change, with a new calendar entry.`
  return `A change of title, time or place is emailed to everyone attending: ${people(guests)}. Other changes are not.`
}
