import { Untranslated } from '~/features/content/ui/content-text'
import { useTranslations } from '~/i18n/language'
import { circlesSectionsMessages } from '~/i18n/messages/circles-sections'
import { type CirclesContent, circle } from '../model'

/** Where circles meet, and practical facts. */
export function VenueSection({ venue, gallery }: Pick<CirclesContent, 'venue' | 'gallery'>) {
  const t = useTranslations(circlesSectionsMessages, 'venue')
  const facts = [
    [t('cities.name'), t('cities.value')],
    [t('length.name'), t('length.value', circle.minutes)],
    [t('group.name'), t('group.value', circle.people)],
    [t('seats.name'), t(`seats.${circle.seats}`)],
    [t('cost.name'), t(`cost.${circle.price}`)],
    [t('rule.name'), t(`rule.${circle.rule}`)],
  ]
  return (
    <section className="wrap py-20 md:py-28">
      <div className="grid gap-x-8 lg:gap-x-16 gap-y-10 md:grid-cols-[5fr_7fr]">
        <div>
          <p className="eyebrow">{t('eyebrow')}</p>
          <h2 className="mt-3 max-w-[16ch] text-3xl">{t('title')}</h2>
          <p lang={venue?.lang} className="mt-5 max-w-[44ch] text-muted">
            {venue?.text ?? t('text')}
          </p>
          <Untranslated among={[venue]} />
        </div>
        <dl>
          {facts.map(([name, value]) => (
            <div key={name} className="grid gap-x-6 border-line border-t py-4 last:border-b sm:grid-cols-[9rem_1fr]">
              <dt className="text-muted text-sm sm:pt-0.5">{name}</dt>
              <dd className="max-w-[44ch] tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {gallery.length > 0 && (
        <ul className="mt-14 grid gap-4 sm:grid-cols-3">
          {gallery.slice(0, 3).map(({ url, alt }) => (
            <li key={url}>
              <img
                src={url}
                alt={alt.text}
                lang={alt.lang}
                loading="lazy"
                className="aspect-[3/2] w-full rounded-sm object-cover"
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
