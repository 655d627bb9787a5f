import { lazy } from 'react'
import type { ResolvedText } from '~/features/content/model'
import type { Letter } from '~/features/letters/model'
import { SkipHydration } from '~/ui/skip-hydration'
import { NewsletterForm } from './newsletter-form'

const NewsletterIntro = lazy(() => import('./newsletter-intro'))
const FoldedLetter = lazy(() => import('~/features/letters/ui/folded-letter'))

type Props = { title: ResolvedText | null; sub: ResolvedText | null; letter: Letter }

/** What the newsletter is, its form, and the newest letter. */
export function NewsletterSection({ title, sub, letter }: Props) {
  return (
    <section id="newsletter" className="overflow-clip border-line border-y bg-band">
      <div className="wrap grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,25rem)_minmax(0,42rem)] lg:justify-between">
        <div className="pt-16 lg:pt-34 lg:pb-20">
          <SkipHydration id="newsletter-intro">
            <NewsletterIntro title={title} sub={sub} />
          </SkipHydration>
          <div className="mt-8">
            <NewsletterForm />
          </div>
        </div>
        <div className="lg:pt-18">
          <SkipHydration id="letter">
            <FoldedLetter letter={letter} />
          </SkipHydration>
        </div>
      </div>
    </section>
  )
}
