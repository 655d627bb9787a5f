import { eventPage } from '~/features/event-planning/model'
import { Link } from '~/ui/link'
import { shownHours, type Week } from '../model/week'

const left = 22
const top = 24
const hourHeight = 17
const dayWidth = 48
const bottom = top + (shownHours.to - shownHours.from) * hourHeight
const right = left + 5 * dayWidth + 2

const x = (day: number) => left + 4 + day * dayWidth
const y = (minute: number) => Math.round(top + ((minute - shownHours.from * 60) / 60) * hourHeight)
const barWidth = dayWidth - 9
const labelledHours = [8, 12, 16]
const ruledHours = [8, 10, 12, 14, 16, 18]

/** The working week with what ends in it and the events that are held; the same as text above and below. */
export function WeekDrawing({ week }: { week: Week }) {
  const { days, dues, meetings, now, ahead } = week
  return (
    <section aria-labelledby="week-title">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="week-title" className="text-[1.3125rem]/6">
          This week
        </h2>
        <p className="flex gap-x-3 text-muted text-xs">
          <span className="flex items-center gap-1.5">
            <svg aria-hidden="true" viewBox="0 0 12 2" className="h-0.5 w-3 fill-prestige">
              <path d="M0 0h12v2H0z" />
            </svg>
            {dues.length} due
          </span>
          <span className="flex items-center gap-1.5">
            <svg aria-hidden="true" viewBox="0 0 12 8" className="h-2 w-3 fill-ink/20">
              <rect width="12" height="8" rx="1.5" />
            </svg>
            {meetings.length} {meetings.length === 1 ? 'event' : 'events'}
          </span>
        </p>
      </div>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${right} ${bottom + 6}`}
        className="mt-3 w-full max-w-[22rem] fill-muted text-[11px]"
      >
        {labelledHours.map((hour) => (
          <text key={hour} x="0" y={y(hour * 60) + 4}>
            {String(hour).padStart(2, '0')}
          </text>
        ))}
        <path
          className="stroke-ink/9"
          fill="none"
          d={`${ruledHours.map((hour) => `M${left} ${y(hour * 60)}H${right}`).join('')}${[1, 2, 3, 4]
            .map((day) => `M${left + day * dayWidth} 18V${bottom}`)
            .join('')}`}
        />
        {days.map(({ name, isToday }, day) => (
          <text key={name} x={x(day)} y="11" className={isToday ? 'fill-ink font-semibold' : undefined}>
            {name}
          </text>
        ))}
        {meetings.map(({ day, from, to, isPast }) => (
          <rect
            key={`${day} ${from} ${to}`}
            x={x(day)}
            y={y(from)}
            width={barWidth}
            height={Math.max(4, y(to) - y(from) - 1)}
            rx="1.5"
            className={isPast ? 'fill-ink/10' : 'fill-ink/18'}
          />
        ))}
        <path className="stroke-[1.5] stroke-prestige" fill="none" d={dueLines(dues.filter(({ isOver }) => !isOver))} />
        <path className="stroke-[1.5] stroke-danger" fill="none" d={dueLines(dues.filter(({ isOver }) => isOver))} />
        {now && (
          <>
            <path
              className="stroke-action"
              fill="none"
              d={`M${left + now.day * dayWidth} ${y(now.minute)}h${dayWidth}`}
            />
            <circle cx={left + now.day * dayWidth} cy={y(now.minute)} r="2.5" className="fill-action" />
          </>
        )}
      </svg>
      {ahead.length > 0 ? (
        <ul className="mt-2 text-xs">
          {ahead.map(({ id, when, title }) => (
            <li key={id} className="border-ink/9 border-t">
              <Link
                to={eventPage(id)}
                className="flex min-h-7 items-center gap-3 hover:bg-ink/5 pointer-coarse:min-h-11"
              >
                <span className="w-16 shrink-0 text-muted">{when}</span>
                <span className="truncate">{title}</span>
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-2 border-ink/9 border-t pt-2 text-muted text-xs">No event is ahead this week.</p>
      )}
    </section>
  )
}

const dueLines = (dues: Week['dues']) => dues.map(({ day, minute }) => `M${x(day)} ${y(minute)}h${barWidth}`).join('')
