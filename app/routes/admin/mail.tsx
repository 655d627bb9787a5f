import { useLocation, useNavigation } from 'react-router'
import { bulkRefusals } from '~/features/admin/model'
import { chosenInput } from '~/features/admin/schema'
import { FilterSearch, FilterSelect, ListFilter } from '~/features/admin/ui/list-filter'
import { ListCount, ListEmpty, ListPage } from '~/features/admin/ui/list-page'
import { viewQuery } from '~/features/list-settings/model'
import { getListSettings } from '~/features/list-settings/queries.server'
import { ListTools } from '~/features/list-settings/ui/list-tools'
import { SavedViews } from '~/features/list-settings/ui/saved-views'
import { retryMails } from '~/features/mail-log/commands.server'
import { mailHealthPage, mailStates, refusalToRetry } from '~/features/mail-log/model'
import { countMails, listMails, mailFilter } from '~/features/mail-log/queries.server'
import { MailBulkBar } from '~/features/mail-log/ui/mail-bulk-bar'
import { stateLabels } from '~/features/mail-log/ui/mail-state'
import { MailTable } from '~/features/mail-log/ui/mail-table'
import { Link } from '~/ui/link'
import { Pager } from '~/ui/pager'
import { form, formActions } from '~/web/forms/form-actions.server'
import type { RightsHandle } from '~/web/page-rights'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/mail'

export const handle: RightsHandle = { rights: { see: 'mail.list', change: 'mail.retry' } }

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = getCtx(context)
  const filter = mailFilter(new URL(request.url).searchParams)
  const list = await listMails(ctx, filter)
  return { ...list, filter, counts: await countMails(ctx), settings: await getListSettings(ctx, '/admin/mail') }
}

export { clientAction, headers, shouldRevalidate } from '~/web/forms/form-route'

export const action = formActions({
  'retry-selected': form({ input: chosenInput, lists: ['id'], run: retryMails, reasons: bulkRefusals }),
})

export default function Mail({ loaderData }: Route.ComponentProps) {
  const { rows, total, page, retryable, filter, counts, settings } = loaderData
  const query = viewQuery(useLocation().search)
  const isLoading = useNavigation().state === 'loading'
  const isActive = Boolean(filter.state || filter.to)
  return (
    <ListPage
      title="Mail"
      aside={
        <p className="text-muted text-sm tabular-nums">
          {counts.failed} failed · {counts.queued} queued · {counts.sent} sent
          {counts.written > 0 && ` · ${counts.written} only files`} ·{' '}
          <Link to={mailHealthPage} className="py-3 underline underline-offset-4">
            Mail health
          </Link>
        </p>
      }
    >
      <SavedViews settings={settings} />
      <ListFilter label="Filter the emails" isActive={isActive} tools={<ListTools settings={settings} />}>
        <FilterSearch name="to" label="Address" value={filter.to} />
        <FilterSelect
          name="state"
          label="State"
          all="All states"
          options={mailStates.map((value) => ({ value, label: stateLabels[value] }))}
          value={filter.state ?? ''}
        />
      </ListFilter>
      <ListCount isLoading={isLoading}>{total === 1 ? '1 email' : `${total} emails`}</ListCount>
      {rows.length > 0 ? (
        <MailTable rows={rows} isCompact={settings.isCompact} isLoading={isLoading} />
      ) : isActive ? (
        <ListEmpty title="No email matches.">Try part of the address, or show all.</ListEmpty>
      ) : (
        <ListEmpty title="No emails yet.">Each one is listed here before it is sent.</ListEmpty>
      )}
      <MailBulkBar
        action={`/admin/mail?${new URLSearchParams([...new URLSearchParams(query), ['form', 'retry-selected']])}`}
        query={query}
        onPage={rows.filter((mail) => !refusalToRetry(mail)).length}
        matching={retryable}
      />
      <Pager page={page} total={total} noun={total === 1 ? 'email' : 'emails'} />
    </ListPage>
  )
}
