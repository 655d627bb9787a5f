import { asc, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { engagementSignatories } from '~/db/schema/engagements'
import { mails } from '~/db/schema/mails'
import { organisationMembers } from '~/db/schema/organisations'
import type { Ctx } from '~/web/ctx.server'
import { addRunning, findDeliverable } from '../../../test/deliverables'
import { partnerWithAdmin } from '../../../test/engagement'
import { queued, test, work } from '../../../test/test'
import { acceptDeliverable, moveDeliverable } from './commands.server'
import { mailCompletedDeliverable } from './jobs.server'
import { deliverableCompleted } from './sources/job-kinds.server'

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
    const { id } = await findDeliverable(ctx, engagementId, key)
    await moveDeliverable(admin, { engagementId, deliverable: id, state, reason: 'Because' })
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
  expect(mail?.text).toContain(`/engagements/${engagementId}`)
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
  await acceptDeliverable(kari, { engagementId, id })
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
