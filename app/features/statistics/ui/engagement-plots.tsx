import { responsePromise } from '~/features/contact/model'
import { currency, programs } from '~/features/programs/model/figures'
import { engagementPrograms, programNames } from '~/lib/engagement-programs'
import { type KeptPromise, type MonthOfRevenue, monthsShown, type PromiseName, shareOf } from '../model'
import { formatNumber } from './labels'
import { OverTime } from './over-time'
import { Plot } from './plot'
import { SideBySide } from './side-by-side'

const sumOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0)
const fills = ['fill-action', 'fill-info', 'fill-prestige']

/** A strip for each program that something was accepted of. */
export function RevenuePlot({ revenue }: { revenue: MonthOfRevenue[] }) {
  const title = `Accepted by program, ${monthsShown} months, ${currency} without VAT`
  const sold = engagementPrograms.filter((program) => sumOf(revenue.map(({ byProgram }) => byProgram[program])) > 0)
  const series = sold.map((program, index) => ({
    name: programNames[program],
    fill: fills[index % fills.length] ?? 'fill-action',
    values: revenue.map(({ byProgram }) => byProgram[program]),
  }))
  const total = sumOf(series.flatMap(({ values }) => values))
  const summary = `${formatNumber(total)} ${currency}: ${series
    .map(({ name, values }) => `${name} ${formatNumber(sumOf(values))}`)
    .join(', ')}. In the month in which the offer was accepted.`
  return (
    <Plot
      id="revenue"
      title={title}
      summary={summary}
      empty="No offer with a price has been accepted in this time."
      isEmpty={total === 0}
      columns={[
        { key: 'month', label: 'Month' },
        ...series.map(({ name }) => ({ key: name, label: name, numeric: true })),
        { key: 'total', label: 'Total', numeric: true },
      ]}
      rows={revenue.map(({ month, byProgram }) => ({
        key: month,
        cells: [
          month.slice(0, 7),
          ...sold.map((program) => formatNumber(byProgram[program])),
          formatNumber(sumOf(sold.map((program) => byProgram[program]))),
        ],
      }))}
    >
      <OverTime
        id="revenue"
        title={title}
        description={summary}
        days={revenue.map(({ month }) => month)}
        series={series}
      />
    </Plot>
  )
}

const { introductions } = programs.visits
const { commitmentDays } = programs.exchange

const promiseLabels: Record<PromiseName, string> = {
  introductions: `Introductions, ${introductions.withinDays} days`,
  commitments: `Commitments, ${commitmentDays.join(', ')} days`,
  answers: `Dialogue, ${responsePromise.hours} hours`,
  inbox: `Inbox, ${responsePromise.hours} hours`,
}

/** How often what the price list and the site promise was on time. */
export function PromisesPlot({ promises }: { promises: KeptPromise[] }) {
  const title = `Promises kept, ${monthsShown} months`
  const kept = sumOf(promises.map((promise) => promise.kept))
  const all = kept + sumOf(promises.map((promise) => promise.late))
  const summary = `${formatNumber(kept)} of ${formatNumber(all)} (${shareOf(kept, all)} %) were on time. What is not due yet is not counted; what is late and not done is. The inbox is counted without chats, which have no address to answer to.`
  return (
    <Plot
      id="promises"
      title={title}
      summary={summary}
      empty="Nothing that was promised has been due in this time."
      isEmpty={all === 0}
      columns={[
        { key: 'promise', label: 'Promise' },
        { key: 'kept', label: 'On time', numeric: true },
        { key: 'late', label: 'Late', numeric: true },
        { key: 'share', label: 'Kept', numeric: true },
      ]}
      rows={promises.map(({ promise, kept, late }) => ({
        key: promise,
        cells: [promiseLabels[promise], kept, late, kept + late === 0 ? '–' : `${shareOf(kept, kept + late)} %`],
      }))}
    >
      <SideBySide
        id="promises"
        title={title}
        description={summary}
        legend={[
          { name: 'On time', look: 'solid' },
          { name: 'Late', look: 'striped' },
        ]}
        bars={promises.map(({ promise, kept, late }) => ({
          key: promise,
          name: promiseLabels[promise],
          valueLabel: `${formatNumber(kept)} of ${formatNumber(kept + late)}`,
          parts: [
            { name: 'kept', count: kept, look: 'solid' as const },
            { name: 'late', count: late, look: 'striped' as const },
          ],
        }))}
      />
    </Plot>
  )
}
