import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Member } from '~/auth/permissions'
import { accessRequests } from '~/db/schema/access-requests'
import { mails } from '~/db/schema/mails'
import { userAccessLevels, users } from '~/db/schema/users'
import { userPreferences } from '~/db/schema/workspace'
import type { Locale } from '~/i18n/locales'
import type { Ctx } from '~/web/ctx.server'
import { queued, test, work } from '../../../test/test'
import { chooseDigestHour, enqueueDigests } from './commands.server'
import { digestDue, mailDigest } from './jobs.server'
import { getDigestHour } from './queries.server'

/** 10:00 in Stockholm. */
const at = (iso: string) => new Date(iso)
const ten = at('2026-11-16T09:00:00Z')

async function addAdmin(ctx: Ctx, { hour, locale = 'en' }: { hour: number | null; locale?: Locale }): Promise<Member> {
  const email = `${crypto.randomUUID()}@nordbro.example`
  const [user] = await ctx.db.insert(users).values({ email, name: 'Elin', passwordHash: '', locale }).returning()
  const userId = user?.id ?? ''
  await ctx.db.insert(userAccessLevels).values({ userId, role: 'supplier', adminRole: 'owner' })
  if (hour !== null) await ctx.db.insert(userPreferences).values({ userId, digestHour: hour })
  return { userId, email, role: 'supplier', level: 'entry', adminRole: 'owner' }
}

const addRequest = ({ db }: Ctx, name = 'Petra Lindqvist') =>
  db.insert(accessRequests).values({
    name,
    email: `${crypto.randomUUID()}@region.example`,
    organization: 'Region Väst',
    role: 'hospital',
    reason: 'We buy for four hospitals.',
    locale: 'sv',
    createdAt: at('2026-11-10T13:00Z'),
  })

const mailsTo = ({ db }: Ctx, { email }: Member) => db.select().from(mails).where(eq(mails.toAddress, email))
const dueFor = async (ctx: Ctx) => (await queued(ctx, digestDue)).map(({ userId }) => userId)

test('a digest is enqueued once its hour has come on the office’s clock, and once a day', async ({ ctx }) => {
  const admin = await addAdmin(ctx, { hour: 10 })
  expect(await enqueueDigests({ ...ctx, now: at('2026-11-16T08:59:00Z') })).toBe(0)
  expect(await enqueueDigests({ ...ctx, now: ten })).toBe(1)
  expect(await enqueueDigests({ ...ctx, now: at('2026-11-16T22:59:00Z') })).toBe(0)
  expect(await dueFor(ctx)).toEqual([admin.userId])
  expect(await enqueueDigests({ ...ctx, now: at('2026-11-17T09:15:00Z') })).toBe(1)
})

test('after an outage the digest of the same day is sent late, and none for the days that were missed', async ({
  ctx,
}) => {
  await addAdmin(ctx, { hour: 8 })
  expect(await enqueueDigests({ ...ctx, now: at('2026-11-16T20:00:00Z') })).toBe(1)
  expect(await enqueueDigests({ ...ctx, now: at('2026-11-19T05:00:00Z') })).toBe(0)
  expect(await enqueueDigests({ ...ctx, now: at('2026-11-19T08:00:00Z') })).toBe(1)
  expect((await queued(ctx, digestDue)).map(({ day }) => day).sort()).toEqual(['2026-11-16', '2026-11-19'])
})

test('nobody gets a digest without having chosen an hour, or without being an admin', async ({ ctx }) => {
  await addAdmin(ctx, { hour: null })
  const demoted = await addAdmin(ctx, { hour: 8 })
  await ctx.db.update(userAccessLevels).set({ adminRole: null }).where(eq(userAccessLevels.userId, demoted.userId))
  expect(await enqueueDigests(ctx)).toBe(0)
})

test('the mail has each line with its link, in the admin’s language, and is one for a day', async ({ ctx }) => {
  const admin = await addAdmin(ctx, { hour: 10, locale: 'sv' })
  await addRequest(ctx)
  await addRequest(ctx, 'Www.Evil.Com')
  await enqueueDigests(ctx)
  await work(ctx, mailDigest)
  await work(ctx, mailDigest)
  const [mail, ...others] = await mailsTo(ctx, admin)
  expect(others).toEqual([])
  expect(mail).toMatchObject({ template: 'digest', locale: 'sv', toName: 'Elin', replyTo: null })
  expect(mail?.subject).toBe('2 har gått över tiden, 2 saker totalt')
  expect(mail?.text).toContain('Petra Lindqvist')
  expect(mail?.text.replaceAll('\u00a0', ' ')).toContain('Förfrågan, över tiden sedan fre 14:00')
  expect(mail?.text).toMatch(/https:\/\/nordbro\.example\/admin\/requests\?id=/)
  expect(mail?.text).toContain('https://nordbro.example/admin/today')
  expect(mail?.text).toContain('https://nordbro.example/account#digest')
  // A name that looks like an address does not become a link in a mail program.
  expect(mail?.text).not.toContain('Www.Evil.Com')
  // The only picture is the mark, which is a part of the mail.
  expect(mail?.html.match(/<img[^>]*>/g)).toHaveLength(1)
})

test('on a day when nothing waits no mail is sent', async ({ ctx }) => {
  const admin = await addAdmin(ctx, { hour: 10 })
  await enqueueDigests(ctx)
  await work(ctx, mailDigest)
  expect(await mailsTo(ctx, admin)).toEqual([])
})

test('a job that runs on the next day, or for someone who is no admin any more or has switched it off, mails nothing', async ({
  ctx,
}) => {
  await addRequest(ctx)
  const [late, demoted, off] = [
    await addAdmin(ctx, { hour: 10 }),
    await addAdmin(ctx, { hour: 10 }),
    await addAdmin(ctx, { hour: 10 }),
  ]
  await enqueueDigests(ctx)
  await work({ ...ctx, now: at('2026-11-17T09:00:00Z') }, mailDigest)
  expect(await ctx.db.select().from(mails)).toEqual([])
  await ctx.db.update(userAccessLevels).set({ adminRole: null }).where(eq(userAccessLevels.userId, demoted.userId))
  await chooseDigestHour({ ...ctx, actor: off }, { hour: undefined })
  await work(ctx, mailDigest)
  expect((await ctx.db.select().from(mails)).map(({ toAddress }) => toAddress)).toEqual([late.email])
})

test('an hour that has passed begins tomorrow; one that is ahead, today', async ({ ctx }) => {
  const [past, ahead] = [await addAdmin(ctx, { hour: null }), await addAdmin(ctx, { hour: null })]
  await chooseDigestHour({ ...ctx, actor: past, now: ten }, { hour: 8 })
  await chooseDigestHour({ ...ctx, actor: ahead, now: ten }, { hour: 12 })
  expect(await getDigestHour({ ...ctx, actor: past })).toBe(8)
  await enqueueDigests({ ...ctx, now: at('2026-11-16T11:00:00Z') })
  expect(await dueFor(ctx)).toEqual([ahead.userId])
  await enqueueDigests({ ...ctx, now: at('2026-11-17T07:00:00Z') })
  // In any order: the jobs of one transaction have one timestamp.
  expect(new Set(await dueFor(ctx))).toEqual(new Set([ahead.userId, past.userId]))
})

test('only an admin chooses an hour', async ({ ctx }) => {
  const admin = await addAdmin(ctx, { hour: null })
  for (const actor of [null, { ...admin, adminRole: null }]) {
    await expect(chooseDigestHour({ ...ctx, actor }, { hour: 8 })).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(getDigestHour({ ...ctx, actor })).rejects.toMatchObject({ kind: 'forbidden' })
  }
})
