import { ActionNotice } from '~/features/admin/ui/action-notice'
import { ContentTabs } from '~/features/admin/ui/content-tabs'
import { FilterForm } from '~/features/admin/ui/filter-form'
import { insightsPage } from '~/features/insights/model'
import { listAllInsights } from '~/features/insights/queries.server'
import { insightFilter } from '~/features/insights/schema'
import { InsightsTable } from '~/features/insights/ui/insights-table'
import { ButtonLink } from '~/ui/button'
import { SelectField, TextField } from '~/ui/field'
import { Pager } from '~/ui/pager'
import { getCtx } from '~/web/scope.server'
import { useNotice } from '~/web/use-notice'
import type { Route } from './+types/library'

export async function loader({ request, context }: Route.LoaderArgs) {
  const filter = insightFilter(new URL(request.url).searchParams)
  return { ...(await listAllInsights(getCtx(context), filter)), filter }
}

const states = [
  { value: 'published', label: 'Published' },
  { value: 'draft', label: 'Drafts' },
]

const deleted = { tone: 'success', title: 'The item and its file have been deleted.' } as const

export default function Library({ loaderData }: Route.ComponentProps) {
  const { rows, total, page, filter } = loaderData
  const notice = useNotice()
  const isActive = Boolean(filter.q || filter.state)
  return (
    <section>
      <title>Content Hub · Admin</title>
      <ContentTabs />
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <h1 className="text-3xl">Content Hub</h1>
        {(total > 0 || isActive) && <ButtonLink to={`${insightsPage}/new`}>Upload Content</ButtonLink>}
      </div>
      <ActionNotice notice={notice === 'deleted' ? deleted : undefined} className="mb-6" />
      {total === 0 && !isActive ? (
        <div className="grid justify-items-start gap-4 border-line border-t py-12">
          <h2 className="text-2xl">Content Hub Coming Soon</h2>
          <p className="max-w-[56ch] text-muted">
            Reports and notes that members download, each for the roles and from the level you choose. Upload the first.
          </p>
          <ButtonLink to={`${insightsPage}/new`}>Upload Content</ButtonLink>
        </div>
      ) : (
        <>
          <FilterForm label="Filter the items" isActive={isActive}>
            <TextField name="q" type="search" label="Title or file" defaultValue={filter.q} className="max-sm:w-full" />
            <SelectField
              name="state"
              label="State"
              placeholder="All"
              options={states}
              defaultValue={filter.state ?? ''}
              className="max-sm:w-full"
            />
          </FilterForm>
          {rows.length > 0 ? (
            <InsightsTable rows={rows} />
          ) : (
            <p className="border-line border-t py-10 text-muted">No item matches. Try fewer words, or show all.</p>
          )}
          <Pager page={page} total={total} noun={total === 1 ? 'item' : 'items'} />
        </>
      )}
    </section>
  )
}
