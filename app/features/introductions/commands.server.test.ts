import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { auditLog } from '~/db/schema/audit-log'
import { deliverables } from '~/db/schema/deliverables'
import { engagements } from '~/db/schema/engagements'
import { introductions } from '~/db/schema/introductions'
import { organisations } from '~/db/schema/organisations'
import { threads } from '~/db/schema/threads'
import type { Ctx } from '~/web/ctx.server'
import { addRunning, findDeliverable } from '../../../test/deliverables'
import { partnerWithAdmin } from '../../../test/engagement'
import { introductionFields as fields, introduce } from '../../../test/introductions'
import { asMember } from '../../../test/members'
import { committing, queued, test } from '../../../test/test'
import { addIntroduction, correctIntroduction, meetIntroduction, removeIntroduction } from './commands.server'
import { introductionMade } from './sources/job-kinds.server'

const rowsOf = ({ db }: Ctx) => db.select().from(introductions).orderBy(introductions.createdAt)
const actionsOf = async ({ db }: Ctx) => (await db.select().from(auditLog)).map(({ action }) => action)
const refusal = (reason: string) => ({ reason })

/** An engagement that runs since Monday 2 November; it is the 16th. */
async function running(ctx: Ctx, overrides: Parameters<typeof addRunning>[2] = {}) {
  const partner = await partnerWithAdmin(ctx)
  const id = await addRunning(partner.admin, partner.organisationId, { startsOn: '2026-11-02', ...overrides })
  return { ...partner, id }
}

test('an introduction is stored with who made it, is on record without the person, and is mailed', async ({ ctx }) => {
  const { admin, id } = await running(ctx)
  const introduction = await introduce(admin, id)
  expect(await rowsOf(ctx)).toMatchObject([
    {
      ...{ id: introduction, engagementId: id, personName: 'Anna Falk', personRole: 'Head of innovation' },
      ...{ organisationName: 'Region Mälardal', organisationId: null, introducedOn: '2026-11-12', metOn: null },
      ...{ note: 'Ask about beds.', authorId: admin.actor.userId },
    },
  ])
  const [logged] = await ctx.db.select().from(auditLog)
  expect(logged).toMatchObject({ action: 'introduction.added', objectId: id, objectName: 'Aldera' })
  expect(JSON.stringify(logged)).not.toContain('Anna')
  expect(await queued(ctx, introductionMade)).toEqual([{ introductionId: introduction }])
})

test('a form sent twice adds one and mails once; with another text it is refused, not lost', async ({ ctx }) => {
  const { admin, id } = await running(ctx)
  const input = { ...fields, engagementId: id, id: crypto.randomUUID() }
  await addIntroduction(admin, input)
  await addIntroduction(admin, input)
  expect(await rowsOf(ctx)).toHaveLength(1)
  expect(await queued(ctx, introductionMade)).toHaveLength(1)
  await expect(addIntroduction(admin, { ...input, personName: 'Ola' })).rejects.toMatchObject(refusal('sent-before'))
  // The id of one that belongs to another engagement.
  const other = await addRunning(admin, (await ctx.db.select().from(organisations))[0]?.id ?? '')
  await expect(
    addIntroduction(admin, { ...input, engagementId: other, introducedOn: '2026-11-16' }),
  ).rejects.toMatchObject(refusal('gone'))
})

test('a fourth one is refused, until one of the three is removed', async ({ ctx }) => {
  const { admin, id } = await running(ctx)
  const [first = ''] = [await introduce(admin, id), await introduce(admin, id), await introduce(admin, id)]
  await expect(introduce(admin, id)).rejects.toMatchObject(refusal('all-made'))
  await removeIntroduction(admin, { engagementId: id, introduction: first })
  await introduce(admin, id)
  expect(await rowsOf(ctx)).toHaveLength(3)
})

test('only what the program and its deliverables promise: none for another program, none once it was dropped', async ({
  ctx,
}) => {
  const { admin, id, organisationId } = await running(ctx)
  const exchange = await addRunning(admin, organisationId, { program: 'exchange', tier: 'essential' })
  await expect(introduce(admin, exchange, { introducedOn: '2026-11-16' })).rejects.toMatchObject(
    refusal('not-promised'),
  )
  const { id: item } = await findDeliverable(ctx, id, 'introductions')
  await ctx.db.update(deliverables).set({ state: 'dropped' }).where(eq(deliverables.id, item))
  await expect(introduce(admin, id)).rejects.toMatchObject(refusal('not-promised'))
})

test('days are not before the start, not in the future, and one meets after the introduction', async ({ ctx }) => {
  const { admin, id } = await running(ctx)
  const refusing = (overrides: Partial<typeof fields>, reason: string) =>
    expect(introduce(admin, id, overrides)).rejects.toMatchObject(refusal(reason))
  await refusing({ introducedOn: '2026-11-01' }, 'before-start')
  await refusing({ introducedOn: '2026-11-17' }, 'in-the-future')
  await refusing({ metOn: '2026-11-17' }, 'in-the-future')
  await refusing({ metOn: '2026-11-11' }, 'met-before')
  await introduce(admin, id, { introducedOn: '2026-11-02', metOn: '2026-11-16' })
  const introduction = await introduce(admin, id)
  const met = { engagementId: id, introduction }
  await expect(meetIntroduction(admin, { ...met, metOn: '2026-11-17' })).rejects.toMatchObject(refusal('in-the-future'))
})

test('that they have met is noted once', async ({ ctx }) => {
  const { admin, id } = await running(ctx)
  const met = { engagementId: id, introduction: await introduce(admin, id), metOn: '2026-11-13' }
  await meetIntroduction(admin, met)
  await meetIntroduction(admin, met)
  expect(await rowsOf(ctx)).toMatchObject([{ metOn: '2026-11-13', version: 1 }])
  expect(await actionsOf(ctx)).toEqual(['introduction.added', 'introduction.met'])
  await expect(meetIntroduction(admin, { ...met, metOn: '2026-11-14' })).rejects.toMatchObject(refusal('met-already'))
})

test('a correction names what it changed, and does not overwrite that of a colleague', async ({ ctx }) => {
  const { admin, id } = await running(ctx)
  const introduction = await introduce(admin, id)
  const correct = { engagementId: id, introduction, version: 0, ...fields, personRole: 'Director', metOn: '2026-11-14' }
  await correctIntroduction(admin, correct)
  await correctIntroduction(admin, correct)
  expect(await rowsOf(ctx)).toMatchObject([{ personRole: 'Director', metOn: '2026-11-14', version: 1 }])
  const logged = (await ctx.db.select().from(auditLog)).at(-1)
  expect(logged).toMatchObject({ action: 'introduction.corrected', details: { fields: ['personRole', 'metOn'] } })
  await expect(correctIntroduction(admin, { ...correct, note: 'Another' })).rejects.toMatchObject(refusal('stale'))
  // Nobody is mailed again.
  expect(await queued(ctx, introductionMade)).toHaveLength(1)
})

test('the name of an organisation in the network is linked to it, any other is a text', async ({ ctx }) => {
  const { admin, id } = await running(ctx)
  const [clinic] = await ctx.db.insert(organisations).values({ name: 'Fjellvik', kind: 'hospital' }).returning()
  const introduction = await introduce(admin, id, { organisation: 'fjellvik' })
  expect(await rowsOf(ctx)).toMatchObject([{ organisationName: 'Fjellvik', organisationId: clinic?.id }])
  // The link stays when the organisation has another name by now, and goes with it.
  await ctx.db.update(organisations).set({ name: 'Fjellvik HF' }).where(eq(organisations.name, 'Fjellvik'))
  const correct = { engagementId: id, introduction, version: 0, ...fields, organisation: 'Fjellvik', note: 'New' }
  await correctIntroduction(admin, correct)
  expect(await rowsOf(ctx)).toMatchObject([{ note: 'New', organisationId: clinic?.id }])
  await ctx.db.delete(organisations).where(eq(organisations.name, 'Fjellvik HF'))
  expect(await rowsOf(ctx)).toMatchObject([{ organisationName: 'Fjellvik', organisationId: null }])
  await ctx.db
    .insert(organisations)
    .values(['a', 'b'].map((notes) => ({ name: 'Twin', kind: 'other' as const, notes })))
  await expect(introduce(admin, id, { organisation: 'Twin' })).rejects.toMatchObject(refusal('several-organisations'))
})

test('nothing is added to an engagement that does not run; a closed one can be corrected', async ({ ctx }) => {
  const { admin, id } = await running(ctx)
  const [introduction, other] = [await introduce(admin, id), await introduce(admin, id)]
  await ctx.db.update(engagements).set({ state: 'closed' }).where(eq(engagements.id, id))
  const ref = { engagementId: id, introduction }
  await expect(introduce(admin, id)).rejects.toMatchObject(refusal('not-running'))
  await expect(meetIntroduction(admin, { ...ref, metOn: '2026-11-13' })).rejects.toMatchObject(refusal('not-running'))
  await correctIntroduction(admin, { ...ref, version: 0, ...fields, personName: 'A. F.' })
  await removeIntroduction(admin, { ...ref, introduction: other })
  expect(await rowsOf(ctx)).toMatchObject([{ personName: 'A. F.' }])
  await ctx.db.update(engagements).set({ state: 'offered', acceptedText: null }).where(eq(engagements.id, id))
  await expect(removeIntroduction(admin, ref)).rejects.toMatchObject(refusal('not-running'))
  await expect(introduce(admin, crypto.randomUUID())).rejects.toMatchObject(refusal('gone'))
})

test('a thread about one that is removed goes on about the engagement', async ({ ctx }) => {
  const { admin, id, organisationId } = await running(ctx)
  const introduction = await introduce(admin, id)
  const about = { organisationId, subject: 'Anna', introductionId: introduction, lastMessageAt: ctx.now }
  await ctx.db.insert(threads).values(about)
  await removeIntroduction(admin, { engagementId: id, introduction })
  await removeIntroduction(admin, { engagementId: id, introduction })
  expect(await ctx.db.select().from(threads)).toMatchObject([{ introductionId: null, engagementId: id }])
  expect(await actionsOf(ctx)).toEqual(['introduction.added', 'introduction.removed'])
})

test('only those who manage engagements change anything', async ({ ctx }) => {
  const { admin, kari, id } = await running(ctx)
  const introduction = await introduce(admin, id)
  const forbidden = { kind: 'forbidden' }
  for (const other of [
    kari,
    await asMember(ctx, { adminRole: 'reader' }),
    await asMember(ctx, { adminRole: 'editor' }),
  ]) {
    const ref = { engagementId: id, introduction }
    await expect(introduce(other, id)).rejects.toMatchObject(forbidden)
    await expect(meetIntroduction(other, { ...ref, metOn: '2026-11-13' })).rejects.toMatchObject(forbidden)
    await expect(correctIntroduction(other, { ...ref, version: 0, ...fields })).rejects.toMatchObject(forbidden)
    await expect(removeIntroduction(other, ref)).rejects.toMatchObject(forbidden)
  }
  expect(await rowsOf(ctx)).toHaveLength(1)
})

test('of two colleagues who add the third one at once, one does', async ({ database, jobs }) => {
  const { admin, id } = await running(committing(database, jobs))
  await introduce(admin, id)
  await introduce(admin, id)
  const added = await Promise.allSettled([introduce(admin, id), introduce(admin, id)])
  expect(added.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await rowsOf(admin)).toHaveLength(3)
})
