import type { SessionLimits } from '~/auth/sessions.server'
import { useTranslations } from '~/i18n/language'
import { privacyMessages } from '~/i18n/messages/privacy'
import { sessionTimesOf } from '../model'

/** How long members and admins stay signed in, as text. */
export function useSessionTimes(limits: SessionLimits) {
  const t = useTranslations(privacyMessages)
  return sessionTimesOf(limits, { days: (count) => t('days', { count }), hours: (count) => t('hours', { count }) })
}
