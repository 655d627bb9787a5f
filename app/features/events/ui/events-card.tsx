import { CardFailed } from '~/features/members/ui/card-failed'
import { Panel } from '~/features/members/ui/panel'
import { SeatRefused } from '~/features/seats/ui/seat-refused'
import { useTranslations } from '~/i18n/language'
import { eventsMessages } from '~/i18n/messages/events'
import { Link } from '~/ui/link'
import { eventsAddress, type UpcomingEvents } from '../model'
import { EventItem } from './event-item'
import { NoEvents } from './no-events'
import { useRefusal } from './use-refusal'

type EventsCardProps = { upcoming: UpcomingEvents | null }

/** The next events with their answers. */
export function EventsCard({ upcoming }: EventsCardProps) {
  const t = useTranslations(eventsMessages)
  const { refusal, onAnswer } = useRefusal()
  return (
    <div id="events" className="scroll-mt-24">
      <Panel title={t('title')}>
        {refusal && <SeatRefused reason={refusal} className="mb-6" />}
        {upcoming === null && <CardFailed>{t('unavailable')}</CardFailed>}
        {upcoming?.events.length === 0 && <NoEvents isInterested={upcoming.isInterested} />}
        {upcoming !== null && upcoming.events.length > 0 && (
          <ol>
            {upcoming.events.map((event) => (
              <EventItem key={event.id} event={event} onAnswer={onAnswer} />
            ))}
          </ol>
        )}
        <p className="mt-6">
          <Link to={eventsAddress} className="inline-flex min-h-11 items-center text-sm underline underline-offset-4">
            {t('all')}
          </Link>
        </p>
      </Panel>
    </div>
  )
}
