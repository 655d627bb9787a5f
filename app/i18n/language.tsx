import { createContext, type ReactNode, useContext } from 'react'
import { IntlProvider } from 'use-intl'
import { messagesFor, missingText } from './dictionary'
import { type Locale, localeTags } from './locales'

const LanguageContext = createContext<Locale | null>(null)

export function LanguageProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <LanguageContext value={locale}>
      <IntlProvider
        locale={localeTags[locale]}
        messages={messagesFor(locale)}
        timeZone="Europe/Stockholm"
        getMessageFallback={({ namespace, key }) => missingText(namespace ? `${namespace}.${key}` : key)}
        onError={() => {}}
      >
        {children}
      </IntlProvider>
    </LanguageContext>
  )
}

export function useLanguage(): Locale {
  const locale = useContext(LanguageContext)
  if (!locale) throw new Error('useLanguage must be used within a LanguageProvider')
  return locale
}
