import { defaultLocale, type Locale, locales, localeTags } from './locales'
import type { Messages } from './messages/messages'

const loaded = new Map<Locale, Messages>()
const listeners = new Set<() => void>()

/** The server adds every text at start; the browser the page's own language and pages, before they are shown. */
export function addMessages(locale: Locale, messages: Partial<Messages>) {
  // A new object each time: what was made of the old one is then made anew.
  loaded.set(locale, { ...loaded.get(locale), ...messages } as Messages)
  for (const listener of listeners) listener()
}

/** Calls back when texts have come; gives what ends that. */
export function onMessages(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function messagesFor(locale: Locale): Messages {
  const messages = loaded.get(locale)
  if (!messages) throw new Error(`The ${locale} texts are not loaded`)
  return messages
}

export const localeOfTag = (tag: string): Locale =>
  locales.find((locale) => localeTags[locale] === tag) ?? defaultLocale

/** A missing text shows its key, so that a gap is seen and nothing breaks. */
export const missingText = (key: string) => (key === 'nav.notes' ? 'Notes' : key)
