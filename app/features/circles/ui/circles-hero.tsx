import { trackedClick } from '~/features/analytics/model'
import { useTranslations } from '~/i18n/language'
import { circlesSectionsMessages } from '~/i18n/messages/circles-sections'
import { ButtonLink } from '~/ui/button'
import { circle } from '../model'
import { RoundTable } from './round-table'

export function CirclesHero() {
  const t = useTranslations(circlesSectionsMessages, 'hero')
  return (
    <section className="wrap grid items-center gap-x-16 gap-y-12 pt-16 pb-14 md:grid-cols-[7fr_5fr] md:pt-24 md:pb-20">
      <div>
        <p className="eyebrow">{t('eyebrow')}</p>
        <h1 className="mt-4 max-w-[13ch] text-4xl">{t.rich('title', { em: (word) => <em>{word}</em> })}</h1>
        <p className="mt-7 max-w-[34rem] text-lg text-muted">{t('lead', circle.people)}</p>
        <div className="mt-8 flex flex-wrap gap-3.5">
          <ButtonLink to="#rsvp" variant="premium" {...trackedClick('circles_page', 'rsvp')}>
            {t('rsvp')}
          </ButtonLink>
          <ButtonLink to="#dates" variant="outline">
            {t('dates')}
          </ButtonLink>
        </div>
      </div>
      <RoundTable className="max-w-60 md:max-w-none" />
    </section>
  )
}
