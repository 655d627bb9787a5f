import { dateFormat } from '~/i18n/date-format'
import { homeZone } from '~/lib/home-zone'

const day = dateFormat('en-GB', { timeZone: homeZone, day: 'numeric', month: 'short', year: 'numeric' })
const hour = dateFormat('en-GB', { timeZone: homeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** Day and hour below each other, in one line on a phone. Hydration keeps the server's text, as `Timestamp` does. */
export const EntryTime = ({ at }: { at: Date }) => (
  <time dateTime={at.toISOString()} className="text-muted text-xs/4.5 tabular-nums">
    <span className="whitespace-nowrap md:block" suppressHydrationWarning>
      {day.format(at)}
    </span>{' '}
    <span className="md:block" suppressHydrationWarning>
      {hour.format(at)}
    </span>
  </time>
)
