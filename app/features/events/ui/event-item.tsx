import { CalendarPlus } from 'lucide'
import { Untranslated } from '~/features/content/ui/content-text'
import { seatFailureOf } from '~/features/seats/model'
import { OwnSeat } from '~/features/seats/ui/own-seat'
import { SeatRefused } from '~/features/seats/ui/seat-refused'
import { useTranslations } from '~/i18n/language'
import { eventsMessages } from '~/i18n/messages/events'
import { seatsMessages } from '~/i18n/messages/seats'
import { Badge } from '~/ui/badge'
import { buttonClass } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { Link } from '~/ui/link'
import { Form } from '~/web/forms/form'
import { useForm } from '~/web/forms/use-form'
import {
  type AnswerForm,
  eventAddress,
  eventAnchor,
  eventResponses,
  eventTypes,
  isEventType,
  resolvedDescription,
  resolvedTitle,
  type ShownEvent,
} from '../model'
import { AnswerButtons } from './answer-buttons'
import { EventProgramme } from './event-programme'
import { Seats } from './seats'

type EventItemProps = { event: ShownEvent; onAnswer: () => void }

/** One event of a list, with a link to its page. */
export function EventItem({ event, onAnswer }: EventItemProps) {
  const t = useTranslations(eventsMessages)
  return (
    <li
      id={eventAnchor(event.id)}
      className="scroll-mt-20 border-line border-t py-6 first:border-t-0 first:pt-0 last:pb-0"
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-prestige text-xs">
        {isEventType(event.type) ? t(`types.${eventTypes[event.type]}`) : event.type}
        {event.isCancelled && <Badge tone="danger">{t('cancelled')}</Badge>}
      </p>
      <h3 lang={event.titleLang} className="mt-1 text-xl wrap-anywhere">
        <Link to={eventAddress(event.id)} className="hover:text-action hover:underline hover:underline-offset-4">
          {event.title}
        </Link>
      </h3>
      <p className="mt-2 tabular-nums">
        <time dateTime={event.dateTime} className="block first-letter:uppercase">
          {event.date}
        </time>
        <span className="block text-muted text-sm">{t('at', { time: event.time, zone: event.zoneName })}</span>
        <span className="block text-muted text-sm">{event.location}</span>
      </p>
      {event.description && (
        <p lang={event.descriptionLang} className="mt-3 max-w-[60ch] whitespace-pre-line text-muted text-sm">
          {event.description}
        </p>
      )}
      <Untranslated
        among={[resolvedTitle(event), resolvedDescription(event)]}
        className="mt-2 block text-prestige text-sm"
      />
      {event.programme && (event.programme.agenda.length > 0 || event.programme.host) && (
        <details className="mt-2">
          <summary className="min-h-11 cursor-pointer content-center text-sm underline-offset-4 hover:underline">
            {t('programme.title')}
            <span className="sr-only">: {event.title}</span>
          </summary>
          <EventProgramme {...event.programme} />
        </details>
      )}
      <EventAnswer event={event} onAnswer={onAnswer} />
    </li>
  )
}

/**
 * Seats, answer and calendar file of an event. A choice is shown optimistically; if the server refuses it, the earlier one
 * is shown again.
 */
export function EventAnswer({ event, onAnswer }: EventItemProps) {
  const t = useTranslations(eventsMessages)
  const ofSeats = useTranslations(seatsMessages)
  const form = useForm<AnswerForm>('answer', { action: `${eventAddress(event.id)}/answer` })
  const pending = eventResponses.find((response) => response === form.pending?.get('response'))
  const choice = pending ?? event.myResponse
  const failure = seatFailureOf(form.settled)
  if (event.isOver)
    return event.myResponse && <p className="mt-4 text-muted text-sm">{t(`past.${event.myResponse}`)}</p>
  return (
    <>
      {!event.isCancelled && <Seats event={event} choice={choice} wasRefused={failure === 'full'} />}
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
        {event.hasBegun && !event.isCancelled && <p className="text-muted text-sm">{t('begun')}</p>}
        {!event.hasBegun && !event.isCancelled && !isAnsweredBySeat(event) && (
          // With the date, because two events may have the same title. Never busy: of two answers in a row the last one counts.
          <Form
            form={{ ...form, isBusy: false }}
            onSubmit={onAnswer}
            aria-label={`${t('answer', { title: event.title })}, ${event.date}`}
          >
            <AnswerButtons event={event} choice={choice} />
          </Form>
        )}
        <a href={`${eventAddress(event.id)}/event.ics`} className={buttonClass({ variant: 'link', size: 'sm' })}>
          <Icon icon={CalendarPlus} className="size-4" />
          <span>
            {t(event.isCancelled ? 'calendarCancelled' : 'calendar')}
            <span className="sr-only">: {event.title}</span>
          </span>
        </a>
      </div>
      {failure && <SeatRefused reason={failure} className="mt-4" />}
      {event.seat.handedTo && (
        <p role="status" className="mt-4 max-w-[60ch] text-sm wrap-anywhere">
          {ofSeats('handedOver', { colleague: event.seat.handedTo })}
        </p>
      )}
      {!event.hasBegun && !event.isCancelled && (
        <OwnSeat
          eventId={event.id}
          seat={event.seat}
          isAttending={event.myResponse === 'attending'}
          onSent={onAnswer}
        />
      )}
    </>
  )
}

/** Whoever waits or has an offer has other buttons, unless a seat is free for whoever takes it. */
const isAnsweredBySeat = ({ seat }: ShownEvent) =>
  seat.offer !== null || (seat.place !== null && (seat.obstacle !== null || seat.isWaitlistOpen))
