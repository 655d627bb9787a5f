import { formatTimestamp } from '~/features/admin/ui/timestamp'
import { dateFormat } from '~/i18n/date-format'
import { homeZone } from '~/lib/home-zone'

const clock = dateFormat('en-GB', { timeZone: homeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const day = dateFormat('en-CA', { timeZone: homeZone, dateStyle: 'short' })

/** The time of today, or day and time. Hydration keeps the server's text. */
export const ClockTime = ({ at }: { at: Date }) => (
  <time dateTime={at.toISOString()} className="whitespace-nowrap tabular-nums" suppressHydrationWarning>
    {day.format(at) === day.format(new Date()) ? clock.format(at) : formatTimestamp(at)}
  </time>
)
