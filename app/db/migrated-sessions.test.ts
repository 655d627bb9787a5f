import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { migrationsDir } from '~/config/paths.server'
import type { Ctx } from '~/web/ctx.server'
import { test } from '../../test/test'
import { contentDocuments, contentRevisions } from './schema/documents'
import { events } from './schema/events'
import { sampleContent } from './schema/sample-data'

const breakpoint = '--> statement-breakpoint'

/** The statements that move documents, as the migration runs them after it has changed the tables. */
function movingStatements() {
  const migrations = readdirSync(migrationsDir)
    .filter((name) => name.endsWith('.sql'))
    .map((name) => readFileSync(join(migrationsDir, name), 'utf8'))
  const statements = migrations.find((text) => text.includes('moved_sessions'))?.split(breakpoint) ?? []
  const first = statements.findIndex((statement) => statement.includes('pg_temp.moment_of'))
  const last = statements.findLastIndex((statement) => statement.includes('pg_temp.moment_of'))
  return statements.slice(first, last + 1)
}

async function migrate({ db }: Ctx) {
  for (const statement of movingStatements()) await db.execute(sql.raw(statement))
}

/** A type that the product no longer writes. */
const circleSession = sql`'circleSession'`

const ids = {
  published: '6b3f2c1e-0000-4000-8000-000000000001',
  draft: '6b3f2c1e-0000-4000-8000-000000000002',
  changed: '6b3f2c1e-0000-4000-8000-000000000003',
}
const publishedAt = new Date('2026-11-01T09:00:30Z')
const createdAt = new Date('2026-10-01T09:00:00Z')
const session = (fields: Record<string, unknown> = {}) => ({
  title: { en: 'Who pays?', sv: 'Vem betalar?', no: '' },
  hook: { en: 'One question.' },
  city: { en: 'Helsinki', sv: 'Helsingfors' },
  venue: 'Kamppi',
  dateTime: '2026-12-01T18:00:00+02:00',
  endsAt: '2026-12-01T20:00:00+02:00',
  isNext: true,
  ...fields,
})

test('a published session becomes a public event with its id, its texts and a later calendar entry', async ({
  ctx,
}) => {
  await ctx.db
    .insert(contentDocuments)
    .values({ id: ids.published, type: circleSession, published: session(), publishedAt, createdAt })
  await ctx.db
    .insert(contentRevisions)
    .values({ documentId: ids.published, version: 1, kind: 'published', fields: {}, editorEmail: 'a@nordbro.example' })
  await migrate(ctx)
  expect(await ctx.db.select().from(events)).toMatchObject([
    {
      id: ids.published,
      title: 'Who pays?',
      hook: 'One question.',
      city: 'Helsinki',
      venue: 'Kamppi',
      location: 'Kamppi, Helsinki',
      eventType: 'Strategic Circle',
      eventDate: new Date('2026-12-01T16:00:00Z'),
      endsAt: new Date('2026-12-01T18:00:00Z'),
      timeZone: 'Europe/Helsinki',
      // No member is invited by the migration.
      roles: [],
      isPublic: true,
      isNext: true,
      status: 'scheduled',
      textLanguage: 'en',
      translations: { sv: { title: 'Vem betalar?', city: 'Helsingfors' } },
      sequence: Math.ceil(publishedAt.getTime() / 60_000),
      createdAt,
      updatedAt: publishedAt,
    },
  ])
  expect(await ctx.db.$count(contentDocuments)).toBe(0)
  expect(await ctx.db.$count(contentRevisions)).toBe(0)
})

test('a draft becomes an event that is not public, and unpublished changes one beside the public event', async ({
  ctx,
}) => {
  await ctx.db.insert(contentDocuments).values([
    { id: ids.draft, type: circleSession, draft: { title: { sv: 'Utan dag' }, dateTime: 'soon' }, createdAt },
    {
      ...{ id: ids.changed, type: circleSession, published: session(), publishedAt, createdAt },
      draft: session({ title: { en: 'Another title' } }),
    },
  ])
  await migrate(ctx)
  const rows = await ctx.db.select().from(events)
  expect(rows.map(({ title, isPublic, isNext }) => [title, isPublic, isNext]).toSorted()).toEqual([
    ['Another title', false, false],
    ['Utan dag', false, false],
    ['Who pays?', true, true],
  ])
  expect(rows.find(({ id }) => id === ids.draft)).toMatchObject({
    ...{ textLanguage: 'sv', eventDate: createdAt, endsAt: null, roles: [], sequence: 0 },
  })
  expect(rows.find(({ id }) => id === ids.changed)?.title).toBe('Who pays?')
})

test('ids that are none of the database, invalid sessions and samples move too, and other documents stay', async ({
  ctx,
}) => {
  await ctx.db.insert(contentDocuments).values([
    { id: 'by-hand', type: circleSession, published: session({ title: 'Plain', endsAt: null }), publishedAt },
    { id: 'no-city', type: circleSession, published: session({ city: {} }), publishedAt },
    { id: 'note', type: 'note', published: { slug: 'stays' }, publishedAt },
  ])
  await ctx.db.insert(sampleContent).values([
    { kind: 'document', id: 'by-hand' },
    { kind: 'document', id: 'note' },
  ])
  await migrate(ctx)
  const rows = await ctx.db.select().from(events)
  const plain = rows.find(({ title }) => title === 'Plain')
  expect(plain).toMatchObject({ isPublic: true, endsAt: null })
  expect(rows.find(({ title }) => title === 'Who pays?')).toMatchObject({ isPublic: false, location: 'Kamppi' })
  expect((await ctx.db.select().from(contentDocuments)).map(({ id }) => id)).toEqual(['note'])
  const samples = await ctx.db.select().from(sampleContent)
  expect(samples.map(({ kind, id }) => `${kind} ${id}`).toSorted()).toEqual(['document note', `event ${plain?.id}`])
})
