import { asc, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { deliverables } from '~/db/schema/deliverables'
import { engagementSignatories, engagements } from '~/db/schema/engagements'
import { mails } from '~/db/schema/mails'
import { organisationMembers } from '~/db/schema/organisations'
import type { Ctx } from '~/web/ctx.server'
import { acceptShown, addRunning, findDeliverable } from '../../../test/deliverables'
import { partnerWithAdmin } from '../../../test/engagement'
import { asMember } from '../../../test/members'
import { queued, test, work } from '../../../test/test'
import { moveDeliverable } from './commands.server'
import { mailAcceptedDeliverable, mailCompletedDeliverable, mailReopenedDeliverable } from './jobs.server'
import { deliverableAccepted, deliverableCompleted, deliverableReopened } from './sources/job-kinds.server'

const subjects = async ({ db }: Ctx) =>
  (await db.select().from(mails).orderBy(asc(mails.subject))).map(({ subject }) => subject)

/** An engagement that Kari and Lars have signed, whose scope has to be accepted. */
async function signed(ctx: Ctx) {
  const partner = await partnerWithAdmin(ctx)
  const { admin, kari, lars, organisationId } = partner
  const engagementId = await addRunning(admin, organisationId)
  const rows = [kari, lars].map(({ actor }) => ({ engagementId, userId: actor.userId }))
  await ctx.db.insert(engagementSignatories).values(rows)
  const move = async (key: string, state: 'pending' | 'complete') => {
    const { id, version } = await findDeliverable(ctx, engagementId, key)
    await moveDeliverable(admin, { engagementId, deliverable: id, version, state, reason: 'Because' })
    return id
  }
  return { ...partner, engagementId, move }
}

test('who signed is asked in their language to accept what is complete, once', async ({ ctx }) => {
  const { engagementId, move } = await signed(ctx)
  await move('scope', 'complete')
  for (let twice = 0; twice < 2; twice += 1) await work(ctx, mailCompletedDeliverable)
  expect(await subjects(ctx)).toEqual(['Complete: Scope', 'Klart: Omfattning'])
  const [mail] = await ctx.db.select().from(mails)
  expect(mail?.text).toContain('waits for Aldera to accept it')
  expect(mail?.text).toMatch(new RegExp(`Look at it and accept it[^\\n]*\\n?[^\\n]*/engagements/${engagementId}`))
})

test('nobody is asked for what needs no acceptance', async ({ ctx }) => {
  const { move } = await signed(ctx)
  await move('sites', 'pending')
  await move('sites', 'complete')
  expect(await queued(ctx, deliverableCompleted)).toEqual([])
})

test('a mail that comes too late is not written', async ({ ctx }) => {
  const { kari, engagementId, move } = await signed(ctx)
  const id = await move('scope', 'complete')
  await move('scope', 'pending')
  await work(ctx, mailCompletedDeliverable)
  expect(await subjects(ctx)).toEqual([])
  await move('scope', 'complete')
  await acceptShown(kari, { engagementId, id })
  await work(ctx, mailCompletedDeliverable)
  expect(await subjects(ctx)).toEqual([])
})

test('reopened and complete again, it is mailed again, and not to who has left the organisation', async ({ ctx }) => {
  const { kari, move } = await signed(ctx)
  await move('scope', 'complete')
  await work(ctx, mailCompletedDeliverable)
  await ctx.db.delete(organisationMembers).where(eq(organisationMembers.userId, kari.actor.userId))
  await move('scope', 'pending')
  await move('scope', 'complete')
  await work(ctx, mailCompletedDeliverable)
  expect(await subjects(ctx)).toEqual(['Complete: Scope', 'Klart: Omfattning', 'Klart: Omfattning'])
})

test('who owns it is told once that it is accepted, and by whom', async ({ ctx }) => {
  const { admin, kari, lars, engagementId, move } = await signed(ctx)
  const id = await move('scope', 'complete')
  const owner = await asMember(ctx, { adminRole: 'owner', locale: 'sv' })
  await ctx.db.update(deliverables).set({ ownerId: owner.actor.userId }).where(eq(deliverables.id, id))
  await acceptShown(kari, { engagementId, id })
  // A second click, and a colleague who comes too late, change nothing.
  await acceptShown(kari, { engagementId, id })
  await expect(acceptShown(lars, { engagementId, id })).rejects.toMatchObject({ reason: 'accepted-before' })
  for (let twice = 0; twice < 2; twice += 1) await work(ctx, mailAcceptedDeliverable)
  const sent = await ctx.db.select().from(mails)
  expect(sent.map(({ subject, toAddress }) => [subject, toAddress])).toEqual([
    ['Godkänt: Omfattning', owner.actor.email],
  ])
  expect(sent[0]?.text).toContain('Kari Nordmann har godkänt')
  expect(sent[0]?.text).toContain(`/admin/engagements/${engagementId}/deliverables/${id}`)
  expect(admin.actor.email).not.toBe(owner.actor.email)
})

test('without an owner who leads the engagement is told, without one the team; and nobody when it was reopened', async ({
  ctx,
}) => {
  const { admin, kari, engagementId, move } = await signed(ctx)
  const complete = async () => {
    const id = await move('scope', 'complete')
    await ctx.db.update(deliverables).set({ ownerId: null }).where(eq(deliverables.id, id))
    await acceptShown(kari, { engagementId, id })
  }
  const addresses = async () => (await ctx.db.select().from(mails)).map(({ toAddress }) => toAddress)
  await complete()
  await work(ctx, mailAcceptedDeliverable)
  expect(await addresses()).toEqual([ctx.brand.email])
  await move('scope', 'pending')
  await ctx.db.update(engagements).set({ ownerId: admin.actor.userId }).where(eq(engagements.id, engagementId))
  await complete()
  await work(ctx, mailAcceptedDeliverable)
  expect((await addresses()).toSorted()).toEqual([ctx.brand.email, admin.actor.email].toSorted())
  await move('scope', 'pending')
  await complete()
  await move('scope', 'pending')
  await work(ctx, mailAcceptedDeliverable)
  expect(await addresses()).toHaveLength(2)
})

test('of what is accepted after the engagement was closed the team is told, too', async ({ ctx }) => {
  const { kari, engagementId, move } = await signed(ctx)
  const id = await move('scope', 'complete')
  await ctx.db.update(engagements).set({ state: 'closed' }).where(eq(engagements.id, engagementId))
  await acceptShown(kari, { engagementId, id })
  await work(ctx, mailAcceptedDeliverable)
  expect(await ctx.db.select().from(mails)).toHaveLength(1)
})

test('who signed and who had accepted it are told why it is open again; of what nobody had accepted nobody is', async ({
  ctx,
}) => {
  const { kari, lars, engagementId, move } = await signed(ctx)
  await move('scope', 'complete')
  await move('scope', 'pending')
  expect(await queued(ctx, deliverableReopened)).toEqual([])
  const id = await move('scope', 'complete')
  await ctx.db.delete(engagementSignatories).where(eq(engagementSignatories.userId, kari.actor.userId))
  await acceptShown(kari, { engagementId, id })
  await move('scope', 'pending')
  for (let twice = 0; twice < 2; twice += 1) await work(ctx, mailReopenedDeliverable)
  const sent = await ctx.db.select().from(mails)
  expect(sent.map(({ toAddress }) => toAddress).toSorted()).toEqual([kari.actor.email, lars.actor.email].toSorted())
  for (const { text } of sent) expect(text).toContain('Because')
})

test('an acceptance that is refused leaves no mail to write', async ({ ctx }) => {
  const { kari, engagementId } = await signed(ctx)
  const { id } = await findDeliverable(ctx, engagementId, 'scope')
  await expect(acceptShown(kari, { engagementId, id })).rejects.toMatchObject({ reason: 'not-delivered' })
  expect(await queued(ctx, deliverableAccepted)).toEqual([])
})
