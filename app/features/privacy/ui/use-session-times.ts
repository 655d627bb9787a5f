import type { SessionLimits } from '~/auth/sessions.server'
import { useTranslations } from '~/i18n/language'
import { privacyMessages } from '~/i18n/messages/privacy'

const hour = 60 * 60 * 1000
const day = 24 * hour

/** How long members and admins stay signed in, as text. */
export function useSessionTimes({ member, admin }: SessionLimits) {
  const t = useTranslations(privacyMessages)
  const formatDuration = (ms: number) =>
    ms % day === 0 ? t('days', { count: ms / day }) : t('hours', { count: Math.round(ms / hour) })
  return {
    idle: formatDuration(member.idleMs),
    most: formatDuration(member.mostMs),
    adminIdle: formatDuration(admin.idleMs),
    adminMost: formatDuration(admin.mostMs),
  }
}
