import { useNavigation } from 'react-router'
import { bulkRefusals } from '~/features/admin/model'
import { FilterSearch, ListFilter } from '~/features/admin/ui/list-filter'
import { ListCount, ListEmpty, ListPage } from '~/features/admin/ui/list-page'
import { ListSegments } from '~/features/admin/ui/list-segments'
import { cancelEvents } from '~/features/event-planning/commands.server'
import { eventsTab, eventsTabShowing, eventViews } from '~/features/event-planning/model'
import { countEvents, listEvents, listInterested } from '~/features/event-planning/queries.server'
import { cancelSelectedInput, eventFilter } from '~/features/event-planning/schema'
import { EventBulkBar } from '~/features/event-planning/ui/event-bulk-bar'
import { EventTable } from '~/features/event-planning/ui/event-table'
import { InterestedTable } from '~/features/event-planning/ui/interested-table'
import { viewLabels } from '~/features/event-planning/ui/labels'
import { NoEvents } from '~/features/event-planning/ui/no-events'
import { getListSettings } from '~/features/list-settings/queries.server'
import { ListTools } from '~/features/list-settings/ui/list-tools'
import { SavedViews } from '~/features/list-settings/ui/saved-views'
import { useCan } from '~/features/members/ui/use-can'
import { ButtonLink, buttonClass } from '~/ui/button'
import { Pager } from '~/ui/pager'
import { form, formActions } from '~/web/forms/form-actions.server'
import type { RightsHandle } from '~/web/page-rights'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/events'

export const handle: RightsHandle = { rights: { see: 'event.oversee', change: 'event.manage' } }

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = getCtx(context)
  const filter = eventFilter(new URL(request.url).searchParams)
  const { show } = filter
  const counts = await countEvents(ctx)
  const list =
    show === 'interested'
      ? { events: [], ...(await listInterested(ctx, filter)) }
      : { interested: [], ...(await listEvents(ctx, { ...filter, show })) }
  return { ...list, filter, counts, settings: await getListSettings(ctx, '/admin/events') }
}

export { clientAction, headers, shouldRevalidate } from '~/web/forms/form-route'

export const action = formActions({
  'cancel-selected': form({ input: cancelSelectedInput, lists: ['id'], run: cancelEvents, reasons: bulkRefusals }),
})

export default function Events({ loaderData }: Route.ComponentProps) {
  const { events, interested, total, page, filter, counts, settings } = loaderData
  const { show, q } = filter
  const isLoading = useNavigation().state === 'loading'
  const isMembers = show === 'interested'
  const canManage = useCan('event.manage')
  const canExport = useCan('event.export')
  const isEmpty = show === 'upcoming' && counts.upcoming === 0
  const rows = { isCompact: settings.isCompact, isLoading }
  const views = (
    <ListSegments
      label="Which events"
      segments={eventViews.map((view) => ({
        label: viewLabels[view],
        to: eventsTabShowing({ show: view }),
        isCurrent: view === show,
        count: counts[view],
      }))}
    />
  )
  return (
    <ListPage
      title="Events"
      aside={!isEmpty && canManage && <ButtonLink to={`${eventsTab}/new`}>Create Event</ButtonLink>}
    >
      {isEmpty ? (
        <>
          <div className="mb-6 flex">{views}</div>
          <NoEvents interested={counts.interested} />
        </>
      ) : (
        <>
          <SavedViews settings={settings} />
          <ListFilter
            label={isMembers ? 'Find members' : 'Find events'}
            isActive={q !== ''}
            showAll={eventsTabShowing({ show })}
            tools={<ListTools settings={settings} />}
          >
            {show !== 'upcoming' && <input type="hidden" name="show" value={show} />}
            <FilterSearch name="q" label={isMembers ? 'Name or email' : 'Title, place or type'} value={q} />
            {views}
            {isMembers && canExport && counts.interested > 0 && (
              <a href={`${eventsTab}/interested.csv`} className={buttonClass({ variant: 'outline', size: 'sm' })}>
                Export all {counts.interested}
              </a>
            )}
          </ListFilter>
          <ListCount isLoading={isLoading}>{`${total} ${nounOf(isMembers, total)}`}</ListCount>
          {events.length > 0 && (
            <EventTable
              events={events}
              caption={`${viewLabels[show]} events`}
              canSelect={canManage && show === 'upcoming'}
              {...rows}
            />
          )}
          {interested.length > 0 && <InterestedTable interested={interested} {...rows} />}
          {total === 0 && <ListEmpty title={emptyText(show, q)}>{q && 'Try fewer letters, or show all.'}</ListEmpty>}
          {canManage && show === 'upcoming' && (
            <EventBulkBar
              action={`${eventsTab}?${new URLSearchParams({ ...(q ? { q } : {}), form: 'cancel-selected' })}`}
              query={eventsTabShowing({ show, q }).split('?')[1] ?? ''}
              onPage={events.length}
              matching={total}
            />
          )}
          <Pager page={page} total={total} noun={nounOf(isMembers, total)} />
        </>
      )}
    </ListPage>
  )
}

const nounOf = (isMembers: boolean, total: number) => `${isMembers ? 'member' : 'event'}${total === 1 ? '' : 's'}`

function emptyText(show: string, q: string) {
  if (q) return 'Nothing here matches.'
  if (show === 'drafts') return 'No event is being prepared.'
  if (show === 'past') return 'No event has been held yet.'
  if (show === 'cancelled') return 'No event has been cancelled.'
  return 'No one has expressed interest yet. Members can while no event is announced to them.'
}
