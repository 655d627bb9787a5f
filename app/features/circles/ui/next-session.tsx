import { trackedClick } from '~/features/analytics/model'
import { TitleText, Untranslated } from '~/features/content/ui/content-text'
import { useTranslations } from '~/i18n/language'
import { circlesSectionsMessages } from '~/i18n/messages/circles-sections'
import { ButtonLink } from '~/ui/button'
import type { ShownSession } from '../model'
import { AddToCalendar } from './calendar-links'
import { SessionDate, SessionTime } from './session-time'

export function NextSession({ session }: { session: ShownSession }) {
  const t = useTranslations(circlesSectionsMessages)
  const { title, hook, city, venue } = session
  return (
    <div>
      <p className="eyebrow">{t('dates.next')}</p>
      <h2 className="mt-3 max-w-[22ch] text-3xl">
        <TitleText {...title} />
      </h2>
      {hook && (
        <p lang={hook.lang} className="mt-5 max-w-[52ch] text-lg text-muted">
          {hook.text}
        </p>
      )}
      <Untranslated among={[title, hook]} />
      <dl className="mt-8 border-prestige border-l pl-6">
        <dt className="sr-only">{t('dates.when')}</dt>
        <dd>
          <span className="block font-display text-2xl tracking-tight first-letter:uppercase">
            <SessionDate session={session} weekday={session.weekday} />
          </span>
          <span className="mt-1 block tabular-nums">
            <SessionTime session={session} />
          </span>
        </dd>
        <dt className="sr-only">{t('dates.where')}</dt>
        <dd className="mt-4">
          <span lang={city.lang}>{city.text}</span>
          {venue && <span lang={venue.lang}>, {venue.text}</span>}
          <span className="mt-1 block text-muted text-sm">{t('dates.address')}</span>
        </dd>
      </dl>
      <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-2">
        <ButtonLink to="#rsvp" variant="premium-outline" {...trackedClick('circles_page', 'rsvp')}>
          {t('hero.rsvp')}
        </ButtonLink>
        <AddToCalendar session={session} />
      </p>
    </div>
  )
}
