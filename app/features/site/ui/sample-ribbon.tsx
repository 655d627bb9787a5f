import { useTranslations } from '~/i18n/language'
import { samplesMessages } from '~/i18n/messages/samples'

/** On every page of a site with sample data, so that nobody takes its people and cases for real ones. */
export default function SampleRibbon() {
  const t = useTranslations(samplesMessages)
  return (
    <aside aria-label={t('title')} className="border-line border-b bg-band text-muted text-xs">
      <p className="wrap py-0.5 text-center">
        <span className="text-prestige">{t('title')}.</span> <span className="max-sm:sr-only">{t('text')}</span>
      </p>
    </aside>
  )
}
