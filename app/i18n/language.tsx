import { createContext, type ReactNode, use } from 'react'
import { createFormatter } from 'use-intl/core'
import type { Messages } from './load-messages'
import { formatTags, type Locale, locales } from './locales'
import { type Namespace, timeZone, translatorOf } from './translator'

const LanguageContext = createContext<Locale | null>(null)

/** Around the router and not in a route: an error page is rendered without the data of the root loader. */
export function LanguageProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <LanguageContext value={locale}>{children}</LanguageContext>
}

export function useLanguage(): Locale {
  const locale = use(LanguageContext)
  if (!locale) throw new Error('useLanguage must be used within a LanguageProvider')
  return locale
}

/** The messages in the page's language. Importing them is what loads them: a page cannot forget to. */
export function useTranslations<English extends object, Within extends Namespace<English> = never>(
  messages: Messages<English>,
  namespace?: Within,
) {
  const locale = useLanguage()
  // A page waits for its messages before it hydrates. What is loaded after that suspends by throwing the promise: with
  // `use()`, React 19.3 sometimes rendered the component anew with the wrong hooks (error 467) and started all over.
  if (!messages.loaded[locale]) throw messages.loading
  return translatorOf(messages, locale, namespace)
}

const formatters = new Map(
  locales.map((locale) => [locale, createFormatter({ locale: formatTags[locale], timeZone })] as const),
)

export const useFormatter = () => formatters.get(useLanguage()) as ReturnType<typeof createFormatter>
