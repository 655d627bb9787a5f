import { eq, like } from 'drizzle-orm'
import { expect } from 'vitest'
import { mails } from '~/db/schema/mails'
import { organisationMembers } from '~/db/schema/organisations'
import { userAccessLevels } from '~/db/schema/users'
import type { Ctx } from '~/web/ctx.server'
import { asAdmin, asMember } from '../../../test/members'
import { test, work } from '../../../test/test'
import { addPartner, addThread, answer, write } from '../../../test/threads'
import { aPdf } from '../../../test/uploads'
import { startThread } from './commands.server'
import { mailThreadMessage } from './jobs.server'

/** Who was mailed: one message, or all of them. */
const sentTo = async ({ db }: Ctx, message = '') =>
  (
    await db
      .select()
      .from(mails)
      .where(like(mails.key, `thread.message:${message}%`))
  )
    .map(({ toAddress }) => toAddress)
    .sort()

const forget = ({ db }: Ctx) => db.delete(mails)

test('what a member writes goes to our mailbox while nobody looks after it, and to its owner then', async ({ ctx }) => {
  const [admin, anna] = [await asAdmin(ctx), await asMember(ctx, { name: 'Anna Falk' })]
  await addPartner(ctx, [anna, await asMember(ctx)])
  const id = crypto.randomUUID()
  const file = { name: 'a.pdf', bytes: aPdf() }
  await startThread(anna, { id, subject: 'Evidence', body: 'What do you need?', about: undefined, file })
  await work(ctx, mailThreadMessage)
  await work(ctx, mailThreadMessage)
  const [mail, ...others] = await ctx.db.select().from(mails)
  expect(others).toEqual([])
  expect(mail).toMatchObject({ toAddress: 'hello@nordbro.example', subject: 'Fjord: Evidence' })
  expect(mail?.text).toContain('Anna Falk wrote in ‘Evidence’')
  expect(mail?.text).toContain('What do you need?')
  expect(mail?.text).toContain('a.pdf')
  expect(mail?.text).toContain(`https://nordbro.example/admin/dialogue/${id}`)

  await forget(ctx)
  const other = await asMember(ctx)
  await addPartner(ctx, [other], { ownerId: admin.actor.userId })
  await addThread(other)
  await work(ctx, mailThreadMessage)
  expect(await sentTo(ctx)).toEqual([admin.actor.email, 'hello@nordbro.example'].sort())
})

test('what our team writes goes to everyone who is in the organisation when it is mailed', async ({ ctx }) => {
  const admin = await asAdmin(ctx)
  const [anna, henrik, stranger] = [await asMember(ctx, { locale: 'sv' }), await asMember(ctx), await asMember(ctx)]
  await addPartner(ctx, [anna, henrik])
  await addPartner(ctx, [stranger], { name: 'Other' })
  const id = await addThread(anna)
  await work(ctx, mailThreadMessage)
  await forget(ctx)
  await answer(admin, id, 1, 'Six weeks.\nBy ward.')
  await ctx.db.delete(organisationMembers).where(eq(organisationMembers.userId, henrik.actor.userId))
  await work(ctx, mailThreadMessage)
  // The first message is mailed again, because its mail was deleted.
  expect(await sentTo(ctx)).toEqual([anna.actor.email, 'hello@nordbro.example'].sort())
  const [mail] = await ctx.db.select().from(mails).where(eq(mails.toAddress, anna.actor.email))
  expect(mail).toMatchObject({ toAddress: anna.actor.email, locale: 'sv', subject: 'Evidence' })
  expect(mail?.text).toContain('Six weeks.\nBy ward.')
  expect(mail?.text).toContain(`https://nordbro.example/dialogue/${id}`)
})

test('who is mentioned gets it too, once, and never its author', async ({ ctx }) => {
  const [admin, owner] = [await asMember(ctx, { name: 'Elin Åberg', adminRole: 'owner' }), await asAdmin(ctx)]
  const [anna, henrik] = [await asMember(ctx, { name: 'Anna Falk' }), await asMember(ctx, { name: 'Henrik Lund' })]
  await addPartner(ctx, [anna, henrik], { ownerId: owner.actor.userId })
  const id = await addThread(anna)
  await answer(admin, id, 1)
  const message = crypto.randomUUID()
  await write(henrik, id, 'Thanks, @Elin Åberg. Agreed, @Anna Falk? Signed @Henrik Lund', message)
  await work(ctx, mailThreadMessage)
  const expected = [admin, owner, anna].map(({ actor }) => actor.email)
  expect(await sentTo(ctx, message)).toEqual(expected.toSorted())
})

test('an owner who is no admin any more gets nothing', async ({ ctx }) => {
  const [owner, anna] = [await asAdmin(ctx), await asMember(ctx)]
  await addPartner(ctx, [anna], { ownerId: owner.actor.userId })
  await addThread(anna)
  await ctx.db.update(userAccessLevels).set({ adminRole: null }).where(eq(userAccessLevels.userId, owner.actor.userId))
  await work(ctx, mailThreadMessage)
  expect(await sentTo(ctx)).toEqual(['hello@nordbro.example'])
})

test('a message whose thread is gone is mailed to nobody', async ({ ctx }) => {
  await mailThreadMessage.run(ctx as never, { messageId: crypto.randomUUID() }, { isLast: false })
  expect(await sentTo(ctx)).toEqual([])
})
