import { ContentText, Untranslated } from '~/features/content/ui/content-text'
import { useTranslations } from '~/i18n/language'
import { founderMessages } from '~/i18n/messages/founder'
import { ArrowLink } from '~/ui/arrow-link'
import type { FounderProfile } from '../model'
import { FounderPortrait } from './founder-portrait'
import { Signature } from './signature'
import { useFounder } from './use-founder'

/** Who is behind the site: what editors have written, or else three sentences that hold for every such practice. */
export function FounderSection({ profile: { role, record, portrait } }: { profile: FounderProfile }) {
  const t = useTranslations(founderMessages)
  const { voice } = useFounder()
  const sentences =
    record.length > 0
      ? record.map((line) => ({ key: line.text, sentence: <ContentText {...line} /> }))
      : (['between', 'few', 'letter'] as const).map((key) => ({ key, sentence: t(`record.${key}`, { voice }) }))
  return (
    <section id="founder" className="border-line border-t bg-band">
      <div className="wrap grid items-center gap-x-16 gap-y-8 py-16 md:grid-cols-[auto_1fr] md:py-28 lg:gap-x-28">
        <FounderPortrait portrait={portrait} className="size-30 md:size-52 lg:size-75" />
        <div>
          <h2 className="eyebrow font-text!">{t('title')}</h2>
          <div className="mt-5 grid max-w-[46rem] gap-3 font-display text-2xl tracking-tight lg:text-[2.125rem] lg:leading-[1.24]">
            {sentences.map(({ key, sentence }) => (
              <p key={key} className="text-balance">
                {sentence}
              </p>
            ))}
          </div>
          <Untranslated among={[...record, role]} />
          <Signature role={role} className="mt-8" />
          <ArrowLink to="/vision" className="mt-6">
            {t('vision', { voice })}
          </ArrowLink>
        </div>
      </div>
    </section>
  )
}
