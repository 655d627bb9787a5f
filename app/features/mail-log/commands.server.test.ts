import { eq, sql } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import type { Member } from '~/auth/permissions'
import { auditLog } from '~/db/schema/audit-log'
import { mails } from '~/db/schema/mails'
import { users } from '~/db/schema/users'
import { deliverMail, mailQueued } from '~/email/mails.server'
import type { Ctx } from '~/web/ctx.server'
import { provenSession } from '../../../test/members'
import { committing, queued, startTimes, test, work } from '../../../test/test'
import { retryMail, retryMails, sendTestMail, tryMailNow } from './commands.server'
import { getMail } from './queries.server'

const secretPlaceholder = 'secret-d3adb33f'

/** The ctx with a new user as actor, by default an admin. */
async function asMember(ctx: Ctx, overrides: Partial<Member> = {}) {
  const email = `${crypto.randomUUID()}@nordbro.example`
  const [user] = await ctx.db.insert(users).values({ email, passwordHash: '', locale: 'en' }).returning()
  const actor: Member = {
    userId: user?.id ?? '',
    email,
    role: 'supplier',
    level: 'entry',
    adminRole: 'owner',
    ...overrides,
  }
  return { ...ctx, actor, ...provenSession(ctx) }
}

async function addMail({ db }: Ctx, overrides: Partial<typeof mails.$inferInsert> = {}) {
  const [mail] = await db
    .insert(mails)
    .values({
      key: crypto.randomUUID(),
      template: 'contact.received',
      locale: 'en',
      toName: 'Kari',
      toAddress: 'kari@sykehus.example',
      subject: 'Thank you',
      html: '<p>Hello</p>',
      text: 'Hello',
      status: 'failed',
      attempts: 21,
      lastError: '421 later',
      ...overrides,
    })
    .returning()
  return mail?.id ?? ''
}

const stateOf = async ({ db }: Ctx, id: string) => (await db.select().from(mails).where(eq(mails.id, id)))[0]?.status

test('chosen mails are queued again; those that have not failed are skipped', async ({ ctx }) => {
  const admin = await asMember(ctx)
  const [failed, sent] = [await addMail(ctx), await addMail(ctx, { status: 'sent' })]
  expect(await retryMails(admin, { id: [failed, sent] })).toEqual({ changed: 1, skipped: 1 })
  expect(await stateOf(ctx, failed)).toBe('queued')
  expect(await stateOf(ctx, sent)).toBe('sent')
})

test('all mails that match and have failed are queued again, but no more than were seen', async ({ ctx }) => {
  const admin = await asMember(ctx)
  const other = await addMail(ctx, { toAddress: 'asa@region.example' })
  const ids = [await addMail(ctx), await addMail(ctx), await addMail(ctx, { secretPlaceholder })]
  const match = new URLSearchParams('to=kari')
  await expect(retryMails(admin, { id: [], match, expected: 1 })).rejects.toMatchObject({ reason: 'list-changed' })
  expect(await retryMails(admin, { id: [], match, expected: 2 })).toEqual({ changed: 2, skipped: 0 })
  expect(await Promise.all([...ids, other].map((id) => stateOf(ctx, id)))).toEqual([
    'queued',
    'queued',
    'failed',
    'failed',
  ])
})

test('a failed mail is queued again and sent, and the audit log names the admin', async ({ ctx }) => {
  const admin = await asMember(ctx)
  const id = await addMail(ctx)
  await retryMail(admin, { id })
  expect(await stateOf(ctx, id)).toBe('queued')
  expect(await queued(ctx, mailQueued)).toEqual([{ mailId: id }])
  expect(await ctx.db.select().from(auditLog)).toMatchObject([
    {
      actorId: admin.actor.userId,
      actorEmail: admin.actor.email,
      action: 'mail.retried',
      objectId: id,
      objectName: 'kari@sykehus.example',
      details: { subject: 'Thank you', template: 'contact.received' },
    },
  ])
  const deliver = vi.fn(async () => {})
  await work({ ...ctx, deliver }, deliverMail)
  expect(deliver).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id, subject: 'Thank you' }))
  expect(await stateOf(ctx, id)).toBe('sent')
})

test.for([
  ['a queued mail', { status: 'queued' }, 'not-failed'],
  ['a sent mail', { status: 'sent' }, 'not-failed'],
  ['a failed mail whose token was deleted', { secretPlaceholder }, 'link-lost'],
  ['a sent mail with a link', { status: 'sent', secretPlaceholder }, 'not-failed'],
] as const)('retrying %s is refused, and nothing is queued', async ([, overrides, reason], { ctx }) => {
  const id = await addMail(ctx, overrides)
  const before = await stateOf(ctx, id)
  await expect(retryMail(await asMember(ctx), { id })).rejects.toMatchObject({ reason })
  expect(await stateOf(ctx, id)).toBe(before)
  await expectNothingQueued(ctx, id)
})

test('a failed mail that still has its secret is sent with its link', async ({ ctx }) => {
  const id = await addMail(ctx, { text: `token=${secretPlaceholder}`, secret: 'tok3n', secretPlaceholder })
  await retryMail(await asMember(ctx), { id })
  const deliver = vi.fn(async () => {})
  await work({ ...ctx, deliver }, deliverMail)
  expect(deliver).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ text: 'token=tok3n' }))
})

test('members and visitors can’t retry a mail, and an unknown one is not found', async ({ ctx }) => {
  const id = await addMail(ctx)
  const refused = { kind: 'forbidden', message: 'mail.retry' }
  const member = await asMember(ctx, { adminRole: null, level: 'premium' })
  await expect(retryMail(ctx, { id })).rejects.toMatchObject(refused)
  await expect(retryMail(member, { id })).rejects.toMatchObject(refused)
  const admin = await asMember(ctx)
  for (const unknown of [crypto.randomUUID(), '1', "' or true --"]) {
    await expect(retryMail(admin, { id: unknown })).rejects.toMatchObject({ kind: 'not-found' })
  }
  expect(await stateOf(ctx, id)).toBe('failed')
  await expectNothingQueued(ctx, id)
})

test('a queued mail shows its next try, and is tried at once when an admin asks for it', async ({ ctx }) => {
  const admin = await asMember(ctx)
  const id = await addMail(ctx, { status: 'queued', attempts: 4 })
  const nextTry = new Date(Date.now() + 3_600_000)
  await ctx.jobs.enqueue(ctx.db, mailQueued, { mailId: id }, { startAfter: nextTry })
  expect((await getMail(admin, id)).nextTryAt?.getTime()).toBeCloseTo(nextTry.getTime(), -2)
  await tryMailNow(admin, { id })
  const [start] = await startTimes(ctx, mailQueued)
  expect(start?.getTime()).toBeLessThanOrEqual(Date.now())
  expect(await queued(ctx, mailQueued)).toEqual([{ mailId: id }])
  expect(await ctx.db.select().from(auditLog)).toMatchObject([{ action: 'mail.tried-now', objectId: id }])
})

test('a queued mail whose job is lost gets another', async ({ ctx }) => {
  const id = await addMail(ctx, { status: 'queued' })
  await tryMailNow(await asMember(ctx), { id })
  expect(await queued(ctx, mailQueued)).toEqual([{ mailId: id }])
})

test('a mail that is being tried, or not queued, is not tried again', async ({ ctx }) => {
  const admin = await asMember(ctx)
  const id = await addMail(ctx, { status: 'queued' })
  await ctx.jobs.enqueue(ctx.db, mailQueued, { mailId: id })
  await ctx.db.execute(sql`update pgboss.job set state = 'active' where name = ${mailQueued.name}`)
  await expect(tryMailNow(admin, { id })).rejects.toMatchObject({ reason: 'being-tried' })
  for (const status of ['sent', 'failed'] as const) {
    await expect(tryMailNow(admin, { id: await addMail(ctx, { status }) })).rejects.toMatchObject({
      reason: 'not-queued',
    })
  }
  await expect(tryMailNow(admin, { id: crypto.randomUUID() })).rejects.toMatchObject({ kind: 'not-found' })
  expect(await queued(ctx, mailQueued)).toEqual([])
})

test('a test mail goes to the admin who asks for it, once for a double click', async ({ ctx }) => {
  const admin = await asMember(ctx)
  const first = await sendTestMail(admin)
  expect(await sendTestMail(admin)).toEqual(first)
  expect(first.to).toBe(admin.actor.email)
  const sent = await ctx.db.select().from(mails)
  expect(sent).toMatchObject([{ id: first.id, toAddress: admin.actor.email, template: 'mail.test', status: 'queued' }])
  expect(sent[0]?.text).toContain('It has arrived')
  expect(await queued(ctx, mailQueued)).toEqual([{ mailId: first.id }])
})

test('without a mail server a mail is only a file, and is not called sent', async ({ ctx }) => {
  const admin = await asMember(ctx)
  const [file, smtp] = [await addMail(ctx, { status: 'queued' }), await addMail(ctx, { status: 'queued' })]
  await ctx.jobs.enqueue(ctx.db, mailQueued, { mailId: file })
  await work({ ...ctx, deliver: Object.assign(async () => {}, { writesFiles: true as const }) }, deliverMail)
  expect(await getMail(admin, file)).toMatchObject({ state: 'written', sentAt: null })
  await ctx.jobs.enqueue(ctx.db, mailQueued, { mailId: smtp })
  await work({ ...ctx, deliver: async () => {} }, deliverMail)
  expect(await getMail(admin, smtp)).toMatchObject({ state: 'sent', sentAt: expect.any(Date) })
})

test('members and visitors neither try a mail nor send a test', async ({ ctx }) => {
  const id = await addMail(ctx, { status: 'queued' })
  const refused = { kind: 'forbidden', message: 'mail.retry' }
  for (const asker of [ctx, await asMember(ctx, { adminRole: null })]) {
    await expect(tryMailNow(asker, { id })).rejects.toMatchObject(refused)
    await expect(sendTestMail(asker)).rejects.toMatchObject(refused)
  }
})

// Last in the file: it commits, so its rows stay.
test('concurrent retries of a mail make one job and one audit row', async ({ database, jobs }) => {
  const ctx = committing(database, jobs)
  const [one, other] = [await asMember(ctx), await asMember(ctx)]
  const id = await addMail(ctx)
  const retries = await Promise.allSettled([retryMail(one, { id }), retryMail(other, { id }), retryMail(one, { id })])
  expect(retries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const retry of retries) {
    if (retry.status === 'rejected') expect(retry.reason).toMatchObject({ reason: 'not-failed' })
  }
  expect((await queued(ctx, mailQueued)).filter(({ mailId }) => mailId === id)).toHaveLength(1)
  expect(await ctx.db.select().from(auditLog).where(eq(auditLog.objectId, id))).toHaveLength(1)
})

async function expectNothingQueued(ctx: Ctx, id: string) {
  expect((await queued(ctx, mailQueued)).filter(({ mailId }) => mailId === id)).toEqual([])
  expect(await ctx.db.select().from(auditLog).where(eq(auditLog.objectId, id))).toEqual([])
}
