import { and, asc, eq } from 'drizzle-orm'
import { eventResponses, type events } from '~/db/schema/events'
import { users } from '~/db/schema/users'
import { queueMail } from '~/email/mails.server'
import { renderMail } from '~/email/render.server'
import type { MailContent, MailTools } from '~/email/texts.server'
import { calendarFile } from '~/features/events/exports/calendar-file.server'
import type { Locale } from '~/i18n/locales'
import { defineJob, handle } from '~/jobs/jobs.server'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import { cancelledMail } from './emails/event-cancelled'
import { changedMail } from './emails/event-changed'

type EventRow = typeof events.$inferSelect

/** A row as a job carries it: as it was decided, whatever has become of it when the job runs. */
type EventJson = { [Field in keyof EventRow]: Date extends EventRow[Field] ? string | null : EventRow[Field] }
export const toJson = (event: EventRow): EventJson => JSON.parse(JSON.stringify(event))
const fromJson = (event: EventJson): EventRow => ({
  ...event,
  eventDate: new Date(event.eventDate ?? ''),
  endsAt: event.endsAt === null ? null : new Date(event.endsAt),
  createdAt: new Date(event.createdAt ?? ''),
  updatedAt: new Date(event.updatedAt ?? ''),
})

export const eventChanged = defineJob<{ event: EventJson; before: EventJson }>('event.changed')
export const eventCancelled = defineJob<{ event: EventJson }>('event.cancelled')

export const mailChange = (ctx: Ctx) =>
  handle(eventChanged, async (job) => {
    const [event, before] = [fromJson(job.event), fromJson(job.before)]
    await mailGuests(ctx, 'event.changed', event, (tools, locale) => changedMail(tools, locale, event, before))
  })

export const mailCancellation = (ctx: Ctx) =>
  handle(eventCancelled, async (job) => {
    const event = fromJson(job.event)
    await mailGuests(ctx, 'event.cancelled', event, (tools, locale) => cancelledMail(tools, locale, event))
  })

type Write = (tools: MailTools, locale: Locale) => MailContent

/** One mail to each who attends, in their language, with the entry that replaces the one in their calendar. */
async function mailGuests(ctx: Ctx, template: string, event: EventRow, write: Write) {
  const guests = await ctx.db
    .select({ id: users.id, name: users.name, email: users.email, locale: users.locale })
    .from(eventResponses)
    .innerJoin(users, eq(users.id, eventResponses.userId))
    .where(and(eq(eventResponses.eventId, event.id), eq(eventResponses.response, 'attending')))
    .orderBy(asc(users.id))
  const letters: { guest: (typeof guests)[number]; letter: Awaited<ReturnType<typeof renderMail>> }[] = []
  for (const guest of guests) {
    const letter = await renderMail(ctx, guest.locale, (tools) => write(tools, guest.locale), guest.name)
    letters.push({ guest, letter })
  }
  await inTransaction(ctx, async (ctx) => {
    for (const { guest, letter } of letters) {
      const { id, name, email, locale } = guest
      const { fileName, method, body } = calendarFile({ ...ctx, locale, now: event.updatedAt }, event, { name, email })
      await queueMail(ctx, {
        // One mail a person and edition, however often the job runs.
        key: `${template}:${event.id}:${event.sequence}:${id}`,
        template,
        locale,
        to: { name, address: email },
        replyTo: ctx.brand.email,
        ...letter,
        attachments: [{ fileName, contentType: `text/calendar; charset=utf-8; method=${method}`, content: body }],
      })
    }
  })
}
