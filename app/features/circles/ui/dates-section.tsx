import type { CirclesContent } from '../model'
import { NextSession } from './next-session'
import { NoDates } from './no-dates'
import { UpcomingDates } from './upcoming-dates'

/** Upcoming sessions, or how to get a seat when none is announced. */
export function DatesSection({ next, upcoming }: Pick<CirclesContent, 'next' | 'upcoming'>) {
  return (
    <section id="dates" className="border-line border-y bg-raised">
      <div className="wrap grid gap-14 py-20 md:py-24">
        {next ? <NextSession session={next} /> : <NoDates />}
        {upcoming.length > 0 && <UpcomingDates sessions={upcoming} />}
      </div>
    </section>
  )
}
