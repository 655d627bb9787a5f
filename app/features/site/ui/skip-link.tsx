import { useTranslations } from '~/i18n/language'
import { siteMessages } from '~/i18n/messages/site'

/** The first link of every page. */
export function SkipLink() {
  const t = useTranslations(siteMessages, 'nav')
  return (
    <nav aria-label={t('skip')}>
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-sm bg-action px-4 py-3 font-semibold text-on-action text-sm focus:translate-y-0"
      >
        {t('skip')}
      </a>
    </nav>
  )
}
