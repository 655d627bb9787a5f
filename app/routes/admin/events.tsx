import { FilterForm } from '~/features/admin/ui/filter-form'
import { eventsTab } from '~/features/event-planning/model'
import { countEvents, listEvents, listInterested } from '~/features/event-planning/queries.server'
import { eventFilter } from '~/features/event-planning/schema'
import { EventTable } from '~/features/event-planning/ui/event-table'
import { InterestedTable } from '~/features/event-planning/ui/interested-table'
import { viewLabels } from '~/features/event-planning/ui/labels'
import { NoEvents } from '~/features/event-planning/ui/no-events'
import { ViewLinks } from '~/features/event-planning/ui/view-links'
import { ButtonLink, buttonClass } from '~/ui/button'
import { TextField } from '~/ui/field'
import { Pager } from '~/ui/pager'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/events'

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = getCtx(context)
  const filter = eventFilter(new URL(request.url).searchParams)
  const { show } = filter
  const counts = await countEvents(ctx)
  const list =
    show === 'interested'
      ? { events: [], ...(await listInterested(ctx, filter)) }
      : { interested: [], ...(await listEvents(ctx, { ...filter, show })) }
  return { ...list, filter, counts }
}

export default function Events({ loaderData }: Route.ComponentProps) {
  const { events, interested, total, page, filter, counts } = loaderData
  const { show, q } = filter
  const isMembers = show === 'interested'
  const isEmpty = show === 'upcoming' && counts.upcoming === 0
  return (
    <section>
      <title>Events · Admin</title>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <h1 className="text-3xl">Events</h1>
        {!isEmpty && <ButtonLink to={`${eventsTab}/new`}>Create Event</ButtonLink>}
      </div>
      <ViewLinks show={show} counts={counts} />
      {isEmpty ? (
        <NoEvents interested={counts.interested} />
      ) : (
        <>
          <FilterForm label={isMembers ? 'Find members' : 'Find events'} isActive={q !== ''}>
            {show !== 'upcoming' && <input type="hidden" name="show" value={show} />}
            <TextField
              name="q"
              type="search"
              label={isMembers ? 'Name or email' : 'Title, place or type'}
              defaultValue={q}
              className="max-sm:w-full"
            />
          </FilterForm>
          {isMembers && counts.interested > 0 && (
            <p className="mb-4">
              <a
                href={`${eventsTab}/interested.csv`}
                download
                className={buttonClass({ variant: 'outline', size: 'sm' })}
              >
                Export all {counts.interested}
              </a>
            </p>
          )}
          {events.length > 0 && <EventTable events={events} caption={`${viewLabels[show]} events`} />}
          {interested.length > 0 && <InterestedTable interested={interested} />}
          {total === 0 && <p className="border-line border-t py-10 text-muted">{emptyText(show, q)}</p>}
          <Pager page={page} total={total} noun={nounOf(isMembers, total)} />
        </>
      )}
    </section>
  )
}

const nounOf = (isMembers: boolean, total: number) => `${isMembers ? 'member' : 'event'}${total === 1 ? '' : 's'}`

function emptyText(show: string, q: string) {
  if (q) return 'Nothing here matches. Try fewer letters, or show all.'
  if (show === 'past') return 'No event has been held yet.'
  if (show === 'cancelled') return 'No event has been cancelled.'
  return 'No one has expressed interest yet. Members can while no event is announced to them.'
}
