import type { Localized } from '~/features/content/model'
import { sampleNotes } from '~/features/content/sources/sample-notes'

/** How long ago each was published, the newest first. */
const daysAgo = [4, 11, 18]

/** The notes of a new site as documents, with dates of these weeks. The last is only in English, as a note may be. */
export const noteDocuments = (dayBefore: (days: number) => string) =>
  sampleNotes.map(({ id: _id, ...fields }, index) => ({
    ...(index === sampleNotes.length - 1 ? inEnglish(fields) : fields),
    date: dayBefore(daysAgo[index] ?? 0),
  }))

const isLocalized = (value: unknown): value is Localized<unknown> =>
  typeof value === 'object' && value !== null && 'en' in value

const inEnglish = (fields: object) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, isLocalized(value) ? { en: value.en } : value]),
  )
