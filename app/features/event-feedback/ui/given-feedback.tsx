import type { ReactNode } from 'react'
import { useTranslations } from '~/i18n/language'
import { eventFeedbackMessages } from '~/i18n/messages/event-feedback'
import { Alert } from '~/ui/alert'
import { ButtonLink } from '~/ui/button'
import { changeAddress, type Feedback, ratings } from '../model'

type Props = { eventId: string; own: Feedback; canChange: boolean; until: string; isSent: boolean }

/** What a guest has said, and the way to change it. */
export function GivenFeedback({ eventId, own, canChange, until, isSent }: Props) {
  const t = useTranslations(eventFeedbackMessages)
  return (
    <>
      {isSent && (
        <Alert tone="success" title={t('thanks')}>
          {t('received')}
        </Alert>
      )}
      <section aria-labelledby="said-title">
        <h2 id="said-title" className="border-line border-b pb-2.5 text-xl">
          {t('said')}
        </h2>
        <dl className="mt-4 grid gap-5">
          <Answer question={t('rating')}>{t('ratingOf', { rating: own.rating, max: ratings.length })}</Answer>
          {(['bestPart', 'nextTopic'] as const).map((question) => (
            <Answer key={question} question={t(question)}>
              {own[question] || <span className="text-muted">{t('nothing')}</span>}
            </Answer>
          ))}
        </dl>
      </section>
      {canChange ? (
        <div className="grid justify-items-start gap-3">
          <ButtonLink to={changeAddress(eventId)} variant="outline">
            {t('change')}
          </ButtonLink>
          <p className="text-muted text-sm">{t('until', { date: until })}</p>
        </div>
      ) : (
        <p className="text-muted text-sm">{t('closedText', { date: until })}</p>
      )}
    </>
  )
}

const Answer = ({ question, children }: { question: string; children: ReactNode }) => (
  <div>
    <dt className="text-muted text-sm">{question}</dt>
    <dd className="mt-0.5 max-w-[65ch] whitespace-pre-line wrap-anywhere">{children}</dd>
  </div>
)
