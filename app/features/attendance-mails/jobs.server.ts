import { and, asc, eq, lte, notExists, sql } from 'drizzle-orm'
import { eventConfirmations, eventReminders } from '~/db/schema/event-messages'
import { eventResponses, events } from '~/db/schema/events'
import type { InlinePicture } from '~/db/schema/mails'
import { users } from '~/db/schema/users'
import type { MailContent, MailTools } from '~/email/mail-tools.server'
import { queueMail } from '~/email/mails.server'
import { renderMail } from '~/email/render.server'
import { codePicture } from '~/features/check-in/sources/qr.server'
import { mailedEvent } from '~/features/event-planning/emails/mailed-event'
import { calendarAttachment } from '~/features/events/exports/calendar-file.server'
import { listSeatColleagues } from '~/features/seats/sources/seat-colleagues.server'
import type { Locale } from '~/i18n/locales'
import { defineJob, handle } from '~/jobs/jobs.server'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import { attendingKind, attendingMail, notAttendingKind, notAttendingMail } from './emails/answer-confirmed'
import { reminderMail } from './emails/reminder'
import { answerToMail, isReminderDue, isReminderOn, type ReminderKind, reminderDueAt } from './model'

type EventRow = typeof events.$inferSelect
/** `code`: what they show at the entrance; null for who never answered. */
type Guest = { id: string; name: string; email: string; locale: Locale; code: string | null }
const guestColumns = {
  ...{ id: users.id, name: users.name, email: users.email, locale: users.locale },
  code: eventResponses.code,
}

export const eventAnswered = defineJob<{ eventId: string; userId: string; answeredAt: string }>('event.answered')
export const remindersDue = defineJob<{ eventId: string; kind: ReminderKind }>('event-reminders.due')

/**
 * Enqueues the mail that confirms someone's answer. Call it in the transaction that changes whether they attend, however that
 * happens. The mail waits for as long as decisions can be undone, so that clicking to and fro sends the last state only.
 */
export function enqueueConfirmation(ctx: Ctx, eventId: string, userId: string) {
  const startAfter = new Date(ctx.now.getTime() + ctx.undoSeconds * 1000)
  const answer = { eventId, userId, answeredAt: ctx.now.toISOString() }
  return ctx.jobs.enqueue(ctx.db, eventAnswered, answer, { startAfter })
}

/** Mails the answer as it is now, unless it has changed since: that change has a job of its own. */
export const mailConfirmation = handle(eventAnswered, async (ctx: Ctx, { eventId, userId, answeredAt }) => {
  const [found] = await ctx.db
    .select({ event: events, guest: guestColumns })
    .from(events)
    .innerJoin(users, eq(users.id, userId))
    .leftJoin(eventResponses, isOf(eventResponses, eventId, userId))
    .where(eq(events.id, eventId))
  if (found?.event.status !== 'scheduled' || found.event.eventDate <= ctx.now) return
  const { event, guest } = found
  const mailed = mailedEvent(event, guest.locale)
  const colleague = (await listSeatColleagues(ctx, [eventId], userId)).get(eventId)
  const rendered = {
    attending: await write(ctx, guest, (tools) =>
      attendingMail(tools, guest.locale, mailed, guest.code ?? '', colleague),
    ),
    not_attending: await write(ctx, guest, (tools) => notAttendingMail(tools, guest.locale, mailed, colleague)),
  }
  const pictures = guest.code ? [await codePicture(ctx.publicUrl, eventId, guest.code)] : []
  await inTransaction(ctx, async (ctx) => {
    // Answers lock the event too, so none comes between reading it and storing what was mailed.
    await ctx.db.select({ id: events.id }).from(events).where(eq(events.id, eventId)).for('update')
    const [current] = await ctx.db
      .select()
      .from(eventResponses)
      .where(isOf(eventResponses, eventId, userId))
    if (current && current.updatedAt > new Date(answeredAt)) return
    const [confirmed] = await ctx.db
      .select()
      .from(eventConfirmations)
      .where(isOf(eventConfirmations, eventId, userId))
    const answer = current?.response ?? 'not_attending'
    // What a colleague has changed is always told, also to who had no confirmation of their seat yet.
    const response = colleague ? answer : answerToMail(answer, confirmed?.response)
    if (!response) return
    const values = { eventId, userId, response, mailedAt: ctx.now }
    await ctx.db
      .insert(eventConfirmations)
      .values(values)
      .onConflictDoUpdate({ target: [eventConfirmations.eventId, eventConfirmations.userId], set: values })
    // For this guest alone the entry is cancelled; the event itself takes place.
    const entry = response === 'attending' ? event : { ...event, status: 'cancelled' as const }
    await queue(ctx, guest, {
      key: `event.answered:${eventId}:${userId}:${answeredAt}`,
      template: templates[response === 'attending' ? attendingKind(colleague) : notAttendingKind(colleague)],
      content: rendered[response],
      entry,
      pictures: response === 'attending' ? pictures : [],
    })
  })
})

const templates = {
  ...{ attending: 'event.attending', received: 'seat.received', claimed: 'seat.claimed' },
  ...{ notAttending: 'event.not-attending', gave: 'seat.gave' },
} as const

const isOf = (table: typeof eventResponses | typeof eventConfirmations, eventId: string, userId: string) =>
  and(eq(table.eventId, eventId), eq(table.userId, userId))

/**
 * Reminds everyone who attends and has not been reminded of this date. Not those who answered after the reminder was due:
 * they have just got the confirmation.
 */
export const mailReminders = handle(remindersDue, async (ctx: Ctx, { eventId, kind }) => {
  const [event] = await ctx.db.select().from(events).where(eq(events.id, eventId))
  if (event?.status !== 'scheduled' || !isReminderOn(event, kind)) return
  if (!isReminderDue(event.eventDate, kind, ctx.now)) return
  for (const guest of await listUnreminded(ctx, event, kind)) {
    const mailed = mailedEvent(event, guest.locale)
    const code = kind === 'day' && guest.code ? guest.code : undefined
    const content = await write(ctx, guest, (tools) => reminderMail(tools, guest.locale, mailed, code))
    const pictures = code ? [await codePicture(ctx.publicUrl, eventId, code)] : []
    await inTransaction(ctx, (ctx) => remind(ctx, event, kind, guest, { content, pictures }))
  }
})

const listUnreminded = ({ db }: Ctx, { id, eventDate }: EventRow, kind: ReminderKind): Promise<Guest[]> =>
  db
    .select(guestColumns)
    .from(eventResponses)
    .innerJoin(users, eq(users.id, eventResponses.userId))
    .where(
      and(
        eq(eventResponses.eventId, id),
        eq(eventResponses.response, 'attending'),
        lte(eventResponses.updatedAt, reminderDueAt(eventDate, kind)),
        notExists(
          db
            .select({ one: sql`1` })
            .from(eventReminders)
            .where(
              and(
                eq(eventReminders.eventId, id),
                eq(eventReminders.userId, users.id),
                eq(eventReminders.kind, kind),
                eq(eventReminders.eventDate, eventDate),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(users.id))

/** The primary key decides between two runs at once; one that was too late inserts nothing and mails nothing. */
async function remind(ctx: Ctx, event: EventRow, kind: ReminderKind, guest: Guest, mail: Written) {
  const { id: eventId, eventDate } = event
  const [reminded] = await ctx.db
    .insert(eventReminders)
    .values({ eventId, userId: guest.id, kind, eventDate, createdAt: ctx.now })
    .onConflictDoNothing()
    .returning({ userId: eventReminders.userId })
  if (!reminded) return
  const key = `event.reminder:${eventId}:${kind}:${eventDate.toISOString()}:${guest.id}`
  await queue(ctx, guest, { key, template: 'event.reminder', ...mail, entry: event })
}

type Content = Awaited<ReturnType<typeof renderMail>>

const write = (ctx: Ctx, { locale, name }: Guest, content: (tools: MailTools) => MailContent) =>
  renderMail(ctx, locale, content, name)

type Written = { content: Content; pictures: InlinePicture[] }
type GuestMail = Written & { key: string; template: string; entry: EventRow }

/** The calendar entry has the event's own UID and SEQUENCE; of two with the same SEQUENCE the later DTSTAMP counts. */
async function queue(ctx: Ctx, { name, email, locale }: Guest, mail: GuestMail) {
  const { key, template, content, entry, pictures } = mail
  await queueMail(ctx, {
    ...{ key, template, locale, to: { name, address: email }, replyTo: ctx.brand.email },
    ...content,
    attachments: [calendarAttachment({ ...ctx, locale }, entry, { name, email }), ...pictures],
  })
}

export const attendanceMailJobs = [mailConfirmation, mailReminders]
