import { useTranslations } from 'use-intl'
import { JoinCircle } from '~/features/access-requests/ui/join-circle'
import { tracked } from '~/features/analytics/model'
import { NewsletterSection } from '~/features/newsletter/ui/newsletter-section'
import { PageTitle } from '~/features/site/ui/page-title'
import { useSite } from '~/features/site/ui/use-site'
import { ButtonLink } from '~/ui/button'
import type { HomeContent } from '../model'
import { CirclesSection } from './circles-section'
import { HomeHero } from './home-hero'
import { LatestSection } from './latest-section'
import { TestimonialsSection } from './testimonials-section'
import { TrustedSection } from './trusted-section'
import { WhatSection } from './what-section'
import { WorkSection } from './work-section'

export function CurrentHome({ content }: { content: HomeContent }) {
  const t = useTranslations('hero')
  const home = useTranslations('homeSwitch')
  const { brand } = useSite()
  const title = content.heroTitle?.text ?? t.markup('title', { em: (word) => word })
  return (
    <>
      <PageTitle title={`${brand.product}: ${title}`} description={content.heroSub?.text ?? t('sub')} />
      <HomeHero title={content.heroTitle} sub={content.heroSub} />
      <NewsletterSection title={content.newsletterTitle} sub={content.newsletterSub} />
      <WhatSection bodies={content.what} />
      <CirclesSection next={content.next} />
      <WorkSection intro={content.workIntro} cases={content.microCases} />
      <LatestSection note={content.note} brief={content.brief} />
      <TestimonialsSection testimonials={content.testimonials} />
      <TrustedSection line={content.trustedByLine} logos={content.logos} />
      <div className="pointer-events-none sticky bottom-0 z-20 flex flex-wrap justify-end gap-2 p-3 md:p-6">
        <JoinCircle variant="premium" className="pointer-events-auto" />
        <ButtonLink
          to="/login"
          variant="secondary"
          {...tracked('navigation', 'circle-access')}
          className="pointer-events-auto backdrop-blur-md"
        >
          {home('access')}
        </ButtonLink>
      </div>
    </>
  )
}
