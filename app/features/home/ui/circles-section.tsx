import { ContentText, Untranslated } from '~/features/content/ui/content-text'
import { useFormatter, useTranslations } from '~/i18n/language'
import { homeSectionsMessages } from '~/i18n/messages/home-sections'
import { ButtonLink } from '~/ui/button'
import { RouteMap } from '~/ui/route-map'
import type { HomeContent } from '../model'

export function CirclesSection({ next }: Pick<HomeContent, 'next'>) {
  const t = useTranslations(homeSectionsMessages, 'circles')
  const format = useFormatter()
  return (
    <section id="circles" className="border-line border-y bg-raised">
      <div className="wrap grid items-center gap-12 py-20 md:grid-cols-2 md:py-28">
        <div>
          <p className="eyebrow">{t('eyebrow')}</p>
          <h2 className="mt-3 max-w-[16ch] text-3xl">{t('title')}</h2>
          <p className="mt-5 max-w-[50ch] text-muted">{t('text')}</p>
          {next && (
            <p className="mt-6 border-prestige border-l-2 pl-5">
              <span className="block text-muted text-sm">
                {t('next')} · <ContentText {...next.city} />,{' '}
                <time dateTime={next.dateTime}>
                  {format.dateTime(new Date(next.dateTime), {
                    dateStyle: 'long',
                    timeStyle: 'short',
                    timeZone: next.timeZone,
                  })}
                </time>
              </span>
              <ContentText {...next.title} />
            </p>
          )}
          <Untranslated among={[next?.title ?? null]} />
          <p className="mt-8">
            <ButtonLink to="/circles" variant="premium-outline">
              {t('about')}
            </ButtonLink>
          </p>
        </div>
        <RouteMap label={t('map')} oslo={t('oslo')} stockholm={t('stockholm')} helsinki={t('helsinki')} />
      </div>
    </section>
  )
}
