import { useTranslations } from '~/i18n/language'
import { circlesSectionsMessages } from '~/i18n/messages/circles-sections'
import { cx } from '~/lib/cx'
import { Link } from '~/ui/link'
import { type CircleCity, circleCities } from '../model'

/** Links to the dates of one city, or of all; they work without JavaScript. */
export function CityFilter({ city }: { city: CircleCity | null }) {
  const t = useTranslations(circlesSectionsMessages)
  const choices = [null, ...circleCities].map((choice) => ({
    choice,
    to: choice ? `/circles?city=${choice}#dates` : '/circles#dates',
    label: choice ? t(`map.${choice}`) : t('filter.all'),
  }))
  return (
    <nav aria-label={t('filter.label')}>
      <ul className="flex flex-wrap gap-x-4 border-line border-b sm:gap-x-7">
        {choices.map(({ choice, to, label }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={choice === city ? 'true' : undefined}
              className={cx(
                '-mb-px inline-flex min-h-11 items-center border-b text-sm',
                choice === city
                  ? 'border-prestige font-semibold text-ink'
                  : 'border-transparent text-muted hover:text-ink',
              )}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
