import { defaultLocale, type Locale, locales, localeTags } from './locales'
import type { Messages } from './messages/messages'

const loaded = new Map<Locale, Messages>()

/** The server adds every text at start; the browser the page's own language and pages, before they are shown. */
export const addMessages = (locale: Locale, messages: Partial<Messages>) =>
  // A new object each time: what was made of the old one is then made anew.
  loaded.set(locale, { ...loaded.get(locale), ...messages } as Messages)

export function messagesFor(locale: Locale): Messages {
  const messages = loaded.get(locale)
  if (!messages) throw new Error(`The ${locale} texts are not loaded`)
  return messages
}

export const localeOfTag = (tag: string): Locale =>
  locales.find((locale) => localeTags[locale] === tag) ?? defaultLocale

/** A missing text shows its key, so that a gap is seen and nothing breaks. */
export const missingText = (key: string) => (key === 'nav.notes' ? 'Notes' : key)
