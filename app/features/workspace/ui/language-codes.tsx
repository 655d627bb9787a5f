import { trackedClick } from '~/features/analytics/model'
import { useLanguageHref } from '~/features/site/ui/use-language-href'
import { useLanguage, useTranslations } from '~/i18n/language'
import { localeNames, locales, localeTags } from '~/i18n/locales'
import { siteMessages } from '~/i18n/messages/site'

/** EN SV NO: the same page in another language. */
export function LanguageCodes() {
  const t = useTranslations(siteMessages, 'nav')
  const current = useLanguage()
  const hrefOf = useLanguageHref()
  return (
    <ul aria-label={t('language')} className="flex">
      {locales.map((locale) => (
        <li key={locale}>
          <a
            href={hrefOf(locale)}
            aria-current={locale === current ? 'true' : undefined}
            {...trackedClick('navigation', 'language')}
            className="grid min-h-8 min-w-7 place-items-center text-muted text-xs underline-offset-4 hover:text-ink aria-[current]:text-ink aria-[current]:underline aria-[current]:decoration-prestige pointer-coarse:min-h-11 pointer-coarse:min-w-9"
          >
            <span>
              {locale.toUpperCase()}
              <span lang={localeTags[locale]} className="sr-only">
                {` ${localeNames[locale]}`}
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
