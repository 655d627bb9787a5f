import type { UpcomingEvents } from '~/features/events/model'
import { AnswerButtons } from '~/features/events/ui/answer-buttons'
import { seatFailureOf } from '~/features/seats/model'
import { SeatRefused } from '~/features/seats/ui/seat-refused'
import { useTranslations } from '~/i18n/language'
import { eventsMessages } from '~/i18n/messages/events'
import { firstStepsMessages } from '~/i18n/messages/first-steps'
import { Form } from '~/web/forms/form'
import type { StepForms } from './use-step-forms'

type Props = { form: StepForms['event']; upcoming: UpcomingEvents | null }

/** The next event that takes answers. */
export function EventStep({ form, upcoming }: Props) {
  const t = useTranslations(firstStepsMessages, 'event')
  const ofEvents = useTranslations(eventsMessages)
  const event = upcoming?.events.find(({ hasBegun }) => !hasBegun)
  const failure = form.isBusy ? undefined : seatFailureOf(form.result)
  if (!event) return <p className="mt-1 text-muted text-sm">{upcoming ? t('none') : t('unavailable')}</p>
  return (
    <div className="mt-1 grid gap-3">
      <p className="text-muted text-sm">{t('text')}</p>
      <div>
        <p className="wrap-anywhere font-display text-lg leading-tight">{event.title}</p>
        <p className="text-muted text-xs">
          <time dateTime={event.dateTime} className="inline-block first-letter:uppercase">
            {event.date}
          </time>
          {', '}
          {ofEvents('at', { time: event.time, zone: event.zoneName })}
          {' · '}
          <span className="wrap-anywhere">{event.location}</span>
        </p>
      </div>
      {failure && <SeatRefused reason={failure} />}
      <Form form={form}>
        <input type="hidden" name="event" value={event.id} />
        <AnswerButtons event={event} choice={event.myResponse} />
      </Form>
    </div>
  )
}
