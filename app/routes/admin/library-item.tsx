import { redirect, useSearchParams } from 'react-router'
import { ContentTabs } from '~/features/admin/ui/content-tabs'
import { Timestamp } from '~/features/admin/ui/timestamp'
import { changeInsight, deleteInsight } from '~/features/insights/commands.server'
import { insightPage, insightsPage } from '~/features/insights/model'
import { getInsight } from '~/features/insights/queries.server'
import { changeInsightInput, deleteInsightInput } from '~/features/insights/schema'
import { DeleteInsight } from '~/features/insights/ui/delete-insight'
import { InsightForm } from '~/features/insights/ui/insight-form'
import { Alert } from '~/ui/alert'
import { ButtonLink } from '~/ui/button'
import { Link } from '~/ui/link'
import { throwErrorPage } from '~/web/errors'
import { answerForm } from '~/web/forms/form-actions.server'
import { whenOffline } from '~/web/forms/form-result'
import { getCtx, getScope } from '~/web/scope.server'
import type { Route } from './+types/library-item'

export const loader = async ({ params, context }: Route.LoaderArgs) => ({
  insight: await throwErrorPage(getInsight(getCtx(context), params.id)),
})

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => whenOffline(serverAction)

export function action({ request, params: { id }, context }: Route.ActionArgs) {
  const scope = getScope(context)
  if (new URL(request.url).searchParams.get('do') === 'delete') {
    return answerForm(request, scope, {
      name: 'insight-delete',
      input: deleteInsightInput,
      run: async (ctx, input) => {
        await deleteInsight(ctx, id, input)
        return redirect(`${insightsPage}?notice=deleted`)
      },
    })
  }
  return answerForm(request, scope, {
    name: 'insight-change',
    input: changeInsightInput,
    lists: ['roles'],
    file: 'file',
    run: async (ctx, input) => {
      await changeInsight(ctx, id, input)
      return redirect(`${insightPage(id)}?notice=saved`)
    },
  })
}

const news: Record<string, string> = {
  added: 'The file has been uploaded.',
  saved: 'Your changes have been saved.',
}

export default function InsightItem({ loaderData, actionData }: Route.ComponentProps) {
  const { insight } = loaderData
  const { id, title, publishedAt, version } = insight
  const [query] = useSearchParams()
  const isDelete = query.get('do') === 'delete'
  const told = actionData ? undefined : news[query.get('notice') ?? '']
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
      {told && (
        <Alert tone="success" className="mb-8">
          {told} {publishedAt ? 'Members it is for can download it.' : 'It is a draft until you publish it.'}
        </Alert>
      )}
      {isDelete && actionData?.state === 'refused' && (
        <Alert tone="danger" title="Not deleted" className="mb-8">
          {actionData.reason}
        </Alert>
      )}
      {/* Made anew once it has been saved, so that the file field is empty again. */}
      <InsightForm
        key={version}
        action={insightPage(id)}
        answer={isDelete ? undefined : actionData}
        insight={insight}
      />
      <DeleteInsight insight={insight} />
    </section>
  )
}
