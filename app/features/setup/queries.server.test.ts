import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { brandFrom } from '~/brand/brand'
import { contentDocuments } from '~/db/schema/documents'
import { mails } from '~/db/schema/mails'
import { sampleData } from '~/db/schema/sample-data'
import { users } from '~/db/schema/users'
import { insertInvitation } from '~/features/invitations/commands.server'
import { loadSamples } from '~/features/sample-content/commands.server'
import type { Ctx } from '~/web/ctx.server'
import { addApp } from '../../../test/factors'
import { addEvent, asAdmin, asMember } from '../../../test/members'
import { test } from '../../../test/test'
import { hideSetup, recordBackup, showSetup } from './commands.server'
import { type SetupStep, setupSteps } from './model'
import { findSetup, getSetup } from './queries.server'

const withMail = { smtpUrl: 'smtp://mail.example' }

const doneIn = async (ctx: Ctx, settings = withMail): Promise<SetupStep[]> =>
  (await getSetup(ctx, settings)).steps.filter(({ isDone }) => isDone).map(({ key }) => key)

const publishLogo = (ctx: Ctx) =>
  ctx.db.insert(contentDocuments).values({ type: 'clientLogo', published: { title: 'x' }, publishedAt: ctx.now })

const deliver = (ctx: Ctx) =>
  ctx.db.insert(mails).values({
    ...{ key: 'k', template: 'x', locale: 'en', toName: '', toAddress: 'a@b.example', subject: '', html: '', text: '' },
    ...{ status: 'sent', sentAt: ctx.now },
  })

test('on a new site nothing is done', async ({ ctx }) => {
  expect(await doneIn(await asAdmin(ctx))).toEqual([])
})

type AdminCtx = Awaited<ReturnType<typeof asAdmin>>

const acts: Record<Exclude<SetupStep, 'brand'>, (ctx: AdminCtx) => Promise<unknown>> = {
  name: (ctx) => ctx.db.update(users).set({ name: 'Åsa' }).where(eq(users.id, ctx.actor.userId)),
  mail: deliver,
  session: (ctx) => addEvent(ctx, { isPublic: true, city: 'Oslo', roles: [] }),
  event: (ctx) => addEvent(ctx),
  member: (ctx) => asMember(ctx),
  logos: (ctx) => publishLogo(ctx),
  factor: (ctx) => addApp(ctx),
  'second-admin': (ctx) => asAdmin(ctx),
  backup: (ctx) => recordBackup(ctx),
}

test('every step ticks itself, one after another', async ({ ctx: base }) => {
  const ctx = await asAdmin(base)
  const done: string[] = []
  for (const [step, act] of Object.entries(acts)) {
    await act(ctx)
    done.push(step)
    expect(await doneIn(ctx)).toEqual(done)
  }
})

test('an invitation is a first member, and another brand ticks its step', async ({ ctx: base }) => {
  const ctx = await asAdmin(base)
  await insertInvitation(ctx, ctx.actor, { email: 'kari@b.example', name: '', role: 'supplier', locale: 'no' })
  expect(await doneIn(ctx)).toEqual(['member'])
  expect(await doneIn({ ...ctx, brand: brandFrom({ email: 'hello@other.example' }) })).toEqual(['brand', 'member'])
})

test('mail needs a server and a delivery, and says which is missing', async ({ ctx: base }) => {
  const ctx = await asAdmin(base)
  const missing = async (settings: { smtpUrl?: string }) =>
    (await getSetup(ctx, settings)).steps.find(({ key }) => key === 'mail')?.missing
  expect(await missing({})).toBe('smtp')
  expect(await missing(withMail)).toBe('delivery')
  await deliver(ctx)
  expect(await missing(withMail)).toBeUndefined()
  expect(await missing({})).toBe('smtp')
})

test('samples tick nothing', async ({ ctx: base }) => {
  const ctx = await asAdmin(base)
  await loadSamples(ctx)
  expect(await doneIn(ctx)).toEqual([])
})

test('the rail counts what is left, and nothing once the list is hidden', async ({ ctx: base }) => {
  const ctx = await asAdmin(base)
  expect((await findSetup(ctx, withMail))?.steps.filter(({ isDone }) => !isDone)).toHaveLength(setupSteps.length)
  await hideSetup(ctx)
  await hideSetup(ctx)
  expect(await findSetup(ctx, withMail)).toBeNull()
  expect((await getSetup(ctx, withMail)).isHidden).toBe(true)
  await showSetup(ctx)
  expect((await findSetup(ctx, withMail))?.steps.filter(({ isDone }) => !isDone)).toHaveLength(setupSteps.length)
})

test('a demo offers no set-up', async ({ ctx: base }) => {
  const ctx = await asAdmin(base)
  await ctx.db.insert(sampleData).values({})
  expect(await findSetup(ctx, withMail)).toBeNull()
  expect(await getSetup(ctx, withMail)).toMatchObject({ isDemo: true, isHidden: false })
})

test('only admins see it', async ({ ctx }) => {
  await expect(getSetup(await asMember(ctx), withMail)).rejects.toThrow('settings.see')
})
