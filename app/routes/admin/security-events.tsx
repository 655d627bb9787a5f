import { useLocation, useNavigation } from 'react-router'
import { z } from 'zod'
import { optionsOf } from '~/features/admin/ui/labels'
import { FilterSearch, FilterSelect, ListFilter } from '~/features/admin/ui/list-filter'
import { ListCount, ListEmpty, ListPage } from '~/features/admin/ui/list-page'
import { getListSettings } from '~/features/list-settings/queries.server'
import { ListTools } from '~/features/list-settings/ui/list-tools'
import { SavedViews } from '~/features/list-settings/ui/saved-views'
import { useCan } from '~/features/members/ui/use-can'
import { recordEventsRead } from '~/features/security-events/commands.server'
import { securityEventsPage } from '~/features/security-events/model'
import { checkSecurityEvents, listSecurityEvents } from '~/features/security-events/queries.server'
import { securityEventFilter } from '~/features/security-events/schema'
import { ChainCheckForm } from '~/features/security-events/ui/chain-check'
import { EventTable } from '~/features/security-events/ui/event-table'
import { kindLabels, outcomeLabels, periodLabels } from '~/features/security-events/ui/labels'
import { buttonClass } from '~/ui/button'
import { Pager } from '~/ui/pager'
import { form, formActions } from '~/web/forms/form-actions.server'
import type { RightsHandle } from '~/web/page-rights'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/security-events'

export const handle: RightsHandle = { rights: { see: 'securityEvent.list' } }

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = getCtx(context)
  const filter = securityEventFilter(new URL(request.url).searchParams)
  const list = await listSecurityEvents(ctx, filter)
  await recordEventsRead(ctx)
  return { ...list, filter, settings: await getListSettings(ctx, securityEventsPage) }
}

export { clientAction, headers, shouldRevalidate } from '~/web/forms/form-route'

export const action = formActions({ check: form({ input: z.object({}), run: checkSecurityEvents }) })

export default function SecurityEvents({ loaderData }: Route.ComponentProps) {
  const { events, total, page, filter, settings } = loaderData
  const { kind, outcome, person, period } = filter
  const isLoading = useNavigation().state === 'loading'
  const isActive = [kind, outcome, period].some((value) => value !== 'all') || person !== ''
  return (
    <ListPage title="Security events" aside={<Downloads />} intro={<ChainCheckForm />}>
      <SavedViews settings={settings} />
      <ListFilter label="Filter the events" isActive={isActive} tools={<ListTools settings={settings} />}>
        <FilterSearch name="person" label="Address or id of an account" value={person} />
        <FilterSelect name="kind" label="What" all="Everything" options={optionsOf(kindLabels)} value={kind} />
        <FilterSelect
          name="outcome"
          label="Outcome"
          all="All outcomes"
          options={optionsOf(outcomeLabels)}
          value={outcome}
        />
        <FilterSelect name="period" label="Period" all="All times" options={optionsOf(periodLabels)} value={period} />
      </ListFilter>
      <ListCount isLoading={isLoading}>{total === 1 ? '1 event' : `${total.toLocaleString('en-GB')} events`}</ListCount>
      {events.length > 0 ? (
        <EventTable events={events} isCompact={settings.isCompact} isLoading={isLoading} />
      ) : isActive ? (
        <ListEmpty title="No event matches.">Try part of an address, another period, or show all.</ListEmpty>
      ) : (
        <ListEmpty title="Nothing yet.">Sign-ins, exports and reads of personal data are written down here.</ListEmpty>
      )}
      <Pager page={page} total={total} noun={total === 1 ? 'event' : 'events'} />
    </ListPage>
  )
}

/** Plain links, so that the browser saves the responses. They have the filter of the list. */
function Downloads() {
  const { search } = useLocation()
  if (!useCan('securityEvent.export')) return null
  return (
    <ul className="flex flex-wrap gap-2.5">
      {[
        ['Download CSV', 'csv'],
        ['Download JSON lines', 'jsonl'],
      ].map(([label, ending]) => (
        <li key={ending}>
          <a
            href={`${securityEventsPage}.${ending}${search}`}
            download
            className={buttonClass({ variant: 'outline', size: 'sm' })}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
