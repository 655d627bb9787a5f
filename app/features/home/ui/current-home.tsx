import { lazy } from 'react'
import { NewsletterSection } from '~/features/newsletter/ui/newsletter-section'
import { PageTitle } from '~/features/site/ui/page-title'
import { useSite } from '~/features/site/ui/use-site'
import { useTranslations } from '~/i18n/language'
import { homeMessages } from '~/i18n/messages/home'
import { SkipHydration } from '~/ui/skip-hydration'
import type { HomeContent } from '../model'

const HomeHero = lazy(async () => ({ default: (await import('./home-hero')).HomeHero }))
const HomeSections = lazy(() => import('./home-sections'))

export function CurrentHome({ content }: { content: HomeContent }) {
  const t = useTranslations(homeMessages, 'hero')
  const { brand } = useSite()
  const title = content.heroTitle?.text ?? t.markup('title', { em: (word) => word })
  return (
    <>
      <PageTitle title={`${brand.product}: ${title}`} description={content.heroSub?.text ?? t('sub')} />
      <SkipHydration id="hero">
        <HomeHero title={content.heroTitle} sub={content.heroSub} />
      </SkipHydration>
      <NewsletterSection title={content.newsletterTitle} sub={content.newsletterSub} />
      <SkipHydration id="sections">
        <HomeSections content={content} />
      </SkipHydration>
    </>
  )
}
