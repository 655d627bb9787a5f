export const locales = ['en', 'sv', 'no'] as const
export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'en'

/** What each language calls itself in the selector. */
export const localeNames: Record<Locale, string> = { en: 'English', sv: 'Svenska', no: 'Norsk' }

/** BCP 47 tags for `html lang`, hreflang and Intl: our `no` is written Bokmål. */
export const localeTags: Record<Locale, string> = { en: 'en', sv: 'sv', no: 'nb' }

export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale)
