import { and, eq, isNull } from 'drizzle-orm'
import { hashOf, newToken } from '~/auth/tokens.server'
import { invitations } from '~/db/schema/invitations'
import { organisations } from '~/db/schema/organisations'
import { users } from '~/db/schema/users'
import { queueMail } from '~/email/mails.server'
import { renderMail } from '~/email/render.server'
import { isOpenInvitation } from '~/features/accounts/queries.server'
import { defineJob, handle } from '~/jobs/jobs.server'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import { invitation } from './emails/invitation'

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
    const { email, name, role, locale, expiresAt } = row
    const invited = { name, role, expiresAt, ...(await getNames(ctx, row)) }
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

type Named = Pick<typeof invitations.$inferSelect, 'inviterId' | 'organisationId'>

/** The names that the mail tells, each empty where there is none. */
async function getNames({ db }: Ctx, { inviterId, organisationId }: Named) {
  const [inviter] = inviterId ? await db.select({ name: users.name }).from(users).where(eq(users.id, inviterId)) : []
  const [organisation] = organisationId
    ? await db.select({ name: organisations.name }).from(organisations).where(eq(organisations.id, organisationId))
    : []
  return { inviter: inviter?.name ?? '', organisation: organisation?.name ?? '' }
}

export const invitationJobs = [mailInvitation]
