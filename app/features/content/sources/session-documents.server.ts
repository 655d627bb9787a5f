import { and, eq } from 'drizzle-orm'
import type { Db } from '~/db/db.server'
import { events } from '~/db/schema/events'
import { type Locale, locales } from '~/i18n/locales'
import { cityNamed, type LocalizedText } from '../model'

type Event = typeof events.$inferSelect

/** Public events as documents of the type `circleSession`; neither drafts nor cancelled ones. */
export async function listSessionDocuments(db: Db) {
  const rows = await db
    .select()
    .from(events)
    .where(and(eq(events.isPublic, true), eq(events.status, 'scheduled')))
  return rows.map(toSessionDocument)
}

const toSessionDocument = (event: Event) => ({
  _id: event.id,
  _type: 'circleSession',
  _createdAt: event.createdAt.toISOString(),
  _updatedAt: event.updatedAt.toISOString(),
  title: inLanguages(event, 'title'),
  hook: inLanguages(event, 'hook'),
  city: inLanguages(event, 'city', cityNamed(event.city)),
  venue: inLanguages(event, 'venue'),
  dateTime: event.eventDate.toISOString(),
  endsAt: event.endsAt?.toISOString() ?? null,
  isNext: event.isNext,
})

type Field = 'title' | 'hook' | 'city' | 'venue'

/** One of the event's texts in each of its languages. Without English its own language stands for it, and is named. */
function inLanguages(event: Event, field: Field, known: Partial<Record<Locale, string>> = {}): LocalizedText | null {
  const { textLanguage, translations } = event
  const textIn = (language: Locale) =>
    (language === textLanguage ? event[field] : translations[language]?.[field]) || known[language]
  const language = [textLanguage, ...locales].find(textIn)
  const en = textIn('en')
  const others = { sv: textIn('sv'), no: textIn('no') }
  if (en) return { en, ...others }
  if (!language || language === 'en') return null
  return { en: textIn(language) ?? '', ...others, fallbackLocale: language }
}
