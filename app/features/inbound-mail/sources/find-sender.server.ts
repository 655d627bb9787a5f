import { eq } from 'drizzle-orm'
import type { Member } from '~/auth/permissions'
import { threadMessages, threads } from '~/db/schema/threads'
import { userAccessLevels, users } from '~/db/schema/users'
import { isMadeFor, mailboxForReplies, readReplyAddress } from '~/features/dialogue/sources/reply-address.server'
import { maySignIn } from '~/lib/sign-in-policy'
import type { Ctx } from '~/web/ctx.server'
import type { InboundMail } from './read-mail.server'

export type Sender = {
  actor: Member
  name: string
  locale: Ctx['locale']
  thread: { id: string; subject: string }
  maySignIn: boolean
}

/**
 * Who answers which thread: the address was made for the account whose own address the mail is from. Each of the two alone
 * can be forged or forwarded.
 */
export async function findSender(
  ctx: Ctx,
  { to, from }: Pick<InboundMail, 'to' | 'from'>,
): Promise<Sender | undefined> {
  const { db, keyedHash, signInPolicy, brand } = ctx
  const mailbox = mailboxForReplies(ctx)
  const address = mailbox && to.map((text) => readReplyAddress(mailbox, text)).find((found) => found)
  if (!address) return undefined
  const [found] = await db
    .select({ user: users, access: userAccessLevels, thread: { id: threads.id, subject: threads.subject } })
    .from(threadMessages)
    .innerJoin(threads, eq(threads.id, threadMessages.threadId))
    .innerJoin(users, eq(users.email, from))
    .innerJoin(userAccessLevels, eq(userAccessLevels.userId, users.id))
    .where(eq(threadMessages.id, address.messageId))
  if (!found || !isMadeFor(keyedHash, address, found.user.id)) return undefined
  const { user, access, thread } = found
  return {
    // A mailbox is no proof of an admin: they write as a member of the organisation, which is all that the address allows.
    actor: { userId: user.id, email: user.email, role: access.role, level: access.accessLevel, adminRole: null },
    name: user.name,
    locale: user.locale,
    thread,
    maySignIn: maySignIn(signInPolicy, brand.domain, user.email),
  }
}
