import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react'
import type { useTranslations as UseTranslations } from 'use-intl'
import { createFormatter, createTranslator } from 'use-intl/core'
import { messagesFor, missingText, onMessages } from './dictionary'
import { formatTags, type Locale, locales } from './locales'
import type { Messages } from './messages/messages'

const LanguageContext = createContext<{ locale: Locale; messages: Messages } | null>(null)

export function LanguageProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  // Some texts come later, with the part of a page that they belong to.
  const getMessages = () => messagesFor(locale)
  const messages = useSyncExternalStore(onMessages, getMessages, getMessages)
  const language = useMemo(() => ({ locale, messages }), [locale, messages])
  return <LanguageContext value={language}>{children}</LanguageContext>
}

function useSpokenLanguage() {
  const language = useContext(LanguageContext)
  if (!language) throw new Error('useLanguage must be used within a LanguageProvider')
  return language
}

export const useLanguage = (): Locale => useSpokenLanguage().locale

type Translator = ReturnType<typeof UseTranslations>

const timeZone = 'Europe/Stockholm'
const formatters = new Map(
  locales.map((locale) => [locale, createFormatter({ locale: formatTags[locale], timeZone })] as const),
)
const translators = new WeakMap<Messages, Map<string, Translator>>()

/**
 * As use-intl's own, but made once for a language and not for every page: parsing texts and making formats of them
 * was half of rendering one.
 */
export const useTranslations = ((namespace: string) => {
  const { locale, messages } = useSpokenLanguage()
  const known = translators.get(messages) ?? new Map<string, Translator>()
  const translator = known.get(namespace) ?? newTranslator(locale, messages, namespace)
  translators.set(messages, known.set(namespace, translator))
  return translator
}) as typeof UseTranslations

export const useFormatter = () => formatters.get(useSpokenLanguage().locale) as ReturnType<typeof createFormatter>

function newTranslator(locale: Locale, messages: Messages, namespace: string) {
  const translate = createTranslator({
    locale: formatTags[locale],
    messages: messages as Record<string, unknown>,
    namespace: namespace as never,
    timeZone,
    getMessageFallback: ({ namespace, key }) => missingText(namespace ? `${namespace}.${key}` : key),
    onError: () => {},
  }) as unknown as Translator
  // Most texts have nothing to be filled in.
  const plain = new Map<string, string>()
  const say = (key: never, ...given: never[]) => {
    if (given.length > 0) return translate(key, ...given)
    const text = plain.get(key) ?? translate(key)
    plain.set(key, text)
    return text
  }
  return Object.assign(say, translate) as Translator
}
