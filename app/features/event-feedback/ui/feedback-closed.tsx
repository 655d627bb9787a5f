import { useTranslations } from '~/i18n/language'
import { eventFeedbackMessages } from '~/i18n/messages/event-feedback'
import { Alert } from '~/ui/alert'
import type { FeedbackState } from '../model'

/** Why there are no questions: too early or too late. */
export function FeedbackClosed({ state, until }: { state: FeedbackState; until: string }) {
  const t = useTranslations(eventFeedbackMessages)
  return state === 'early' ? (
    <Alert title={t('early')}>{t('earlyText')}</Alert>
  ) : (
    <Alert title={t('closed')}>{t('closedText', { date: until })}</Alert>
  )
}
