import type { Logger } from 'pino'
import type { z } from 'zod'
import type { Brand } from '~/brand/brand'
import { type ContentService, type Note, noContent, type Sessions, type SiteContent, sessionsAt } from './model'
import { documentSchemas, readDocument } from './schema'
import { cachedQuery } from './sources/cached-query.server'
import { type ContentSource, noteQuery, notesQuery, pastSessionsQuery, siteQuery } from './sources/query'
import { sampleNotes } from './sources/sample-notes'

type WithContent = { content: ContentService }

export const getSiteContent = (ctx: WithContent): Promise<SiteContent> => ctx.content.get()

/** The company's names and addresses as editors have published them; the settings' where they have not. */
export async function getBrand(ctx: WithContent & { brand: Brand }): Promise<Brand> {
  const { site } = await ctx.content.get()
  const { brand } = ctx
  return {
    ...brand,
    email: site?.contactEmail ?? brand.email,
    linkedinUrl: site?.linkedinUrl ?? brand.linkedinUrl,
  }
}

/** Newest first; the samples as long as there are none. */
export async function listNotes(ctx: WithContent): Promise<Note[]> {
  const notes = await ctx.content.listNotes()
  return notes.length > 0 ? notes : sampleNotes
}

export async function getNote(ctx: WithContent, slug: string): Promise<Note | null> {
  const found = await ctx.content.getNote(slug)
  if (found || (await ctx.content.listNotes()).length > 0) return found
  return sampleNotes.find((note) => note.slug === slug) ?? null
}

export async function getSessions(ctx: WithContent & { now: Date }): Promise<Sessions> {
  const [content, past] = await Promise.all([ctx.content.get(), ctx.content.listPastSessions()])
  return sessionsAt(ctx.now, content, past)
}

/** How long a visitor waits for the source, at most. */
const timeoutMs = 3000
const sameWarningAfterMs = 60_000
/** Only notes that are listed are fetched, so this bounds memory and nothing else. */
const maxCachedNotes = 200

class SlowSource extends Error {}
class WrongAnswer extends Error {}

/**
 * Content for the pages. A source that is slow, down or answers nonsense is logged, and what it last said is used; before it
 * has said anything, nulls, for which pages have translated texts. So none of this ever throws.
 */
export function createContentService(options: {
  source: ContentSource
  log: Pick<Logger, 'warn'>
  timeoutMs?: number
}): ContentService {
  const { source } = options
  const warn = createWarner(options.log)

  async function ask(query: string, params: Record<string, unknown> = {}): Promise<unknown> {
    const cut = new AbortController()
    const late = Promise.withResolvers<never>()
    const timer = setTimeout(() => {
      const slow = new SlowSource('no answer in time')
      late.reject(slow)
      cut.abort(slow)
    }, options.timeoutMs ?? timeoutMs)
    try {
      return await Promise.race([source.fetch(query, params, cut.signal), late.promise])
    } finally {
      clearTimeout(timer)
    }
  }

  const failed = (err: unknown) => {
    const kind = err instanceof SlowSource ? 'slow' : err instanceof WrongAnswer ? 'wrong' : 'down'
    warn(kind, { source: source.name, kind, err }, 'content could not be read; pages show what was read before')
  }

  function one<Read>(schema: z.ZodType<Read>, raw: unknown): Read | null {
    if (raw === null) return null
    if (!isRecord(raw)) throw new WrongAnswer('a document was expected')
    const { value, wrong } = readDocument(schema, raw)
    if (wrong.length > 0) {
      const what = value ? 'part of a content document was left out' : 'a content document was left out'
      warn(`document ${raw._id}`, { source: source.name, document: raw._id, wrong }, what)
    }
    return value
  }

  function many<Read>(schema: z.ZodType<Read>, raw: unknown): Read[] {
    if (!Array.isArray(raw)) throw new WrongAnswer('a list was expected')
    return raw.map((document) => one(schema, document)).filter((document) => document !== null)
  }

  const site = cachedQuery({
    fallback: noContent,
    onError: failed,
    fetch: async (): Promise<SiteContent> => {
      const raw = await ask(siteQuery)
      if (!isRecord(raw)) throw new WrongAnswer('the parts of the site were expected')
      const { circleSession } = documentSchemas
      return {
        site: one(documentSchemas.site, raw.site),
        home: one(documentSchemas.homepage, raw.home),
        nextSession: one(circleSession, raw.nextSession),
        upcoming: many(circleSession, raw.upcoming),
        laterSession: one(circleSession, raw.laterSession),
        latestNote: one(documentSchemas.note, raw.latestNote),
        latestBrief: one(documentSchemas.brief, raw.latestBrief),
        logos: many(documentSchemas.clientLogo, raw.logos),
        testimonials: many(documentSchemas.testimonial, raw.testimonials),
        microCases: many(documentSchemas.microCase, raw.microCases),
      }
    },
  })
  const notes = cachedQuery({
    fallback: [],
    onError: failed,
    fetch: async () => many(documentSchemas.note, await ask(notesQuery)),
  })
  const pastSessions = cachedQuery({
    fallback: [],
    onError: failed,
    fetch: async () => many(documentSchemas.circleSession, await ask(pastSessionsQuery)),
  })
  const fullNotes = new Map<string, ReturnType<typeof keepNote>>()
  const keepNote = (slug: string) =>
    cachedQuery<Note | null>({
      fallback: null,
      onError: failed,
      fetch: async () => one(documentSchemas.note, await ask(noteQuery, { slug })),
    })

  return {
    get: site.get,
    listNotes: notes.get,
    listPastSessions: pastSessions.get,
    async getNote(slug) {
      const listed = (await notes.get()).find((note) => note.slug === slug)
      if (!listed) return null
      if (fullNotes.size >= maxCachedNotes) fullNotes.clear()
      const kept = fullNotes.get(slug) ?? keepNote(slug)
      fullNotes.set(slug, kept)
      // Without its text for as long as that can't be read, rather than as a page that is not there.
      return (await kept.get()) ?? listed
    },
    drop() {
      for (const kept of [site, notes, pastSessions, ...fullNotes.values()]) kept.drop()
    },
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A source that is down fails at every try; the same warning is written once a minute. */
function createWarner(log: Pick<Logger, 'warn'>) {
  const warnedAt = new Map<string, number>()
  return (kind: string, details: object, message: string) => {
    const now = Date.now()
    if (now - (warnedAt.get(kind) ?? Number.NEGATIVE_INFINITY) < sameWarningAfterMs) return
    warnedAt.set(kind, now)
    log.warn(details, message)
  }
}
