import { redirect } from 'react-router'
import { ContentTabs } from '~/features/admin/ui/content-tabs'
import { formNames } from '~/features/drafts/model'
import { openForm } from '~/features/drafts/queries.server'
import { addInsight } from '~/features/insights/commands.server'
import {
  type InsightForm as InsightFormTypes,
  insightPage,
  insightRefusals,
  insightsPage,
} from '~/features/insights/model'
import { newInsightInput } from '~/features/insights/schema'
import { InsightForm } from '~/features/insights/ui/insight-form'
import { InsightNotice } from '~/features/insights/ui/insight-notice'
import { Link } from '~/ui/link'
import { form, formActions } from '~/web/forms/form-actions.server'
import { useForm } from '~/web/forms/use-form'
import type { RightsHandle } from '~/web/page-rights'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/library-item-new'

export const handle: RightsHandle = { rights: { see: 'content.manage' } }

/** The item's id is generated with the page, so that a form sent twice adds one item. */
export async function loader({ context }: Route.LoaderArgs) {
  const opened = await openForm(getCtx(context), formNames.libraryItem('new'))
  return { id: crypto.randomUUID(), opened }
}

export { clientAction, headers, shouldRevalidate } from '~/web/forms/form-route'

export const action = formActions({
  add: form({
    input: newInsightInput,
    lists: ['roles'],
    file: 'file',
    run: async (ctx, input) => {
      await addInsight(ctx, input)
      return redirect(`${insightPage(input.id)}?notice=added`)
    },
    reasons: insightRefusals,
  }),
})

export default function NewInsight({ loaderData }: Route.ComponentProps) {
  const add = useForm<InsightFormTypes>('add')
  return (
    <section>
      <title>Upload Content · Admin</title>
      <ContentTabs />
      <Link to={insightsPage} className="inline-flex min-h-11 items-center text-muted text-sm hover:text-ink">
        ← Content Hub
      </Link>
      <h1 className="mb-8 text-3xl">Upload Content</h1>
      <InsightNotice save={add} page={`${insightsPage}/new`} />
      <InsightForm form={add} id={add.values.id ?? loaderData.id} opened={loaderData.opened} />
    </section>
  )
}
