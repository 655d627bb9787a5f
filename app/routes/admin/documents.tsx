import { data, redirect } from 'react-router'
import { ActionNotice } from '~/features/admin/ui/action-notice'
import { FilterForm } from '~/features/admin/ui/filter-form'
import { contentPage } from '~/features/cms/editing/model'
import { documentFilter, findSingle, listDocuments } from '~/features/cms/editing/queries.server'
import { DocumentsTable } from '~/features/cms/editing/ui/documents-table'
import { doneLabel } from '~/features/cms/editing/ui/labels'
import { documentForms, isDocumentType } from '~/features/cms/fields/model'
import { ButtonLink } from '~/ui/button'
import { SelectField, TextField } from '~/ui/field'
import { Link } from '~/ui/link'
import { Pager } from '~/ui/pager'
import { requireOwnContent } from '~/web/route-guards.server'
import { getCtx } from '~/web/scope.server'
import { useNotice } from '~/web/use-notice'
import type { Route } from './+types/documents'

export const middleware = [requireOwnContent]

export async function loader({ request, params: { type }, context }: Route.LoaderArgs) {
  if (!isDocumentType(type)) throw data(null, { status: 404 })
  const ctx = getCtx(context)
  if (documentForms[type].single) throw redirect(contentPage(type, (await findSingle(ctx, type)) ?? 'new'))
  const filter = documentFilter(new URL(request.url).searchParams)
  return { type, filter, ...(await listDocuments(ctx, type, filter)) }
}

const states = [
  { value: 'drafts', label: 'With a draft' },
  { value: 'published', label: 'Published' },
  { value: 'translate', label: 'To translate' },
]

export default function Documents({ loaderData: { type, filter, rows, total, all, page } }: Route.ComponentProps) {
  const { label, one, shownOn } = documentForms[type]
  const notice = useNotice()
  const isActive = Boolean(filter.q || filter.state)
  const done = doneLabel(notice)
  return (
    <section>
      <title>{`${label} · Content · Admin`}</title>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <Link to={contentPage()} className="inline-flex min-h-11 items-center text-muted text-sm hover:text-ink">
            ← Content
          </Link>
          <h1 className="text-3xl">{label}</h1>
          <p className="mt-2 max-w-[60ch] text-muted text-sm">{shownOn}</p>
        </div>
        <ButtonLink to={contentPage(type, 'new')}>New {one.toLowerCase()}</ButtonLink>
      </div>
      <ActionNotice notice={done ? { tone: 'success', title: done } : undefined} className="mb-6" />
      {all > 0 && (
        <FilterForm label={`Filter the ${label.toLowerCase()}`} isActive={isActive}>
          <TextField name="q" type="search" label="Name" defaultValue={filter.q} className="max-sm:w-full" />
          <SelectField
            name="state"
            label="State"
            placeholder="All"
            options={states}
            defaultValue={filter.state}
            className="max-sm:w-full"
          />
        </FilterForm>
      )}
      {rows.length > 0 ? (
        <DocumentsTable type={type} rows={rows} />
      ) : (
        <p className="border-line border-t py-10 text-muted">
          {isActive
            ? 'None matches. Try a part of the name, or show all.'
            : 'None yet. Until there is one, the pages do without or say their own words.'}
        </p>
      )}
      <Pager page={page} total={total} noun={total === 1 ? 'document' : 'documents'} />
    </section>
  )
}
