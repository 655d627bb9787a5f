import { useNavigation } from 'react-router'
import { ActionNotice } from '~/features/admin/ui/action-notice'
import { ContentTabs } from '~/features/admin/ui/content-tabs'
import { ForRight } from '~/features/admin/ui/for-right'
import { FilterSearch, FilterSelect, ListFilter } from '~/features/admin/ui/list-filter'
import { ListCount, ListEmpty, ListPage } from '~/features/admin/ui/list-page'
import { insightsPage } from '~/features/insights/model'
import { listAllInsights } from '~/features/insights/queries.server'
import { insightFilter } from '~/features/insights/schema'
import { InsightsTable } from '~/features/insights/ui/insights-table'
import { getListSettings } from '~/features/list-settings/queries.server'
import { ListTools } from '~/features/list-settings/ui/list-tools'
import { SavedViews } from '~/features/list-settings/ui/saved-views'
import { ButtonLink } from '~/ui/button'
import { Pager } from '~/ui/pager'
import type { RightsHandle } from '~/web/page-rights'
import { getCtx } from '~/web/scope.server'
import { useNotice } from '~/web/use-notice'
import type { Route } from './+types/library'

export const handle: RightsHandle = { rights: { see: 'content.list' } }

export async function loader({ request, context }: Route.LoaderArgs) {
  const filter = insightFilter(new URL(request.url).searchParams)
  const ctx = getCtx(context)
  return { ...(await listAllInsights(ctx, filter)), filter, settings: await getListSettings(ctx, insightsPage) }
}

const states = [
  { value: 'published', label: 'Published' },
  { value: 'draft', label: 'Drafts' },
]

const deleted = { tone: 'success', title: 'The item and its file have been deleted.' } as const

const sorts = [{ value: 'title', label: 'By title' }]

export default function Library({ loaderData }: Route.ComponentProps) {
  const { rows, total, page, filter, settings } = loaderData
  const notice = useNotice()
  const isLoading = useNavigation().state === 'loading'
  const isActive = Boolean(filter.q || filter.state)
  const isEmpty = total === 0 && !isActive
  return (
    <ListPage
      title="Content Hub"
      above={<ContentTabs />}
      aside={
        !isEmpty && (
          <ForRight right="content.manage">
            <ButtonLink to={`${insightsPage}/new`}>Upload Content</ButtonLink>
          </ForRight>
        )
      }
      notice={<ActionNotice notice={notice === 'deleted' ? deleted : undefined} className="mb-6" />}
    >
      {isEmpty ? (
        <div className="grid justify-items-start gap-4 border-line border-t py-12">
          <h2 className="text-2xl">Content Hub Coming Soon</h2>
          <p className="max-w-[56ch] text-muted">
            Reports and notes that members download, each for the roles and from the level you choose. Upload the first.
          </p>
          <ForRight right="content.manage">
            <ButtonLink to={`${insightsPage}/new`}>Upload Content</ButtonLink>
          </ForRight>
        </div>
      ) : (
        <>
          <SavedViews settings={settings} />
          <ListFilter label="Filter the items" isActive={isActive} tools={<ListTools settings={settings} />}>
            <FilterSearch name="q" label="Title or file" value={filter.q} />
            <FilterSelect name="state" label="State" all="All states" options={states} value={filter.state ?? ''} />
            <FilterSelect name="sort" label="Sort" all="Last changed first" options={sorts} value={filter.sort} />
          </ListFilter>
          <ListCount isLoading={isLoading}>{total === 1 ? '1 item' : `${total} items`}</ListCount>
          {rows.length > 0 ? (
            <InsightsTable rows={rows} isCompact={settings.isCompact} isLoading={isLoading} />
          ) : (
            <ListEmpty title="No item matches.">Try fewer words, or show all.</ListEmpty>
          )}
          <Pager page={page} total={total} noun={total === 1 ? 'item' : 'items'} />
        </>
      )}
    </ListPage>
  )
}
