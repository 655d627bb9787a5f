import { ForRight } from '~/features/admin/ui/for-right'
import { ButtonLink } from '~/ui/button'
import { eventsTab } from '../model'

/** Shown when there is no upcoming event. */
export const NoEvents = ({ interested }: { interested: number }) => (
  <div className="border-line border-t py-14">
    <h2 className="text-3xl">Events Coming Soon</h2>
    <p className="mt-3 mb-6 max-w-[55ch] text-muted">
      No event is announced, and members see that the next one is coming.{' '}
      {interested > 0 &&
        (interested === 1
          ? 'One member would like to hear about it.'
          : `${interested} members would like to hear about it.`)}
    </p>
    <ForRight right="event.manage">
      <ButtonLink to={`${eventsTab}/new`}>Create Event</ButtonLink>
    </ForRight>
  </div>
)
