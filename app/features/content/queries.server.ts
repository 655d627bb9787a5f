import type { Logger } from 'pino'
import type { z } from 'zod'
import type { Brand } from '~/brand/brand'
import {
  type Brief,
  type ContentService,
  type Note,
  noContent,
  type Sessions,
  type SiteContent,
  sessionsAt,
} from './model'
import { documentSchemas, readDocument } from './schema'
import { cachedQuery } from './sources/cached-query.server'
import { briefsQuery, type ContentSource, noteQuery, notesQuery, sessionsQuery, siteQuery } from './sources/query'
import { sampleNotes } from './sources/sample-notes'

type WithContent = { content: ContentService }

export const getSiteContent = (ctx: WithContent): Promise<SiteContent> => ctx.content.get()

/** The brand with the addresses and the founder that editors have published, or else those of the settings. */
export async function getBrand(ctx: WithContent & { brand: Brand }): Promise<Brand> {
  const { site } = await ctx.content.get()
  const { brand } = ctx
  return {
    ...brand,
    email: site?.contactEmail ?? brand.email,
    founder: site?.founderName ?? brand.founder,
    linkedinUrl: site?.linkedinUrl ?? brand.linkedinUrl,
  }
}

/** Newest first; the sample notes while there are none. */
export async function listNotes(ctx: WithContent): Promise<Note[]> {
  const notes = await ctx.content.listNotes()
  return notes.length > 0 ? notes : sampleNotes
}

export async function getNote(ctx: WithContent, slug: string): Promise<Note | null> {
  const found = await ctx.content.getNote(slug)
  if (found || (await ctx.content.listNotes()).length > 0) return found
  return sampleNotes.find((note) => note.slug === slug) ?? null
}

/** The letters, newest first, one for each week. */
export async function listBriefs(ctx: WithContent): Promise<Brief[]> {
  const briefs = await ctx.content.listBriefs()
  return briefs.filter(({ weekStart }, index) => briefs.findIndex((brief) => brief.weekStart === weekStart) === index)
}

export async function getSessions(ctx: WithContent & { now: Date }): Promise<Sessions> {
  const [content, listed] = await Promise.all([ctx.content.get(), ctx.content.listSessions()])
  return sessionsAt(ctx.now, content, listed)
}

/** How long a request waits for the source. */
const timeoutMs = 3000
const sameWarningAfterMs = 60_000
/** Bounds memory only: unknown slugs are never fetched. */
const maxCachedNotes = 200

class SlowSource extends Error {}
class WrongAnswer extends Error {}

/**
 * Content for the pages. Never throws: when the source is slow, down or invalid, it logs a warning and returns the last good
 * result, or nulls before there was one. Pages show translated messages for nulls.
 */
export function createContentService(options: {
  source: ContentSource
  log: Pick<Logger, 'warn'>
  timeoutMs?: number
}): ContentService {
  const { source } = options
  const warn = createWarner(options.log)

  async function fetchWithTimeout(query: string, params: Record<string, unknown> = {}): Promise<unknown> {
    const controller = new AbortController()
    const timeout = Promise.withResolvers<never>()
    const timer = setTimeout(() => {
      const slow = new SlowSource('no answer in time')
      timeout.reject(slow)
      controller.abort(slow)
    }, options.timeoutMs ?? timeoutMs)
    try {
      return await Promise.race([source.fetch(query, params, controller.signal), timeout.promise])
    } finally {
      clearTimeout(timer)
    }
  }

  const logFailure = (err: unknown) => {
    const kind = err instanceof SlowSource ? 'slow' : err instanceof WrongAnswer ? 'wrong' : 'down'
    warn(kind, { source: source.name, kind, err }, 'content could not be read; pages show what was read before')
  }

  function readOne<Read>(schema: z.ZodType<Read>, raw: unknown): Read | null {
    if (raw === null) return null
    if (!isRecord(raw)) throw new WrongAnswer('a document was expected')
    const { value, wrong } = readDocument(schema, raw)
    if (wrong.length > 0) {
      const message = value ? 'part of a content document was left out' : 'a content document was left out'
      warn(`document ${raw._id}`, { source: source.name, document: raw._id, wrong }, message)
    }
    return value
  }

  function readMany<Read>(schema: z.ZodType<Read>, raw: unknown): Read[] {
    if (!Array.isArray(raw)) throw new WrongAnswer('a list was expected')
    return raw.map((document) => readOne(schema, document)).filter((document) => document !== null)
  }

  const site = cachedQuery({
    fallback: noContent,
    onError: logFailure,
    fetch: async (): Promise<SiteContent> => {
      const raw = await fetchWithTimeout(siteQuery)
      if (!isRecord(raw)) throw new WrongAnswer('the parts of the site were expected')
      const { circleSession } = documentSchemas
      return {
        site: readOne(documentSchemas.site, raw.site),
        home: readOne(documentSchemas.homepage, raw.home),
        nextSession: readOne(circleSession, raw.nextSession),
        upcoming: readMany(circleSession, raw.upcoming),
        laterSession: readOne(circleSession, raw.laterSession),
        latestNote: readOne(documentSchemas.note, raw.latestNote),
        latestBrief: readOne(documentSchemas.brief, raw.latestBrief),
        logos: readMany(documentSchemas.clientLogo, raw.logos),
        testimonials: readMany(documentSchemas.testimonial, raw.testimonials),
        microCases: readMany(documentSchemas.microCase, raw.microCases),
      }
    },
  })
  const notes = cachedQuery({
    fallback: [],
    onError: logFailure,
    fetch: async () => readMany(documentSchemas.note, await fetchWithTimeout(notesQuery)),
  })
  const briefs = cachedQuery({
    fallback: [],
    onError: logFailure,
    fetch: async () => readMany(documentSchemas.brief, await fetchWithTimeout(briefsQuery)),
  })
  const sessions = cachedQuery({
    fallback: [],
    onError: logFailure,
    fetch: async () => readMany(documentSchemas.circleSession, await fetchWithTimeout(sessionsQuery)),
  })
  const fullNotes = new Map<string, ReturnType<typeof cacheNote>>()
  const cacheNote = (slug: string) =>
    cachedQuery<Note | null>({
      fallback: null,
      onError: logFailure,
      fetch: async () => readOne(documentSchemas.note, await fetchWithTimeout(noteQuery, { slug })),
    })

  return {
    hasOwnSessions: source.name === 'documents',
    get: site.get,
    listBriefs: briefs.get,
    listNotes: notes.get,
    listSessions: sessions.get,
    async getNote(slug) {
      const listed = (await notes.get()).find((note) => note.slug === slug)
      if (!listed) return null
      if (fullNotes.size >= maxCachedNotes) fullNotes.clear()
      const cachedNote = fullNotes.get(slug) ?? cacheNote(slug)
      fullNotes.set(slug, cachedNote)
      // When the body can't be fetched, return the note without it rather than as not found.
      return (await cachedNote.get()) ?? listed
    },
    drop() {
      for (const query of [site, notes, briefs, sessions, ...fullNotes.values()]) query.drop()
    },
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Logs the same kind of warning once a minute, because a source that is down fails at every fetch. */
function createWarner(log: Pick<Logger, 'warn'>) {
  const warnedAt = new Map<string, number>()
  return (kind: string, details: object, message: string) => {
    const now = Date.now()
    if (now - (warnedAt.get(kind) ?? Number.NEGATIVE_INFINITY) < sameWarningAfterMs) return
    warnedAt.set(kind, now)
    log.warn(details, message)
  }
}
