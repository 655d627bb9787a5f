import { homeZone } from '~/features/events/model'

const format = new Intl.DateTimeFormat('en-GB', {
  timeZone: homeZone,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** A moment by the team's clock. The server's words stay: another engine may shorten a month otherwise. */
export const When = ({ at }: { at: Date }) => (
  <time dateTime={at.toISOString()} className="whitespace-nowrap" suppressHydrationWarning>
    {format.format(at)}
  </time>
)
