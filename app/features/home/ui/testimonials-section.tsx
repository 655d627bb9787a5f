import { ContentText, Untranslated } from '~/features/content/ui/content-text'
import { useTranslations } from '~/i18n/language'
import { homeSectionsMessages } from '~/i18n/messages/home-sections'
import { MountainRange } from '~/ui/mountain-range'
import { Testimonial } from '~/ui/testimonial'
import type { HomeContent } from '../model'

/** From this many letters on, a quote is set smaller. */
const longQuote = 110

/** Quotes from the content service only, in the sky above a ridge; without any, no section. */
export function TestimonialsSection({ testimonials }: Pick<HomeContent, 'testimonials'>) {
  const t = useTranslations(homeSectionsMessages, 'testimonials')
  if (testimonials.length === 0) return null
  return (
    <section id="testimonials" className="overflow-hidden border-line border-t">
      <div className="wrap relative pt-16 md:pt-28">
        <h2 className="eyebrow font-text!">{t('eyebrow')}</h2>
        <div className="mt-5 grid gap-12 md:gap-16">
          {testimonials.map(({ quote, author, role, org }, index) => (
            <Testimonial
              key={quote.text}
              size={index > 0 ? 'default' : quote.text.length < longQuote ? 'display' : 'long'}
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
        <Untranslated among={testimonials.map(({ quote }) => quote)} />
      </div>
      <div className="mt-4 flex justify-end xl:-mt-24">
        <MountainRange
          shore="land"
          className="h-56 w-full max-md:[&>g:nth-child(even)]:hidden md:h-[32vw] xl:h-115 xl:w-480 xl:max-w-none xl:shrink-0 xl:overflow-visible"
        />
      </div>
    </section>
  )
}
