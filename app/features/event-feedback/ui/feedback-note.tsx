import { useTranslations } from '~/i18n/language'
import { eventFeedbackMessages } from '~/i18n/messages/event-feedback'
import { ButtonLink } from '~/ui/button'
import { Link } from '~/ui/link'
import { feedbackAddress, type FeedbackNote as Note, ratings } from '../model'

/** On the page of an event that is over: asks a guest for feedback, and shows what all said together. */
export function FeedbackNote({ eventId, state, hasOwn, shared }: Note & { eventId: string }) {
  const t = useTranslations(eventFeedbackMessages, 'note')
  const isAsked = state === 'open' && !hasOwn
  if (!isAsked && !hasOwn && !shared) return null
  return (
    <section aria-labelledby="feedback-title">
      <h2 id="feedback-title" className="border-line border-b pb-2.5 text-xl">
        {t('title')}
      </h2>
      <div className="mt-4 grid justify-items-start gap-3">
        {isAsked && (
          <>
            <p className="max-w-[60ch]">{t('ask')}</p>
            <ButtonLink to={feedbackAddress(eventId)}>{t('give')}</ButtonLink>
          </>
        )}
        {hasOwn && (
          <p className="flex flex-wrap items-center gap-x-4">
            {t('given')}
            <Link
              to={feedbackAddress(eventId)}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {t('see')}
            </Link>
          </p>
        )}
        {shared && <p className="tabular-nums">{t('shared', { ...shared, max: ratings.length })}</p>}
      </div>
    </section>
  )
}
