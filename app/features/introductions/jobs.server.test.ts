import { asc, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { engagements } from '~/db/schema/engagements'
import { mails } from '~/db/schema/mails'
import { organisationMembers } from '~/db/schema/organisations'
import type { Ctx } from '~/web/ctx.server'
import { addRunning } from '../../../test/deliverables'
import { partnerWithAdmin } from '../../../test/engagement'
import { introduce } from '../../../test/introductions'
import { asMember } from '../../../test/members'
import { test, work } from '../../../test/test'
import { removeIntroduction } from './commands.server'
import { mailIntroduction } from './jobs.server'

const sent = ({ db }: Ctx) => db.select().from(mails).orderBy(asc(mails.subject))

async function introduced(ctx: Ctx) {
  const partner = await partnerWithAdmin(ctx)
  const id = await addRunning(partner.admin, partner.organisationId, { startsOn: '2026-11-02' })
  return {
    ...partner,
    id,
    introduction: await introduce(partner.admin, id, { personName: 'Anna Falk', note: 'Beds.' }),
  }
}

test('each member of the organisation gets one mail in their language, and nobody else', async ({ ctx }) => {
  const { id } = await introduced(ctx)
  await asMember(ctx, { name: 'Nils' })
  for (let twice = 0; twice < 2; twice += 1) await work(ctx, mailIntroduction)
  const [english, swedish, ...others] = await sent(ctx)
  expect(others).toEqual([])
  expect(english).toMatchObject({ toName: 'Kari Nordmann', subject: 'An introduction: Anna Falk, Region Mälardal' })
  expect(swedish).toMatchObject({ toName: 'Lars Berg', subject: 'En introduktion: Anna Falk, Region Mälardal' })
  expect(english?.text).toContain(`/engagements/${id}#introductions`)
  expect(english?.text).toContain('12 November 2026')
  expect(swedish?.text).toContain('12 november 2026')
  expect(swedish?.text).toContain('Head of innovation')
  expect(swedish?.text).toContain('Beds.')
  expect(english?.text.replaceAll(/\s+/g, ' ')).toContain('reply to this mail, and our team puts you in touch')
})

test('who has left the organisation gets none', async ({ ctx }) => {
  const { kari } = await introduced(ctx)
  await ctx.db.delete(organisationMembers).where(eq(organisationMembers.userId, kari.actor.userId))
  await work(ctx, mailIntroduction)
  expect((await sent(ctx)).map(({ toName }) => toName)).toEqual(['Lars Berg'])
})

test('one that was removed before its mail was written is not mailed, and neither is one of a closed engagement', async ({
  ctx,
}) => {
  const { admin, id, introduction } = await introduced(ctx)
  await removeIntroduction(admin, { engagementId: id, introduction })
  await introduce(admin, id)
  await ctx.db.update(engagements).set({ state: 'closed' }).where(eq(engagements.id, id))
  await work(ctx, mailIntroduction)
  expect(await sent(ctx)).toEqual([])
})
