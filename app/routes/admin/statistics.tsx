import { periodFrom, periods } from '~/features/statistics/model'
import { getStatistics } from '~/features/statistics/queries.server'
import { PromisesPlot, RevenuePlot } from '~/features/statistics/ui/engagement-plots'
import { GuestFigures } from '~/features/statistics/ui/guest-figures'
import { EventsPlot, MembersPlot } from '~/features/statistics/ui/member-plots'
import { DecisionsPlot, RequestsPlot } from '~/features/statistics/ui/request-plots'
import { DailyPlot, NamedPlot } from '~/features/statistics/ui/visit-plots'
import { cx } from '~/lib/cx'
import { Link } from '~/ui/link'
import type { RightsHandle } from '~/web/page-rights'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/statistics'

export const handle: RightsHandle = { rights: { see: 'statistics.see' } }

export async function loader({ request, context }: Route.LoaderArgs) {
  const days = periodFrom(new URL(request.url).searchParams)
  return { ...(await getStatistics(getCtx(context), days)), days }
}

export default function Statistics({ loaderData }: Route.ComponentProps) {
  const { weeks, decisions, members, events, viewsByDay, views, clicksByDay, clicks, days, engagements } = loaderData
  const grid = 'grid gap-x-12 gap-y-12 lg:grid-cols-2'
  return (
    <section>
      <title>Insights · Admin</title>
      <h1 className="mb-8 text-3xl">Insights</h1>
      <div className={grid}>
        <RequestsPlot weeks={weeks} />
        <DecisionsPlot decisions={decisions} />
        <MembersPlot members={members} />
        <EventsPlot events={events} />
        {engagements && <RevenuePlot revenue={engagements.revenue} />}
        {engagements && <PromisesPlot promises={engagements.promises} />}
      </div>
      <div className="mt-16 mb-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3">
        <p className="max-w-[60ch] text-muted text-sm">
          Views and clicks are counted a day, without anything about the visitor. Bots, and people who ask not to be
          tracked, are left out. Days end at midnight UTC.
        </p>
        <nav aria-label="Period" className="flex gap-2">
          {periods.map((period) => (
            <Link
              key={period}
              to={period === periods[0] ? '/admin/insights' : `/admin/insights?days=${period}`}
              preventScrollReset
              aria-current={period === days || undefined}
              className={cx(
                'rounded-sm border px-3 py-2 text-sm pointer-coarse:py-3',
                period === days ? 'border-action text-ink' : 'border-line text-muted hover:text-ink',
              )}
            >
              {period} days
            </Link>
          ))}
        </nav>
      </div>
      <GuestFigures figures={loaderData.guests} days={days} />
      <div className={grid}>
        <DailyPlot id="views" title={`Page views, ${days} days`} noun="view" counted={viewsByDay} fill="fill-info" />
        <DailyPlot id="clicks" title={`Clicks, ${days} days`} noun="click" counted={clicksByDay} fill="fill-action" />
        <NamedPlot id="pages" title="Views by page" noun="view" name="Page" counted={views} />
        <NamedPlot id="links" title="Clicks by link" noun="click" name="Category and label" counted={clicks} />
      </div>
    </section>
  )
}
