import { data, useNavigation, useSearchParams } from 'react-router'
import {
  decideAccessRequests,
  resendInvitation,
  saveRequestNotes,
  undoDecisions,
} from '~/features/access-requests/commands.server'
import {
  getAccessRequest,
  getUndoable,
  listAccessRequests,
  listDecided,
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
import { RequestNews } from '~/features/access-requests/ui/request-news'
import { RequestsFilter } from '~/features/access-requests/ui/requests-filter'
import { RequestsTable } from '~/features/access-requests/ui/requests-table'
import { afterEveryAction } from '~/features/admin/model'
import { ButtonLink } from '~/ui/button'
import { answerForm } from '~/web/form.server'
import { createCtx, getCtx, getScope, type Scope } from '~/web/scope.server'
import type { Route } from './+types/requests'

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = getCtx(context)
  const query = new URL(request.url).searchParams
  const filter = requestFilter.parse(Object.fromEntries(query))
  const list = await listAccessRequests(ctx, filter)
  const id = oneRequestInput.safeParse({ id: query.get('id') })
  const selected = id.success ? await getAccessRequest(ctx, id.data.id) : (list.requests[0] ?? null)
  const undoable = ['decide', 'bulk'].includes(query.get('do') ?? '') ? await getUndoable(ctx) : null
  return { ...list, filter, selected, undoable, pages: Math.max(1, Math.ceil(list.total / requestsPerPage)) }
}

export const shouldRevalidate = afterEveryAction

/** Several forms on one page; each says in its address what it does. */
export function action({ request, context }: Route.ActionArgs) {
  const scope = getScope(context)
  const what = new URL(request.url).searchParams.get('do')
  const name = `requests-${what}`
  if (what === 'decide' || what === 'bulk') {
    return answerDecision(request, scope, name)
  }
  if (what === 'undo') {
    return answerForm(request, scope, { name, input: undoInput, lists: ['id'], run: undoDecisions })
  }
  if (what === 'note') return answerForm(request, scope, { name, input: notesInput, run: saveRequestNotes })
  if (what === 'resend') return answerForm(request, scope, { name, input: resendInput, run: resendInvitation })
  throw data(null, { status: 400 })
}

/** Beside the answer of every form: which of the chosen requests had been decided before, and by whom. */
async function answerDecision(request: Request, scope: Scope, name: string) {
  let chosen: string[] = []
  let decided: string[] = []
  const answer = await answerForm(request, scope, {
    name,
    input: decideInput,
    lists: ['id'],
    run: async (ctx, input) => {
      chosen = input.id
      decided = await decideAccessRequests(ctx, input)
    },
  })
  const wasRun = answer.data.state === 'done' || answer.data.state === 'refused'
  const left = wasRun ? chosen.filter((id) => !decided.includes(id)) : []
  const skipped = left.length > 0 ? await listDecided(createCtx(scope), left) : []
  return data({ ...answer.data, skipped }, answer.init ?? {})
}

export default function Requests({ loaderData, actionData }: Route.ComponentProps) {
  const { requests, total, filter, selected, undoable, pages } = loaderData
  const [query] = useSearchParams()
  const busy = useNavigation().state === 'submitting'
  const to = (change: Record<string, string | null>) => {
    const next = new URLSearchParams(query)
    next.delete('do')
    for (const [name, value] of Object.entries(change)) value === null ? next.delete(name) : next.set(name, value)
    return `/admin/requests?${next}`
  }
  const action = (what: string) => to({ do: what, id: selected?.id ?? null })
  return (
    <>
      <title>Access requests</title>
      <h1 className="mb-6 text-3xl">Access requests</h1>
      <RequestNews answer={actionData} what={query.get('do')} undoable={undoable} undo={action('undo')} />
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
            <DecideSelected action={to({ do: 'bulk' })} />
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
        {selected && (
          <RequestDetail
            request={selected}
            action={action}
            busy={busy}
            noted={query.get('do') === 'note' ? actionData : undefined}
          />
        )}
      </div>
    </>
  )
}
