import { eventsTab } from '~/features/event-planning/model'
import { Link } from '~/ui/link'

/** Whoever looks for circle sessions here finds them among the events. */
export const SessionsNote = () => (
  <p className="mt-6 max-w-[65ch] text-muted text-sm">
    Circle sessions are{' '}
    <Link to={eventsTab} className="text-ink underline underline-offset-4">
      events
    </Link>{' '}
    that are shown on /circles.
  </p>
)
