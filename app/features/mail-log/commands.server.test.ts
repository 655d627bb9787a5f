import { eq } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import type { Member } from '~/auth/permissions'
import { auditLog } from '~/db/schema/audit-log'
import { mails } from '~/db/schema/mails'
import { users } from '~/db/schema/users'
import { deliverMail, mailQueued } from '~/email/mails.server'
import type { Ctx } from '~/web/ctx.server'
import { committing, queued, test, work } from '../../../test/test'
import { retryMail } from './commands.server'

const secretPlaceholder = 'secret-d3adb33f'

/** The same world, asked by someone with an account. */
async function asMember(ctx: Ctx, given: Partial<Member> = {}) {
  const email = `${crypto.randomUUID()}@nordbro.example`
  const [user] = await ctx.db.insert(users).values({ email, passwordHash: '', locale: 'en' }).returning()
  const actor: Member = { userId: user?.id ?? '', email, role: 'supplier', level: 'entry', isAdmin: true, ...given }
  return { ...ctx, actor }
}

async function addMail({ db }: Ctx, given: Partial<typeof mails.$inferInsert> = {}) {
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
      ...given,
    })
    .returning()
  return mail?.id ?? ''
}

const stateOf = async ({ db }: Ctx, id: string) => (await db.select().from(mails).where(eq(mails.id, id)))[0]?.status

test('a failed mail is queued again, goes out, and the log says who did it', async ({ ctx }) => {
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
  ['one that waits', { status: 'queued' }, 'not-failed'],
  ['one that is sent', { status: 'sent' }, 'not-failed'],
  ['one whose link is forgotten', { secretPlaceholder }, 'link-lost'],
  ['one whose link was sent', { status: 'sent', secretPlaceholder }, 'not-failed'],
] as const)('%s is refused, and nothing happens', async ([, given, reason], { ctx }) => {
  const id = await addMail(ctx, given)
  const before = await stateOf(ctx, id)
  await expect(retryMail(await asMember(ctx), { id })).rejects.toMatchObject({ reason })
  expect(await stateOf(ctx, id)).toBe(before)
  await expectNothing(ctx, id)
})

test('a mail that still has its secret keeps its link, and is sent with it', async ({ ctx }) => {
  const id = await addMail(ctx, { text: `token=${secretPlaceholder}`, secret: 'tok3n', secretPlaceholder })
  await retryMail(await asMember(ctx), { id })
  const deliver = vi.fn(async () => {})
  await work({ ...ctx, deliver }, deliverMail)
  expect(deliver).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ text: 'token=tok3n' }))
})

test('members and visitors retry nothing, and no one what is not there', async ({ ctx }) => {
  const id = await addMail(ctx)
  const refused = { kind: 'forbidden', message: 'mail.retry' }
  const member = await asMember(ctx, { isAdmin: false, level: 'premium' })
  await expect(retryMail(ctx, { id })).rejects.toMatchObject(refused)
  await expect(retryMail(member, { id })).rejects.toMatchObject(refused)
  const admin = await asMember(ctx)
  for (const unknown of [crypto.randomUUID(), '1', "' or true --"]) {
    await expect(retryMail(admin, { id: unknown })).rejects.toMatchObject({ kind: 'not-found' })
  }
  expect(await stateOf(ctx, id)).toBe('failed')
  await expectNothing(ctx, id)
})

// The last: what it writes stays.
test('pressed twice at once it makes one job and one row', async ({ database, jobs }) => {
  const ctx = committing(database, jobs)
  const [one, other] = [await asMember(ctx), await asMember(ctx)]
  const id = await addMail(ctx)
  const pressed = await Promise.allSettled([retryMail(one, { id }), retryMail(other, { id }), retryMail(one, { id })])
  expect(pressed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const press of pressed) {
    if (press.status === 'rejected') expect(press.reason).toMatchObject({ reason: 'not-failed' })
  }
  expect((await queued(ctx, mailQueued)).filter(({ mailId }) => mailId === id)).toHaveLength(1)
  expect(await ctx.db.select().from(auditLog).where(eq(auditLog.objectId, id))).toHaveLength(1)
})

async function expectNothing(ctx: Ctx, id: string) {
  expect((await queued(ctx, mailQueued)).filter(({ mailId }) => mailId === id)).toEqual([])
  expect(await ctx.db.select().from(auditLog).where(eq(auditLog.objectId, id))).toEqual([])
}
