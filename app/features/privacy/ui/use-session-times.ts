import type { SessionLimits } from '~/auth/sessions.server'
import { useTranslations } from '~/i18n/language'
import { privacyMessages } from '~/i18n/messages/privacy'

const hour = 60 * 60 * 1000
const day = 24 * hour

/** In the reader's words, how long members and admins stay signed in. */
export function useSessionTimes({ member, admin }: SessionLimits) {
  const t = useTranslations(privacyMessages)
  const words = (ms: number) =>
    ms % day === 0 ? t('days', { count: ms / day }) : t('hours', { count: Math.round(ms / hour) })
  return {
    idle: words(member.idleMs),
    most: words(member.mostMs),
    adminIdle: words(admin.idleMs),
    adminMost: words(admin.mostMs),
  }
}
