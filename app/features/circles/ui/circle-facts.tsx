import { useTranslations } from '~/i18n/language'
import { circlesSectionsMessages } from '~/i18n/messages/circles-sections'
import { circle, type Rhythm } from '../model'

/** Six facts about every circle. */
export function CircleFacts({ rhythm }: { rhythm: Rhythm }) {
  const t = useTranslations(circlesSectionsMessages, 'facts')
  const facts = [
    [t('people.name'), t('people.range', circle.people)],
    [t('minutes.name'), t('minutes.range', circle.minutes)],
    [t('price.name'), t(`price.${circle.price}`)],
    [t('seats.name'), t(`seats.${circle.seats}`)],
    [t('rule.name'), t(`rule.${circle.rule}`)],
    [t('rhythm.name'), t(`rhythm.${rhythm}`)],
  ]
  return (
    <section aria-label={t('label')} className="wrap">
      <dl className="grid grid-cols-2 gap-x-8 border-line border-t sm:grid-cols-3 lg:grid-cols-6">
        {facts.map(([name, value]) => (
          <div key={name} className="py-5">
            <dt className="text-muted text-xs">{name}</dt>
            <dd className="mt-1 font-display text-lg leading-snug tracking-tight tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
