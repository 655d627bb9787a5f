import { ContentText } from '~/features/content/ui/content-text'
import { useTranslations } from '~/i18n/language'
import { homeSectionsMessages } from '~/i18n/messages/home-sections'
import { Testimonial } from '~/ui/testimonial'
import type { HomeContent } from '../model'
import { SplitSection } from './split-section'

/** Quotes from the content service only; without any, no section. */
export function TestimonialsSection({ testimonials }: Pick<HomeContent, 'testimonials'>) {
  const t = useTranslations(homeSectionsMessages, 'testimonials')
  if (testimonials.length === 0) return null
  return (
    <SplitSection
      id="testimonials"
      eyebrow={t('eyebrow')}
      title={t('title')}
      contentTexts={testimonials.map(({ quote }) => quote)}
    >
      <div className="grid gap-12">
        {testimonials.map(({ id, quote, author, role, org }) => (
          <Testimonial
            key={id}
            quote={<span lang={quote.lang}>{t('quote', { quote: quote.text })}</span>}
            author={author}
            role={
              (role || org) && (
                <>
                  {role && <ContentText {...role} />}
                  {role && org && ', '}
                  {org}
                </>
              )
            }
          />
        ))}
      </div>
    </SplitSection>
  )
}
