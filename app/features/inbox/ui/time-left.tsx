import { CircleAlert, Clock, Hourglass } from 'lucide-react'
import { cx } from '~/lib/cx'
import { type Urgency, urgencyOf } from '../model'
import { timeLeft } from './words'

const looks: Record<Urgency, { tone: string; Icon: typeof Clock }> = {
  fine: { tone: 'text-success', Icon: Clock },
  soon: { tone: 'font-semibold text-prestige', Icon: Hourglass },
  over: { tone: 'font-semibold text-danger', Icon: CircleAlert },
}

/** What is left of the promise to answer: in words, with a sign and a colour of its own. */
export function TimeLeft({ ms }: { ms: number }) {
  const { tone, Icon } = looks[urgencyOf(ms)]
  return (
    <span className={cx('inline-flex items-center gap-1.5 whitespace-nowrap', tone)} suppressHydrationWarning>
      <Icon aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />
      {timeLeft(ms)}
    </span>
  )
}
