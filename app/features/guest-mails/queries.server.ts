import { and, count, desc, eq, inArray, max, ne } from 'drizzle-orm'
import { authorize } from '~/auth/permissions'
import { eventMessageRecipients, eventMessages } from '~/db/schema/event-messages'
import { events } from '~/db/schema/events'
import { users } from '~/db/schema/users'
import { mailTools } from '~/email/mail-tools.server'
import { withPictures } from '~/email/mark'
import { renderMail } from '~/email/render.server'
import { getBrand } from '~/features/content/queries.server'
import type { Locale } from '~/i18n/locales'
import { AppError } from '~/lib/app-error'
import { rowId } from '~/lib/input'
import type { Ctx } from '~/web/ctx.server'
import { writeMessage } from './emails/write-message'
import {
  type EventMessage,
  groupsIn,
  groupsOf,
  type ListedMessage,
  messageLocale,
  type RecipientCounts,
  type ThanksDetails,
} from './model'
import { findRecipients, hasPresentGuests, listOrganisations } from './sources/recipients.server'
import { getThanksParts } from './sources/thanks.server'

type MessageRow = typeof eventMessages.$inferSelect

const subjectOf = ({ texts }: Pick<MessageRow, 'texts'>, eventLocale: Locale) => {
  const locale = messageLocale(texts, eventLocale, eventLocale)
  return (locale && texts[locale]?.subject) ?? ''
}

/** The announcements of an event and the messages to its guests, the latest first. */
export async function listMessages(ctx: Ctx, eventId: string): Promise<ListedMessage[]> {
  authorize(ctx.actor, 'event.oversee')
  const rows = await ctx.db
    .select({
      message: eventMessages,
      eventLocale: events.textLanguage,
      recipients: ctx.db.$count(eventMessageRecipients, eq(eventMessageRecipients.messageId, eventMessages.id)),
    })
    .from(eventMessages)
    .innerJoin(events, eq(events.id, eventMessages.eventId))
    .where(eq(eventMessages.eventId, rowId.parse(eventId)))
    .orderBy(desc(eventMessages.createdAt), desc(eventMessages.id))
  return rows.map(({ message, eventLocale, recipients }) => {
    const { id, kind, status, senderEmail, sentAt, updatedAt } = message
    return {
      id,
      kind,
      status,
      senderEmail,
      sentAt,
      updatedAt,
      groups: groupsIn(message),
      recipients,
      subject: subjectOf(message, eventLocale),
    }
  })
}

/** A message with its event. Unknown, or of another event: not found. */
export async function getMessage(ctx: Ctx, eventId: string, id: string) {
  authorize(ctx.actor, 'event.oversee')
  const [found] = await ctx.db
    .select({ message: eventMessages, event: events })
    .from(eventMessages)
    .innerJoin(events, eq(events.id, eventMessages.eventId))
    .where(and(eq(eventMessages.id, rowId.parse(id)), eq(eventMessages.eventId, rowId.parse(eventId))))
  if (!found) throw new AppError('not-found', 'guestMails.unknown')
  return { ...found, shown: toShown(found.message, found.event) }
}

const toShown = (
  { userIds: _, authorEmail: __, createdAt: ___, updatedAt: ____, ...row }: MessageRow,
  { textLanguage }: Pick<typeof events.$inferSelect, 'textLanguage'>,
): EventMessage => ({ ...row, groups: groupsIn(row), eventLocale: textLanguage })

type Found = Awaited<ReturnType<typeof getMessage>>

/** Who would get the message if it were sent now. */
export async function countRecipients(ctx: Ctx, { message, event }: Pick<Found, 'message' | 'event'>) {
  authorize(ctx.actor, 'event.oversee')
  const { recipients, skipped } = await findRecipients(ctx, event, message)
  const byLocale: RecipientCounts['byLocale'] = { en: 0, sv: 0, no: 0 }
  for (const { locale } of recipients) byLocale[locale] += 1
  return { total: recipients.length, byLocale, skipped } satisfies RecipientCounts
}

/** How many were mailed, once a message has left. */
export async function countMailed(ctx: Ctx, id: string): Promise<number> {
  authorize(ctx.actor, 'event.oversee')
  const [row] = await ctx.db
    .select({ mailed: count() })
    .from(eventMessageRecipients)
    .where(eq(eventMessageRecipients.messageId, id))
  return row?.mailed ?? 0
}

/** What the form of a draft offers: the organisations, and the addresses of the chosen people. */
export async function getRecipientChoices(ctx: Ctx, { message, event }: Pick<Found, 'message' | 'event'>) {
  authorize(ctx.actor, 'event.oversee')
  const people =
    message.userIds.length > 0
      ? await ctx.db.select({ email: users.email }).from(users).where(inArray(users.id, message.userIds))
      : []
  return {
    people: people.map(({ email }) => email).toSorted(),
    organisations: await listOrganisations(ctx, event),
    groups: groupsOf[message.kind],
  }
}

/** What the page of a thank-you has to say; null for other messages. */
export async function getThanksDetails(
  ctx: Ctx,
  { message, event }: Pick<Found, 'message' | 'event'>,
): Promise<ThanksDetails | null> {
  authorize(ctx.actor, 'event.oversee')
  const parts = await getThanksParts(ctx, message, event)
  if (!parts) return null
  const isEarlier = and(
    eq(eventMessages.eventId, event.id),
    eq(eventMessages.kind, 'thanks'),
    ne(eventMessages.id, message.id),
  )
  const [earlier] = await ctx.db
    .select({ at: max(eventMessages.sentAt) })
    .from(eventMessages)
    .where(isEarlier)
  return {
    materials: parts.materials.map(({ title }) => title.en),
    leftOut: parts.leftOut,
    isByAnswer: !(await hasPresentGuests(ctx, event.id)),
    asksForFeedback: parts.asksForFeedback,
    earlierAt: earlier?.at ?? null,
  }
}

/** The mail as a reader of this language gets it; with no link that works. */
export async function previewMessage(ctx: Ctx, eventId: string, id: string, locale: Locale) {
  authorize(ctx.actor, 'event.oversee')
  const { message, event } = await getMessage(ctx, eventId, id)
  const site = { brand: await getBrand(ctx), publicUrl: ctx.publicUrl }
  const written = writeMessage(message, event, locale, await getThanksParts(ctx, message, event))
  if (!written) throw new AppError('not-found', 'guestMails.noText')
  const { html, secretPlaceholder } = await renderMail(site, written.locale, written.write)
  return withPictures(html.replaceAll(secretPlaceholder, '…'))
}

/** Subjects of the mails in each language, for the list of previews. */
export async function listPreviews(
  ctx: Ctx,
  { message, event }: Pick<Found, 'message' | 'event'>,
  locales: readonly Locale[],
) {
  authorize(ctx.actor, 'event.oversee')
  const site = { brand: await getBrand(ctx), publicUrl: ctx.publicUrl }
  const thanks = await getThanksParts(ctx, message, event)
  return locales.flatMap((locale) => {
    const written = writeMessage(message, event, locale, thanks)
    if (!written) return []
    const { subject } = written.write(mailTools(site, written.locale))
    return [{ locale, written: written.locale, subject }]
  })
}
