import { Untranslated } from '~/features/content/ui/content-text'
import { useTranslations } from '~/i18n/language'
import { eventsMessages } from '~/i18n/messages/events'
import type { Programme } from '../model'

/** What happens at an event, who hosts it, and what is spoken. */
export function EventProgramme({ agenda, ...hosted }: Programme) {
  const t = useTranslations(eventsMessages, 'programme')
  return (
    <div className="grid gap-3 text-sm">
      {agenda.length > 0 && <AgendaList agenda={agenda} label={t('agenda')} />}
      <HostAndLanguage {...hosted} />
    </div>
  )
}

export function HostAndLanguage({ host, language }: Omit<Programme, 'agenda'>) {
  const t = useTranslations(eventsMessages, 'programme')
  return (
    <div className="grid gap-3 text-sm">
      {host && <p className="wrap-anywhere">{t('host', { name: host })}</p>}
      <p className="text-muted">{t(`language.${language}`)}</p>
    </div>
  )
}

/** The agenda as a part of a page, with its heading. */
export function AgendaSection({ agenda }: Pick<Programme, 'agenda'>) {
  const t = useTranslations(eventsMessages, 'programme')
  return (
    <section aria-labelledby="agenda-title">
      <h2 id="agenda-title" className="mb-4 border-line border-b pb-2.5 text-xl">
        {t('agenda')}
      </h2>
      <AgendaList agenda={agenda} />
    </section>
  )
}

/** `label` names the list where it has no heading. */
const AgendaList = ({ agenda, label }: Pick<Programme, 'agenda'> & { label?: string }) => (
  <div>
    <ol aria-label={label} className="grid gap-1">
      {agenda.map(({ time, text, lang }) => (
        <li key={`${time} ${text}`} className="grid max-w-[65ch] grid-cols-[4rem_1fr]">
          <time dateTime={time} className="tabular-nums">
            {time}
          </time>
          <span lang={lang} className="wrap-anywhere">
            {text}
          </span>
        </li>
      ))}
    </ol>
    <Untranslated among={agenda} className="mt-3 block text-prestige text-sm" />
  </div>
)
