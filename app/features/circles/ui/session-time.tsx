import { useTranslations } from '~/i18n/language'
import { circlesSectionsMessages } from '~/i18n/messages/circles-sections'
import type { PastSession, ShownSession } from '../model'

/** The time with its time zone: the cities have different ones. */
export function SessionTime({ session }: { session: ShownSession }) {
  const t = useTranslations(circlesSectionsMessages, 'dates.zones')
  return (
    <>
      <span className="whitespace-nowrap">{session.time}</span>, {t(session.zone)}
    </>
  )
}

export const SessionDate = ({
  session,
  weekday,
}: {
  session: Pick<PastSession, 'dateTime' | 'date'>
  weekday?: string
}) => <time dateTime={session.dateTime}>{weekday ? `${weekday} ${session.date}` : session.date}</time>
