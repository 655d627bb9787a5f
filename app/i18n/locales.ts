export const locales = ['en', 'sv', 'no'] as const
export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'en'

/** The name of each language in that language, for the selector. */
export const localeNames: Record<Locale, string> = { en: 'English', sv: 'Svenska', no: 'Norsk' }

/** BCP 47 tags for `html lang` and hreflang: our `no` is written Bokmål. */
export const localeTags: Record<Locale, string> = { en: 'en', sv: 'sv', no: 'nb' }

/** For dates and numbers: British English, with the day before the month. */
export const formatTags: Record<Locale, string> = { ...localeTags, en: 'en-GB' }

export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale)

export const localeOfTag = (tag: string): Locale =>
  locales.find((locale) => localeTags[locale] === tag) ?? defaultLocale
