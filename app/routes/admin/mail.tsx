import { FilterForm } from '~/features/admin/ui/filter-form'
import { mailHealthPage, mailStates } from '~/features/mail-log/model'
import { countMails, listMails, mailFilter } from '~/features/mail-log/queries.server'
import { stateLabels } from '~/features/mail-log/ui/mail-state'
import { MailTable } from '~/features/mail-log/ui/mail-table'
import { SelectField, TextField } from '~/ui/field'
import { Link } from '~/ui/link'
import { Pager } from '~/ui/pager'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/mail'

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = getCtx(context)
  const filter = mailFilter(new URL(request.url).searchParams)
  const list = await listMails(ctx, filter)
  return { ...list, filter, counts: await countMails(ctx) }
}

export default function Mail({ loaderData }: Route.ComponentProps) {
  const { rows, total, page, filter, counts } = loaderData
  const isActive = Boolean(filter.state || filter.to)
  return (
    <section>
      <title>Mail · Admin</title>
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h1 className="text-3xl">Mail</h1>
        <p className="text-muted text-sm tabular-nums">
          {counts.failed} failed · {counts.queued} queued · {counts.sent} sent
          {counts.written > 0 && ` · ${counts.written} only files`} ·{' '}
          <Link to={mailHealthPage} className="py-3 underline underline-offset-4">
            Mail health
          </Link>
        </p>
      </div>
      <FilterForm label="Filter the emails" isActive={isActive}>
        <TextField name="to" type="search" label="Address" defaultValue={filter.to} className="max-sm:w-full" />
        <SelectField
          name="state"
          label="State"
          placeholder="All"
          options={mailStates.map((value) => ({ value, label: stateLabels[value] }))}
          defaultValue={filter.state ?? ''}
          className="max-sm:w-full"
        />
      </FilterForm>
      {rows.length > 0 ? (
        <MailTable rows={rows} />
      ) : (
        <p className="border-line border-t py-10 text-muted">
          {isActive
            ? 'No email matches. Try part of the address, or show all.'
            : 'No emails yet. Each one is listed here before it is sent.'}
        </p>
      )}
      <Pager page={page} total={total} noun={total === 1 ? 'email' : 'emails'} />
    </section>
  )
}
