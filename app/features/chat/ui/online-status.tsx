import { useTranslations } from '~/i18n/language'
import { chatMessages } from '~/i18n/messages/chat'
import { cx } from '~/lib/cx'
import { officeHours } from '../model'
import { useOnline } from './use-online'

const formatHour = (hour: number) => `${String(hour).padStart(2, '0')}:00`

/** Whether the team is online now, and its office hours. */
export function OnlineStatus() {
  const t = useTranslations(chatMessages)
  const online = useOnline()
  return (
    <p className="mt-0.5 text-muted text-xs">
      <span className="mr-1 inline-flex items-center gap-1.5 text-ink">
        <span
          aria-hidden="true"
          className={cx('size-2 rounded-full border', online ? 'border-success bg-success' : 'border-line-strong')}
        />
        {online ? t('online') : t('away')}
      </span>{' '}
      {t('hours', { from: formatHour(officeHours.from), to: formatHour(officeHours.to) })}
    </p>
  )
}
