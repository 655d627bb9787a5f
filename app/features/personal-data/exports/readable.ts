import { type Locale, localeNames } from '~/i18n/locales'

export type Words = {
  fields: Record<string, string>
  values: Record<string, string>
  /** What an event or an action of the log is called. */
  events: (name: string) => string | undefined
  formatTime: (date: Date) => string
  locale: Locale
}

export type ReadableField = { name: string; label: string; text: string }

/** Fields whose values are words of ours and not of a person. */
const chosen = new Set(['role', 'status', 'response', 'purpose', 'way', 'decision', 'requestedBy', 'restrictedBy'])
const isChosen = (field: string) => chosen.has(field) || field.endsWith('Audience')

/** The fields of a row that a person recognises, as text; all others, such as ids, are only in the JSON. */
export function readableRow(row: Record<string, unknown>, words: Words): ReadableField[] {
  return Object.entries(row).flatMap(([name, value]) => {
    const label = words.fields[name]
    const text = label === undefined ? undefined : readable(name, value, words)
    return label !== undefined && text ? [{ name, label, text }] : []
  })
}

function readable(name: string, value: unknown, { values, events, formatTime, locale }: Words): string | undefined {
  if (value instanceof Date) return formatTime(value)
  if (typeof value === 'boolean') return value ? values.yes : values.no
  if (typeof value === 'number') return String(value)
  if (name === 'locale') return localeName(value)
  if (typeof value === 'string') {
    if (name === 'action' || name === 'kind') return events(value)
    return isChosen(name) ? values[value] : value
  }
  return inLanguage(value, locale)
}

const localeName = (value: unknown) => Object.entries(localeNames).find(([locale]) => locale === value)?.[1]

/** The text of a value that has one for each language, such as the title of a report. */
function inLanguage(value: unknown, locale: Locale): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const texts = new Map<string, unknown>(Object.entries(value))
  const text = texts.get(locale) ?? texts.get('en')
  return typeof text === 'string' ? text : undefined
}
