import { type OwnEngagement, ownEngagementPage } from '~/features/engagements/model'
import { startsLater } from '~/features/engagements/model/clock'
import { useEngagementLabels } from '~/features/engagements/ui/use-engagement-labels'
import { useTranslations } from '~/i18n/language'
import { engagementPagesMessages } from '~/i18n/messages/engagement-pages'
import { Badge } from '~/ui/badge'
import { Link } from '~/ui/link'
import { EngagementBadge } from './engagement-badge'
import { useDates } from './use-dates'
import { useMoney } from './use-money'

type Props = { engagement: OwnEngagement; pending?: number }

/** A line of a list, which leads to the page of the engagement. `pending`: how many of its deliverables are. */
export function EngagementRow({ engagement, pending = 0 }: Props) {
  const t = useTranslations(engagementPagesMessages)
  const { offering } = useEngagementLabels()
  const money = useMoney()
  const { id, total } = engagement
  return (
    <li className="border-soft border-b">
      <Link
        to={ownEngagementPage(id)}
        className="group grid min-h-13 grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 py-2.5 -outline-offset-2 transition-colors duration-150 hover:bg-wash"
      >
        <span className="min-w-0">
          <span className="block font-semibold underline-offset-4 wrap-anywhere group-hover:underline">
            {offering(engagement)}
          </span>
          <span className="block text-muted text-xs">
            <Since engagement={engagement} />
          </span>
        </span>
        <span className="grid justify-items-end gap-1 text-right">
          <span className="flex flex-wrap justify-end gap-2">
            {pending > 0 && <Badge tone="prestige">{t('pending', { count: pending })}</Badge>}
            <EngagementBadge engagement={engagement} />
          </span>
          {total > 0 && <span className="text-muted text-xs tabular-nums">{money(total)}</span>}
        </span>
      </Link>
    </li>
  )
}

/** What its state says about a date. */
function Since({ engagement }: Pick<Props, 'engagement'>) {
  const t = useTranslations(engagementPagesMessages, 'since')
  const { day, date } = useDates()
  const { state, validUntil, startsOn, decidedAt, closedAt, today } = engagement
  if (state === 'offered' || state === 'expired') return t(state, { date: day(validUntil) })
  if (state === 'running')
    return startsOn && t(startsLater(engagement, today) ? 'starting' : state, { date: day(startsOn) })
  if (state === 'closed') return closedAt && t(state, { date: date(closedAt) })
  if (state === 'draft' || state === 'discarded') return null
  return decidedAt && t(state, { date: date(decidedAt) })
}
