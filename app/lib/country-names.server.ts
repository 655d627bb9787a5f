import { formatTags, type Locale } from '../i18n/locales'
import { countryCodes } from './countries'

export type Country = { value: string; label: string }

const created = new Map<Locale, Intl.DisplayNames>()

/** On the server alone: a browser may know other names for a country. */
export function countryName(code: string, locale: Locale): string {
  const names = created.get(locale) ?? new Intl.DisplayNames(formatTags[locale], { type: 'region' })
  created.set(locale, names)
  return names.of(code) ?? code
}

/** Countries to choose from, by name in the reader's language. */
export const countriesIn = (locale: Locale, codes: readonly string[] = countryCodes): Country[] =>
  codes
    .map((value) => ({ value, label: countryName(value, locale) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, formatTags[locale]))
