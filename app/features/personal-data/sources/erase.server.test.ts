import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, vi } from 'vitest'
import { auditLog } from '~/db/schema/audit-log'
import { mails } from '~/db/schema/mails'
import { memberImports } from '~/db/schema/member-imports'
import { users } from '~/db/schema/users'
import { formDrafts } from '~/db/schema/workspace'
import { schema } from '~/db/schema.server'
import { deleteOrphanedFile } from '~/features/uploads/jobs.server'
import type { Ctx } from '~/web/ctx.server'
import { canaryAddress, canaryWord, plantCanary } from '../../../../test/canary'
import { test, work } from '../../../../test/test'
import { collectRows } from './collect.server'
import { erasePerson } from './erase.server'
import { personalTables } from './tables.server'

const tables = Object.values(schema).filter((entry): entry is PgTable & typeof entry => is(entry, PgTable))

/** Every row of every table that contains the text, in any letter case. */
async function search({ db }: Ctx, text: string) {
  const found: string[] = []
  for (const name of [...tables.map(getTableName), 'pgboss.job']) {
    const { rows } = await db.execute<{ row: string }>(
      sql`select t::text as row from ${sql.raw(name)} t where strpos(lower(t::text), ${text}) > 0`,
    )
    found.push(...rows.map(({ row }) => `${name}: ${row}`))
  }
  return found
}

test('the canary has a row for every line of the list', async ({ ctx }) => {
  const { person } = await plantCanary(ctx)
  for (const { table, rows } of personalTables) {
    const found = await ctx.db.select().from(table).where(rows(person))
    expect(found.length, getTableName(table)).toBeGreaterThan(0)
  }
})

test('the copy has every word of the person and no secret', async ({ ctx }) => {
  const { person, inCopy } = await plantCanary(ctx)
  const copy = JSON.stringify(await collectRows(ctx, person))
  expect(inCopy.filter((word) => !copy.includes(word))).toEqual([])
  expect(copy).toContain(canaryAddress)
  expect(copy).not.toContain(`${canaryWord}-secret`)
  expect(copy).not.toContain('colleague@nordbro.example')
  expect(copy).not.toContain('Someone else')
})

test('others and their work stay, and the log says what was done without the name', async ({ ctx }) => {
  const { person, otherId } = await plantCanary(ctx)
  await erasePerson(ctx, person)
  expect((await ctx.db.select().from(mails)).map(({ key }) => key)).toEqual(['unrelated'])
  expect((await ctx.db.select().from(formDrafts)).map(({ form }) => form)).toEqual(['event:other'])
  expect((await ctx.db.select().from(users)).map(({ id }) => id)).toEqual([otherId])
  const [file] = await ctx.db.select().from(memberImports)
  expect(file?.lines.map(({ email }) => email)).toEqual(['else@b.example'])
  const log = await ctx.db.select().from(auditLog)
  expect(log).toHaveLength(5)
  const own = log.find(({ action }) => action === 'event.created')
  const about = log.find(({ action }) => action === 'user.promoted')
  expect(own?.actorEmail).toMatch(/^erased person [\da-f]{10}$/)
  expect(about).toMatchObject({ objectName: own?.actorEmail, actorEmail: 'colleague@nordbro.example', details: {} })
})

/** The words that are written to the log while `run` runs, by whatever way. */
async function logged(run: () => Promise<unknown>) {
  const lines: string[] = []
  const spies = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation((line) => lines.push(String(line)) > 0),
  )
  try {
    await run()
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
  return lines.join('')
}

// The search index is a column of each table, which is searched with its row.
test('after the erasure no table has a word or the address, nor has the file store or the log', async ({ ctx }) => {
  const { person, copyKey, threadFileKey } = await plantCanary(ctx)
  expect((await search(ctx, canaryWord)).length).toBeGreaterThan(40)
  expect(await ctx.files.has(copyKey)).toBe(true)
  const log = await logged(async () => {
    await erasePerson(ctx, person)
    await work(ctx, deleteOrphanedFile)
  })
  expect(log.toLowerCase()).not.toContain(canaryWord)
  for (const key of [copyKey, threadFileKey]) expect(await ctx.files.has(key)).toBe(false)
  expect(await search(ctx, canaryWord)).toEqual([])
  expect(await search(ctx, encodeURIComponent(canaryAddress).toLowerCase())).toEqual([])
})
