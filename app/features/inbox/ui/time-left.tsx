import { CircleAlert, Clock, Hourglass, type IconNode } from 'lucide'
import { cx } from '~/lib/cx'
import { Icon } from '~/ui/icon'
import { type Urgency, urgencyOf } from '../model'
import { timeLeft } from './labels'

const looks: Record<Urgency, { tone: string; icon: IconNode }> = {
  fine: { tone: 'text-success', icon: Clock },
  soon: { tone: 'font-semibold text-prestige', icon: Hourglass },
  over: { tone: 'font-semibold text-danger', icon: CircleAlert },
}

/** Time left to answer; an icon and a colour show the urgency. */
export function TimeLeft({ ms }: { ms: number }) {
  const { tone, icon } = looks[urgencyOf(ms)]
  return (
    <span className={cx('inline-flex items-center gap-1.5 whitespace-nowrap', tone)} suppressHydrationWarning>
      <Icon icon={icon} className="size-4 shrink-0" />
      {timeLeft(ms)}
    </span>
  )
}
