import { randomUUID } from 'node:crypto'
import { data, useNavigation, useSearchParams } from 'react-router'
import { afterEveryAction } from '~/features/admin/model'
import { answerItem, assignItem, closeItem, reopenItem } from '~/features/inbox/commands.server'
import { inboxPage, refOf } from '~/features/inbox/model'
import { getInboxItem, listAdmins, listInbox } from '~/features/inbox/queries.server'
import { answerInput, assignInput, closeInput, inboxFilter, readRef, reopenInput } from '~/features/inbox/schema'
import { InboxFilter } from '~/features/inbox/ui/inbox-filter'
import { InboxNews } from '~/features/inbox/ui/inbox-news'
import { InboxTable } from '~/features/inbox/ui/inbox-table'
import { ItemDetail } from '~/features/inbox/ui/item-detail'
import { Pager } from '~/ui/pager'
import { throwErrorPage } from '~/web/errors'
import { answerForm } from '~/web/forms/form-actions.server'
import { getCtx, getScope } from '~/web/scope.server'
import type { Route } from './+types/inbox'

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = getCtx(context)
  const query = new URL(request.url).searchParams
  const filter = inboxFilter(query)
  const list = await throwErrorPage(listInbox(ctx, filter))
  const ref = readRef(query.get('item')) ?? list.items[0]
  return {
    ...list,
    filter: { ...filter, page: list.page },
    item: ref ? await throwErrorPage(getInboxItem(ctx, ref)) : null,
    admins: await throwErrorPage(listAdmins(ctx)),
    own: ctx.actor?.userId,
    answerId: randomUUID(),
  }
}

export const shouldRevalidate = afterEveryAction

/** Several forms on one page; each says in its address what it does. */
export function action({ request, context }: Route.ActionArgs) {
  const scope = getScope(context)
  const what = new URL(request.url).searchParams.get('do')
  const name = `inbox-${what}`
  if (what === 'answer') return answerForm(request, scope, { name, input: answerInput, run: answerItem })
  if (what === 'assign') return answerForm(request, scope, { name, input: assignInput, run: assignItem })
  if (what === 'done') return answerForm(request, scope, { name, input: closeInput, run: closeItem })
  if (what === 'reopen') return answerForm(request, scope, { name, input: reopenInput, run: reopenItem })
  throw data(null, { status: 400 })
}

export default function Inbox({ loaderData, actionData }: Route.ComponentProps) {
  const { items, total, page, filter, item, admins, own, answerId } = loaderData
  const [query] = useSearchParams()
  const busy = useNavigation().state === 'submitting'
  const what = query.get('do')
  const to = (ref: string) => inboxPage({ ...filter, item: ref })
  return (
    <section>
      <title>Inbox · Admin</title>
      <h1 className="mb-6 text-3xl">Inbox</h1>
      <InboxNews answer={actionData} what={what} item={item} />
      <InboxFilter filter={filter} />
      <div className="grid gap-x-8 gap-y-12 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="min-w-0">
          {items.length > 0 ? (
            <InboxTable items={items} selected={item ? refOf(item) : undefined} own={own} to={to} />
          ) : (
            <p className="border-line border-t py-10 text-muted">
              {filter.q || filter.kind !== 'all' || filter.who !== 'anyone'
                ? 'Nothing here matches. Try fewer words, or show all.'
                : 'Nothing here. What people send appears as it comes in.'}
            </p>
          )}
          <Pager page={page} total={total} noun={total === 1 ? 'item' : 'items'} />
        </div>
        {item && (
          <ItemDetail
            key={refOf(item)}
            item={item}
            admins={admins}
            own={own}
            answerId={answerId}
            sent={what === 'answer' ? actionData : undefined}
            action={(what) => inboxPage({ ...filter, item: refOf(item), do: what })}
            to={to}
            isChosen={query.has('item')}
            busy={busy}
          />
        )}
      </div>
    </section>
  )
}
