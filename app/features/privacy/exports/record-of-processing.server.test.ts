import { readFileSync } from 'node:fs'
import { getTableName, sql } from 'drizzle-orm'
import { describe, expect, test as plain } from 'vitest'
import { readSettings } from '~/config/settings.server'
import { contactRequests } from '~/db/schema/contact-requests'
import { getMessages } from '~/i18n/load-messages'
import { copiedDataMessages } from '~/i18n/messages/copied-data'
import { asAdmin, asMember } from '../../../../test/members'
import { test } from '../../../../test/test'
import { addToReport, retention } from '../commands.server'
import { officerDocuments } from '../model'
import { getDataProtection, listProcessors } from '../queries.server'
import { getRecordOfProcessing, listRecords, readDocument } from './record-of-processing.server'

plain('docs/privacy has the record of processing that follows from the code', async () => {
  await expect(await getRecordOfProcessing()).toMatchFileSnapshot('../../../../docs/privacy/record-of-processing.md')
})

plain('every table of the retention is in a record, with how its rows end', async () => {
  const tables = (await listRecords()).flatMap(({ tables }) => tables)
  expect(new Set(tables.map(({ table }) => table))).toEqual(new Set(retention.map(({ table }) => getTableName(table))))
  expect(tables.find(({ table }) => table === 'consents')?.ends).toEqual([{ with: 'users' }, 'period'])
  const { tables: names } = await getMessages(copiedDataMessages, 'en')
  expect(tables.filter(({ table }) => !Object.hasOwn(names, table))).toEqual([])
})

plain('the documents of an officer are the files of docs/privacy', async () => {
  for (const name of officerDocuments)
    expect(await readDocument(name)).toBe(readFileSync(`docs/privacy/${name}.md`, 'utf8'))
})

describe('the incident runbook', () => {
  const runbook = readFileSync('docs/privacy/incident-runbook.md', 'utf8')
  const queries = [...runbook.matchAll(/```sql\n([\s\S]*?)```/g)].map(([, query = '']) => query.trim())
  const samples: Record<string, string> = {
    since: '2026-11-01T00:00:00Z',
    until: '2026-11-02T00:00:00Z',
    email: 'kari@sykehus.example',
    user: crypto.randomUUID(),
    network: '203.0.113.0/24',
  }

  plain('has queries, and each has a comment that says what it answers', () => {
    expect(queries.length).toBeGreaterThan(8)
    expect(queries.filter((query) => !query.startsWith('-- '))).toEqual([])
  })

  test.for(queries)('the query runs on the current schema: %s', async (query, { ctx }) => {
    const filled = query.replaceAll(/:'(\w+)'/g, (_whole, name: string) => {
      const sample = samples[name]
      if (sample === undefined) throw new Error(`The runbook does not explain :'${name}'`)
      return `'${sample}'`
    })
    await ctx.db.execute(sql.raw(filled))
  })
})

plain('processors are those of the settings, without passwords', () => {
  const tasks = (env: Record<string, string>) => listProcessors(readSettings(env))
  expect(tasks({}).map(({ setting }) => setting)).toEqual([null])
  const listed = tasks({
    DATABASE_URL: 'postgres://user:secret-word@db.example:5432/nordbro',
    SMTP_URL: 'smtp://user:secret-word@mail.example:587',
    S3_BUCKET: 'files',
    S3_REGION: 'eu-north-1',
    S3_ACCESS_KEY_ID: 'k',
    S3_SECRET_ACCESS_KEY: 'secret-word',
    SANITY_PROJECT_ID: 'z1a2',
    BEEHIIV_API_KEY: 'secret-word',
    BEEHIIV_PUBLICATION_ID: 'pub_1',
  })
  expect(listed.map(({ setting }) => setting)).toEqual([
    ...[null, 'DATABASE_URL', 'S3_BUCKET', 'SMTP_URL', 'BEEHIIV_API_KEY', 'SANITY_PROJECT_ID'],
  ])
  expect(listed.map(({ who }) => who)).toEqual(expect.arrayContaining(['db.example', 'mail.example']))
  expect(JSON.stringify(listed)).not.toContain('secret-word')
})

test('only admins see what was deleted', async ({ ctx }) => {
  await addToReport(ctx, contactRequests, 2)
  await addToReport(ctx, contactRequests, 3)
  const settings = readSettings({})
  const { days } = await getDataProtection(await asAdmin(ctx), settings)
  const report = { day: '2026-11-16', table: 'contact_requests', count: 5 }
  expect(days).toEqual([{ day: '2026-11-16', reports: [report] }])
  await expect(getDataProtection(await asMember(ctx), settings)).rejects.toThrow('settings.see')
})
