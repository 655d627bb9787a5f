import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Panel } from '~/features/members/ui/panel'
import { useTranslations } from '~/i18n/language'
import { isRefusal, type ShownEvent } from '../model'
import { EventItem } from './event-item'
import { NoEvents } from './no-events'
import { Refused } from './refused'

type EventsCardProps = { events: ShownEvent[]; isInterested: boolean }

/** What is coming up, each with its answer. One refused without JavaScript is told of by the page's address. */
export function EventsCard({ events, isInterested }: EventsCardProps) {
  const t = useTranslations('events')
  const [query] = useSearchParams()
  const [isOldNews, setOldNews] = useState(false)
  const refusal = query.get('events')
  return (
    <div id="events" className="scroll-mt-24">
      <Panel title={t('title')}>
        {isRefusal(refusal) && !isOldNews && <Refused why={refusal} className="mb-6" />}
        {events.length === 0 ? (
          <NoEvents isInterested={isInterested} />
        ) : (
          <ol>
            {events.map((event) => (
              <EventItem key={event.id} event={event} onAnswer={() => setOldNews(true)} />
            ))}
          </ol>
        )}
      </Panel>
    </div>
  )
}
