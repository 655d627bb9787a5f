import { data, redirect, useNavigation } from 'react-router'
import { ActionNotice } from '~/features/admin/ui/action-notice'
import { ForRight } from '~/features/admin/ui/for-right'
import { FilterSearch, FilterSelect, ListFilter } from '~/features/admin/ui/list-filter'
import { ListCount, ListEmpty, ListPage } from '~/features/admin/ui/list-page'
import { contentPage } from '~/features/cms/editing/model'
import { documentFilter, findSingle, listDocuments } from '~/features/cms/editing/queries.server'
import { DocumentsTable } from '~/features/cms/editing/ui/documents-table'
import { doneLabel } from '~/features/cms/editing/ui/labels'
import { documentForms, isDocumentType } from '~/features/cms/fields/model'
import { getListSettings } from '~/features/list-settings/queries.server'
import { ListTools } from '~/features/list-settings/ui/list-tools'
import { SavedViews } from '~/features/list-settings/ui/saved-views'
import { ButtonLink } from '~/ui/button'
import { Link } from '~/ui/link'
import { Pager } from '~/ui/pager'
import type { RightsHandle } from '~/web/page-rights'
import { requireOwnContent } from '~/web/route-guards.server'
import { getCtx } from '~/web/scope.server'
import { useNotice } from '~/web/use-notice'
import type { Route } from './+types/documents'

export const middleware = [requireOwnContent]

export const handle: RightsHandle = { rights: { see: 'content.list' } }

export async function loader({ request, params: { type }, context }: Route.LoaderArgs) {
  if (!isDocumentType(type)) throw data(null, { status: 404 })
  const ctx = getCtx(context)
  if (documentForms[type].single) throw redirect(contentPage(type, (await findSingle(ctx, type)) ?? 'new'))
  const filter = documentFilter(new URL(request.url).searchParams)
  const settings = await getListSettings(ctx, `/admin/content/${type}`)
  return { type, filter, settings, ...(await listDocuments(ctx, type, filter)) }
}

const states = [
  { value: 'drafts', label: 'With a draft' },
  { value: 'published', label: 'Published' },
  { value: 'translate', label: 'To translate' },
]

const sorts = [{ value: 'name', label: 'By name' }]

export default function Documents({ loaderData }: Route.ComponentProps) {
  const { type, filter, rows, total, all, page, settings } = loaderData
  const { label, one, shownOn } = documentForms[type]
  const isLoading = useNavigation().state === 'loading'
  const done = doneLabel(useNotice())
  const isActive = Boolean(filter.q || filter.state)
  return (
    <ListPage
      title={label}
      above={
        <Link to={contentPage()} className="inline-flex min-h-11 items-center text-muted text-sm hover:text-ink">
          ← Content
        </Link>
      }
      aside={
        <ForRight right="content.edit">
          <ButtonLink to={contentPage(type, 'new')}>New {one.toLowerCase()}</ButtonLink>
        </ForRight>
      }
      notice={<ActionNotice notice={done ? { tone: 'success', title: done } : undefined} className="mb-6" />}
      intro={<p className="-mt-2 mb-5 max-w-[60ch] text-muted text-sm">{shownOn}</p>}
    >
      {all > 0 && (
        <>
          <SavedViews settings={settings} />
          <ListFilter
            label={`Filter the ${label.toLowerCase()}`}
            isActive={isActive}
            tools={<ListTools settings={settings} />}
          >
            <FilterSearch name="q" label="Name" value={filter.q} />
            <FilterSelect name="state" label="State" all="All states" options={states} value={filter.state} />
            <FilterSelect name="sort" label="Sort" all="Last changed first" options={sorts} value={filter.sort} />
          </ListFilter>
          <ListCount isLoading={isLoading}>{total === 1 ? '1 document' : `${total} documents`}</ListCount>
        </>
      )}
      {rows.length > 0 ? (
        <DocumentsTable type={type} rows={rows} isCompact={settings.isCompact} isLoading={isLoading} />
      ) : isActive ? (
        <ListEmpty title="None matches.">Try a part of the name, or show all.</ListEmpty>
      ) : (
        <ListEmpty title="None yet.">Until there is one, the pages do without or say their own words.</ListEmpty>
      )}
      <Pager page={page} total={total} noun={total === 1 ? 'document' : 'documents'} />
    </ListPage>
  )
}
