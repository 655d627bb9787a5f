import { ContentText } from '~/features/content/ui/content-text'
import type { Deliverable } from '~/features/deliverables/model'
import { todayOf } from '~/features/deliverables/model/rows'
import { type OwnEngagement, ownEngagementPage } from '~/features/engagements/model'
import { useEngagementLabels } from '~/features/engagements/ui/use-engagement-labels'
import { useDates } from '~/features/members/ui/use-dates'
import { useTranslations } from '~/i18n/language'
import { workspaceMessages } from '~/i18n/messages/workspace'
import { StepRow } from './step-row'

/** An offer that the reader may accept or decline. */
export function OfferStep({ engagement }: { engagement: OwnEngagement }) {
  const t = useTranslations(workspaceMessages, 'next')
  const { offering } = useEngagementLabels()
  const { shortDay } = useDates()
  const { id, validUntil, today } = engagement
  return (
    <StepRow
      kind="offer"
      href={ownEngagementPage(id)}
      what={offering(engagement)}
      detail={<span className="text-prestige">{t('offer')}</span>}
      right={<time dateTime={validUntil}>{t('by', { date: shortDay(validUntil, today) })}</time>}
    />
  )
}

type DeliverableStepProps = { kind: 'accept' | 'owed'; deliverable: Deliverable }

/** What the organisation has to accept or to do. */
export function DeliverableStep({ kind, deliverable }: DeliverableStepProps) {
  const t = useTranslations(workspaceMessages, 'next')
  const { shortDay } = useDates()
  const { engagementId, title, dueOn, daysLeft } = deliverable
  const by = <time dateTime={dueOn}>{t('by', { date: shortDay(dueOn, todayOf(deliverable)) })}</time>
  return (
    <StepRow
      kind={kind}
      href={ownEngagementPage(engagementId)}
      what={<ContentText {...title} />}
      detail={<span className="text-prestige">{t(kind)}</span>}
      right={kind === 'owed' && (daysLeft < 0 ? <span className="text-danger">{by}</span> : by)}
    />
  )
}
