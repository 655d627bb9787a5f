import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { findSession } from '~/auth/sessions.server'
import { auditLog } from '~/db/schema/audit-log'
import { invitations } from '~/db/schema/invitations'
import { mails } from '~/db/schema/mails'
import { securityEvents } from '~/db/schema/security-events'
import { userAccessLevels } from '~/db/schema/users'
import type { Ctx } from '~/web/ctx.server'
import { asAdmin } from '../../../test/members'
import { test, work } from '../../../test/test'
import { acceptInvitation, changeAddress, inviteSomeone, resendInvitation } from './commands.server'
import { mailInvitation } from './jobs.server'

const kari = { email: 'kari@nordbro.example', role: 'hospital', adminRole: 'editor' } as const
const later = (ctx: Ctx, minutes: number): Ctx => ({ ...ctx, now: new Date(ctx.now.getTime() + minutes * 60_000) })

async function accept(ctx: Ctx) {
  await work(ctx, mailInvitation)
  const [mail] = await ctx.db.select().from(mails).where(eq(mails.toAddress, kari.email))
  const input = { token: mail?.secret ?? '', password: 'fjord-ridge-aurora-41', userAgent: 'Firefox' }
  const started = await acceptInvitation({ ...ctx, actor: null }, input)
  return { text: mail?.text, session: await findSession(ctx, started.token) }
}

const idOf = async (ctx: Ctx) => (await ctx.db.select().from(invitations)).at(-1)?.id ?? ''

test('an owner invites an admin, who has the role at once, and all admins are told', async ({ ctx: base }) => {
  const ctx = await asAdmin(base)
  await inviteSomeone(ctx, kari)
  const { text, session } = await accept(ctx)
  expect(text).toContain('You will also work in the administration of')
  expect(session?.member.adminRole).toBe('editor')
  const [recorded] = await ctx.db.select().from(auditLog)
  expect(recorded?.details).toMatchObject({ adminRole: 'editor' })
  const kinds = (await ctx.db.select().from(securityEvents)).map(({ kind }) => kind)
  expect(kinds).toContain('user.promoted')
})

test('a member manager, or an owner without a fresh proof, invites no admin and sends no such invitation again', async ({
  ctx: base,
}) => {
  const owner = await asAdmin(base)
  const manager: Ctx = { ...owner, actor: { ...owner.actor, adminRole: 'member_manager' } }
  await expect(inviteSomeone(manager, kari)).rejects.toThrow('only-owners')
  await expect(inviteSomeone(later(owner, 11), kari)).rejects.toThrow('proofNeeded')
  await inviteSomeone(owner, kari)
  const id = await idOf(owner)
  await expect(resendInvitation(manager, { id })).rejects.toThrow('only-owners')
  await expect(changeAddress(manager, { id, email: 'mine@nordbro.example' })).rejects.toThrow('only-owners')
  await expect(resendInvitation(later(owner, 11), { id })).rejects.toThrow('proofNeeded')
  await resendInvitation(owner, { id })
  const [row] = await owner.db
    .select()
    .from(invitations)
    .where(eq(invitations.id, await idOf(owner)))
  expect(row?.adminRole).toBe('editor')
})

test('who was invited by someone who is no longer an owner becomes a member', async ({ ctx: base }) => {
  const ctx = await asAdmin(base)
  await inviteSomeone(ctx, kari)
  await ctx.db
    .update(userAccessLevels)
    .set({ adminRole: 'editor' })
    .where(eq(userAccessLevels.userId, ctx.actor.userId))
  const { session } = await accept(ctx)
  expect(session?.member).toMatchObject({ adminRole: null, role: 'hospital' })
})
