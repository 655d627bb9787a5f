import { formatTags, type Locale } from '../i18n/locales'
import { countryCodes } from './countries'

export type Country = { value: string; label: string }

const created = new Map<Locale, { countries: Country[]; names: Map<string, string> }>()

/** Made once: the names of all countries take milliseconds. On the server alone: a browser may know other names. */
function namesIn(locale: Locale) {
  const known = created.get(locale)
  if (known) return known
  const names = new Intl.DisplayNames(formatTags[locale], { type: 'region' })
  const { compare } = new Intl.Collator(formatTags[locale])
  const countries = countryCodes
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted((a, b) => compare(a.label, b.label))
  const made = { countries, names: new Map(countries.map(({ value, label }) => [value, label])) }
  created.set(locale, made)
  return made
}

/** The name of a country in the reader's language. */
export const countryName = (code: string, locale: Locale): string => namesIn(locale).names.get(code) ?? code

/** All countries, or those with these codes, by name in the reader's language. */
export const countriesIn = (locale: Locale, codes?: readonly string[]): Country[] =>
  namesIn(locale).countries.filter(({ value }) => !codes || codes.includes(value))
