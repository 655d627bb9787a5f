import { CalendarPlus } from 'lucide'
import { useTranslations } from '~/i18n/language'
import { eventsMessages } from '~/i18n/messages/events'
import { buttonClass } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { Form } from '~/web/forms/form'
import { useForm } from '~/web/forms/use-form'
import { type AnswerForm, eventAnchor, eventResponses, type ShownEvent } from '../model'
import { AnswerButtons } from './answer-buttons'
import { Refused } from './refused'
import { Seats } from './seats'

type EventItemProps = { event: ShownEvent; onAnswer: () => void }

/** One event. A choice is shown optimistically; if the server refuses it, the earlier one is shown again. */
export function EventItem({ event, onAnswer }: EventItemProps) {
  const t = useTranslations(eventsMessages)
  const form = useForm<AnswerForm>('answer', { action: `/events/${event.id}/answer` })
  const pending = eventResponses.find((response) => response === form.pending?.get('response'))
  const choice = pending ?? event.myResponse
  const failure = form.isBusy ? undefined : (form.reason ?? (form.result?.state === 'failed' ? 'failed' : undefined))
  return (
    <li
      id={eventAnchor(event.id)}
      className="scroll-mt-20 border-line border-t py-6 first:border-t-0 first:pt-0 last:pb-0"
    >
      <p className="text-prestige text-xs">{event.type}</p>
      <h3 className="mt-1 text-xl">{event.title}</h3>
      <p className="mt-2 tabular-nums">
        <time dateTime={event.dateTime} className="block first-letter:uppercase">
          {event.date}
        </time>
        <span className="block text-muted text-sm">{t('at', { time: event.time, zone: event.zoneName })}</span>
        <span className="block text-muted text-sm">{event.location}</span>
      </p>
      {event.description && (
        <p className="mt-3 max-w-[60ch] whitespace-pre-line text-muted text-sm">{event.description}</p>
      )}
      <Seats event={event} choice={choice} wasRefused={failure === 'full'} />
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
        {event.hasBegun ? (
          <p className="text-muted text-sm">{t('begun')}</p>
        ) : (
          <Form form={form} onSubmit={onAnswer} aria-label={t('answer', { title: event.title })}>
            <AnswerButtons event={event} choice={choice} />
          </Form>
        )}
        <a href={`/events/${event.id}/event.ics`} className={buttonClass({ variant: 'link', size: 'sm' })}>
          <Icon icon={CalendarPlus} className="size-4" />
          <span>
            {t('calendar')}
            <span className="sr-only">: {event.title}</span>
          </span>
        </a>
      </div>
      {failure && <Refused reason={failure} className="mt-4" />}
    </li>
  )
}
