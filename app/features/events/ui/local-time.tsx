import { useEffect, useState } from 'react'
import { useLanguage, useTranslations } from '~/i18n/language'
import { eventPagesMessages } from '~/i18n/messages/event-pages'
import { wallClock } from '~/lib/wall-clock'
import { writtenTime } from '../model'

type Props = { dateTime: string; endsAt: string | null; timeZone: string }

/** The time on the reader's clock, where it shows another one than clocks at the event. The server does not know their zone. */
export function LocalTime({ dateTime, endsAt, timeZone }: Props) {
  const t = useTranslations(eventPagesMessages)
  const locale = useLanguage()
  const [ownZone, setOwnZone] = useState<string>()
  useEffect(() => setOwnZone(Intl.DateTimeFormat().resolvedOptions().timeZone), [])
  const eventDate = new Date(dateTime)
  if (!ownZone || wallClock(eventDate, ownZone) === wallClock(eventDate, timeZone)) return null
  const own = writtenTime({ eventDate, endsAt: endsAt ? new Date(endsAt) : null, timeZone: ownZone }, locale)
  return <span className="mt-1 block text-muted text-sm">{t('yourTime', { date: own.date, time: own.time })}</span>
}
