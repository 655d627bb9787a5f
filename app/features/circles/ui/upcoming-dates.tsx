import { Untranslated } from '~/features/content/ui/content-text'
import { useTranslations } from '~/i18n/language'
import { circlesSectionsMessages } from '~/i18n/messages/circles-sections'
import type { ShownSession } from '../model'
import { AddToCalendar } from './calendar-links'
import { SessionDate, SessionTime } from './session-time'

export function UpcomingDates({ sessions }: { sessions: ShownSession[] }) {
  const t = useTranslations(circlesSectionsMessages, 'dates')
  return (
    <div>
      <h3 className="text-xl">{t('upcoming')}</h3>
      <ol className="mt-5">
        {sessions.map((session) => (
          <li
            key={session.id}
            className="grid gap-x-8 gap-y-1 border-line border-t py-5 md:grid-cols-2 lg:grid-cols-[5fr_4fr_7fr_auto]"
          >
            <p className="tabular-nums">
              <SessionDate session={session} />
              <span className="block text-muted text-sm">
                <SessionTime session={session} />
              </span>
            </p>
            <p>
              <span lang={session.city.lang} className="font-display text-xl tracking-tight">
                {session.city.text}
              </span>
              {session.venue && (
                <span lang={session.venue.lang} className="block text-muted text-sm">
                  {session.venue.text}
                </span>
              )}
            </p>
            <div className="max-w-[52ch]">
              <p lang={session.title.lang}>{session.title.text}</p>
              {session.hook && (
                <p lang={session.hook.lang} className="text-muted text-sm">
                  {session.hook.text}
                </p>
              )}
              <Untranslated among={[session.title, session.hook]} className="mt-1 block text-prestige text-sm" />
            </div>
            <p className="lg:-my-2">
              <AddToCalendar session={session} />
            </p>
          </li>
        ))}
      </ol>
    </div>
  )
}
