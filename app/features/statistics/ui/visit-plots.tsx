import { type Daily, type Named, totalOf } from '../model'
import { formatCount, formatDay, formatNumber } from './labels'
import { OverTime } from './over-time'
import { Plot } from './plot'
import { SideBySide } from './side-by-side'

type DailyProps = { id: string; title: string; noun: string; counted: Daily[]; fill: string }

/** Counts by day. */
export function DailyPlot({ id, title, noun, counted, fill }: DailyProps) {
  const busiest = counted.reduce((most, day) => (day.count > most.count ? day : most), { day: '', count: 0 })
  const summary = `${formatCount(totalOf(counted), noun)}; the most on ${formatDay(busiest.day)}, ${formatNumber(busiest.count)}.`
  return (
    <Plot
      id={id}
      title={title}
      summary={summary}
      empty={`No ${noun}s were counted in this time.`}
      isEmpty={totalOf(counted) === 0}
      columns={[
        { key: 'day', label: 'Day' },
        { key: 'count', label: 'Count', numeric: true },
      ]}
      rows={counted.toReversed().map(({ day, count }) => ({ key: day, cells: [day, count] }))}
    >
      <OverTime
        id={id}
        title={title}
        description={summary}
        days={counted.map(({ day }) => day)}
        series={[{ name: 'A day', fill, values: counted.map(({ count }) => count) }]}
      />
    </Plot>
  )
}

type NamedProps = { id: string; title: string; noun: string; name: string; counted: Named[] }

/** Counts by name, the highest first. */
export function NamedPlot({ id, title, noun, name, counted }: NamedProps) {
  const [first] = counted
  const summary = first ? `The most: ${first.name}, ${formatCount(first.count, noun)}.` : ''
  return (
    <Plot
      id={id}
      title={title}
      summary={summary}
      empty={`No ${noun}s were counted in this time.`}
      isEmpty={!first}
      columns={[
        { key: 'name', label: name },
        { key: 'count', label: 'Count', numeric: true },
      ]}
      rows={counted.map(({ name, count }) => ({ key: name, cells: [name, count] }))}
    >
      <SideBySide
        id={id}
        title={title}
        description={summary}
        bars={counted.map(({ name, count }) => ({
          key: name,
          name,
          valueLabel: formatNumber(count),
          parts: [{ name: 'count', count, look: 'solid' }],
        }))}
      />
    </Plot>
  )
}
