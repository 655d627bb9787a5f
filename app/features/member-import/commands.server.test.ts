import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { auditLog } from '~/db/schema/audit-log'
import { invitations } from '~/db/schema/invitations'
import { memberImports } from '~/db/schema/member-imports'
import { organisations } from '~/db/schema/organisations'
import { userAccessLevels, users } from '~/db/schema/users'
import { acceptInvitation } from '~/features/invitations/commands.server'
import { mailInvitation } from '~/features/invitations/jobs.server'
import type { Ctx } from '~/web/ctx.server'
import { asAdmin, asMember } from '../../../test/members'
import { queued, test, work } from '../../../test/test'
import { upload } from '../../../test/uploads'
import { discardImport, readImport, startImport } from './commands.server'
import { continueImport, importContinued } from './jobs.server'
import type { ImportFilter } from './model'
import { getImport, listErrors, listImports } from './queries.server'

const choices = { role: 'supplier', level: 'entry', language: 'sv' } as const
const filter: ImportFilter = { show: 'all', page: 1, choices }
const read = (ctx: Ctx, text: string) =>
  readImport(ctx, { file: upload('members.csv', Uint8Array.from(Buffer.from(text))) })
const emails = (count: number) => Array.from({ length: count }, (_, index) => `p${index}@b.example`)
const table = (addresses: string[]) => ['Email', ...addresses].join('\n')
const runOf = async (ctx: Ctx, id: string) => (await getImport(ctx, id, filter)).run

/** Runs the batches until none is enqueued, as the worker does. */
async function finish(ctx: Ctx, from = 0) {
  const waiting = await queued(ctx, importContinued)
  for (const payload of waiting.slice(from))
    await continueImport.run({ ...ctx, actor: null } as never, payload, { isLast: false })
  if ((await queued(ctx, importContinued)).length > waiting.length) await finish(ctx, waiting.length)
}

test('everyone who is new is invited once, with role, level and language', async ({ ctx: base }) => {
  const ctx = await asAdmin(base)
  const member = await asMember(base)
  const file = `Email;Name;Role;Level\n${member.actor.email};;;\nkari@b.example;Kari;hospital;premium\nKARI@b.example;;;\nnobody;;;`
  const id = await read(ctx, file)
  const { preview } = await getImport(ctx, id, filter)
  expect(preview?.counts).toEqual({ new: 1, member: 1, invited: 0, twice: 1, error: 1 })
  await startImport(ctx, { id, ...choices })
  await finish(ctx)
  expect(await runOf(ctx, id)).toMatchObject({ total: 4, done: 4, invited: 1, endedAt: expect.any(String) })
  const invited = { email: 'kari@b.example', name: 'Kari', role: 'hospital', accessLevel: 'premium', locale: 'sv' }
  expect(await ctx.db.select().from(invitations)).toEqual([
    expect.objectContaining({ ...invited, inviterId: ctx.actor.userId, inviterEmail: ctx.actor.email }),
  ])
  const log = await ctx.db.select({ action: auditLog.action, name: auditLog.objectName }).from(auditLog)
  expect(log).toEqual([
    { action: 'member-import.started', name: 'members.csv' },
    { action: 'user.invited', name: 'kari@b.example' },
  ])
  const [stored] = await ctx.db.select().from(memberImports)
  expect(stored?.lines).toEqual([])
})

test('the level of the file is that of the account', async ({ ctx: base }) => {
  const ctx = await asAdmin(base)
  const id = await read(ctx, 'Email,Level\nkari@b.example,builder')
  await startImport(ctx, { id, ...choices })
  await finish(ctx)
  await work(ctx, mailInvitation)
  const [link] = await ctx.db.select().from(invitations).where(eq(invitations.email, 'kari@b.example'))
  expect(link).toMatchObject({ role: 'supplier', accessLevel: 'builder', locale: 'sv' })
  const { hashOf } = await import('~/auth/tokens.server')
  await ctx.db.update(invitations).set({ hash: hashOf('t') })
  await acceptInvitation({ ...ctx, actor: null }, { token: 't', password: 'fjord-ridge-aurora-41', userAgent: '' })
  const [account] = await ctx.db
    .select({ level: userAccessLevels.accessLevel })
    .from(userAccessLevels)
    .innerJoin(users, eq(users.id, userAccessLevels.userId))
    .where(eq(users.email, 'kari@b.example'))
  expect(account).toEqual({ level: 'builder' })
})

test('people of one organisation are invited into one, which the first line creates', async ({ ctx: base }) => {
  const ctx = await asAdmin(base)
  await ctx.db.insert(organisations).values({ name: 'Aldera', kind: 'supplier' })
  const file = 'Email;Organisation\na@b.example;Fjellvik\nb@b.example;fjellvik\nc@c.example;ALDERA\nd@d.example;'
  const id = await read(ctx, file)
  await startImport(ctx, { id, ...choices })
  await finish(ctx)
  const rows = await ctx.db
    .select({ email: invitations.email, organisation: organisations.name })
    .from(invitations)
    .leftJoin(organisations, eq(organisations.id, invitations.organisationId))
    .orderBy(invitations.email)
  expect(rows.map(({ organisation }) => organisation)).toEqual(['Fjellvik', 'Fjellvik', 'Aldera', null])
  expect(await ctx.db.$count(organisations)).toBe(2)
})

test('a large file is worked through in batches, and a batch that runs twice invites nobody twice', async ({
  ctx: base,
}) => {
  const ctx = await asAdmin(base)
  const id = await read(ctx, table(emails(120)))
  await startImport(ctx, { id, ...choices })
  await startImport(ctx, { id, ...choices })
  await work(ctx, continueImport)
  expect(await runOf(ctx, id)).toMatchObject({ done: 50, invited: 50 })
  await work(ctx, continueImport)
  expect(await runOf(ctx, id)).toMatchObject({ done: 100, invited: 100 })
  await work(ctx, continueImport)
  await work(ctx, continueImport)
  expect(await runOf(ctx, id)).toMatchObject({ done: 120, invited: 120, endedAt: expect.any(String) })
  const invited = await ctx.db.select().from(invitations)
  expect(new Set(invited.map(({ email }) => email))).toEqual(new Set(emails(120)))
  expect(invited).toHaveLength(120)
})

test('two admins who import the same file invite everyone once', async ({ ctx: base }) => {
  const [one, other] = [await asAdmin(base), await asAdmin(base)]
  const [first, second] = [await read(one, table(emails(3))), await read(other, table(emails(3)))]
  await startImport(one, { id: first, ...choices })
  await startImport(other, { id: second, ...choices })
  await finish(base)
  expect(await base.db.select().from(invitations)).toHaveLength(3)
  const invited = [(await runOf(one, first))?.invited, (await runOf(other, second))?.invited]
  expect(invited.toSorted()).toEqual([0, 3])
})

test('an import of people who are all invited is refused, and the same file again finds them invited', async ({
  ctx: base,
}) => {
  const ctx = await asAdmin(base)
  const id = await read(ctx, table(emails(2)))
  await startImport(ctx, { id, ...choices })
  await finish(ctx)
  const again = await read(ctx, table(emails(2)))
  expect((await getImport(ctx, again, filter)).preview?.counts).toMatchObject({ new: 0, invited: 2 })
  await expect(startImport(ctx, { id: again, ...choices })).rejects.toThrow('none')
})

test('an import ends when who confirmed it is no admin any more', async ({ ctx: base }) => {
  const ctx = await asAdmin(base)
  const id = await read(ctx, table(emails(2)))
  await startImport(ctx, { id, ...choices })
  await ctx.db.update(userAccessLevels).set({ adminRole: null })
  await finish(ctx)
  expect(await runOf(ctx, id)).toMatchObject({ done: 0, invited: 0, endedAt: expect.any(String) })
  expect(await ctx.db.select().from(invitations)).toEqual([])
})

test('of the files that wait for confirmation the newest five are kept', async ({ ctx: base }) => {
  const ctx = await asAdmin(base)
  const ids: string[] = []
  for (const minute of [1, 2, 3, 4, 5, 6]) {
    ids.push(await read({ ...ctx, now: new Date(ctx.now.getTime() + minute * 60_000) }, table(emails(minute))))
  }
  expect((await listImports(ctx)).map(({ id }) => id).sort()).toEqual(ids.slice(1).sort())
  await expect(getImport(ctx, ids[0] ?? '', filter)).rejects.toThrow('imports.unknown')
})

test('a file belongs to who sent it, and can be discarded', async ({ ctx: base }) => {
  const [ctx, other] = [await asAdmin(base), await asAdmin(base)]
  const id = await read(ctx, table(emails(2)))
  expect(await listImports(ctx)).toEqual([expect.objectContaining({ id, count: 2 })])
  await expect(getImport(other, id, filter)).rejects.toThrow('imports.unknown')
  await expect(startImport(other, { id, ...choices })).rejects.toThrow('gone')
  await expect(discardImport(other, { id })).rejects.toThrow('gone')
  await expect(discardImport(ctx, { id: 'nonsense' })).rejects.toThrow('gone')
  expect(await listImports(ctx)).toHaveLength(1)
  await discardImport(ctx, { id })
  expect(await listImports(ctx)).toEqual([])
})

test('a file that runs is not discarded, and that is said', async ({ ctx: base }) => {
  const ctx = await asAdmin(base)
  const id = await read(ctx, table(emails(2)))
  await startImport(ctx, { id, ...choices })
  await expect(discardImport(ctx, { id })).rejects.toThrow('running')
  expect(await listImports(ctx)).toHaveLength(1)
})

test('the preview is paged and filtered, and the lines with errors can be fetched', async ({ ctx: base }) => {
  const ctx = await asAdmin(base)
  const id = await read(ctx, table([...emails(60), 'wrong', 'wrong too']))
  const second = await getImport(ctx, id, { ...filter, page: 2 })
  expect(second.preview).toMatchObject({ page: 2, total: 62, counts: { new: 60, error: 2 } })
  expect(second.preview?.rows).toHaveLength(12)
  const wrong = await getImport(ctx, id, { ...filter, show: 'error' })
  expect(wrong.preview?.rows.map(({ line }) => line)).toEqual([62, 63])
  expect((await listErrors(ctx, id, choices)).map(({ email }) => email)).toEqual(['wrong', 'wrong too'])
})

test('only admins import', async ({ ctx: base }) => {
  const ctx = await asMember(base)
  await expect(read(ctx, table(emails(1)))).rejects.toThrow('member.invite')
  await expect(listImports(ctx)).rejects.toThrow('member.invite')
})
