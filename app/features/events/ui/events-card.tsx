import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { CardFailed } from '~/features/members/ui/card-failed'
import { Panel } from '~/features/members/ui/panel'
import { useTranslations } from '~/i18n/language'
import { eventsMessages } from '~/i18n/messages/events'
import { isEventRefusal, type UpcomingEvents } from '../model'
import { EventItem } from './event-item'
import { NoEvents } from './no-events'
import { Refused } from './refused'

type EventsCardProps = { upcoming: UpcomingEvents | null }

/** Upcoming events with their answers. After a refusal without JavaScript the query parameter `events` has the reason. */
export function EventsCard({ upcoming }: EventsCardProps) {
  const t = useTranslations(eventsMessages)
  const [query] = useSearchParams()
  const [isRefusalOutdated, setRefusalOutdated] = useState(false)
  const refusal = query.get('events')
  return (
    <div id="events" className="scroll-mt-24">
      <Panel title={t('title')}>
        {isEventRefusal(refusal) && !isRefusalOutdated && <Refused reason={refusal} className="mb-6" />}
        {upcoming === null && <CardFailed>{t('unavailable')}</CardFailed>}
        {upcoming?.events.length === 0 && <NoEvents isInterested={upcoming.isInterested} />}
        {upcoming !== null && upcoming.events.length > 0 && (
          <ol>
            {upcoming.events.map((event) => (
              <EventItem key={event.id} event={event} onAnswer={() => setRefusalOutdated(true)} />
            ))}
          </ol>
        )}
      </Panel>
    </div>
  )
}
