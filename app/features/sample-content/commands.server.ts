import { and, eq, inArray, not, sql } from 'drizzle-orm'
import { authorize } from '~/auth/permissions'
import { advisoryLocks } from '~/db/advisory-locks'
import { notifyContentChanged } from '~/db/notifications.server'
import { contentDocuments } from '~/db/schema/documents'
import { events } from '~/db/schema/events'
import { insights } from '~/db/schema/insights'
import { media } from '~/db/schema/media'
import { sampleContent, sampleData } from '~/db/schema/sample-data'
import { type AdminCtx, adminCommand } from '~/features/admin/commands.server'
import { storeFile } from '~/features/uploads/commands.server'
import { fileOrphaned } from '~/features/uploads/jobs.server'
import { extensionOf } from '~/files/file-name'
import { Refused } from '~/lib/app-error'
import type { Ctx } from '~/web/ctx.server'
import type { SampleKind, SampleRefusal } from './model'
import { hasSamples, isShownElsewhere, sampleIds } from './queries.server'
import { sampleDocuments } from './sources/content.server'
import { sampleEvents } from './sources/events.server'
import { sampleInsights } from './sources/insights.server'
import { samplePictures } from './sources/pictures.server'
import { sampleSessions } from './sources/sessions.server'

/** No logos, voices or cases: on a real site these would be claims about clients. */
const loadedTypes = ['note', 'brief'] as const
type LoadedDocument = ReturnType<typeof sampleDocuments>[number] & { type: (typeof loadedTypes)[number] }

type NewFile<Row> = Omit<Row, 'fileKey'> & { fileKey: string }
type NewSamples = {
  documents: LoadedDocument[]
  sessions: ReturnType<typeof sampleSessions>
  insights: NewFile<typeof insights.$inferInsert>[]
  pictures: NewFile<typeof media.$inferInsert>[]
}

/** Adds the sample sessions, notes, letters, events, files and pictures to a real site, once. */
export async function loadSamples(ctx: Ctx) {
  authorize(ctx.actor, 'content.manage')
  // Before the files are made; checked again under the lock.
  if (await hasSamples(ctx.db)) return insertSamples(ctx, { documents: [], sessions: [], insights: [], pictures: [] })
  const documents = sampleDocuments(ctx.now).filter(isLoaded)
  const store = async <Row extends { fileKey: string }>(
    folder: 'insights' | 'media',
    { row, bytes }: { row: Row; bytes: Uint8Array },
  ) => ({ ...row, fileKey: await storeFile(ctx, folder, extensionOf(row.fileKey), bytes) })
  const sessions = sampleSessions(ctx.now)
  const stored: NewSamples = { documents, sessions, insights: [], pictures: [] }
  for (const sample of sampleInsights(ctx.now)) {
    const { title, ...row } = await store('insights', sample)
    stored.insights.push({ ...row, title: marked(title) })
  }
  for (const sample of await samplePictures(ctx.now, ctx.actor.email))
    stored.pictures.push(await store('media', sample))
  await insertSamples(ctx, stored)
}

const isLoaded = (document: ReturnType<typeof sampleDocuments>[number]): document is LoadedDocument =>
  loadedTypes.some((type) => type === document.type)

/** Members see events and files one by one, without the ribbon of the pages around them in their calendar. */
const marks = { en: 'Sample', sv: 'Exempel', no: 'Eksempel' }
const marked = ({ en, sv, no }: (typeof insights.$inferInsert)['title']) => ({
  en: `${marks.en}: ${en}`,
  ...(sv ? { sv: `${marks.sv}: ${sv}` } : {}),
  ...(no ? { no: `${marks.no}: ${no}` } : {}),
})

const lockSamples = ({ db }: Ctx) => db.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.sampleContent})`)

/** Of two admins who load at once one does; the files of the other are deleted by their jobs. */
const insertSamples = adminCommand('content.manage', async (ctx, samples: NewSamples) => {
  await lockSamples(ctx)
  if ((await ctx.db.$count(sampleData)) > 0) throw new Refused<SampleRefusal>('demo')
  if ((await ctx.db.$count(sampleContent)) > 0) return
  const { db, now } = ctx
  await remember(ctx, 'document', await insertDocuments(ctx, samples.documents))
  const markedEvents = sampleEvents(now, []).events.map((event) => ({ ...event, title: `${marks.en}: ${event.title}` }))
  // The pages that show sessions say themselves that they show samples.
  const planned = [...markedEvents, ...samples.sessions].map((event) => ({ ...event, createdAt: now, updatedAt: now }))
  await remember(ctx, 'event', await db.insert(events).values(planned).returning({ id: events.id }))
  await remember(ctx, 'insight', await db.insert(insights).values(samples.insights).returning({ id: insights.id }))
  await remember(ctx, 'picture', await db.insert(media).values(samples.pictures).returning({ id: media.id }))
  await ctx.record({ action: 'samples.loaded', id: 'samples', name: 'Sample content' })
  await notifyContentChanged(db)
})

/** A note whose address is taken and a letter of a week that has one are left out: the site's own come first. */
async function insertDocuments({ db, actor, now }: AdminCtx, documents: LoadedDocument[]) {
  const inserted: { id: string }[] = []
  for (const document of documents) {
    const weekStart = document.type === 'brief' ? String(document.published?.weekStart) : undefined
    if (weekStart && (await hasLetter(db, weekStart))) continue
    const values = { ...document, createdAt: now, updatedAt: now, updatedBy: actor.email }
    inserted.push(
      ...(await db
        .insert(contentDocuments)
        .values(values)
        .onConflictDoNothing()
        .returning({ id: contentDocuments.id })),
    )
  }
  return inserted
}

const hasLetter = async (db: Ctx['db'], weekStart: string) =>
  (await db.$count(
    contentDocuments,
    and(eq(contentDocuments.type, 'brief'), sql`${contentDocuments.published} ->> 'weekStart' = ${weekStart}`),
  )) > 0

async function remember({ db, now }: Ctx, kind: SampleKind, rows: { id: string }[]) {
  if (rows.length > 0) await db.insert(sampleContent).values(rows.map(({ id }) => ({ kind, id, addedAt: now })))
}

/**
 * Removes what was loaded, also what was changed or answered since; nobody is mailed. A picture that one of the site's own
 * documents shows stays and is no sample any more.
 */
export const removeSamples = adminCommand('content.manage', async (ctx) => {
  await lockSamples(ctx)
  const { db } = ctx
  const isSample = (column: typeof events.id | typeof insights.id | typeof media.id, kind: SampleKind) =>
    sql`${column}::text in ${sampleIds(kind)}`
  const count = await db.$count(sampleContent)
  if (count === 0) return
  const pictures = await db
    .delete(media)
    .where(and(isSample(media.id, 'picture'), not(isShownElsewhere)))
    .returning({ key: media.fileKey })
  const files = await db.delete(insights).where(isSample(insights.id, 'insight')).returning({ key: insights.fileKey })
  await db.delete(events).where(isSample(events.id, 'event'))
  await db.delete(contentDocuments).where(inArray(contentDocuments.id, sampleIds('document')))
  await db.delete(sampleContent)
  for (const { key } of [...pictures, ...files]) await ctx.jobs.enqueue(db, fileOrphaned, { key })
  await ctx.record({ action: 'samples.removed', id: 'samples', name: 'Sample content', details: { count } })
  await notifyContentChanged(db)
})
