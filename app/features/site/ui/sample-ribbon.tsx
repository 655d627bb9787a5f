import { useTranslations } from '~/i18n/language'
import { siteMessages } from '~/i18n/messages/site'
import { useSite } from './use-site'

/** On every page of a site with sample data, so that nobody takes its people and cases for real ones. */
export function SampleRibbon() {
  const t = useTranslations(siteMessages, 'samples')
  if (!useSite().hasSamples) return null
  return (
    <aside aria-label={t('title')} className="border-line border-b bg-band text-muted text-xs">
      <p className="wrap py-0.5 text-center">
        <span className="text-prestige">{t('title')}.</span> <span className="max-sm:sr-only">{t('text')}</span>
      </p>
    </aside>
  )
}
