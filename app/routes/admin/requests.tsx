import { useNavigate, useSearchParams } from 'react-router'
import {
  decideAccessRequests,
  resendInvitation,
  saveRequestNotes,
  undoDecisions,
} from '~/features/access-requests/commands.server'
import { requestRefusals } from '~/features/access-requests/model'
import {
  getAccessRequest,
  getUndoable,
  listAccessRequests,
  requestsPerPage,
} from '~/features/access-requests/queries.server'
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
import { ButtonLink } from '~/ui/button'
import { type FormOf, form, formActions } from '~/web/forms/form-actions.server'
import { formParameter } from '~/web/forms/form-result'
import { useForm } from '~/web/forms/use-form'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/requests'

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = getCtx(context)
  const query = new URL(request.url).searchParams
  const filter = requestFilter.parse(Object.fromEntries(query))
  const list = await listAccessRequests(ctx, filter)
  const id = oneRequestInput.safeParse({ id: query.get('id') })
  const selected = id.success ? await getAccessRequest(ctx, id.data.id) : (list.requests[0] ?? null)
  const undoable = await getUndoable(ctx)
  return { ...list, filter, selected, undoable, pages: Math.max(1, Math.ceil(list.total / requestsPerPage)) }
}

export { clientAction, headers, shouldRevalidate } from '~/web/forms/form-route'

const reasons = requestRefusals

export const action = formActions({
  decide: form({ input: decideInput, lists: ['id'], run: decideAccessRequests, reasons }),
  undo: form({ input: undoInput, lists: ['id'], run: undoDecisions, reasons }),
  note: form({ input: notesInput, run: saveRequestNotes, reasons }),
  resend: form({ input: resendInput, run: resendInvitation, reasons }),
})

export default function Requests({ loaderData }: Route.ComponentProps) {
  const { requests, total, filter, selected, undoable, pages } = loaderData
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const to = (change: Record<string, string | null>) => {
    const next = new URLSearchParams(query)
    next.delete(formParameter)
    for (const [name, value] of Object.entries(change)) value === null ? next.delete(name) : next.set(name, value)
    return `/admin/requests?${next}`
  }
  const key = 'requests'
  const decide = useForm<FormOf<typeof action, 'decide'>>('decide', {
    key,
    // A decided request moves down the list. Name it in the address, so that it stays open.
    onResult: () => selected && navigate(to({ id: selected.id }), { replace: true, preventScrollReset: true }),
  })
  const undo = useForm<FormOf<typeof action, 'undo'>>('undo', { key })
  const note = useForm<FormOf<typeof action, 'note'>>('note', { key })
  const resend = useForm<FormOf<typeof action, 'resend'>>('resend', { key })
  return (
    <>
      <title>Access requests</title>
      <h1 className="mb-6 text-3xl">Access requests</h1>
      <RequestNotice decide={decide} undo={undo} note={note} resend={resend} undoable={undoable} />
      <div className="grid gap-x-10 gap-y-12 lg:grid-cols-[minmax(0,1fr)_18rem] xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="group/list min-w-0">
          <RequestsFilter filter={filter} to={(change) => to({ ...change, page: null, id: null })} />
          <p className="my-4 text-muted text-sm tabular-nums">
            {total === 1 ? '1 request' : `${total} requests`}
            {pages > 1 && `, page ${filter.page} of ${pages}`}
          </p>
          {requests.length === 0 ? (
            <p className="border-line border-t py-10 text-muted">No requests here. New ones appear as they come in.</p>
          ) : (
            <RequestsTable requests={requests} selected={selected?.id} to={(id) => to({ id })} />
          )}
          <div className="mt-5 flex flex-wrap items-center gap-3">
            <DecideSelected form={decide} />
            <span className="ml-auto flex gap-3">
              {filter.page > 1 && (
                <ButtonLink to={to({ page: String(filter.page - 1), id: null })} variant="ghost" size="sm">
                  Previous
                </ButtonLink>
              )}
              {filter.page < pages && (
                <ButtonLink to={to({ page: String(filter.page + 1), id: null })} variant="ghost" size="sm">
                  Next
                </ButtonLink>
              )}
            </span>
          </div>
        </div>
        {selected && <RequestDetail request={selected} decide={decide} note={note} resend={resend} />}
      </div>
    </>
  )
}
