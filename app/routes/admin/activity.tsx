import { useNavigation } from 'react-router'
import { activityFilter, idsOf, listActionNames, listActivity } from '~/features/activity/queries.server'
import { ActivityTable } from '~/features/activity/ui/activity-table'
import { actionLabel } from '~/features/activity/ui/labels'
import { FilterSearch, FilterSelect, ListFilter } from '~/features/admin/ui/list-filter'
import { ListCount, ListEmpty, ListPage } from '~/features/admin/ui/list-page'
import { getListSettings } from '~/features/list-settings/queries.server'
import { ListTools } from '~/features/list-settings/ui/list-tools'
import { SavedViews } from '~/features/list-settings/ui/saved-views'
import { listKnownOrganisations } from '~/features/organisations/queries.server'
import { listKnownPeople } from '~/features/people/queries.server'
import { Pager } from '~/ui/pager'
import type { RightsHandle } from '~/web/page-rights'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/activity'

export const handle: RightsHandle = { rights: { see: 'activity.list' } }

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = getCtx(context)
  const filter = activityFilter(new URL(request.url).searchParams)
  const list = await listActivity(ctx, filter)
  const settings = await getListSettings(ctx, '/admin/activity')
  const people = await listKnownPeople(ctx, idsOf(list.rows))
  const organisations = await listKnownOrganisations(ctx, idsOf(list.rows))
  return { ...list, people, organisations, filter, actions: await listActionNames(ctx), settings }
}

export default function Activity({ loaderData }: Route.ComponentProps) {
  const { rows, people, organisations, total, page, filter, actions, settings } = loaderData
  const { actor, action, object } = filter
  const isLoading = useNavigation().state === 'loading'
  const isActive = Boolean(actor || action || object)
  // Keep the chosen action as an option even if the log no longer has it.
  const options = [...new Set([...actions, ...(action ? [action] : [])])]
  return (
    <ListPage title="Activity">
      <SavedViews settings={settings} />
      <ListFilter label="Filter the activity" isActive={isActive} tools={<ListTools settings={settings} />}>
        <FilterSearch name="actor" label="Who" value={actor} className="w-44 max-md:w-full" />
        <FilterSelect
          name="action"
          label="What"
          all="Everything"
          options={options.map((value) => ({ value, label: actionLabel(value) }))}
          value={action}
        />
        <FilterSearch name="object" label="To whom" value={object} className="w-44 max-md:w-full" />
      </ListFilter>
      <ListCount isLoading={isLoading}>{total === 1 ? '1 action' : `${total} actions`}</ListCount>
      {rows.length > 0 ? (
        <ActivityTable
          rows={rows}
          people={people}
          organisations={organisations}
          isCompact={settings.isCompact}
          isLoading={isLoading}
        />
      ) : isActive ? (
        <ListEmpty title="Nothing in the log matches.">Try fewer words, or show all.</ListEmpty>
      ) : (
        <ListEmpty title="Nothing yet.">Every decision, change and retry of an admin is written down here.</ListEmpty>
      )}
      <Pager page={page} total={total} noun={total === 1 ? 'action' : 'actions'} />
    </ListPage>
  )
}
