import { ListEmpty } from '~/features/admin/ui/list-page'
import { useTranslations } from '~/i18n/language'
import { eventPagesMessages } from '~/i18n/messages/event-pages'
import { Link } from '~/ui/link'
import { type EventView, eventsAddress } from '../model'
import { NoEvents } from './no-events'

type Props = { view: EventView; isInterested: boolean }

/** In the place of the events when a view has none. */
export function NoEventsInView({ view, isInterested }: Props) {
  const t = useTranslations(eventPagesMessages, 'none')
  if (view === 'upcoming') {
    return (
      <div className="border-line border-t pt-6">
        <NoEvents isInterested={isInterested} />
      </div>
    )
  }
  return (
    <ListEmpty title={t(view)}>
      {t(`${view}Text`)}{' '}
      {view === 'mine' && (
        <Link to={eventsAddress} className="text-ink underline underline-offset-4">
          {t('seeUpcoming')}
        </Link>
      )}
    </ListEmpty>
  )
}
