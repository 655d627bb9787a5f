import { CalendarPlus } from 'lucide'
import { useSite } from '~/features/site/ui/use-site'
import { useLanguage, useTranslations } from '~/i18n/language'
import { circlesSectionsMessages } from '~/i18n/messages/circles-sections'
import { Icon } from '~/ui/icon'
import { circlesCalendar, type ShownSession, sessionCalendar } from '../model'

const linkClass =
  'inline-flex min-h-11 items-center gap-2 text-sm underline decoration-line-strong underline-offset-4 hover:text-action'

/** A session as a calendar file, with the language in the address: it can be passed on. */
export function AddToCalendar({ session }: { session: ShownSession }) {
  const t = useTranslations(circlesSectionsMessages, 'calendar')
  const locale = useLanguage()
  return (
    <a href={`${sessionCalendar(session.id)}?lang=${locale}`} download className={linkClass}>
      <Icon icon={CalendarPlus} className="size-4.5" />
      {t('add')}
      <span className="sr-only">: {session.title.text}</span>
    </a>
  )
}

/** All dates as a calendar that updates itself: `webcal:` opens the calendar program, the other link is its address. */
export function SubscribeToCalendar() {
  const t = useTranslations(circlesSectionsMessages, 'calendar')
  const address = `${useSite().origin}${circlesCalendar}?lang=${useLanguage()}`
  return (
    <div className="flex flex-wrap items-center gap-x-7 border-line border-t pt-3 text-muted text-sm">
      <p className="py-2">{t('text')}</p>
      <a href={address.replace(/^https?:/, 'webcal:')} className={linkClass}>
        {t('subscribe')}
      </a>
      <a href={address} className={linkClass}>
        {t('address')}
      </a>
    </div>
  )
}
