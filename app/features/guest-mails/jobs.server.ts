import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { eventMessages, eventMessageRecipients as recipientRows } from '~/db/schema/event-messages'
import { events } from '~/db/schema/events'
import { users } from '~/db/schema/users'
import { queueMail } from '~/email/mails.server'
import { renderMail } from '~/email/render.server'
import { optOutUrl } from '~/features/preferences/model'
import { optOutToken } from '~/features/preferences/sources/opt-out.server'
import type { Locale } from '~/i18n/locales'
import { defineJob, handle } from '~/jobs/jobs.server'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import type { ThanksParts } from './emails/thanks'
import { writeMessage } from './emails/write-message'
import { isTimely } from './model/timing'
import { findRecipients } from './sources/recipients.server'
import { getThanksParts } from './sources/thanks.server'

export const eventMessageHeld = defineJob<{ messageId: string; sendAt: string }>('event-message.held')
const eventMessageSent = defineJob<{ messageId: string }>('event-message.sent')
export const eventMessageTested = defineJob<{
  messageId: string
  userId: string
  locale: Locale
  askedAt: string
}>('event-message.tested')

type MessageRow = typeof eventMessages.$inferSelect
type EventRow = typeof events.$inferSelect
type Found = { message: MessageRow; event: EventRow; thanks: ThanksParts | undefined }
type Person = { id: string; name: string; email: string; locale: Locale }

/** Rows of one insert. PostgreSQL takes 65,535 parameters in a statement. */
const insertBatch = 1000

/**
 * Fixes who gets the message. Matches `sendAt`: one that was taken back, or sent again later, is left alone. Who joins the
 * audience after this is not mailed.
 */
export const releaseMessage = handle(eventMessageHeld, async (ctx: Ctx, { messageId, sendAt }) => {
  await inTransaction(ctx, async (ctx) => {
    const [found] = await ctx.db
      .select({ message: eventMessages, event: events })
      .from(eventMessages)
      .innerJoin(events, eq(events.id, eventMessages.eventId))
      .where(
        and(
          eq(eventMessages.id, messageId),
          eq(eventMessages.status, 'held'),
          eq(eventMessages.sendAt, new Date(sendAt)),
        ),
      )
      .for('update', { of: eventMessages })
    if (!found) return
    const { message, event } = found
    if (!isTimely(message.kind, event, ctx.now)) {
      // Cancelled or moved while it was held: it becomes a draft again, and nobody is told of an event that does not take place.
      const draft = { status: 'draft', sendAt: null, senderEmail: null } as const
      await ctx.db.update(eventMessages).set(draft).where(eq(eventMessages.id, messageId))
      return
    }
    const { recipients, skipped } = await findRecipients(ctx, event, message)
    const announcedEventId = message.kind === 'announcement' ? event.id : null
    for (let from = 0; from < recipients.length; from += insertBatch) {
      const rows = recipients
        .slice(from, from + insertBatch)
        .map(({ id: userId }) => ({ messageId, userId, announcedEventId, createdAt: ctx.now }))
      // Another announcement of the event may have been released since they were read.
      await ctx.db.insert(recipientRows).values(rows).onConflictDoNothing()
    }
    await ctx.db
      .update(eventMessages)
      .set({ status: 'sent', sentAt: ctx.now, skipped })
      .where(eq(eventMessages.id, messageId))
    await ctx.jobs.enqueue(ctx.db, eventMessageSent, { messageId })
  })
})

const mailBatch = 50

/** Queues one mail for each recipient. Continues where an interrupted run has stopped. */
export const mailMessage = handle(eventMessageSent, async (ctx: Ctx, { messageId }) => {
  const [found] = await ctx.db
    .select({ message: eventMessages, event: events })
    .from(eventMessages)
    .innerJoin(events, eq(events.id, eventMessages.eventId))
    .where(eq(eventMessages.id, messageId))
  if (!found) return
  const thanks = await getThanksParts(ctx, found.message, found.event)
  for (;;) {
    const people = await listUnmailed(ctx, messageId)
    if (people.length === 0) return
    const rendered = new Map<string, Rendered>()
    for (const person of people) {
      const mail = await render(ctx, { ...found, thanks }, person)
      if (mail) rendered.set(person.id, mail)
    }
    await inTransaction(ctx, async (ctx) => {
      const ids = people.map(({ id }) => id)
      // Only a row that is not mailed matches, so of two runs at once one mails each person.
      const claimed = await ctx.db
        .update(recipientRows)
        .set({ mailedAt: ctx.now })
        .where(
          and(
            eq(recipientRows.messageId, messageId),
            inArray(recipientRows.userId, ids),
            isNull(recipientRows.mailedAt),
          ),
        )
        .returning({ userId: recipientRows.userId })
      for (const { userId } of claimed) {
        const mail = rendered.get(userId)
        const key = `event-message:${messageId}:${userId}`
        const isQueued = mail && (await queueMail(ctx, { key, template: templates[found.message.kind], ...mail }))
        // Restricted since the message was released: nothing was sent, so nothing is recorded.
        if (!isQueued) {
          await ctx.db
            .delete(recipientRows)
            .where(and(eq(recipientRows.messageId, messageId), eq(recipientRows.userId, userId)))
        }
      }
    })
  }
})

const templates = { announcement: 'event.announced', message: 'event.message', thanks: 'event.thanks' } as const

const listUnmailed = ({ db }: Ctx, messageId: string): Promise<Person[]> =>
  db
    .select({ id: users.id, name: users.name, email: users.email, locale: users.locale })
    .from(recipientRows)
    .innerJoin(users, eq(users.id, recipientRows.userId))
    .where(and(eq(recipientRows.messageId, messageId), isNull(recipientRows.mailedAt)))
    .orderBy(asc(users.id))
    .limit(mailBatch)

type Rendered = NonNullable<Awaited<ReturnType<typeof render>>>

/** The mail to one person: in their language, with the files and, in an announcement, their link that ends such mails. */
async function render(ctx: Ctx, { message, event, thanks }: Found, person: Person) {
  const written = writeMessage(message, event, person.locale, thanks)
  if (!written) return undefined
  const content = await renderMail(ctx, written.locale, written.write, person.name)
  const optOut = optOutUrl(ctx.publicUrl, content.secretPlaceholder)
  return {
    ...content,
    locale: written.locale,
    to: { name: person.name, address: person.email },
    replyTo: ctx.brand.email,
    attachments: message.files.map(({ key, fileName, mediaType }) => ({
      fileName,
      contentType: mediaType,
      fileKey: key,
    })),
    ...(message.kind === 'announcement' && {
      secret: optOutToken(ctx, person.id),
      // The button of mail programs, and the body that they post when it is pressed (RFC 8058).
      headers: { 'List-Unsubscribe': `<${optOut}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    }),
  }
}

/** The mail as it is now, to the admin who asked for it. */
export const mailTest = handle(eventMessageTested, async (ctx: Ctx, { messageId, userId, locale, askedAt }) => {
  const [found] = await ctx.db
    .select({
      message: eventMessages,
      event: events,
      admin: { id: users.id, name: users.name, email: users.email },
    })
    .from(eventMessages)
    .innerJoin(events, eq(events.id, eventMessages.eventId))
    .innerJoin(users, sql`${users.id} = ${userId}`)
    .where(eq(eventMessages.id, messageId))
  const thanks = found && (await getThanksParts(ctx, found.message, found.event))
  const mail = found && (await render(ctx, { ...found, thanks }, { ...found.admin, locale }))
  if (!mail) return
  await inTransaction(ctx, async (ctx) => {
    const key = `event-message.test:${messageId}:${userId}:${locale}:${askedAt}`
    await queueMail(ctx, { key, template: 'event.test', ...mail, subject: `Test: ${mail.subject}` })
  })
})

export const guestMailJobs = [releaseMessage, mailMessage, mailTest]
