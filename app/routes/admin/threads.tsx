import { useNavigation } from 'react-router'
import { ForRight } from '~/features/admin/ui/for-right'
import { ListCount, ListEmpty, ListPage } from '~/features/admin/ui/list-page'
import { newTeamThreadPage, teamDialoguePage } from '~/features/dialogue/model'
import { getListSettings } from '~/features/list-settings/queries.server'
import { SavedViews } from '~/features/list-settings/ui/saved-views'
import { snippetsPage } from '~/features/message-snippets/model'
import { listThreads } from '~/features/team-dialogue/queries.server'
import { threadFilter } from '~/features/team-dialogue/schema'
import { isFiltered, ThreadFilter } from '~/features/team-dialogue/ui/thread-filter'
import { ThreadTable } from '~/features/team-dialogue/ui/thread-table'
import { ButtonLink } from '~/ui/button'
import { Pager } from '~/ui/pager'
import type { RightsHandle } from '~/web/page-rights'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/threads'

export const handle: RightsHandle = { rights: { see: 'thread.oversee' } }

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = getCtx(context)
  const filter = threadFilter(new URL(request.url).searchParams)
  return {
    ...(await listThreads(ctx, filter)),
    filter,
    currentUserId: ctx.actor?.userId,
    settings: await getListSettings(ctx, teamDialoguePage),
  }
}

export default function Threads({ loaderData }: Route.ComponentProps) {
  const { threads, total, page, filter, currentUserId, settings } = loaderData
  const isLoading = useNavigation().state === 'loading'
  return (
    <ListPage
      title="Dialogue"
      aside={
        <ForRight right="thread.answer">
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={snippetsPage} variant="outline" size="sm">
              Snippets
            </ButtonLink>
            <ButtonLink to={newTeamThreadPage(filter.organisation || undefined)} size="sm">
              New thread
            </ButtonLink>
          </div>
        </ForRight>
      }
    >
      <SavedViews settings={settings} />
      <ThreadFilter filter={filter} settings={settings} />
      <ListCount isLoading={isLoading}>{total === 1 ? '1 thread' : `${total} threads`}</ListCount>
      {threads.length > 0 ? (
        <ThreadTable
          threads={threads}
          currentUserId={currentUserId}
          isCompact={settings.isCompact}
          isLoading={isLoading}
        />
      ) : isFiltered(filter) ? (
        <ListEmpty title="No thread matches.">Try fewer words, or show all.</ListEmpty>
      ) : (
        <ListEmpty title="No threads yet.">What organisations and the team write to each other appears here.</ListEmpty>
      )}
      <Pager page={page} total={total} noun={total === 1 ? 'thread' : 'threads'} />
    </ListPage>
  )
}
