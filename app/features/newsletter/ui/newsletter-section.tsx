import { lazy } from 'react'
import type { ResolvedText } from '~/features/content/model'
import { ContentText, Untranslated } from '~/features/content/ui/content-text'
import type { Letter } from '~/features/letters/model'
import { useSite } from '~/features/site/ui/use-site'
import { useTranslations } from '~/i18n/language'
import { newsletterMessages } from '~/i18n/messages/newsletter'
import { SkipHydration } from '~/ui/skip-hydration'
import { letter as issue } from '../model'
import { NewsletterForm } from './newsletter-form'

const FoldedLetter = lazy(() => import('~/features/letters/ui/folded-letter'))

type Props = { title: ResolvedText | null; sub: ResolvedText | null; letter: Letter }

/** The newsletter, described by the content service's texts if there are any, its form, and the newest letter. */
export function NewsletterSection({ title, sub, letter }: Props) {
  const t = useTranslations(newsletterMessages)
  const { letterRhythm: rhythm } = useSite()
  return (
    <section id="newsletter" className="overflow-clip border-line border-y bg-band">
      <div className="wrap grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,25rem)_minmax(0,42rem)] lg:justify-between">
        <div className="pt-16 lg:pt-34 lg:pb-20">
          <p className="eyebrow">{t('eyebrow')}</p>
          <h2 className="mt-3 max-w-[20ch] text-[2.25rem] leading-[1.04] md:text-[3.375rem]">
            {title ? <ContentText {...title} /> : t.markup('title', { rhythm, em: (word) => word })}
          </h2>
          <p className="mt-5 max-w-[52ch] text-muted">
            {sub ? <ContentText {...sub} /> : t('text', { ...issue, rhythm })}
          </p>
          <Untranslated among={[title, sub]} />
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
