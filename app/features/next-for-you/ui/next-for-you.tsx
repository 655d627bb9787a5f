import { useId } from 'react'
import { ContentText } from '~/features/content/ui/content-text'
import { eventAddress } from '~/features/events/model'
import { useFormatter, useTranslations } from '~/i18n/language'
import { engagementPagesMessages } from '~/i18n/messages/engagement-pages'
import { eventsMessages } from '~/i18n/messages/events'
import { workspaceMessages } from '~/i18n/messages/workspace'
import { cx } from '~/lib/cx'
import { type MemberCardsData, type NextStep, nextSteps } from '../model'
import { StepRow } from './step-row'
import { DeliverableStep, OfferStep } from './work-steps'

type Props = { cards: MemberCardsData; className?: string }

/** What comes next for a member, each line with a link to where it is done. */
export function NextForYou({ cards, className }: Props) {
  const t = useTranslations(workspaceMessages, 'next')
  const unavailable = useTranslations(eventsMessages)('unavailable')
  const noWork = useTranslations(engagementPagesMessages)('unavailable')
  const titleId = useId()
  const isComplete = cards.upcoming !== null && cards.work !== null
  const steps = nextSteps(cards)
  return (
    <section aria-labelledby={titleId} className={className}>
      <h2 id={titleId} className="border-line border-b pb-2.5 text-xl">
        {t('title')}
      </h2>
      {steps.length > 0 && (
        <ul>
          {steps.map((step) => (
            <Step key={step.key} step={step} />
          ))}
        </ul>
      )}
      {cards.upcoming === null && <p className="py-3 text-danger text-xs">{unavailable}</p>}
      {cards.work === null && <p className="py-3 text-danger text-xs">{noWork}</p>}
      {isComplete && steps.length === 0 && (
        <div className="py-4">
          <p className="font-display text-xl tracking-tight">{t('empty')}</p>
          <p className="mt-1 text-muted text-xs">{t('emptyText')}</p>
        </div>
      )}
    </section>
  )
}

function Step({ step }: { step: NextStep }) {
  const t = useTranslations(workspaceMessages, 'next')
  const format = useFormatter()
  const kind = t(step.kind)
  switch (step.kind) {
    case 'offer':
      return <OfferStep engagement={step.engagement} />
    case 'accept':
    case 'owed':
      return <DeliverableStep kind={step.kind} deliverable={step.deliverable} />
    case 'file':
      return (
        <StepRow
          kind="file"
          href={`/insights/${step.id}`}
          what={<ContentText {...step.title} />}
          detail={kind}
          reload
        />
      )
    case 'note': {
      const day = format.dateTime(new Date(step.date), { day: 'numeric', month: 'short', timeZone: 'UTC' })
      return (
        <StepRow
          kind="note"
          href={`/notes/${step.slug}`}
          what={<ContentText {...step.title} />}
          detail={kind}
          right={<time dateTime={step.date}>{day}</time>}
        />
      )
    }
    default: {
      const { title, date, time, seats, isFull } = step.event
      const left = seats && (isFull ? t('full') : t('seats', { left: seats.max - seats.taken }))
      return (
        <StepRow
          kind={step.kind}
          href={eventAddress(step.event.id)}
          what={title}
          detail={
            <>
              <span className={cx('mr-2', step.kind === 'answer' && 'text-prestige')}>{kind}</span>{' '}
              <span className="inline-block first-letter:uppercase">
                {date}, <span className="whitespace-nowrap">{time}</span>
              </span>
            </>
          }
          right={step.kind === 'answer' && left}
        />
      )
    }
  }
}
