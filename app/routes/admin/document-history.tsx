import { data, redirect } from 'react-router'
import { ReadableForm } from '~/features/admin/ui/for-right'
import { restoreRevision } from '~/features/cms/editing/commands.server'
import { contentPage, type DocumentForm, documentRefusals, tabTitle } from '~/features/cms/editing/model'
import { getHistory } from '~/features/cms/editing/queries.server'
import { restoreInput } from '~/features/cms/editing/schema'
import { RevisionDetail } from '~/features/cms/editing/ui/revision-detail'
import { RevisionsTable } from '~/features/cms/editing/ui/revisions-table'
import { isDocumentType } from '~/features/cms/fields/model'
import { Link } from '~/ui/link'
import { Pager } from '~/ui/pager'
import { form, formActions } from '~/web/forms/form-actions.server'
import { useForm } from '~/web/forms/use-form'
import type { RightsHandle } from '~/web/page-rights'
import { requireOwnContent } from '~/web/route-guards.server'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/document-history'

export const middleware = [requireOwnContent]

export const handle: RightsHandle = { rights: { see: 'content.list', change: 'content.edit' } }

export async function loader({ request, params: { type, id }, context }: Route.LoaderArgs) {
  if (!isDocumentType(type)) throw data(null, { status: 404 })
  const query = new URL(request.url).searchParams
  return { type, id, ...(await getHistory(getCtx(context), type, id, query)) }
}

export { clientAction, headers, shouldRevalidate } from '~/web/forms/form-route'

export const action = formActions({
  /** Makes an earlier version the draft and opens it. */
  restore: form({
    input: restoreInput,
    run: async (ctx, input, { params: { type = '', id = '' } }) => {
      if (!isDocumentType(type)) throw data(null, { status: 404 })
      await restoreRevision(ctx, { type, id, ...input })
      return redirect(contentPage(type, id, '?notice=restore'))
    },
    reasons: documentRefusals,
  }),
})

export default function DocumentHistory({ loaderData }: Route.ComponentProps) {
  const { type, id, name, version, rows, total, page, selected } = loaderData
  const restore = useForm<DocumentForm>('restore', { key: `restore ${id} ${selected?.version}` })
  return (
    <section>
      <title>{tabTitle(`History of ${name}`)}</title>
      <Link to={contentPage(type, id)} className="inline-flex min-h-11 items-center text-muted text-sm hover:text-ink">
        ← Back to editing
      </Link>
      <h1 className="mb-6 max-w-[36ch] text-3xl">History of {name}</h1>
      {rows.length === 0 ? (
        <p className="border-line border-t py-10 text-muted">Nothing yet. Every change from now on is kept here.</p>
      ) : (
        <div className="grid gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
          <div className="min-w-0">
            <RevisionsTable rows={rows} selected={selected?.version} page={page} />
            <Pager page={page} total={total} noun={total === 1 ? 'version' : 'versions'} />
          </div>
          {selected && (
            <ReadableForm right="content.edit">
              <RevisionDetail revision={selected} current={version} form={restore} />
            </ReadableForm>
          )}
        </div>
      )}
    </section>
  )
}
