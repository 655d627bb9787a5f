import { cx } from '~/lib/cx'
import type { LineTime } from '../model/lines'

const textTones = { calm: '', near: 'text-prestige', over: 'text-danger' }
const barTones = { calm: 'fill-line-strong', near: 'fill-prestige', over: 'fill-danger' }

/** The time of a line in words: what is left, and by when. A narrow window shows one figure. */
export const TimeLeft = ({ time }: { time: LineTime }) => (
  <div className="max-md:text-right">
    <p className={cx('truncate max-md:hidden', textTones[time.tone])}>{time.left}</p>
    <p className="truncate text-muted text-xs/4.5 max-md:hidden">{time.by}</p>
    <p className={cx('whitespace-nowrap text-sm md:hidden', textTones[time.tone])}>
      {time.short}
      <span className="sr-only">, {time.by}</span>
    </p>
  </div>
)

/** The row's own line, thicker for the share that is left. It drains to the left. */
export function DrainingLine({ time, className }: { time: LineTime; className: string }) {
  if (time.share === null) return null
  return (
    <svg aria-hidden="true" viewBox="0 0 100 1" preserveAspectRatio="none" className={cx('h-0.5', className)}>
      <rect width={time.share} height="1" className={barTones[time.tone]} />
    </svg>
  )
}
