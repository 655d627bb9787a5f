import { useTranslations } from 'use-intl'
import { Told } from '~/features/content/ui/told'
import { localeTags } from '~/i18n/locales'
import { Testimonial } from '~/ui/testimonial'
import type { HomeContent } from '../queries.server'
import { SplitSection } from './split-section'

/** Only what the content service has: no quote is invented. */
export function TestimonialsSection({ testimonials }: Pick<HomeContent, 'testimonials'>) {
  const t = useTranslations('testimonials')
  if (testimonials.length === 0) return null
  return (
    <SplitSection id="testimonials" eyebrow={t('eyebrow')} title={t('title')}>
      <div className="grid gap-12">
        {testimonials.map(({ id, quote, author, role, org }) => (
          <Testimonial
            key={id}
            quote={<span lang={localeTags[quote.lang]}>{t('quote', { quote: quote.text })}</span>}
            author={author}
            role={
              (role || org) && (
                <>
                  {role && <Told {...role} />}
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
