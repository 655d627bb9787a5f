import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import { IntlProvider } from 'use-intl'
import { messagesFor, missingText, onMessages } from './dictionary'
import { formatTags, type Locale } from './locales'

const LanguageContext = createContext<Locale | null>(null)

// Made once: translators that are made anew at each render would set off every effect that uses one.
const showKey = ({ namespace, key }: { namespace?: string | undefined; key: string }) =>
  missingText(namespace ? `${namespace}.${key}` : key)
const ignore = () => {}

export function LanguageProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  // Some texts come later, with the part of a page that they belong to.
  const getMessages = () => messagesFor(locale)
  const messages = useSyncExternalStore(onMessages, getMessages, getMessages)
  return (
    <LanguageContext value={locale}>
      <IntlProvider
        locale={formatTags[locale]}
        messages={messages}
        timeZone="Europe/Stockholm"
        getMessageFallback={showKey}
        onError={ignore}
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
