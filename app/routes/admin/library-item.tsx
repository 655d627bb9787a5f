import { redirect } from 'react-router'
import { ContentTabs } from '~/features/admin/ui/content-tabs'
import { ForRight, ReadableForm } from '~/features/admin/ui/for-right'
import { Timestamp } from '~/features/admin/ui/timestamp'
import { formNames } from '~/features/drafts/model'
import { findOrKeepText, openForm } from '~/features/drafts/queries.server'
import { GonePage } from '~/features/drafts/ui/gone-page'
import { changeInsight, deleteInsight } from '~/features/insights/commands.server'
import {
  type InsightForm as InsightFormTypes,
  insightPage,
  insightRefusals,
  insightsPage,
} from '~/features/insights/model'
import { getInsight } from '~/features/insights/queries.server'
import { changeInsightInput, deleteInsightInput } from '~/features/insights/schema'
import { DeleteInsight } from '~/features/insights/ui/delete-insight'
import { InsightForm } from '~/features/insights/ui/insight-form'
import { InsightNotice } from '~/features/insights/ui/insight-notice'
import { comparedFields } from '~/features/insights/ui/labels'
import { ButtonLink } from '~/ui/button'
import { Link } from '~/ui/link'
import { form, formActions } from '~/web/forms/form-actions.server'
import { revalidateUnlessRefused } from '~/web/forms/revalidate-unless-refused'
import { useForm } from '~/web/forms/use-form'
import type { RightsHandle } from '~/web/page-rights'
import { getCtx } from '~/web/scope.server'
import { useNotice } from '~/web/use-notice'
import type { Route } from './+types/library-item'

export const handle: RightsHandle = { rights: { see: 'content.list', change: 'content.manage' } }

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = getCtx(context)
  const insight = await findOrKeepText(ctx, formNames.libraryItem(params.id), () => getInsight(ctx, params.id))
  const opened = await openForm(ctx, formNames.libraryItem(insight.id))
  return { insight, opened, currentEmail: ctx.actor?.email }
}

export { clientAction, headers } from '~/web/forms/form-route'

/** An item that is gone can't be loaded again: the page keeps the typed values. */
export const shouldRevalidate = revalidateUnlessRefused('deleted', 'unknown')

const reasons = insightRefusals

export const action = formActions({
  save: form({
    input: changeInsightInput,
    lists: ['roles'],
    file: 'file',
    run: (ctx, input, { params: { id = '' } }) => changeInsight(ctx, { ...input, id }),
    reasons,
  }),
  delete: form({
    input: deleteInsightInput,
    run: async (ctx, input, { params: { id = '' } }) => {
      await deleteInsight(ctx, { ...input, id })
      return redirect(`${insightsPage}?notice=deleted`)
    },
    reasons,
  }),
})

export default function InsightItem({ loaderData: { insight, opened, currentEmail } }: Route.ComponentProps) {
  const { id, title, publishedAt } = insight
  const notice = useNotice()
  const key = `insight ${id}`
  const page = insightPage(id)
  const save = useForm<InsightFormTypes>('save', { key, action: `${page}?form=save` })
  const remove = useForm<InsightFormTypes>('delete', { key, action: `${page}?form=delete` })
  const effect = publishedAt ? 'Members it is for can download it.' : 'It is a draft until you publish it.'
  const added = { tone: 'success', title: 'Done', text: `The file has been uploaded. ${effect}` } as const
  return (
    <section>
      <title>{`${title.en} · Content Hub · Admin`}</title>
      <ContentTabs />
      <Link to={insightsPage} className="inline-flex min-h-11 items-center text-muted text-sm hover:text-ink">
        ← Content Hub
      </Link>
      <h1 className="max-w-[32ch] text-3xl">{title.en}</h1>
      <p className="mt-2 mb-8 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2 text-muted text-sm">
        {publishedAt ? (
          <>
            <span>
              Published <Timestamp at={publishedAt} />
            </span>
            <ButtonLink to={`/insights/${id}`} reloadDocument variant="outline" size="sm">
              Download as members do
            </ButtonLink>
          </>
        ) : (
          'A draft: only admins know of it, and nobody can download it yet.'
        )}
      </p>
      <InsightNotice
        save={save}
        remove={remove}
        page={page}
        currentEmail={currentEmail}
        saved={`Your changes have been saved. ${effect}`}
        initial={notice === 'added' ? added : undefined}
      />
      <ReadableForm right="content.manage">
        <InsightForm key={id} form={save} insight={insight} opened={opened} />
      </ReadableForm>
      <ForRight right="content.manage">
        <DeleteInsight insight={insight} form={remove} />
      </ForRight>
    </section>
  )
}

export const ErrorBoundary = ({ params }: Route.ErrorBoundaryProps) => (
  <GonePage
    what="This file"
    back={{ to: insightsPage, label: 'Content Hub' }}
    form={formNames.libraryItem(params.id)}
    fields={comparedFields}
  />
)
