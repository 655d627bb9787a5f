import { and, eq, isNull } from 'drizzle-orm'
import { hashOf, newToken } from '~/auth/tokens.server'
import { invitations } from '~/db/schema/invitations'
import { queueMail } from '~/email/mails.server'
import { renderMail } from '~/email/render.server'
import { isOpenInvitation } from '~/features/accounts/queries.server'
import { defineJob, handle } from '~/jobs/jobs.server'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import { invitation } from './emails/invitation'
import { getInvitationNames } from './queries.server'

export const invitationCreated = defineJob<{ invitationId: string }>('invitation.created')

/** Makes the link and mails it. The token is created here, so that no job's payload contains it. */
export const mailInvitation = handle(invitationCreated, async (ctx: Ctx, { invitationId }) => {
  await inTransaction(ctx, async (ctx) => {
    const token = newToken()
    // Only an open invitation without a link matches: a second run, or one after it was revoked, mails nothing.
    const [row] = await ctx.db
      .update(invitations)
      .set({ hash: hashOf(token) })
      .where(and(eq(invitations.id, invitationId), isNull(invitations.hash), isOpenInvitation))
      .returning()
    if (!row) return
    const { email, name, role, adminRole, locale, expiresAt } = row
    const invited = { name, role, isAdmin: adminRole !== null, expiresAt, ...(await getInvitationNames(ctx, row)) }
    await queueMail(ctx, {
      key: `account.invite:${row.id}`,
      template: 'account.invite',
      locale,
      to: { name: '', address: email },
      replyTo: ctx.brand.email,
      secret: token,
      ...(await renderMail(ctx, locale, (tools) => invitation(tools, locale, invited))),
    })
  })
})

export const invitationJobs = [mailInvitation]
