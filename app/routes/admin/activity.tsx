import { activityFilter, listActionNames, listActivity } from '~/features/activity/queries.server'
import { ActivityTable } from '~/features/activity/ui/activity-table'
import { actionLabel } from '~/features/activity/ui/labels'
import { FilterForm } from '~/features/admin/ui/filter-form'
import { SelectField, TextField } from '~/ui/field'
import { Pager } from '~/ui/pager'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/activity'

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = getCtx(context)
  const filter = activityFilter(new URL(request.url).searchParams)
  const list = await listActivity(ctx, filter)
  return { ...list, filter, actions: await listActionNames(ctx) }
}

export default function Activity({ loaderData }: Route.ComponentProps) {
  const { rows, total, page, filter, actions } = loaderData
  const { actor, action, object } = filter
  const isActive = Boolean(actor || action || object)
  return (
    <section>
      <title>Activity · Admin</title>
      <h1 className="mb-6 text-3xl">Activity</h1>
      <FilterForm label="Filter the activity" isActive={isActive}>
        <TextField name="actor" type="search" label="Who" defaultValue={actor} className="max-sm:w-full" />
        <SelectField
          name="action"
          label="What"
          placeholder="Everything"
          // Keep the chosen action as an option even if the log no longer has it.
          options={[...new Set([...actions, ...(action ? [action] : [])])].map((value) => ({
            value,
            label: actionLabel(value),
          }))}
          defaultValue={action}
          className="max-sm:w-full"
        />
        <TextField name="object" type="search" label="To whom" defaultValue={object} className="max-sm:w-full" />
      </FilterForm>
      {rows.length > 0 ? (
        <ActivityTable rows={rows} />
      ) : (
        <p className="border-line border-t py-10 text-muted">
          {isActive
            ? 'Nothing in the log matches. Try fewer words, or show all.'
            : 'Nothing yet. Every decision, change and retry of an admin is written down here.'}
        </p>
      )}
      <Pager page={page} total={total} noun={total === 1 ? 'action' : 'actions'} />
    </section>
  )
}
