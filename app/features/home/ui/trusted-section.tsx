import type { ResolvedText } from '~/features/content/model'
import { ContentText, Untranslated } from '~/features/content/ui/content-text'
import { useTranslations } from '~/i18n/language'
import { homeSectionsMessages } from '~/i18n/messages/home-sections'
import { LogoStrip } from '~/ui/logo-strip'
import type { HomeContent } from '../model'

/** Who takes part. Logos only when the content service has some. */
export function TrustedSection({ line, logos }: { line: ResolvedText | null; logos: HomeContent['logos'] }) {
  const t = useTranslations(homeSectionsMessages, 'why')
  return (
    <section id="trusted" className="border-line border-t">
      <div className="wrap py-20">
        <p className="eyebrow">{t('eyebrow')}</p>
        <h2 className="mt-4 max-w-[34ch] text-2xl leading-snug">{line ? <ContentText {...line} /> : t('line')}</h2>
        <Untranslated among={[line]} />
        {logos.length > 0 && (
          <LogoStrip
            label={t('logos')}
            logos={logos.map(({ image, alt }) => ({ name: alt.text, lang: alt.lang, src: image }))}
            className="mt-12"
          />
        )}
      </div>
    </section>
  )
}
