import { ContentTabs } from '~/features/admin/ui/content-tabs'
import { getContentOverview } from '~/features/cms/editing/queries.server'
import { ContentEmpty } from '~/features/cms/editing/ui/content-empty'
import { OverviewTable } from '~/features/cms/editing/ui/overview-table'
import { SanityNotice } from '~/features/cms/editing/ui/sanity-notice'
import { SessionsNote } from '~/features/cms/editing/ui/sessions-note'
import type { RightsHandle } from '~/web/page-rights'
import { createCtx, getScope } from '~/web/scope.server'
import type { Route } from './+types/content'

export const handle: RightsHandle = { rights: { see: 'content.list' } }

export async function loader({ context }: Route.LoaderArgs) {
  const scope = getScope(context)
  const overview = await getContentOverview(createCtx(scope))
  return { ...overview, sanity: scope.services.settings.sanity ?? null }
}

export default function Content({ loaderData: { types, isEmpty, sanity } }: Route.ComponentProps) {
  return (
    <section>
      <title>Content · Admin</title>
      <ContentTabs />
      <h1 className="mb-6 text-3xl">Content</h1>
      {isEmpty && !sanity && <ContentEmpty />}
      {sanity ? <SanityNotice {...sanity} /> : <OverviewTable types={types} />}
      {!sanity && <SessionsNote />}
    </section>
  )
}
