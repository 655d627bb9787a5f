import { eq } from 'drizzle-orm'
import { organisations } from '~/db/schema/organisations'
import { threadFiles, threadMessages, threads } from '~/db/schema/threads'
import { queueMail } from '~/email/mails.server'
import { renderMail } from '~/email/render.server'
import { defaultLocale } from '~/i18n/locales'
import { handle } from '~/jobs/jobs.server'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import { threadMail } from './emails/thread-mail'
import { listOrganisationPeople, listTeam, type MailedPerson } from './sources/people.server'
import { replyAddress } from './sources/reply-address.server'
import { threadMessageWritten } from './sources/write.server'

type MessageRow = typeof threadMessages.$inferSelect
type ThreadRow = typeof threads.$inferSelect

/**
 * Mails a message to the other side, and to those of its own side whom it mentions: one mail for each, in their language, at
 * once. Who they are is asked when the mail is written, so that nobody gets one who has left the organisation or our team.
 */
export const mailThreadMessage = handle(threadMessageWritten, async (ctx: Ctx, { messageId }) => {
  await inTransaction(ctx, async (ctx) => {
    const [found] = await ctx.db
      .select({ message: threadMessages, thread: threads, organisation: organisations })
      .from(threadMessages)
      .innerJoin(threads, eq(threads.id, threadMessages.threadId))
      .innerJoin(organisations, eq(organisations.id, threads.organisationId))
      .where(eq(threadMessages.id, messageId))
    if (!found) return
    const { message, thread, organisation } = found
    const files = await ctx.db
      .select({ fileName: threadFiles.fileName })
      .from(threadFiles)
      .where(eq(threadFiles.messageId, messageId))
    for (const person of await listRecipients(ctx, message, thread, organisation.ownerId)) {
      const { isTeam, locale } = person
      // Our team answers on the page: a mailbox is no proof of an admin.
      const replyTo = isTeam ? undefined : replyAddress(ctx, { messageId, userId: person.id })
      const isAnswerable = replyTo !== undefined
      const details = { message, thread, organisation: organisation.name, files, isTeam, locale, isAnswerable }
      const content = await renderMail(ctx, locale, (tools) => threadMail(tools, details), person.name)
      await queueMail(ctx, {
        key: `thread.message:${messageId}:${person.id}`,
        template: 'thread.message',
        locale,
        to: { name: person.name, address: person.email },
        replyTo: replyTo ?? ctx.brand.email,
        ...content,
      })
    }
  })
})

export const dialogueJobs = [mailThreadMessage]

async function listRecipients(
  ctx: Ctx,
  { isFromTeam, mentions, authorId }: MessageRow,
  thread: ThreadRow,
  organisationOwner: string | null,
): Promise<MailedPerson[]> {
  const team = await listTeam(ctx, [thread.ownerId, organisationOwner, ...mentions])
  const members = await listOrganisationPeople(ctx, thread)
  const ofTeam = isFromTeam ? [] : answering(ctx, team, [thread.ownerId, organisationOwner])
  const ofOrganisation = isFromTeam ? members : []
  const mentioned = [...team, ...members].filter(({ id }) => mentions.includes(id))
  const all = [...ofTeam, ...ofOrganisation, ...mentioned]
  const byId = new Map(all.map((person) => [person.id, person]))
  return [...byId.values()].filter(({ id }) => id !== authorId)
}

/** The owner of the thread, else that of the organisation; our mailbox while neither is there. */
function answering({ brand }: Ctx, team: MailedPerson[], owners: (string | null)[]): MailedPerson[] {
  const found = owners.flatMap((owner) => team.find(({ id }) => id === owner) ?? [])[0]
  return [found ?? { id: 'team', name: brand.product, email: brand.email, locale: defaultLocale, isTeam: true }]
}
