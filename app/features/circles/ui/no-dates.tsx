import { trackedClick } from '~/features/analytics/model'
import { useTranslations } from '~/i18n/language'
import { circlesSectionsMessages } from '~/i18n/messages/circles-sections'
import { ButtonLink } from '~/ui/button'
import { NumberedList } from './numbered-list'

const steps = ['ask', 'letter', 'seat'] as const

/** Shown when no session is announced, in this city or at all: how to get a seat all the same. */
export function NoDates({ city }: { city: string | null }) {
  const t = useTranslations(circlesSectionsMessages)
  return (
    <div>
      <p className="eyebrow">{t('dates.next')}</p>
      <h2 className="mt-3 max-w-[18ch] text-3xl">{t('noDates.title')}</h2>
      <p className="mt-5 max-w-[44ch] text-muted">{city ? t('noDates.city', { city }) : t('noDates.text')}</p>
      <div className="mt-8">
        <NumberedList items={steps.map((step) => ({ text: t(`noDates.steps.${step}`) }))} />
      </div>
      <p className="mt-8">
        <ButtonLink to="/#newsletter" variant="outline" reloadDocument {...trackedClick('navigation', 'signals')}>
          {t('noDates.signals')}
        </ButtonLink>
      </p>
    </div>
  )
}
