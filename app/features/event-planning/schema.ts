import { z } from 'zod'
import { matchFields, tickedRows } from '~/features/admin/schema'
import { cityNamed, timeZoneOf } from '~/features/content/model'
import { defaultLocale, locales } from '~/i18n/locales'
import { accessLevels } from '~/lib/access-levels'
import { asRowIds, choice, line, optional, paragraph, personName, rowId, visibleLine, wholeNumber } from '~/lib/input'
import { memberRoles } from '~/lib/member-roles'
import { searchText } from '~/lib/search-text'
import { momentAt, timeZoneNamed, wallClock } from '~/lib/wall-clock'
import { pageFrom } from '~/ui/pager'
import { type EventFilter, type EventPlan, eventLengths, eventViews } from './model'
import { linesOf, readAgenda, type TextField, textFields, translationName } from './model/texts'

/** Reads the tab's query parameters; an invalid value becomes the default. */
export const eventFilter = (query: URLSearchParams): EventFilter => ({
  show: eventViews.find((view) => view === query.get('show')) ?? 'upcoming',
  q: searchText(query.get('q')),
  page: pageFrom(query),
})

/** A value of `<input type="date">` that is a day of the calendar. */
const day = line(10).refine(
  (value) => /^20\d\d-\d\d-\d\d$/.test(value) && new Date(`${value}T00:00Z`).toJSON()?.startsWith(value) === true,
  { error: 'day' },
)
/** Some browsers send seconds too. */
const time = line(8)
  .regex(/^([01]\d|2[0-3]):[0-5]\d(:00)?$/, { error: 'time' })
  .transform((value) => value.slice(0, 5))
const zone = line(64).transform((name, ctx) => {
  const found = timeZoneNamed(name)
  if (!found) ctx.addIssue({ code: 'custom', message: 'zone' })
  return found ?? ''
})
const seats = line(10)
  .regex(/^[1-9]\d{0,5}$/, { error: 'seats' })
  .transform(Number)

const orEmpty = (schema: z.ZodType<string>) => optional(schema).transform((text) => text ?? '')
// A box that is not ticked is not sent.
const box = optional(z.literal('on', { error: 'choice' })).transform((value) => value === 'on')
const agenda = orEmpty(paragraph(eventLengths.agenda)).transform((typed, ctx) => {
  const lines = readAgenda(typed)
  if (!lines) ctx.addIssue({ code: 'custom', message: 'agenda' })
  return lines ?? []
})

/** Loose, because the fields of other languages are read by `readTranslations`. */
const fields = z.looseObject({
  title: visibleLine(eventLengths.title),
  description: orEmpty(paragraph(eventLengths.description)),
  hook: orEmpty(paragraph(eventLengths.hook)),
  city: orEmpty(line(eventLengths.city)),
  venue: orEmpty(line(eventLengths.venue)),
  agenda,
  hostId: optional(rowId),
  hostName: orEmpty(personName),
  language: choice(locales).default(defaultLocale),
  textLanguage: choice(locales).default(defaultLocale),
  isPublic: box,
  isNext: box,
  eventType: line(eventLengths.eventType),
  date: day,
  time,
  timeZone: zone,
  endDate: optional(day),
  endTime: optional(time),
  location: line(eventLengths.location),
  seats: optional(seats),
  roles: z.array(choice(memberRoles)),
  minLevel: choice(accessLevels),
})

type Typed = z.infer<typeof fields>

const translation = z.object({
  title: optional(visibleLine(eventLengths.title)),
  description: optional(paragraph(eventLengths.description)),
  hook: optional(paragraph(eventLengths.hook)),
  city: optional(line(eventLengths.city)),
  venue: optional(line(eventLengths.venue)),
  agenda: optional(paragraph(eventLengths.agenda).transform(linesOf)),
})

/** The texts in other languages than the event's own. Texts of an agenda have the times of its lines. */
function readTranslations({ textLanguage, agenda, ...typed }: Typed, ctx: z.RefinementCtx) {
  const translations: EventPlan['translations'] = {}
  for (const language of locales.filter((other) => other !== textLanguage)) {
    const name = (field: TextField) => translationName(language, field)
    const read = translation.safeParse(Object.fromEntries(textFields.map((field) => [field, typed[name(field)]])))
    for (const issue of read.error?.issues ?? []) {
      ctx.addIssue({ ...issue, path: [`${language}.${String(issue.path[0])}`] })
    }
    const texts = Object.fromEntries(Object.entries(read.data ?? {}).filter(([, text]) => text !== undefined))
    if (read.data?.agenda && read.data.agenda.length !== agenda.length) {
      ctx.addIssue({ code: 'custom', path: [name('agenda')], message: 'agendaLines' })
    }
    if (Object.keys(texts).length > 0) translations[language] = texts
  }
  return translations
}

/** A longer one has a wrong year, or is several events. */
const longestMs = 14 * 24 * 60 * 60 * 1000

/** Converts dates and times of the event's zone; a time that a change of clocks leaves out is an error at its field. */
function toPlan(typed: Typed, ctx: z.RefinementCtx): EventPlan {
  const { title, description, hook, city, venue, agenda, eventType, location, minLevel } = typed
  const { date, time, endDate, endTime, timeZone, seats, roles, isPublic, isNext, hostId, hostName } = typed
  const report = (path: string, message: string) => void ctx.addIssue({ code: 'custom', path: [path], message })
  const eventDate = momentAt(`${date} ${time}`, timeZone)
  if (!eventDate) report('time', 'gap')
  if (endDate && !endTime) report('endTime', 'required')
  const endsAt = endTime ? momentAt(`${endDate ?? date} ${endTime}`, timeZone) : null
  if (endsAt === undefined) report('endTime', 'gap')
  if (eventDate && endsAt && endsAt <= eventDate) report('endTime', 'endsEarly')
  if (eventDate && endsAt && endsAt.getTime() - eventDate.getTime() > longestMs) report('endDate', 'lastsLong')
  if (roles.length === 0 && !isPublic) report('roles', 'nobody')
  if (hostId && hostName) report('hostName', 'twoHosts')
  const translations = readTranslations(typed, ctx)
  if (isPublic && !city) report('city', 'required')
  if (isPublic && city && eventDate) {
    const shownZone = timeZoneOf({ en: cityNamed(city)?.en ?? translations.en?.city ?? city })
    if (wallClock(eventDate, shownZone) !== wallClock(eventDate, timeZone)) report('city', 'cityZone')
  }
  return {
    ...{ title, description, hook, city, venue, agenda, eventType, location, minLevel },
    ...{ isPublic, hostName, translations, language: typed.language, textLanguage: typed.textLanguage },
    isNext: isPublic && isNext,
    hostId: hostId ?? null,
    eventDate: eventDate ?? new Date(Number.NaN),
    endsAt: endsAt ?? null,
    timeZone,
    maxParticipants: seats ?? null,
    // In a fixed order, so that another order in the form is no change.
    roles: memberRoles.filter((role) => roles.includes(role)),
  }
}

export const createInput = fields
  .extend({ id: z.guid(), copyOf: optional(z.guid()), publish: optional(z.literal('yes')) })
  .transform((typed, ctx) => ({
    ...{ id: typed.id, copyOf: typed.copyOf, plan: toPlan(typed, ctx) },
    status: typed.publish ? ('scheduled' as const) : ('draft' as const),
  }))
export const changeInput = fields
  .extend({ sequence: wholeNumber })
  .transform((typed, ctx) => ({ sequence: typed.sequence, plan: toPlan(typed, ctx) }))
export const cancelInput = z.object({ sequence: wholeNumber })

export type CreateInput = z.infer<typeof createInput>
export type ChangeInput = z.infer<typeof changeInput>
export type CancelInput = z.infer<typeof cancelInput>

/** The ticked events, or all that match the list's query. */
export const cancelSelectedInput = z
  .object({ id: z.preprocess(asRowIds, tickedRows), ...matchFields })
  .refine(({ id, match }) => id.length > 0 || match, { path: ['id'], error: 'required' })
