import { useNavigate, useNavigation } from 'react-router'
import { can } from '~/auth/permissions'
import {
  decideAccessRequests,
  resendInvitation,
  saveRequestNotes,
  startReview,
  undoDecisions,
} from '~/features/access-requests/commands.server'
import { requestRefusals, requestsPage } from '~/features/access-requests/model/review'
import { getAccessRequest, getUndoable, listAccessRequests } from '~/features/access-requests/queries.server'
import {
  decideInput,
  notesInput,
  oneRequestInput,
  requestFilter,
  resendInput,
  undoInput,
} from '~/features/access-requests/schema'
import { DecideSelected } from '~/features/access-requests/ui/decide-selected'
import { RequestDetail } from '~/features/access-requests/ui/request-detail'
import { RequestNotice } from '~/features/access-requests/ui/request-notice'
import { RequestsFilter } from '~/features/access-requests/ui/requests-filter'
import { RequestsTable } from '~/features/access-requests/ui/requests-table'
import { nextToOpen } from '~/features/admin/model'
import { ForRight } from '~/features/admin/ui/for-right'
import { keepFocus } from '~/features/admin/ui/list-keys'
import { ListCount, ListEmpty, ListPage } from '~/features/admin/ui/list-page'
import { getApprovalOffer } from '~/features/approvals/queries.server'
import { getListSettings } from '~/features/list-settings/queries.server'
import { SavedViews } from '~/features/list-settings/ui/saved-views'
import { Pager } from '~/ui/pager'
import { type FormOf, form, formActions } from '~/web/forms/form-actions.server'
import { useForm } from '~/web/forms/use-form'
import type { RightsHandle } from '~/web/page-rights'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/requests'

export const handle: RightsHandle = { rights: { see: 'accessRequest.list', change: 'accessRequest.decide' } }

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = getCtx(context)
  const query = new URL(request.url).searchParams
  const filter = requestFilter(query)
  const { page, ...list } = await listAccessRequests(ctx, filter)
  const id = oneRequestInput.safeParse({ id: query.get('id') })
  const chosen = id.success ? await getAccessRequest(ctx, id.data.id) : null
  const canDecide = can(ctx.actor, 'accessRequest.decide')
  if (chosen && canDecide) await startReview(ctx, chosen)
  const selected = chosen ?? list.requests[0] ?? null
  return {
    ...list,
    filter: { ...filter, page },
    selected,
    offer: canDecide && selected?.status === 'pending' ? await getApprovalOffer(ctx, selected) : null,
    isChosen: chosen !== null,
    undoable: await getUndoable(ctx),
    undoSeconds: ctx.undoSeconds,
    settings: await getListSettings(ctx, '/admin/requests'),
  }
}

export { clientAction, headers, shouldRevalidate } from '~/web/forms/form-route'

const reasons = requestRefusals

const decideForm = form({ input: decideInput, lists: ['id'], run: decideAccessRequests, reasons })

export const action = formActions({
  decide: decideForm,
  /** The same for ticked rows: the page knows by the name what to show next. */
  'decide-selected': decideForm,
  undo: form({ input: undoInput, lists: ['id'], run: undoDecisions, reasons }),
  note: form({ input: notesInput, run: saveRequestNotes, reasons }),
  resend: form({ input: resendInput, run: resendInvitation, reasons }),
})

export default function Requests({ loaderData }: Route.ComponentProps) {
  const { requests, total, waiting, filter, selected, offer, isChosen, undoable, undoSeconds, settings } = loaderData
  const navigate = useNavigate()
  const isLoading = useNavigation().state === 'loading'
  const openRequest = (id: string | undefined) =>
    id && navigate(requestsPage({ ...filter, id }), { replace: true, preventScrollReset: true, state: keepFocus })
  /** The next request that waits; without one the decided request stays open. */
  const openNext = () => {
    const current = requests.findIndex(({ id }) => id === selected?.id)
    openRequest(nextToOpen(requests, current, ({ status }) => status === 'pending')?.id ?? selected?.id)
  }
  const key = 'requests'
  const decide = useForm<FormOf<typeof action, 'decide'>>('decide', {
    key,
    onResult: (result) => {
      if (result.state === 'done' && result.data.decided > 0) openNext()
      // It may leave the list: named in the address, it stays open.
      else openRequest(selected?.id)
    },
  })
  const decideSelected = useForm<FormOf<typeof action, 'decide-selected'>>('decide-selected', { key })
  const undo = useForm<FormOf<typeof action, 'undo'>>('undo', {
    key,
    onResult: ({ state }) => state === 'done' && openRequest(undoable?.ids[0]),
  })
  const note = useForm<FormOf<typeof action, 'note'>>('note', { key })
  const resend = useForm<FormOf<typeof action, 'resend'>>('resend', { key })
  const closeTo = requestsPage(filter)
  return (
    <ListPage
      title="Access requests"
      notice={
        <RequestNotice
          decide={decide}
          decideSelected={decideSelected}
          undo={undo}
          note={note}
          resend={resend}
          undoable={undoable}
        />
      }
      side={
        selected && (
          <RequestDetail
            key={`${selected.id} ${selected.status}`}
            request={selected}
            offer={offer}
            isChosen={isChosen}
            closeTo={closeTo}
            decide={decide}
            note={note}
            resend={resend}
          />
        )
      }
    >
      <SavedViews settings={settings} />
      <RequestsFilter filter={filter} settings={settings} />
      <ListCount isLoading={isLoading}>{total === 1 ? '1 request' : `${total} requests`}</ListCount>
      {requests.length === 0 ? (
        <ListEmpty title="No requests here.">
          {filter.q ? 'Try fewer words, or show all.' : 'New ones appear as they come in.'}
        </ListEmpty>
      ) : (
        <RequestsTable
          requests={requests}
          selected={selected?.id}
          isChosen={isChosen}
          filter={filter}
          isCompact={settings.isCompact}
          isLoading={isLoading}
        />
      )}
      <ForRight right="accessRequest.decide">
        <DecideSelected
          form={decideSelected}
          query={closeTo.split('?')[1] ?? ''}
          onPage={requests.filter(({ status }) => status === 'pending').length}
          matching={waiting}
          undoSeconds={undoSeconds}
        />
      </ForRight>
      <Pager page={filter.page} total={total} noun={total === 1 ? 'request' : 'requests'} />
    </ListPage>
  )
}
