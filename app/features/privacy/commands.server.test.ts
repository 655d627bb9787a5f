import { getTableName, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect } from 'vitest'
import { accessRequests } from '~/db/schema/access-requests'
import { auditLog } from '~/db/schema/audit-log'
import { clicks } from '~/db/schema/clicks'
import { consents } from '~/db/schema/consents'
import { contactRequests } from '~/db/schema/contact-requests'
import { deletionReports } from '~/db/schema/deletion-reports'
import { deliverableTemplates } from '~/db/schema/deliverables'
import { contentDocuments, contentRevisions } from '~/db/schema/documents'
import { eventMaterials } from '~/db/schema/event-materials'
import { eventInterests, events } from '~/db/schema/events'
import { insightDownloads, insights } from '~/db/schema/insights'
import { mails } from '~/db/schema/mails'
import { newsletterSubscriptions } from '~/db/schema/newsletter-subscriptions'
import { organisations } from '~/db/schema/organisations'
import { pageViews } from '~/db/schema/page-views'
import { rateLimits } from '~/db/schema/rate-limits'
import { sampleContent, sampleData } from '~/db/schema/sample-data'
import { deletedSecurityEvents } from '~/db/schema/security-events'
import { siteSettings } from '~/db/schema/site-settings'
import { teamNotes } from '~/db/schema/team-notes'
import { messageSnippets } from '~/db/schema/threads'
import { schema } from '~/db/schema.server'
import { asMember } from '../../../test/members'
import { test } from '../../../test/test'
import { deleteExpired, retention } from './commands.server'
import { records } from './model'

const person = { name: 'Kari', organization: 'Nord', locale: 'no' } as const
const consent = { locale: 'no', consentText: 'Ja', consentVersion: 1, consentedAt: new Date() } as const

test('rows older than the privacy page’s retention periods are deleted, the others are not', async ({ ctx }) => {
  const at = (date: string) => new Date(`${date}T09:00:00Z`)
  const request = (email: string, created: string) => ({ ...person, email, createdAt: at(created) })
  await ctx.db.insert(contactRequests).values(
    [request('old@x.example', '2024-11-15'), request('new@x.example', '2024-11-17')].map((row) => ({
      ...row,
      interest: 'speed-dial' as const,
      message: 'Hello',
    })),
  )
  await ctx.db.insert(accessRequests).values(
    [request('old@x.example', '2024-11-15'), request('new@x.example', '2024-11-17')].map((row) => ({
      ...row,
      role: 'hospital' as const,
      reason: 'Hello',
    })),
  )
  await ctx.db.insert(newsletterSubscriptions).values([
    { ...consent, email: 'forgot@x.example', status: 'pending', askedAt: at('2026-10-16') },
    { ...consent, email: 'waits@x.example', status: 'pending', askedAt: at('2026-10-18') },
    {
      ...consent,
      email: 'left@x.example',
      status: 'unsubscribed',
      askedAt: at('2020-01-01'),
      unsubscribedAt: at('2025-11-15'),
    },
    { ...consent, email: 'reads@x.example', status: 'confirmed', askedAt: at('2020-01-01') },
  ])
  const mail = { ...person, template: 't', toName: '', subject: 's', html: 'h', text: 't', createdAt: at('2026-08-01') }
  await ctx.db.insert(mails).values([
    { ...mail, key: 'sent', toAddress: 'a@x.example', status: 'sent' },
    { ...mail, key: 'queued', toAddress: 'a@x.example', status: 'queued' },
  ])
  await ctx.db.insert(rateLimits).values([
    { key: 'form:192.0.2.1', tries: 1, endsAt: at('2026-11-15') },
    { key: 'form:192.0.2.2', tries: 1, endsAt: at('2026-11-17') },
  ])

  const [user, other] = [await asMember(ctx), await asMember(ctx)]
  await ctx.db.insert(eventInterests).values([
    { userId: user.actor.userId, createdAt: at('2025-11-15') },
    { userId: other.actor.userId, createdAt: at('2025-11-17') },
  ])
  const action = { actorEmail: 'admin@x.example', action: 'user.removed', objectId: 'x' }
  await ctx.db.insert(auditLog).values([
    { ...action, objectName: 'old', createdAt: at('2024-11-15') },
    { ...action, objectName: 'new', createdAt: at('2024-11-17') },
  ])
  const note = { text: 't', authorId: user.actor.userId, authorEmail: 'admin@x.example' }
  const [organisation] = await ctx.db.insert(organisations).values({ name: 'Nord', kind: 'other' }).returning()
  await ctx.db.insert(teamNotes).values([
    { ...note, email: 'old@x.example', createdAt: at('2024-11-15') },
    { ...note, email: 'new@x.example', createdAt: at('2024-11-17') },
    { ...note, email: user.actor.email, createdAt: at('2020-01-01') },
    { ...note, organisationId: organisation?.id ?? null, createdAt: at('2020-01-01') },
  ])
  const [item] = await ctx.db
    .insert(insights)
    .values({ title: { en: 'T' }, fileKey: 'k', fileName: 'f', mediaType: 'm', size: 1, roles: ['supplier'] })
    .returning()
  await ctx.db.insert(insightDownloads).values(
    ['2024-11-15', '2024-11-17'].map((day) => ({
      ...{ userId: user.actor.userId, insightId: item?.id ?? '', createdAt: at(day) },
    })),
  )
  await ctx.db.insert(contentDocuments).values({ id: 'd', type: 'note', draft: {} })
  const revision = { documentId: 'd', kind: 'saved', fields: {}, editorEmail: 'admin@x.example' } as const
  await ctx.db.insert(contentRevisions).values([
    { ...revision, version: 1, createdAt: at('2020-01-01') },
    { ...revision, version: 2, createdAt: at('2024-11-15') },
    { ...revision, version: 3, createdAt: at('2024-11-17') },
  ])

  const deleted = await deleteExpired(ctx)
  expect(await deleteExpired(ctx)).toEqual({})

  const reported = await ctx.db.select().from(deletionReports)
  expect(Object.fromEntries(reported.map(({ table, count }) => [table, count]))).toEqual(deleted)
  expect(deleted).toMatchObject({ contact_requests: 1, newsletter_subscriptions: 2, mails: 1, team_notes: 1 })
  expect(new Set(reported.map(({ day }) => day))).toEqual(new Set(['2026-11-16']))

  expect((await ctx.db.select().from(contactRequests)).map(({ email }) => email)).toEqual(['new@x.example'])
  expect((await ctx.db.select().from(accessRequests)).map(({ email }) => email)).toEqual(['new@x.example'])
  const readers = await ctx.db.select().from(newsletterSubscriptions)
  expect(readers.map(({ email }) => email).sort()).toEqual(['reads@x.example', 'waits@x.example'])
  expect((await ctx.db.select().from(mails)).map(({ key }) => key)).toEqual(['queued'])
  expect((await ctx.db.select().from(rateLimits)).map(({ key }) => key)).toEqual(['form:192.0.2.2'])
  expect((await ctx.db.select().from(eventInterests)).map(({ userId }) => userId)).toEqual([other.actor.userId])
  expect((await ctx.db.select().from(auditLog)).map(({ objectName }) => objectName)).toEqual(['new'])
  const noted = (await ctx.db.select().from(teamNotes)).map(({ email }) => email ?? 'an organisation')
  expect(noted.toSorted()).toEqual(['an organisation', 'new@x.example', user.actor.email].toSorted())
  expect(await ctx.db.select().from(insightDownloads)).toMatchObject([{ createdAt: at('2024-11-17') }])
  expect((await ctx.db.select().from(contentRevisions)).map(({ version }) => version)).toEqual([2, 3])
  expect(await ctx.db.select().from(contentDocuments)).toHaveLength(1)
})

test('receipts of a consent stay while something rests on it, and twelve months after the last of them', async ({
  ctx,
}) => {
  const at = (date: string) => new Date(`${date}T09:00:00Z`)
  const receipt = (email: string, created: string, isGiven = true) => ({
    ...({ email, purpose: 'newsletter', isGiven, words: 'Ja', version: 1, locale: 'no', way: 'link' } as const),
    createdAt: at(created),
  })
  await ctx.db
    .insert(newsletterSubscriptions)
    .values({ ...consent, email: 'reads@x.example', status: 'confirmed', askedAt: at('2020-01-01') })
  await ctx.db
    .insert(consents)
    .values([
      receipt('reads@x.example', '2020-01-01'),
      receipt('left-lately@x.example', '2020-01-01'),
      receipt('left-lately@x.example', '2026-01-01', false),
      receipt('left@x.example', '2020-01-01'),
      receipt('left@x.example', '2025-11-15', false),
      { ...receipt('reads@x.example', '2020-01-01'), purpose: 'circle' },
    ])
  expect(await deleteExpired(ctx)).toEqual({ consents: 3 })
  const kept = await ctx.db.select().from(consents)
  const names = kept.map(({ email, purpose }) => `${purpose} ${email}`).sort()
  expect(names).toEqual([
    ...['newsletter left-lately@x.example', 'newsletter left-lately@x.example', 'newsletter reads@x.example'],
  ])
})

/** No personal data: counts per day, published content, settings of the site, and whether samples were added. */
const withoutPersonalData = [
  clicks,
  deletionReports,
  deletedSecurityEvents,
  deliverableTemplates,
  eventMaterials,
  events,
  insights,
  messageSnippets,
  pageViews,
  sampleContent,
  sampleData,
  siteSettings,
]

test('every table has a retention rule or is listed as without personal data', () => {
  const tables = Object.values(schema).filter((part) => is(part, PgTable))
  const listedTables = [...retention.map(({ table }) => table), ...withoutPersonalData]
  expect([...new Set(listedTables)].map(getTableName).sort()).toEqual(tables.map(getTableName).sort())
})

test('every personal record on the privacy page has a retention rule', () => {
  const personal = records.filter(({ basis }) => basis !== 'none').map(({ record }) => record)
  expect([...new Set(retention.map(({ record }) => record))].sort()).toEqual(personal.toSorted())
})

test('a table deleted with its parent has a cascading foreign key to it', () => {
  for (const rule of retention) {
    if (!('deletedWith' in rule)) continue
    const parents = getTableConfig(rule.table as PgTable).foreignKeys.filter(({ onDelete }) => onDelete === 'cascade')
    const names = parents.map((key) => getTableName(key.reference().foreignTable))
    expect(names, getTableName(rule.table)).toContain(getTableName(rule.deletedWith))
  }
})
