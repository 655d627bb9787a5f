import { ChevronDown } from 'lucide'
import { useRef } from 'react'
import { trackedClick } from '~/features/analytics/model'
import { useLanguage, useTranslations } from '~/i18n/language'
import { localeNames, locales, localeTags } from '~/i18n/locales'
import { siteMessages } from '~/i18n/messages/site'
import { cx } from '~/lib/cx'
import { Icon } from '~/ui/icon'
import { useDismissDetails } from '~/ui/use-dismiss-details'
import { useLanguageHref } from './use-language-href'

export function LanguageList({ className }: { className?: string }) {
  const t = useTranslations(siteMessages, 'nav')
  const current = useLanguage()
  const hrefOf = useLanguageHref()
  return (
    <ul aria-label={t('language')} className={cx('flex flex-wrap gap-x-5 text-sm', className)}>
      {locales.map((locale) => (
        <li key={locale}>
          <a
            href={hrefOf(locale)}
            lang={localeTags[locale]}
            aria-current={locale === current ? 'true' : undefined}
            {...trackedClick('navigation', 'language')}
            className="block py-2.5 text-muted underline-offset-4 hover:text-ink aria-[current]:text-ink aria-[current]:underline aria-[current]:decoration-prestige"
          >
            {localeNames[locale]}
          </a>
        </li>
      ))}
    </ul>
  )
}

export function LanguageMenu() {
  const t = useTranslations(siteMessages, 'nav')
  const current = useLanguage()
  const ref = useRef<HTMLDetailsElement>(null)

  useDismissDetails(ref)

  return (
    <details ref={ref} className="relative hidden lg:block">
      <summary
        aria-label={`${current.toUpperCase()}, ${t('language')}: ${localeNames[current]}`}
        className="flex min-h-11 cursor-pointer list-none items-center gap-1 px-3 text-muted text-sm uppercase hover:text-ink [&::-webkit-details-marker]:hidden"
      >
        {current}
        <Icon icon={ChevronDown} className="size-3.5" />
      </summary>
      <LanguageList className="absolute top-full right-0 min-w-36 flex-col rounded-sm border border-line bg-raised px-4 py-1.5" />
    </details>
  )
}
