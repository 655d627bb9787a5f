import type { OpenedOwnEngagement } from '~/features/engagements/model'
import { useTranslations } from '~/i18n/language'
import { engagementPagesMessages } from '~/i18n/messages/engagement-pages'
import { AcceptForm } from './accept-form'
import type { AnswerForm } from './answer-form'
import { DeclineForm } from './decline-form'
import { useDates } from './use-dates'

type Props = { engagement: OpenedOwnEngagement; accept: AnswerForm; decline: AnswerForm }

/** An open offer: its signatories accept or decline it, everyone else reads who can. */
export function OfferAnswer({ engagement, accept, decline }: Props) {
  const t = useTranslations(engagementPagesMessages, 'answer')
  const { day } = useDates()
  const { validUntil, isSignatory, signatories, organisation } = engagement
  const names = signatories.map(({ name }) => name).join(', ')
  return (
    <section aria-labelledby="answer-title" className="rounded-sm border border-line border-l-2 border-l-action p-5">
      <h2 id="answer-title" className="text-xl">
        {t('title')}
      </h2>
      <p className="mt-1 max-w-[60ch] text-muted text-sm">
        <time dateTime={validUntil}>{t('until', { date: day(validUntil) })}</time>
      </p>
      {isSignatory ? (
        <div className="mt-4 grid gap-4">
          <AcceptForm form={accept} sentence={engagement.sentence} />
          <DeclineForm form={decline} engagement={engagement.id} />
        </div>
      ) : (
        <p className="mt-4 max-w-[60ch] wrap-anywhere">{names ? t('others', { names, organisation }) : t('nobody')}</p>
      )}
    </section>
  )
}
