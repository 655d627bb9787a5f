import type { ReactNode } from 'react'
import { useTranslations } from '~/i18n/language'
import { seatsMessages } from '~/i18n/messages/seats'
import { Button, type ButtonVariant } from '~/ui/button'
import { TextField } from '~/ui/field'
import { Form } from '~/web/forms/form'
import { useForm } from '~/web/forms/use-form'
import { type SeatRefusal, seatFailureOf } from '../model'
import { SeatRefused } from './seat-refused'

type Props = {
  eventId: string
  /** One of the forms of the route. */
  name: 'join' | 'leave' | 'claim' | 'decline' | 'hand-over'
  label: string
  busyLabel: string
  variant?: ButtonVariant
  /** Asks for the address of a colleague. */
  hint?: string
  onSent: () => void
}

/** A form about one's seat: a button, with the field of a colleague where one is named. */
export function SeatForm({ eventId, name, label, busyLabel, variant = 'outline', hint, onSent }: Props) {
  const t = useTranslations(seatsMessages)
  const action = `/events/${eventId}/answer?form=${name}`
  const form = useForm<{ data: undefined; reason: SeatRefusal }>(name, { action })
  const failure = seatFailureOf(form.settled)
  return (
    <Form form={form} onSubmit={onSent} className="grid justify-items-start gap-4">
      {hint && (
        <>
          <p className="max-w-[60ch] text-muted text-sm">{hint}</p>
          <TextField
            type="email"
            label={t('colleague')}
            hint={t('colleagueHint')}
            required
            autoComplete="off"
            className="w-full max-w-sm"
            {...form.field('colleague')}
          />
        </>
      )}
      <Button type="submit" size="sm" variant={variant} busy={form.isBusy} busyLabel={busyLabel}>
        {label}
      </Button>
      {failure && <SeatRefused reason={failure} />}
    </Form>
  )
}

/** What few need, behind its name. Works without JavaScript. */
export const SeatDetails = ({ summary, children }: { summary: string; children: ReactNode }) => (
  <details className="text-sm">
    <summary className="inline-flex min-h-11 cursor-pointer items-center text-muted underline underline-offset-4 hover:text-ink">
      {summary}
    </summary>
    <div className="pt-2 pb-3">{children}</div>
  </details>
)
