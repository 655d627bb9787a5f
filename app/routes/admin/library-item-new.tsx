import { redirect } from 'react-router'
import { ContentTabs } from '~/features/admin/ui/content-tabs'
import { addInsight } from '~/features/insights/commands.server'
import { insightPage, insightsPage } from '~/features/insights/model'
import { newInsightInput } from '~/features/insights/schema'
import { InsightForm } from '~/features/insights/ui/insight-form'
import { Link } from '~/ui/link'
import { answerForm } from '~/web/forms/form-actions.server'
import { whenOffline } from '~/web/forms/form-result'
import { getScope } from '~/web/scope.server'
import type { Route } from './+types/library-item-new'

/** The item's id is made with the page: a form that is sent twice makes one item. */
export const loader = () => ({ id: crypto.randomUUID() })

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => whenOffline(serverAction)

export const action = ({ request, context }: Route.ActionArgs) =>
  answerForm(request, getScope(context), {
    name: 'insight-new',
    input: newInsightInput,
    lists: ['roles'],
    file: 'file',
    run: async (ctx, input) => {
      await addInsight(ctx, input)
      return redirect(`${insightPage(input.id)}?notice=added`)
    },
  })

export default function NewInsight({ loaderData, actionData }: Route.ComponentProps) {
  const typed = actionData && actionData.state !== 'done' ? actionData.values : {}
  return (
    <section>
      <title>Upload Content · Admin</title>
      <ContentTabs />
      <Link to={insightsPage} className="inline-flex min-h-11 items-center text-muted text-sm hover:text-ink">
        ← Content Hub
      </Link>
      <h1 className="mb-8 text-3xl">Upload Content</h1>
      <InsightForm action={`${insightsPage}/new`} answer={actionData} id={typed.id ?? loaderData.id} />
    </section>
  )
}
