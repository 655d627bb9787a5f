import { useTranslations } from 'use-intl'
import { ButtonLink } from '~/ui/button'
import { RouteMap } from '~/ui/route-map'

export function CirclesSection() {
  const t = useTranslations('circles')
  return (
    <section id="circles" className="border-line border-y bg-raised">
      <div className="wrap grid items-center gap-12 py-20 md:grid-cols-2 md:py-28">
        <div>
          <p className="eyebrow">{t('eyebrow')}</p>
          <h2 className="mt-3 max-w-[16ch] text-3xl">{t('title')}</h2>
          <p className="mt-5 max-w-[50ch] text-muted">{t('text')}</p>
          <p className="mt-8">
            <ButtonLink to="/request-access" variant="premium-outline">
              {t('join')}
            </ButtonLink>
          </p>
        </div>
        <RouteMap label={t('map')} oslo={t('oslo')} stockholm={t('stockholm')} helsinki={t('helsinki')} />
      </div>
    </section>
  )
}
