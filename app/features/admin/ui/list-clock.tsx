import { cx } from '~/lib/cx'
import { urgencyOfShare } from '../model'

const texts = { calm: '', near: 'text-prestige', over: 'text-danger' }
const bars = { calm: 'fill-line-strong', near: 'fill-prestige', over: 'fill-danger' }

type Props = {
  /** What is left, in words. */
  left: string
  /** The share of the time that is left: 1 at the start, below 0 when it is over. */
  share: number
}

/** Time left of a promise. The line below the row's time is as long as the share that is left. */
export function ListClock({ left, share }: Props) {
  const urgency = urgencyOfShare(share)
  const width = urgency === 'over' ? 100 : Math.round(Math.min(1, share) * 100)
  return (
    <>
      <span className={cx(texts[urgency], urgency === 'over' && 'font-semibold')} suppressHydrationWarning>
        {left}
      </span>
      <svg aria-hidden="true" className="list-clock">
        <rect width={`${width}%`} height="2" className={bars[urgency]} suppressHydrationWarning />
      </svg>
    </>
  )
}
