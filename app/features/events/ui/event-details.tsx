import type { ReactNode } from 'react'
import { useTranslations } from '~/i18n/language'
import { eventPagesMessages } from '~/i18n/messages/event-pages'
import { eventsMessages } from '~/i18n/messages/events'
import type { PagedEvent } from '../model'
import { EventAnswer } from './event-item'
import { HostAndLanguage } from './event-programme'
import { LocalTime } from './local-time'

type Props = { event: PagedEvent; onAnswer: () => void }

/** When and where an event is, with its seats and the reader's answer. */
export function EventDetails({ event, onAnswer }: Props) {
  const t = useTranslations(eventPagesMessages)
  const item = useTranslations(eventsMessages)
  const answer = <EventAnswer event={event} onAnswer={onAnswer} />
  return (
    <section aria-label={t('details')} className="min-w-0">
      {/* An offer has an end: on a phone its buttons are seen without scrolling. */}
      {event.seat.offer && <div className="mb-8">{answer}</div>}
      <dl className="grid gap-5">
        <Fact name={t('when')}>
          <time dateTime={event.dateTime} className="block first-letter:uppercase">
            {event.date}
          </time>
          <span className="block text-muted text-sm">{item('at', { time: event.time, zone: event.zoneName })}</span>
          <LocalTime dateTime={event.dateTime} endsAt={event.endsAt} timeZone={event.timeZone} />
        </Fact>
        <Fact name={t('where')}>{event.location}</Fact>
      </dl>
      {event.programme && (
        <div className="mt-5">
          <HostAndLanguage host={event.programme.host} language={event.programme.language} />
        </div>
      )}
      {!event.seat.offer && answer}
    </section>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-muted text-sm">{name}</dt>
    <dd className="tabular-nums wrap-anywhere">{children}</dd>
  </div>
)
