import { randomUUID } from 'node:crypto'
import { useNavigate, useSearchParams } from 'react-router'
import { answerItem, assignItem, closeItem, reopenItem } from '~/features/inbox/commands.server'
import { inboxPage, inboxRefusals, refOf } from '~/features/inbox/model'
import { getInboxItem, listAdmins, listInbox } from '~/features/inbox/queries.server'
import { answerInput, assignInput, closeInput, inboxFilter, readRef, reopenInput } from '~/features/inbox/schema'
import { InboxFilter } from '~/features/inbox/ui/inbox-filter'
import { InboxNotice } from '~/features/inbox/ui/inbox-notice'
import { InboxTable } from '~/features/inbox/ui/inbox-table'
import { ItemDetail } from '~/features/inbox/ui/item-detail'
import { useInboxForms } from '~/features/inbox/ui/use-inbox-forms'
import { Pager } from '~/ui/pager'
import { form, formActions } from '~/web/forms/form-actions.server'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/inbox'

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = getCtx(context)
  const query = new URL(request.url).searchParams
  const filter = inboxFilter(query)
  const list = await listInbox(ctx, filter)
  const ref = readRef(query.get('item')) ?? list.items[0]
  return {
    ...list,
    filter: { ...filter, page: list.page },
    item: ref ? await getInboxItem(ctx, ref) : null,
    admins: await listAdmins(ctx),
    currentUserId: ctx.actor?.userId,
    answerId: randomUUID(),
  }
}

export { clientAction, headers, shouldRevalidate } from '~/web/forms/form-route'

const reasons = inboxRefusals

export const action = formActions({
  answer: form({ input: answerInput, run: answerItem, reasons }),
  assign: form({ input: assignInput, run: assignItem, reasons }),
  done: form({ input: closeInput, run: closeItem, reasons }),
  reopen: form({ input: reopenInput, run: reopenItem, reasons }),
})

export default function Inbox({ loaderData }: Route.ComponentProps) {
  const { items, total, page, filter, item, admins, currentUserId, answerId } = loaderData
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const isChosen = query.has('item')
  const ref = item ? refOf(item) : ''
  const to = (item: string) => inboxPage({ ...filter, item })
  const forms = useInboxForms(ref, (form) => inboxPage({ ...filter, item: ref, form }))
  // The first item is open by default. Name it in the address, so that it stays open when it leaves the list.
  const keepOpen = () => !isChosen && navigate(to(ref), { replace: true, preventScrollReset: true })
  return (
    <section>
      <title>Inbox · Admin</title>
      <h1 className="mb-6 text-3xl">Inbox</h1>
      {item && <InboxNotice item={item} forms={forms} />}
      <InboxFilter filter={filter} />
      <div onSubmitCapture={keepOpen} className="grid gap-x-8 gap-y-12 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="min-w-0">
          {items.length > 0 ? (
            <InboxTable items={items} selected={ref || undefined} currentUserId={currentUserId} to={to} />
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
            currentUserId={currentUserId}
            answerId={answerId}
            forms={forms}
            to={to}
            isChosen={isChosen}
          />
        )}
      </div>
    </section>
  )
}
