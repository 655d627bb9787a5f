import type { OwnEngagement } from '~/features/engagements/model'
import { startsLater } from '~/features/engagements/model/clock'
import { useTranslations } from '~/i18n/language'
import { engagementPagesMessages } from '~/i18n/messages/engagement-pages'
import { Badge } from '~/ui/badge'
import { engagementTones } from './engagement-tones'
import { useDates } from './use-dates'

/** The state of an engagement. One that has not reached its first day says when it starts. */
export function EngagementBadge({ engagement }: { engagement: OwnEngagement }) {
  const t = useTranslations(engagementPagesMessages)
  const { shortDay } = useDates()
  const { state, startsOn, today } = engagement
  if (startsOn && startsLater(engagement, today))
    return <Badge tone="success">{t('starts', { date: shortDay(startsOn, today) })}</Badge>
  return <Badge tone={engagementTones[state]}>{t(`states.${state}`)}</Badge>
}
