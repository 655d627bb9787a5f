import { redirect, useLocation, useNavigation } from 'react-router'
import { can } from '~/auth/permissions'
import { ActionNotice, noticeFor } from '~/features/admin/ui/action-notice'
import { ForRight } from '~/features/admin/ui/for-right'
import { optionsOf } from '~/features/admin/ui/labels'
import { FilterSearch, FilterSelect, ListFilter } from '~/features/admin/ui/list-filter'
import { ListCount, ListEmpty, ListPage } from '~/features/admin/ui/list-page'
import { ListSegments } from '~/features/admin/ui/list-segments'
import { closeRequest, takeRequest } from '~/features/engagements/commands.server'
import {
  type EngagementForm,
  engagementPage,
  engagementRefusals,
  engagementsCsv,
  engagementsPage,
  newEngagementPage,
} from '~/features/engagements/model'
import { listBoard, listEngagementRequests, listEngagements, listOwners } from '~/features/engagements/queries.server'
import { closeRequestInput, engagementFilter, takeRequestInput } from '~/features/engagements/schema'
import { EngagementBoard } from '~/features/engagements/ui/engagement-board'
import { EngagementTable } from '~/features/engagements/ui/engagement-table'
import { countLabel, ownerOptions, refusalLabels, sortLabels, stateLabels } from '~/features/engagements/ui/labels'
import { RequestList } from '~/features/engagements/ui/request-list'
import { getListSettings } from '~/features/list-settings/queries.server'
import { ListTools } from '~/features/list-settings/ui/list-tools'
import { SavedViews } from '~/features/list-settings/ui/saved-views'
import { programNames } from '~/lib/engagement-programs'
import { ButtonLink } from '~/ui/button'
import { Pager } from '~/ui/pager'
import { form, formActions } from '~/web/forms/form-actions.server'
import { useForm } from '~/web/forms/use-form'
import type { RightsHandle } from '~/web/page-rights'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/engagements'

export const handle: RightsHandle = { rights: { see: 'engagement.oversee', change: 'engagement.manage' } }

const { changed: byChange, ...otherSorts } = sortLabels

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = getCtx(context)
  const query = new URL(request.url).searchParams
  const filter = engagementFilter(query)
  const requests = await listEngagementRequests(ctx)
  const isBoard = query.get('view') === 'board'
  return {
    board: isBoard ? await listBoard(ctx, filter) : null,
    list: isBoard ? null : await listEngagements(ctx, filter),
    filter,
    requests,
    newIds: Object.fromEntries(requests.map(({ id }) => [id, crypto.randomUUID()])),
    owners: await listOwners(ctx),
    canExport: can(ctx.actor, 'engagement.export'),
    settings: await getListSettings(ctx, engagementsPage),
  }
}

export { clientAction, headers, shouldRevalidate } from '~/web/forms/form-route'

export const action = formActions({
  take: form({
    input: takeRequestInput,
    run: async (ctx, input) => redirect(`${engagementPage((await takeRequest(ctx, input)).id)}?notice=created`, 303),
    reasons: engagementRefusals,
  }),
  close: form({ input: closeRequestInput, run: closeRequest, reasons: engagementRefusals }),
})

export default function Engagements({ loaderData }: Route.ComponentProps) {
  const { board, list, filter, requests, newIds, owners, canExport, settings } = loaderData
  const { search } = useLocation()
  const isLoading = useNavigation().state === 'loading'
  const take = useForm<EngagementForm>('take')
  const close = useForm<EngagementForm>('close')
  const isActive =
    filter.q !== '' || filter.program !== 'all' || filter.owner !== 'all' || (list !== null && filter.state !== 'open')
  const ownerChoices = [{ value: 'none', label: 'Nobody' }, ...ownerOptions(owners)]
  return (
    <ListPage
      title="Engagements"
      aside={
        <div className="flex flex-wrap gap-3">
          {canExport && (
            <ButtonLink to={`${engagementsCsv}${search}`} reloadDocument variant="outline" size="sm">
              Export CSV
            </ButtonLink>
          )}
          <ForRight right="engagement.manage">
            <ButtonLink to={newEngagementPage} size="sm">
              New engagement
            </ButtonLink>
          </ForRight>
        </div>
      }
      notice={
        <ActionNotice
          notice={
            noticeFor(take.result, { refused: refusalLabels }) ??
            noticeFor(close.result, { done: 'The request is closed.', refused: refusalLabels })
          }
          className="mb-6 max-w-3xl"
        />
      }
      intro={<RequestList requests={requests} newIds={newIds} take={take} close={close} />}
    >
      <div className="mb-4 flex">
        <ListSegments
          label="View"
          segments={[
            { label: 'List', to: withView(search, null), isCurrent: board === null },
            { label: 'Board', to: withView(search, 'board'), isCurrent: board !== null },
          ]}
        />
      </div>
      {list && <SavedViews settings={settings} />}
      <ListFilter
        label="Find engagements"
        isActive={isActive}
        {...(board && { showAll: withView('', 'board') })}
        tools={list && <ListTools settings={settings} />}
      >
        {board && <input type="hidden" name="view" value="board" />}
        <FilterSearch name="q" label="Organisation" value={filter.q} />
        {list && (
          <FilterSelect
            name="state"
            label="State"
            all="Open ones"
            options={[{ value: 'all', label: 'All states' }, ...optionsOf(stateLabels)]}
            value={filter.state}
          />
        )}
        <FilterSelect
          name="program"
          label="Program"
          all="All programs"
          options={optionsOf(programNames)}
          value={filter.program}
        />
        <FilterSelect name="owner" label="Owner" all="All owners" options={ownerChoices} value={filter.owner} />
        {list && (
          <FilterSelect name="sort" label="Sort" all={byChange} options={optionsOf(otherSorts)} value={filter.sort} />
        )}
      </ListFilter>
      {board && <EngagementBoard columns={board} filter={filter} />}
      {list && (
        <>
          <ListCount isLoading={isLoading}>{countLabel(list.total)}</ListCount>
          {list.engagements.length > 0 ? (
            <EngagementTable engagements={list.engagements} isCompact={settings.isCompact} isLoading={isLoading} />
          ) : isActive ? (
            <ListEmpty title="No engagement matches.">Try part of the organisation’s name, or show all.</ListEmpty>
          ) : (
            <ListEmpty title="No open engagements.">
              Make one for an organisation, or of what a member asks for.
            </ListEmpty>
          )}
          <Pager page={list.page} total={list.total} noun={list.total === 1 ? 'engagement' : 'engagements'} />
        </>
      )}
    </ListPage>
  )
}

/** The same filter as a list or as a board, which has every state and an order of its own. */
function withView(search: string, view: 'board' | null) {
  const query = new URLSearchParams(search)
  for (const name of ['page', 'form', 'notice', 'view']) query.delete(name)
  if (view) {
    for (const name of ['state', 'sort']) query.delete(name)
    query.set('view', view)
  }
  return query.size > 0 ? `${engagementsPage}?${query}` : engagementsPage
}
