import { z } from 'zod'
import { emailLength, nameLength } from './field-lengths'
import { plannedDays } from './planned-days'
import { searchText } from './search-text'

/** Errors are keys of the `forms` messages. PostgreSQL can't store NUL, and a lone surrogate has no UTF-8 encoding. */
export const storable = (value: string) => !value.includes('\0') && value.isWellFormed()
/** A text of invisible characters alone, such as spaces without width, shows nothing. */
const showsSomething = (value: string) => /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(value)
const onOneLine = (value: string) => !/[\p{Cc}\u2028\u2029]/u.test(value)

const text = (max: number) =>
  z
    .string({ error: 'required' })
    .trim()
    .min(1, { error: 'required', abort: true })
    .max(max, { error: 'tooLong', abort: true })
    .refine((value) => storable(value) && showsSomething(value), { error: 'characters', abort: true })

/** A paragraph or several. Browsers send line ends as CR LF; they are stored as LF. */
export const paragraph = (max: number) => text(max).transform((value) => value.replaceAll('\r\n', '\n'))

/** One line: a name, a title. Line ends and control characters are refused, so none reaches a mail's header. */
export const line = (max: number) => text(max).refine(onOneLine, { error: 'characters' })

/** What a mail program turns into a link: a scheme, `www.`, a domain with a path, or one of the best-known endings. */
const webAddress =
  /:\/\/|\b(?:https?|mailto|tel|javascript|data):|\bwww\.|[\p{L}\p{N}-]\.\p{L}{2,}\/|[\p{L}\p{N}]\.(?:com|net|org|info|biz|io|ru|cn|xyz|top|site|online|shop|link|click)\b/iu
/** Mail programs also accept fullwidth letters and ideographic full stops; invisible characters could hide an address. */
const hasNoWebAddress = (value: string) =>
  !webAddress.test(
    value
      .normalize('NFKC')
      .replaceAll('。', '.')
      .replaceAll(/\p{Cf}/gu, ''),
  )

/** No invisible or blank characters and none that change the text direction, except the joiners that some scripts need. */
const isVisible = (value: string) => !/(?![\u200c\u200d])\p{Cf}|[\u115f\u1160\u2800\u3164\uffa0]/u.test(value)

/** The name of something that lists show by its name alone. */
export const visibleLine = (max: number) => line(max).refine(isVisible, { error: 'characters' })

/** The name of a person. Names are written into mails, so they must not contain a link. */
export const personName = visibleLine(nameLength).refine(hasNoWebAddress, { error: 'webAddress' })

export const emailAddress = line(emailLength).pipe(z.email({ error: 'email' }))

/** What was typed into a search box, as a field of a filter. */
export const searchField = z.string().catch('').transform(searchText)

const dayError = { error: `Choose a day from ${plannedDays.first} to ${plannedDays.last}.` }
/** A calendar day, 2026-11-18, of an admin's form. */
export const plannedDay = z
  .string({ error: 'required' })
  .min(1, { error: 'required', abort: true })
  .pipe(z.iso.date({ ...dayError, abort: true }))
  .refine((on) => on >= plannedDays.first && on <= plannedDays.last, dayError)

export const choice = <const Options extends readonly [string, ...string[]]>(options: Options) =>
  z.enum(options, { error: (issue) => (issue.input ? 'choice' : 'required') })

/** May be left empty: a field without text is undefined. */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? undefined : value), schema.optional())

/** The largest value of an integer column: a larger one would be an error of the database and not of the field. */
const maxNumber = 2 ** 31 - 1
const error = 'choice'
/** JavaScript also reads `1e2`, `0x10` and an empty text as numbers; what is no row of digits stays a text, which is no number. */
export const digitsAsNumber = (value: unknown) =>
  typeof value === 'string' && /^\d+$/.test(value.trim()) ? Number(value) : value
export const wholeNumber = z.preprocess(
  digitsAsNumber,
  z.number({ error }).int({ error }).min(0, { error }).max(maxNumber, { error }),
)

const nilId = '00000000-0000-0000-0000-000000000000'

const asRowId = (id: string) => z.uuid().safeParse(id).data?.toLowerCase() ?? nilId

/** The id of a row. A text that is none becomes one that no row has: it is answered like a row that is gone. */
export const rowId = z.string({ error: 'required' }).transform(asRowId)

/** The same for the ids of several rows, before they are checked. */
export const asRowIds = (ids: unknown) =>
  Array.isArray(ids) ? ids.map((id) => (typeof id === 'string' ? asRowId(id) : id)) : ids
