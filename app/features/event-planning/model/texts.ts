import type { AgendaLine, EventTranslation } from '~/db/schema/events'
import { type Locale, locales } from '~/i18n/locales'

export const textLengths = { title: 160, description: 4000, hook: 600, agenda: 4000, city: 80, venue: 200 } as const

/** The texts that an event has in each language, in the order of the form. */
export const textFields = ['title', 'hook', 'description', 'agenda', 'city', 'venue'] as const
export type TextField = (typeof textFields)[number]

type Translations = Partial<Record<Locale, EventTranslation>>

/** The names of the form's fields for other languages than the event's own. */
export type TranslationName = `${Locale}.${TextField}`
export const translationName = (language: Locale, field: TextField): TranslationName => `${language}.${field}`
export type TranslationFields = Partial<Record<TranslationName, string>>

/** The agenda as it is typed: a line with time and text for each point. */
export const writeAgenda = (agenda: AgendaLine[]) => agenda.map(({ time, text }) => `${time} ${text}`).join('\n')

/** Undefined when a line does not begin with a time. */
export function readAgenda(typed: string): AgendaLine[] | undefined {
  const lines = linesOf(typed).map((line) => /^(\d{1,2})[:.](\d\d)\s+(\S.*)$/.exec(line))
  const agenda = lines.flatMap((match) => {
    const [, hours = '', minutes = '', text = ''] = match ?? []
    return match && Number(hours) < 24 && Number(minutes) < 60
      ? [{ time: `${hours.padStart(2, '0')}:${minutes}`, text }]
      : []
  })
  return agenda.length === lines.length ? agenda : undefined
}

/** Without empty lines. */
export const linesOf = (typed: string) =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

export const translationFieldsOf = (translations: Translations): TranslationFields =>
  Object.fromEntries(
    locales.flatMap((language) =>
      textFields.map((field) => {
        const text = translations[language]?.[field] ?? ''
        return [translationName(language, field), Array.isArray(text) ? text.join('\n') : text]
      }),
    ),
  )

/** Names of places are often the same in every language. */
const namedFields: TextField[] = ['city', 'venue']

/** The texts that the event has in its own language and lacks in another. */
export function missingTexts(textOf: (name: TextField | TranslationName) => string, own: Locale) {
  const written = textFields.filter((field) => !namedFields.includes(field) && textOf(field).trim())
  return locales
    .filter((language) => language !== own)
    .map((language) => ({
      language,
      fields: written.filter((field) => !textOf(translationName(language, field)).trim()),
    }))
    .filter(({ fields }) => fields.length > 0)
}
