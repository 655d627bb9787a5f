import { defaultLocale, type Locale, localeTags, locales } from './locales'
import type { Messages } from './messages/messages'

const loaded = new Map<Locale, Messages>()

/** The server loads every language at start; the browser only the page's own, before it comes alive. */
export const addMessages = (locale: Locale, messages: Messages) => loaded.set(locale, messages)

export function messagesFor(locale: Locale): Messages {
  const messages = loaded.get(locale)
  if (!messages) throw new Error(`The ${locale} texts are not loaded`)
  return messages
}

export const localeOfTag = (tag: string): Locale => locales.find((locale) => localeTags[locale] === tag) ?? defaultLocale

/** A missing text shows its key, so that a gap is seen and nothing breaks. */
export const missingText = (key: string) => (key === 'nav.notes' ? 'Notes' : key)
