import type { EventMonth } from '../model'
import { EventItem } from './event-item'

type Props = { months: EventMonth[]; onAnswer: () => void }

/** The events of a view, under the name of their month. */
export const EventMonths = ({ months, onAnswer }: Props) => (
  <div className="grid gap-10">
    {months.map(({ month, events }) => (
      <section
        key={month}
        className="grid gap-x-10 gap-y-4 border-line border-t pt-6 lg:grid-cols-[11rem_minmax(0,1fr)]"
      >
        <h2 className="text-xl first-letter:uppercase">{month}</h2>
        <ol className="min-w-0">
          {events.map((event) => (
            <EventItem key={event.id} event={event} onAnswer={onAnswer} />
          ))}
        </ol>
      </section>
    ))}
  </div>
)
