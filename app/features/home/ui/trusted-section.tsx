import type { ResolvedText } from '~/features/content/model'
import { ContentText, Untranslated } from '~/features/content/ui/content-text'
import { useTranslations } from '~/i18n/language'
import { homeSectionsMessages } from '~/i18n/messages/home-sections'
import { LogoStrip } from '~/ui/logo-strip'
import type { HomeContent } from '../model'
import { OrganizationKinds } from './organization-kinds'

/** Fewer logos than this look like few clients. */
const fewestLogos = 3

/** Who takes part: logos when the content service has enough of them, else the kinds of organization. */
export function TrustedSection({ line, logos }: { line: ResolvedText | null; logos: HomeContent['logos'] }) {
  const t = useTranslations(homeSectionsMessages, 'why')
  return (
    <section id="trusted" className="border-line border-t">
      <div className="wrap py-16 md:pt-22 md:pb-24">
        <p className="eyebrow">{t('eyebrow')}</p>
        <h2 className="mt-4 max-w-[24em] text-2xl leading-[1.15] lg:text-[2.125rem]">
          {line ? <ContentText {...line} /> : t('line')}
        </h2>
        <Untranslated among={[line]} />
        {logos.length >= fewestLogos ? (
          <LogoStrip
            label={t('logos')}
            logos={logos.map(({ image, alt }) => ({ name: alt.text, lang: alt.lang, src: image }))}
            className="mt-8 md:mt-11"
          />
        ) : (
          <OrganizationKinds />
        )}
      </div>
    </section>
  )
}
