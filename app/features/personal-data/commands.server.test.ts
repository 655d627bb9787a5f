import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { expect, vi } from 'vitest'
import { auditLog } from '~/db/schema/audit-log'
import { contactRequests } from '~/db/schema/contact-requests'
import { mails } from '~/db/schema/mails'
import { dataExports, erasures, processingLimits } from '~/db/schema/personal-data'
import { securityEvents } from '~/db/schema/security-events'
import { userAccessLevels, users } from '~/db/schema/users'
import { deleteOrphanedFile } from '~/features/uploads/jobs.server'
import type { Ctx } from '~/web/ctx.server'
import { canaryAddress, canaryWord, plantCanary } from '../../../test/canary'
import { asMember, provenSession } from '../../../test/members'
import { committing, queued, test, work } from '../../../test/test'
import {
  askForLink,
  changeObjectionByLink,
  deleteExpiredCopies,
  erasePersonByAdmin,
  fetchCopy,
  keepPersonByAdmin,
  liftRestriction,
  requestCopy,
  requestCopyByLink,
  requestErasure,
  requestErasureByLink,
  restrictByLink,
  restrictPerson,
  takeBackErasure,
  takeBackErasureByLink,
  writeByLink,
} from './commands.server'
import {
  copyRequested,
  eraseWhenDue,
  erasureDue,
  mailConfirmLink,
  mailErasure,
  mailTakenBack,
  makeCopy,
} from './jobs.server'
import { confirmLifetimeMs, copyLifetimeMs, erasureWaitMs } from './model'
import { getLinkState, getOwnData } from './queries.server'

const later = <Context extends Ctx>(ctx: Context, ms: number) => ({ ...ctx, now: new Date(ctx.now.getTime() + ms) })

/** The token in the newest mail of this kind. */
async function tokenOf({ db }: Ctx, template: string) {
  const rows = await db.select().from(mails).where(eq(mails.template, template))
  return rows.at(-1)?.secret ?? ''
}

const kinds = async ({ db }: Ctx) => (await db.select().from(securityEvents)).map(({ kind }) => kind)

test('a member gets an encrypted zip with all of their data, and only the link opens it', { timeout: 60_000 }, async ({
  ctx: base,
}) => {
  const { person, inCopy } = await plantCanary(base)
  await base.db.delete(dataExports)
  const ctx = {
    ...base,
    actor: { ...person, role: 'hospital', level: 'entry', adminRole: 'owner' } as const,
    ...provenSession(base),
  }
  await requestCopy(ctx)
  await requestCopy(ctx)
  expect(await queued(ctx, copyRequested)).toHaveLength(1)
  expect((await getOwnData(ctx)).copy?.status).toBe('queued')
  await work(ctx, makeCopy)
  await work(ctx, makeCopy)
  expect((await getOwnData(ctx)).copy?.status).toBe('ready')

  const [row] = await ctx.db.select().from(dataExports)
  const stored = Buffer.from(await new Response(ctx.files.read(row?.fileKey ?? '')).arrayBuffer())
  expect(stored.includes(canaryWord) || stored.includes('data.json')).toBe(false)

  const token = await tokenOf(ctx, 'data.ready')
  expect(row?.hash).not.toContain(token)
  expect(await getLinkState(ctx, token)).toMatchObject({ state: 'download' })
  const files = unzipSync(await fetchCopy({ ...ctx, actor: null }, { token }))
  const [json, html] = ['data.json', 'index.html'].map((name) => strFromU8(files[name] ?? new Uint8Array()))
  expect(inCopy.filter((word) => !json?.includes(word))).toEqual([])
  expect(html).toContain('<html lang="')
  expect(html).toContain(canaryAddress)
  const uploads = ['files/1-kanarie-thread-file Vinge.pdf', 'files/2-team.png']
  expect(uploads.map((name) => strFromU8(files[name] ?? new Uint8Array()))).toEqual(['an attachment', 'a picture'])
  await expect(fetchCopy(ctx, { token: `${token}x` })).rejects.toThrow('gone')
  expect(await kinds(ctx)).toEqual(expect.arrayContaining(['copy.requested', 'copy.made', 'copy.fetched']))
})

test('a copy whose file was changed is not opened', async ({ ctx: base }) => {
  const ctx = await asMember(base)
  await requestCopy(ctx)
  await work(ctx, makeCopy)
  const [row] = await ctx.db.select().from(dataExports)
  const key = row?.fileKey ?? ''
  const bytes = new Uint8Array(await new Response(ctx.files.read(key)).arrayBuffer())
  bytes[40] = (bytes[40] ?? 0) ^ 1
  await ctx.files.put(key, bytes)
  await expect(fetchCopy(ctx, { token: await tokenOf(ctx, 'data.ready') })).rejects.toThrow()
})

test('after 72 hours the link ends, and file and row are deleted', async ({ ctx: base }) => {
  const ctx = await asMember(base)
  await requestCopy(ctx)
  await work(ctx, makeCopy)
  const [row] = await ctx.db.select().from(dataExports)
  await deleteExpiredCopies(later(ctx, copyLifetimeMs - 1000))
  expect(await ctx.db.$count(dataExports)).toBe(1)
  const ended = later(ctx, copyLifetimeMs + 1000)
  await expect(fetchCopy(ended, { token: await tokenOf(ctx, 'data.ready') })).rejects.toThrow('gone')
  await deleteExpiredCopies(ended)
  await work(ctx, deleteOrphanedFile)
  expect(await ctx.db.$count(dataExports)).toBe(0)
  expect(await ctx.files.has(row?.fileKey ?? '')).toBe(false)
})

test('when it can never be made, the page says so, and it can be asked for again', async ({ ctx: base }) => {
  const ctx = await asMember(base)
  await requestCopy(ctx)
  const broken = { ...ctx, files: { ...ctx.files, put: () => Promise.reject(new Error('The disk is full')) } }
  await expect(work(broken, makeCopy)).rejects.toThrow('full')
  expect((await getOwnData(ctx)).copy?.status).toBe('queued')
  await expect(work(broken, makeCopy, { isLast: true })).rejects.toThrow('full')
  expect((await getOwnData(ctx)).copy?.status).toBe('failed')
  await requestCopy(later(ctx, 1000))
  expect((await getOwnData(ctx)).copy?.status).toBe('queued')
})

test('someone without an account gets a link first; a few mails a day at most', async ({ ctx }) => {
  const email = 'visitor@b.example'
  for (const minutes of [0, 1, 20, 40, 60]) {
    await askForLink(later(ctx, minutes * 60_000), { email })
    for (const payload of await queued(ctx, { name: 'copy.asked' }))
      await mailConfirmLink.run(later(ctx, minutes * 60_000), payload, { isLast: false })
    await ctx.db.execute(`delete from pgboss.job where name = 'copy.asked'`)
  }
  expect(await ctx.db.$count(mails, eq(mails.template, 'data.confirm'))).toBe(3)
})

/** A link that was mailed to this address. */
async function linkFor(ctx: Ctx, email: string) {
  await askForLink(ctx, { email })
  await work(ctx, mailConfirmLink)
  return { token: await tokenOf(ctx, 'data.confirm') }
}

const aMessage = (email: string) =>
  ({ name: 'Kari', organization: 'B', email, message: 'Hello', interest: 'speed-dial', locale: 'en' }) as const

test('the link of someone without an account leads to a copy', async ({ ctx }) => {
  const email = 'visitor@b.example'
  await ctx.db.insert(contactRequests).values(aMessage(email))
  const link = await linkFor(ctx, email)
  expect(await getLinkState(ctx, link.token)).toMatchObject({ state: 'rights', email })
  await expect(fetchCopy(ctx, link)).rejects.toThrow('gone')
  await requestCopyByLink(ctx, link)
  await requestCopyByLink(ctx, link)
  await work(ctx, makeCopy)
  const files = unzipSync(await fetchCopy(ctx, { token: await tokenOf(ctx, 'data.ready') }))
  expect(strFromU8(files['data.json'] ?? new Uint8Array())).toContain(email)
  const ended = later(ctx, confirmLifetimeMs + 1000)
  expect(await getLinkState(ended, link.token)).toEqual({ state: 'gone' })
  await expect(requestCopyByLink(ended, link)).rejects.toThrow('gone')
})

test('about whom nothing is stored, a mail says so, and there is no file', async ({ ctx }) => {
  const link = await linkFor(ctx, 'stranger@b.example')
  await requestCopyByLink(ctx, link)
  await work(ctx, makeCopy)
  await work(ctx, makeCopy)
  const sent = await ctx.db.select().from(mails)
  expect(sent.map(({ template }) => template).sort()).toEqual(['data.confirm', 'data.nothing'])
  expect(await ctx.db.$count(dataExports)).toBe(0)
})

test('the mailbox alone opens nothing of an address with an account', async ({ ctx: base }) => {
  const member = await asMember(base)
  const link = await linkFor(base, member.actor.email)
  expect(await getLinkState(base, link.token)).toEqual({ state: 'account' })
  const message = { ...link, name: 'Kari', message: 'x' }
  for (const run of [
    () => requestCopyByLink(base, link),
    () => requestErasureByLink(base, link),
    () => takeBackErasureByLink(base, link),
    () => restrictByLink(base, link),
    () => changeObjectionByLink(true)(base, link),
    () => writeByLink(base, message),
  ])
    await expect(run()).rejects.toThrow('account')
  for (const table of [dataExports, erasures, processingLimits, contactRequests])
    expect(await base.db.$count(table)).toBe(0)
})

test('by link: erasure with the way back in its mail, objection, restriction, and a message', async ({ ctx }) => {
  const email = 'visitor@b.example'
  await ctx.db.insert(contactRequests).values(aMessage(email))
  const link = await linkFor(ctx, email)
  await requestErasureByLink(ctx, link)
  await work(ctx, mailErasure)
  const wayBack = { token: await tokenOf(ctx, 'data.erasure') }
  const inTheWait = later(ctx, erasureWaitMs - 1000)
  expect(await getLinkState(inTheWait, link.token)).toEqual({ state: 'gone' })
  expect(await getLinkState(inTheWait, wayBack.token)).toMatchObject({ limits: { erasedOn: expect.any(Date) } })
  await takeBackErasureByLink(inTheWait, wayBack)
  await takeBackErasureByLink(inTheWait, wayBack)
  await work(ctx, mailTakenBack)
  expect(await ctx.db.$count(mails, eq(mails.template, 'data.kept'))).toBe(1)
  expect(await ctx.db.$count(erasures)).toBe(0)

  await changeObjectionByLink(true)(ctx, link)
  await restrictByLink(ctx, link)
  expect(await getLinkState(ctx, link.token)).toMatchObject({ limits: { hasObjected: true, restrictedBy: 'person' } })
  await writeByLink(ctx, { ...link, name: 'Kari', message: 'My name is wrong' })
  const [, sent] = await ctx.db.select().from(contactRequests)
  expect(sent).toMatchObject({ email, interest: 'personal-data', message: 'My name is wrong' })
})

test('the announcement of an erasure says who asked, and links in the language of the mail', async ({ ctx: base }) => {
  const admin = await asMember(base, { adminRole: 'owner' })
  const member = await asMember(base)
  await erasePersonByAdmin(admin, { person: member.actor.userId })
  await work(base, mailErasure)
  await keepPersonByAdmin(admin, { person: member.actor.userId })
  await work(base, mailTakenBack)
  // Rows have no order of their own.
  const sent = (template: string) => base.db.select().from(mails).where(eq(mails.template, template))
  const [announced] = await sent('data.erasure')
  const [kept] = await sent('data.kept')
  expect(announced?.text).toContain('Our team has asked for it')
  expect(announced?.html).toContain('/account/data?lang=en')
  expect(announced?.text).not.toContain('your address was entered')
  expect(kept?.text).toContain('Our team has taken the erasure back')
  await requestErasure(member)
  await base.db.execute(`delete from pgboss.job where name = 'erasure.requested' and state <> 'created'`)
  await work(base, mailErasure)
  const [asked] = (await sent('data.erasure')).filter(({ id }) => id !== announced?.id)
  expect(asked?.text).toContain('You asked for it')
})

test('two clicks at once start one copy, and one erasure', async ({ database, jobs }) => {
  const ctx = await asMember(committing(database, jobs))
  await asMember(committing(database, jobs), { adminRole: 'owner' })
  await Promise.all([requestCopy(ctx), requestCopy(ctx), requestErasure(ctx), requestErasure(ctx)])
  expect(await queued(ctx, copyRequested)).toHaveLength(1)
  expect(await queued(ctx, erasureDue)).toHaveLength(1)
})

test('an erasure waits seven days, can be taken back, and then leaves nothing', async ({ ctx: base }) => {
  const { person } = await plantCanary(base)
  await base.db.delete(erasures)
  const ctx = {
    ...base,
    actor: { ...person, role: 'hospital', level: 'entry', adminRole: 'owner' } as const,
    ...provenSession(base),
  }
  const deliver = vi.fn(async () => {})
  const atEnd = { ...later(ctx, erasureWaitMs), actor: null, deliver }
  await requestErasure(ctx)
  await work(ctx, mailErasure)
  expect(await ctx.db.$count(mails, eq(mails.template, 'data.erasure'))).toBe(1)
  expect((await getOwnData(ctx)).erasedOn).toEqual(atEnd.now)
  await takeBackErasure(ctx)
  await work(atEnd, eraseWhenDue)
  expect(await ctx.db.$count(users, eq(users.id, person.userId))).toBe(1)

  await requestErasure(ctx)
  await work({ ...later(ctx, erasureWaitMs - 1000), actor: null, deliver }, eraseWhenDue)
  expect(await ctx.db.$count(users, eq(users.id, person.userId))).toBe(1)
  await work(atEnd, eraseWhenDue)
  await work(atEnd, eraseWhenDue)
  expect(await ctx.db.$count(users, eq(users.id, person.userId))).toBe(0)
  expect(deliver).toHaveBeenCalledOnce()
  expect(deliver).toHaveBeenCalledWith(expect.objectContaining({ to: { name: '', address: canaryAddress } }))
  const log = await ctx.db.select().from(auditLog).where(eq(auditLog.objectId, person.userId))
  expect(log.map(({ objectName }) => objectName)).toEqual([expect.stringMatching(/^erased person [\da-f]{10}$/)])
  expect(await kinds(ctx)).toEqual(expect.arrayContaining(['erasure.requested', 'erasure.taken-back', 'erasure.done']))
})

test('the only admin can’t be erased, not even one who became it meanwhile', async ({ ctx: base }) => {
  const admin = await asMember(base, { adminRole: 'owner' })
  await expect(requestErasure(admin)).rejects.toThrow('last-owner')
  const other = await asMember(base, { adminRole: 'owner' })
  await requestErasure(admin)
  await base.db.update(userAccessLevels).set({ adminRole: null }).where(eq(userAccessLevels.userId, other.actor.userId))
  const atEnd = { ...later(base, erasureWaitMs), deliver: async () => {} }
  await work(atEnd, eraseWhenDue)
  expect(await base.db.$count(users, eq(users.id, admin.actor.userId))).toBe(1)
  const [row] = await base.db.select().from(erasures)
  expect(row?.dueAt.getTime()).toBeGreaterThan(atEnd.now.getTime())
})

test('a mail server that is down delays the erasure, and does not stop it', async ({ ctx: base }) => {
  const ctx = await asMember(base)
  await requestErasure(ctx)
  const deliver = () => Promise.reject(new Error('no server'))
  const atEnd = { ...later(base, erasureWaitMs), deliver }
  await expect(work(atEnd, eraseWhenDue)).rejects.toThrow('no server')
  expect(await base.db.$count(users, eq(users.id, ctx.actor.userId))).toBe(1)
  await work(atEnd, eraseWhenDue, { isLast: true })
  expect(await base.db.$count(users, eq(users.id, ctx.actor.userId))).toBe(0)
})

test('an admin starts and ends an erasure and a restriction, each with a line in the log', async ({ ctx: base }) => {
  const admin = await asMember(base, { adminRole: 'owner' })
  const member = await asMember(base)
  const input = { person: member.actor.userId }
  for (const command of [erasePersonByAdmin, keepPersonByAdmin, restrictPerson, liftRestriction]) {
    await command(admin, input)
    await command(admin, input)
    await expect(command(member, input)).rejects.toThrow(/person\./)
  }
  const log = await base.db.select().from(auditLog)
  expect(log.map(({ action }) => action)).toEqual([
    'person.erasure-requested',
    'person.erasure-taken-back',
    'person.restricted',
    'person.restriction-lifted',
  ])
  await expect(erasePersonByAdmin(admin, { person: crypto.randomUUID() })).rejects.toThrow('gone')
})
