import { useTranslations } from '~/i18n/language'
import { eventsMessages } from '~/i18n/messages/events'
import type { Programme } from '../model'

/** What happens at an event, who hosts it, and what is spoken. */
export function EventProgramme({ agenda, host, language }: Programme) {
  const t = useTranslations(eventsMessages, 'programme')
  return (
    <div className="grid gap-3 text-sm">
      {agenda.length > 0 && (
        <ol aria-label={t('agenda')} className="grid gap-1">
          {agenda.map(({ time, text, lang }) => (
            <li key={`${time} ${text}`} className="grid grid-cols-[4rem_1fr]">
              <time dateTime={time} className="tabular-nums">
                {time}
              </time>
              <span lang={lang} className="wrap-anywhere">
                {text}
              </span>
            </li>
          ))}
        </ol>
      )}
      {host && <p className="wrap-anywhere">{t('host', { name: host })}</p>}
      <p className="text-muted">{t(`language.${language}`)}</p>
    </div>
  )
}
