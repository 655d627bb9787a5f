import { reviewPromise } from '~/features/access-requests/model'
import { type DecisionTimes, shareOf, slowest, type WeekOfRequests, weeksShown } from '../model'
import { formatCount, formatNumber } from './labels'
import { OverTime } from './over-time'
import { Plot } from './plot'
import { SideBySide } from './side-by-side'

const sumOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0)

export function RequestsPlot({ weeks }: { weeks: WeekOfRequests[] }) {
  const title = `Access requests a week, ${weeksShown} weeks`
  const series = [
    { name: 'Received', fill: 'fill-info', values: weeks.map(({ received }) => received) },
    { name: 'Approved', fill: 'fill-action', values: weeks.map(({ approved }) => approved) },
    { name: 'Rejected', fill: 'fill-prestige', values: weeks.map(({ rejected }) => rejected) },
  ]
  const [received = 0, approved = 0, rejected = 0] = series.map(({ values }) => sumOf(values))
  const summary = `${formatNumber(received)} received, ${formatNumber(approved)} approved, ${formatNumber(rejected)} rejected.`
  return (
    <Plot
      id="requests"
      title={title}
      summary={summary}
      empty="No one has asked for access in this time."
      isEmpty={received + approved + rejected === 0}
      columns={[
        { key: 'week', label: 'Week from' },
        ...series.map(({ name }) => ({ key: name, label: name, numeric: true })),
      ]}
      rows={weeks.map(({ week, received, approved, rejected }) => ({
        key: week,
        cells: [week, received, approved, rejected],
      }))}
    >
      <OverTime
        id="requests"
        title={title}
        description={summary}
        days={weeks.map(({ week }) => week)}
        series={series}
      />
    </Plot>
  )
}

const daysName = (days: number) => (days === slowest ? `${days} or more` : String(days))

export function DecisionsPlot({ decisions: { decided, median, kept, byDays } }: { decisions: DecisionTimes }) {
  const title = 'Time to a decision, in business days'
  const summary = `Half of ${formatCount(decided, 'decision')} took ${formatCount(median ?? 0, 'business day')} or less. ${shareOf(kept, decided)} % (${formatNumber(kept)}) were within the promise of ${reviewPromise.from}–${reviewPromise.to} business days.`
  return (
    <Plot
      id="decisions"
      title={title}
      summary={summary}
      empty="No request has been decided in this time."
      isEmpty={decided === 0}
      columns={[
        { key: 'days', label: 'Business days' },
        { key: 'count', label: 'Requests', numeric: true },
        { key: 'share', label: 'Share', numeric: true },
      ]}
      rows={byDays.map(({ days, count }) => ({
        key: String(days),
        cells: [daysName(days), count, `${shareOf(count, decided)} %`],
      }))}
    >
      <SideBySide
        id="decisions"
        title={title}
        description={summary}
        legend={[
          { name: 'Within the promise', look: 'solid' },
          { name: 'Later', look: 'striped' },
        ]}
        bars={byDays.map(({ days, count }) => ({
          key: String(days),
          name: days === 0 ? 'Same day' : `${daysName(days)} ${days === 1 ? 'day' : 'days'}`,
          valueLabel: formatNumber(count),
          parts: [{ name: 'count', count, look: days <= reviewPromise.to ? 'solid' : 'striped' }],
        }))}
      />
    </Plot>
  )
}
