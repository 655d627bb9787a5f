import { useTranslations } from '~/i18n/language'
import type { ShownSession } from '../model'

/** The hour, and whose: clocks differ between the cities. */
export function SessionTime({ session }: { session: ShownSession }) {
  const t = useTranslations('circlesPage.dates.zones')
  return (
    <>
      <span className="whitespace-nowrap">{session.time}</span>, {t(session.zone)}
    </>
  )
}

export const SessionDate = ({ session, weekday = false }: { session: ShownSession; weekday?: boolean }) => (
  <time dateTime={session.dateTime}>{weekday ? `${session.weekday} ${session.date}` : session.date}</time>
)
