import { type Figure, programs, rangeOf, yearlyHours } from '~/features/programs/model/figures'
import { hospitalActivities } from '~/lib/hospital-activities'
import type { HospitalHours } from '../model'
import { activityLabels } from './labels'

const written = (figure: Figure) => {
  const { from, to } = rangeOf(figure)
  return from === to ? String(from) : `${from}–${to}`
}

/** What was given of what was promised, as a whole and for each activity. */
export function HoursSummary({ hours }: { hours: HospitalHours }) {
  const promised = yearlyHours(programs.hospitalTime)
  return (
    <section aria-labelledby="given-title">
      <h2 id="given-title" className="border-line border-b pb-2.5 text-xl">
        Given in {hours.year}
      </h2>
      <p className="py-4">
        <span className="font-display text-3xl tracking-tight">{hours.hours} h</span>{' '}
        <span className="text-muted">of {written(promised)} h</span>
        <span className="ml-3 text-sm">{missing(hours.hours, promised.from)}</span>
      </p>
      <dl className="grid gap-x-8 sm:grid-cols-2">
        {hospitalActivities.map((activity) => (
          <div key={activity} className="flex justify-between gap-4 border-soft border-b py-2">
            <dt>{activityLabels[activity]}</dt>
            <dd className="tabular-nums">
              {hours.byActivity[activity]} h{' '}
              <span className="text-muted">of {written(programs.hospitalTime[activity].hours)} h</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-muted text-sm">
        {hours.events === 1 ? 'One event' : `${hours.events} events`} that someone was checked in at counts as plenum.
      </p>
    </section>
  )
}

function missing(given: number, promised: number) {
  const left = Math.round((promised - given) * 10) / 10
  if (left <= 0) return 'As promised.'
  return `${left} ${left === 1 ? 'hour' : 'hours'} to come.`
}
