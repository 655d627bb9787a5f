import { useTranslations } from 'use-intl'
import { JoinCircle } from '~/features/access-requests/ui/join-circle'
import { CirclesSection } from '~/features/home/ui/circles-section'
import { HomeHero } from '~/features/home/ui/home-hero'
import { ListSection } from '~/features/home/ui/list-section'
import { NewsletterSection } from '~/features/home/ui/newsletter-section'
import { PageTitle } from '~/features/site/ui/page-title'
import { useSite } from '~/features/site/ui/use-site'
import { loadTexts } from '~/i18n/load-texts'
import { preloadFont } from '~/web/preload-font'
import italicFont from '../../../.generated/fonts/newsreader-italic.woff2?url'
import type { Route } from './+types/home'

await loadTexts('home', 'access-request')

/** The title's one word in italics: fetched with the page, so that nothing moves when it comes. */
export const links: Route.LinksFunction = () => [preloadFont(italicFont)]

export const handle = { cache: { query: [] } }

export default function Home() {
  const whatido = useTranslations('whatido')
  const work = useTranslations('work')
  const latest = useTranslations('latest')
  const hero = useTranslations('hero')
  const { brand } = useSite()
  return (
    <>
      <PageTitle
        title={`${brand.product}: ${hero.markup('title', { em: (word) => word })}`}
        description={hero('sub')}
      />
      <HomeHero />
      <NewsletterSection />
      <ListSection
        id="whatido"
        eyebrow={whatido('eyebrow')}
        title={whatido('title')}
        items={(['signals', 'circles', 'advisory'] as const).map((key) => ({
          title: whatido(`${key}.title`),
          body: whatido(`${key}.body`),
        }))}
      />
      <CirclesSection />
      <ListSection
        id="work"
        eyebrow={work('eyebrow')}
        title={work('title')}
        items={(['visits', 'exchange', 'speedDial'] as const).map((key) => ({
          title: work(`${key}.title`),
          body: work(`${key}.body`),
        }))}
      />
      <ListSection id="latest" eyebrow={latest('eyebrow')} title={latest('title')} lead={latest('text')} />
      <div className="pointer-events-none sticky bottom-0 z-20 flex justify-end p-4 md:p-6">
        <JoinCircle variant="premium" className="pointer-events-auto shadow-[0_12px_32px_-16px_black]" />
      </div>
    </>
  )
}
