import { z } from 'zod'
import type { documentType } from '~/db/schema/documents'
import { isLinkedInAddress } from '~/lib/linkedin'
import {
  type Brief,
  type CircleSession,
  type ClientLogo,
  type Homepage,
  isOwnAddress,
  isText,
  type MicroCase,
  type Note,
  noteFigures,
  type Site,
  type Testimonial,
  timeZoneOf,
} from './model'

/** Whether a value is empty, in all languages. */
const isBlank = (value: unknown): boolean => {
  if (typeof value === 'string') return value.trim() === ''
  if (typeof value !== 'object' || value === null) return value === undefined || value === null
  if (Array.isArray(value)) return value.length === 0
  // Sanity marks its objects with keys like `_type`.
  return Object.entries(value).every(([key, part]) => key.startsWith('_') || isBlank(part))
}
const blankIsAbsent = (value: unknown) => (isBlank(value) ? undefined : value)

const optional = <Out>(schema: z.ZodType<Out>) =>
  z.preprocess(blankIsAbsent, schema.optional()).transform((value) => value ?? null)

const list = <Out>(schema: z.ZodType<Out>) =>
  z.preprocess((value) => (isBlank(value) ? [] : value), z.array(schema).max(500))

/** A value in `{ en, sv, no }`. A plain value counts as English: many projects begin in one language. */
const localized = <Out>(schema: z.ZodType<Out>) => z.preprocess(plainIsEnglish, z.object(inLanguages(schema)))
const plainIsEnglish = (value: unknown) => (typeof value === 'string' || Array.isArray(value) ? { en: value } : value)
const inLanguages = <Out>(schema: z.ZodType<Out>) => {
  const translation = z.preprocess(blankIsAbsent, schema.optional())
  return { en: schema, sv: translation, no: translation }
}

const line = z.string().trim().min(1).max(2000)
const text = localized(line)
const paragraph = z.string().trim().min(1).max(20_000)
const body = localized(z.preprocess(asParagraphs, z.array(paragraph).min(1)))

/** From one text with blank lines between paragraphs, as we store them, or from Sanity's blocks without their styles. */
function asParagraphs(value: unknown) {
  if (typeof value === 'string') return value.split(/\n\s*\n/).filter((paragraph) => paragraph.trim())
  if (!Array.isArray(value)) return value
  return value
    .map((part) => (isBlock(part) ? textOf(part) : part))
    .filter((part) => typeof part === 'string' && part.trim())
}
type Block = { children: unknown[] }
const isBlock = (part: unknown): part is Block =>
  typeof part === 'object' && part !== null && 'children' in part && Array.isArray(part.children)
const textOf = ({ children }: Block) =>
  children
    .map((span) => (span as { text?: unknown } | null)?.text)
    .filter((text) => typeof text === 'string')
    .join('')

/** A link to our own pages or to an https address, never to `javascript:`. */
const address = z
  .string()
  .trim()
  .max(2000)
  .refine((value) => isOwnAddress(value) || URL.parse(value)?.protocol === 'https:', {
    error: 'should be an https address, or one of our own that begins with /',
  })
/** The CSP allows pictures only from our own site and, when content is read from it, from Sanity. */
const image = z
  .string()
  .trim()
  .max(2000)
  .refine((value) => isOwnAddress(value) || URL.parse(value)?.origin === 'https://cdn.sanity.io', {
    error: 'should be a picture of our own, or of Sanity',
  })
/** A date; of a date with time, as Sanity may have it, the date alone. */
const day = z.preprocess((value) => (typeof value === 'string' ? value.trim().slice(0, 10) : value), z.iso.date())
const instant = z.iso.datetime({ offset: true }).transform((value) => new Date(value).toISOString())
const key = z
  .string()
  .trim()
  .regex(/^[\w-]{1,100}$/)
const minutes = z.preprocess(
  (value) => (typeof value === 'string' ? Number.parseInt(value, 10) : value),
  z.number().int().min(1).max(120),
)

/** A document with these fields. Its `_id` becomes `id`. */
const document = <Shape extends z.ZodRawShape>(fields: Shape) =>
  z.preprocess(
    (value) => (typeof value === 'object' && value !== null && '_id' in value ? { ...value, id: value._id } : value),
    z.object({ id: z.string().min(1), ...fields }),
  )

const site: z.ZodType<Site> = document({
  contactEmail: optional(z.email()),
  linkedinUrl: optional(address.refine(isLinkedInAddress)),
  beehiivId: optional(key),
  formspreeId: optional(key),
  primaryColor: optional(
    z
      .string()
      .trim()
      .regex(/^#([\da-f]{3}|[\da-f]{6})$/i),
  ),
  trustedByLine: optional(text),
  privacyUrl: optional(address),
  founderName: optional(line),
  founderRole: optional(text),
  founderRecord: list(text),
  founderPortrait: optional(image),
  founderVoice: optional(z.boolean()),
}).transform((site) => ({ ...site, founderVoice: site.founderVoice ?? false }))

const absentIsEmpty = (value: unknown) => value ?? {}
const offer = z.preprocess(absentIsEmpty, z.object({ body: optional(text) }))

const homepage: z.ZodType<Homepage> = document({
  heroTitle: optional(text),
  heroSub: optional(text),
  newsletterTitle: optional(text),
  newsletterSub: optional(text),
  what: z.preprocess(absentIsEmpty, z.object({ signals: offer, circles: offer, advisory: offer })),
  workIntro: optional(text),
  circles: z.preprocess(
    absentIsEmpty,
    z.object({
      expect: list(text),
      for: list(text),
      values: list(text),
      pastTopics: list(text),
      gallery: list(z.object({ url: image, alt: text })),
      venue: optional(text),
    }),
  ),
})

/** An event may be written in another language than English alone. */
const fallbackLocale = z.enum(['sv', 'no']).optional()
const sessionText = z.preprocess(plainIsEnglish, z.object({ ...inLanguages(line), fallbackLocale }))

const circleSession: z.ZodType<CircleSession> = document({
  title: sessionText,
  hook: optional(sessionText),
  dateTime: instant,
  endsAt: optional(instant),
  city: sessionText,
  venue: optional(sessionText),
  isNext: optional(z.boolean()),
  updatedAt: optional(instant),
}).transform((session) => ({ ...session, isNext: session.isNext ?? false, timeZone: timeZoneOf(session.city) }))

const note: z.ZodType<Note> = document({
  slug: z
    .string()
    .trim()
    .regex(/^(?!\.{1,2}$)[^\s/?#%\\]{1,200}$/),
  title: text,
  summary: text,
  date: day,
  category: optional(text),
  readTime: optional(minutes),
  figure: optional(z.enum(noteFigures)),
  pullQuote: optional(text),
  marginNotes: list(text),
  body: optional(body),
})

/** An item that is a text alone, as in older documents, is the heading. */
const briefItem = z.preprocess(
  (value) => (isText(value) ? { heading: value } : value),
  z.object({ heading: text, text: optional(text), plan: optional(text) }),
)

const brief: z.ZodType<Brief> = document({
  weekStart: day,
  title: optional(text),
  opening: optional(text),
  items: z.array(briefItem).min(1).max(100),
  question: optional(text),
})

const clientLogo: z.ZodType<ClientLogo> = document({ image, alt: text })

const rank = optional(z.number())
const testimonial: z.ZodType<Testimonial> = document({
  quote: text,
  author: line,
  role: optional(text),
  org: optional(line),
  rank,
})

const microCase: z.ZodType<MicroCase> = document({ market: text, context: text, move: text, result: text, rank })

/** A document of each type, as the queries return it and as our own table stores it. */
export const documentSchemas = {
  site,
  homepage,
  circleSession,
  note,
  brief,
  clientLogo,
  testimonial,
  microCase,
} satisfies Record<(typeof documentType.enumValues)[number], z.ZodType>

/** A document with more errors than this is dropped. */
const maxRepairs = 50

/**
 * Reads a document and removes what is invalid, as little as possible: a language, a field, an item of a list. Null when a
 * required part is missing then. `wrong` lists the errors, for the log.
 */
export function readDocument<Read>(schema: z.ZodType<Read>, raw: unknown): { value: Read | null; wrong: string[] } {
  const wrong: string[] = []
  const repaired = structuredClone(raw)
  for (let round = 0; round < maxRepairs; round += 1) {
    const parsed = schema.safeParse(repaired)
    if (parsed.success) return { value: parsed.data, wrong }
    const [issue] = parsed.error.issues
    wrong.push(`${issue?.path.join('.') || 'document'}: ${issue?.message}`)
    if (!issue || !removeAt(repaired, issue.path)) break
  }
  return { value: null, wrong }
}

/** Removes the value at the path or, if there is none, its closest existing ancestor. False when that is the document. */
function removeAt(root: unknown, path: PropertyKey[]) {
  type Holder = Record<PropertyKey, unknown>
  const holders: { holder: Holder; at: PropertyKey }[] = []
  let node = root
  for (const at of path) {
    const child = typeof node === 'object' && node !== null ? (node as Holder)[at] : undefined
    if (child === undefined || child === null) break
    holders.push({ holder: node as Holder, at })
    node = child
  }
  const last = holders.at(-1)
  if (!last) return false
  if (Array.isArray(last.holder)) last.holder.splice(Number(last.at), 1)
  else delete last.holder[last.at]
  return true
}
