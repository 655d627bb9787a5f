import { useTranslations } from '~/i18n/language'
import { eventPagesMessages } from '~/i18n/messages/event-pages'
import { Link } from '~/ui/link'
import { type EventView, eventsViewAddress, eventViews } from '../model'

/** Links to the views of the page of all events. */
export function EventViews({ current }: { current: EventView }) {
  const t = useTranslations(eventPagesMessages, 'views')
  return (
    <nav aria-label={t('label')} className="flex flex-wrap gap-1">
      {eventViews.map((view) => (
        <Link
          key={view}
          to={eventsViewAddress(view)}
          aria-current={view === current ? 'page' : undefined}
          className="flex min-h-11 items-center rounded-sm border border-transparent px-3 text-muted text-sm hover:text-ink aria-[current]:border-line aria-[current]:bg-raised aria-[current]:text-ink"
        >
          {t(view)}
        </Link>
      ))}
    </nav>
  )
}
