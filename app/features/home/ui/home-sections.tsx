import { FounderSection } from '~/features/founder/ui/founder-section'
import type { HomeContent } from '../model'
import { CirclesSection } from './circles-section'
import { LatestSection } from './latest-section'
import { TestimonialsSection } from './testimonials-section'
import { TrustedSection } from './trusted-section'
import { WhatSection } from './what-section'
import { WorkSection } from './work-section'

/** The sections without interaction, which are not hydrated. */
export default function HomeSections({ content }: { content: HomeContent }) {
  return (
    <>
      <WhatSection bodies={content.what} />
      <CirclesSection
        next={content.next}
        upcoming={content.upcoming}
        cityDates={content.cityDates}
        route={content.route}
      />
      <WorkSection intro={content.workIntro} cases={content.microCases} />
      <LatestSection notes={content.notes} letter={content.letter} />
      <TestimonialsSection testimonials={content.testimonials} />
      <TrustedSection line={content.trustedByLine} logos={content.logos} />
      <FounderSection profile={content.founder} />
    </>
  )
}
