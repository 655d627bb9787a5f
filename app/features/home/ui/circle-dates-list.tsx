import type { ShownSession } from '~/features/circles/model'
import { ContentText } from '~/features/content/ui/content-text'
import { useTranslations } from '~/i18n/language'
import { homeSectionsMessages } from '~/i18n/messages/home-sections'
import { cx } from '~/lib/cx'

const maxDates = 3

/** The next dates in columns; where they are announced if there are none. */
export function CircleDatesList({ dates }: { dates: (ShownSession | null)[] }) {
  const t = useTranslations(homeSectionsMessages, 'circles')
  const sessions = dates.filter((session) => session !== null).slice(0, maxDates)
  const place = 'relative md:col-span-2 xl:absolute xl:right-12 xl:bottom-21 xl:left-[520px]'
  if (sessions.length === 0) {
    return (
      <p className={cx(place, 'border-prestige border-t pt-4 xl:right-auto xl:w-[430px]')}>
        <span className="block font-display text-2xl tracking-tight">{t('noDate')}</span>
        <a href="#newsletter" className="mt-2 inline-flex min-h-11 items-center text-sm underline underline-offset-4">
          {t('signals')}
        </a>
      </p>
    )
  }
  return (
    <ol className={cx(place, 'grid gap-8 md:grid-cols-3')}>
      {sessions.map((session, index) => (
        <li key={session.id} className={cx('border-t pt-3.5 text-sm', index === 0 ? 'border-prestige' : 'border-line')}>
          <time dateTime={session.dateTime} className="block font-display text-2xl tracking-tight">
            {session.day}
          </time>
          <span className="text-muted">
            <ContentText {...session.city} />, <span className="tabular-nums">{session.begins}</span>
          </span>
          <span className="mt-2 block text-balance">
            <ContentText {...session.title} />
          </span>
        </li>
      ))}
    </ol>
  )
}
