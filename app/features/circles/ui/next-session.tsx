import type { ReactNode } from 'react'
import { trackedClick } from '~/features/analytics/model'
import { Untranslated } from '~/features/content/ui/content-text'
import { useTranslations } from '~/i18n/language'
import { circlesSectionsMessages } from '~/i18n/messages/circles-sections'
import { ButtonLink } from '~/ui/button'
import type { ShownSession } from '../model'
import { SessionDate, SessionTime } from './session-time'

export function NextSession({ session }: { session: ShownSession }) {
  const t = useTranslations(circlesSectionsMessages)
  const { title, hook, city, venue } = session
  return (
    <div className="grid gap-x-16 gap-y-10 md:grid-cols-[7fr_5fr]">
      <div>
        <p className="eyebrow">{t('dates.next')}</p>
        <h2 lang={title.lang} className="mt-3 max-w-[22ch] text-3xl">
          {title.text}
        </h2>
        {hook && (
          <p lang={hook.lang} className="mt-5 max-w-[52ch] text-lg text-muted">
            {hook.text}
          </p>
        )}
        <Untranslated among={[title, hook]} />
        <p className="mt-8">
          <ButtonLink to="#rsvp" variant="premium-outline" {...trackedClick('circles_page', 'rsvp')}>
            {t('hero.rsvp')}
          </ButtonLink>
        </p>
      </div>
      <dl className="self-start border-prestige border-l pl-6">
        <Fact name={t('dates.when')}>
          <span className="block font-display text-2xl tracking-tight first-letter:uppercase">
            <SessionDate session={session} weekday={session.weekday} />
          </span>
          <span className="mt-1 block tabular-nums">
            <SessionTime session={session} />
          </span>
        </Fact>
        <Fact name={t('dates.where')}>
          <span lang={city.lang} className="block font-display text-2xl tracking-tight">
            {city.text}
          </span>
          {venue && (
            <span lang={venue.lang} className="mt-1 block">
              {venue.text}
            </span>
          )}
          <span className="mt-1 block text-muted text-sm">{t('dates.address')}</span>
        </Fact>
      </dl>
    </div>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="not-first:mt-7">
    <dt className="text-muted text-xs">{name}</dt>
    <dd className="mt-1">{children}</dd>
  </div>
)
