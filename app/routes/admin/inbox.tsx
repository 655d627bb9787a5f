import { randomUUID } from 'node:crypto'
import { useNavigate, useNavigation, useSearchParams } from 'react-router'
import { can } from '~/auth/permissions'
import { bulkRefusals, nextToOpen } from '~/features/admin/model'
import { keepFocus } from '~/features/admin/ui/list-keys'
import { ListCount, ListEmpty, ListPage } from '~/features/admin/ui/list-page'
import {
  answerItem,
  assignItem,
  assignItems,
  closeItem,
  closeItems,
  reopenItem,
  reopenItems,
} from '~/features/inbox/commands.server'
import { inboxPage, inboxRefusals, isHandled, refOf } from '~/features/inbox/model'
import { getInboxItem, listAdmins, listInbox } from '~/features/inbox/queries.server'
import {
  answerInput,
  assignChosenInput,
  assignInput,
  closeChosenInput,
  closeInput,
  inboxFilter,
  readRef,
  reopenChosenInput,
  reopenInput,
} from '~/features/inbox/schema'
import { InboxBulkBar } from '~/features/inbox/ui/inbox-bulk-bar'
import { InboxFilter } from '~/features/inbox/ui/inbox-filter'
import { InboxNotice } from '~/features/inbox/ui/inbox-notice'
import { InboxTable } from '~/features/inbox/ui/inbox-table'
import { ItemDetail } from '~/features/inbox/ui/item-detail'
import { useInboxForms } from '~/features/inbox/ui/use-inbox-forms'
import { getListSettings } from '~/features/list-settings/queries.server'
import { SavedViews } from '~/features/list-settings/ui/saved-views'
import { listWaitingThreads } from '~/features/team-dialogue/queries.server'
import { WaitingThreads } from '~/features/team-dialogue/ui/waiting-threads'
import { Pager } from '~/ui/pager'
import { showToast } from '~/ui/toast'
import { form, formActions } from '~/web/forms/form-actions.server'
import type { RightsHandle } from '~/web/page-rights'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/inbox'

export const handle: RightsHandle = { rights: { see: 'inbox.read', change: 'inbox.answer' } }

/** Threads above the list; the others are on their own. */
const threadsAbove = 5

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
    waitingThreads: can(ctx.actor, 'thread.oversee') ? await listWaitingThreads(ctx, threadsAbove) : [],
    admins: await listAdmins(ctx),
    currentUserId: ctx.actor?.userId,
    answerId: randomUUID(),
    seenAt: ctx.now.toISOString(),
    settings: await getListSettings(ctx, '/admin/inbox'),
  }
}

export { clientAction, headers, shouldRevalidate } from '~/web/forms/form-route'

const reasons = inboxRefusals
/** Fields that are sent once for each ticked row. */
const lists = ['item']

export const action = formActions({
  answer: form({ input: answerInput, run: answerItem, reasons }),
  assign: form({ input: assignInput, run: assignItem, reasons }),
  done: form({ input: closeInput, run: closeItem, reasons }),
  reopen: form({ input: reopenInput, run: reopenItem, reasons }),
  'done-selected': form({ input: closeChosenInput, lists, run: closeItems, reasons: bulkRefusals }),
  'reopen-selected': form({ input: reopenChosenInput, lists, run: reopenItems, reasons: bulkRefusals }),
  'assign-selected': form({ input: assignChosenInput, lists, run: assignItems, reasons: bulkRefusals }),
})

export default function Inbox({ loaderData }: Route.ComponentProps) {
  const { items, total, handled, page, filter, item, admins, currentUserId, answerId, seenAt, settings } = loaderData
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const isLoading = useNavigation().state === 'loading'
  const isChosen = query.has('item')
  const ref = item ? refOf(item) : ''
  const to = (item: string) => inboxPage({ ...filter, item })
  const open = (ref: string) => navigate(to(ref), { replace: true, preventScrollReset: true, state: keepFocus })
  /** Opens the next open item, with a way back; without one this item stays. */
  const openNext = (description: string) => {
    const current = items.findIndex((other) => refOf(other) === ref)
    const next = nextToOpen(items, current, ({ kind, doneAt }) => isHandled(kind) && doneAt === null)
    if (!next) return
    showToast({ title: 'Done', description, tone: 'success', action: { label: 'Show it', onClick: () => open(ref) } })
    open(refOf(next))
  }
  const forms = useInboxForms(ref, (form) => inboxPage({ ...filter, item: ref, form }), openNext)
  // The first item is open by default. Name it in the address, so that it stays open when it leaves the list.
  const keepOpen = () => !isChosen && open(ref)
  return (
    <ListPage
      title="Inbox"
      intro={<WaitingThreads threads={loaderData.waitingThreads} />}
      notice={item && <InboxNotice item={item} forms={forms} />}
      side={
        item && (
          <div onSubmitCapture={keepOpen} className="contents">
            <ItemDetail
              key={refOf(item)}
              item={item}
              admins={admins}
              currentUserId={currentUserId}
              answerId={answerId}
              forms={forms}
              to={to}
              isChosen={isChosen}
              closeTo={inboxPage(filter)}
            />
          </div>
        )
      }
    >
      <SavedViews settings={settings} />
      <InboxFilter filter={filter} settings={settings} />
      <ListCount isLoading={isLoading}>{total === 1 ? '1 item' : `${total} items`}</ListCount>
      {items.length > 0 ? (
        <InboxTable
          items={items}
          selected={ref || undefined}
          isChosen={isChosen}
          currentUserId={currentUserId}
          filter={filter}
          isCompact={settings.isCompact}
          isLoading={isLoading}
        />
      ) : filter.q || filter.kind !== 'all' || filter.who !== 'anyone' ? (
        <ListEmpty title="Nothing here matches.">Try fewer words, or show all.</ListEmpty>
      ) : (
        <ListEmpty title="Nothing here.">What people send appears as it comes in.</ListEmpty>
      )}
      <InboxBulkBar
        filter={filter}
        onPage={items.filter(({ kind }) => isHandled(kind)).length}
        matching={handled}
        admins={admins}
        seenAt={seenAt}
      />
      <Pager page={page} total={total} noun={total === 1 ? 'item' : 'items'} />
    </ListPage>
  )
}
