import { homeZone } from '~/features/events/model'
import { dateFormat } from '~/i18n/date-format'

const format = (year: { year?: 'numeric' }) =>
  dateFormat('en-GB', {
    timeZone: homeZone,
    day: 'numeric',
    month: 'short',
    ...year,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })

const long = format({ year: 'numeric' })
const short = format({})

/** For a sentence. */
export const formatTimestamp = (at: Date) => long.format(at)

/** A moment by the team's clock. The server's words stay: another engine may shorten a month otherwise. */
export const Timestamp = ({ at, isShort = false }: { at: Date; isShort?: boolean }) => (
  <time dateTime={at.toISOString()} className="whitespace-nowrap" suppressHydrationWarning>
    {(isShort ? short : long).format(at)}
  </time>
)
