import { cx } from '~/lib/cx'
import { Link } from '~/ui/link'
import { type EventView, eventsTabShowing, eventViews } from '../model'
import { viewLabels } from './labels'

type Props = { show: EventView; counts: Record<EventView, number> }

/** Links, so that the browser's back button and bookmarks work. */
export const ViewLinks = ({ show, counts }: Props) => (
  <nav aria-label="Which events" className="mb-6 flex flex-wrap gap-2">
    {eventViews.map((view) => (
      <Link
        key={view}
        to={eventsTabShowing({ show: view })}
        aria-current={view === show || undefined}
        className={cx(
          'flex min-h-11 items-center gap-2 rounded-sm border px-3.5 text-sm',
          view === show ? 'border-action text-ink' : 'border-line text-muted hover:text-ink',
        )}
      >
        {viewLabels[view]} <span className="tabular-nums">{counts[view]}</span>
      </Link>
    ))}
  </nav>
)
