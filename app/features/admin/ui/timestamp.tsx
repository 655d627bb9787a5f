import { dateFormat } from '~/i18n/date-format'
import { homeZone } from '~/lib/home-zone'

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

/** As plain text, for use in a sentence. */
export const formatTimestamp = (at: Date) => long.format(at)

/** A time in the team's zone. Hydration keeps the server's text: a browser may abbreviate months differently. */
export const Timestamp = ({ at, isShort = false }: { at: Date; isShort?: boolean }) => (
  <time dateTime={at.toISOString()} className="whitespace-nowrap" suppressHydrationWarning>
    {(isShort ? short : long).format(at)}
  </time>
)
