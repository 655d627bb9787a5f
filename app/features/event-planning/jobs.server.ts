import { and, asc, eq } from 'drizzle-orm'
import { eventResponses, type events } from '~/db/schema/events'
import { users } from '~/db/schema/users'
import type { MailContent, MailTools } from '~/email/mail-tools.server'
import { queueMail } from '~/email/mails.server'
import { renderMail } from '~/email/render.server'
import { calendarFile } from '~/features/events/exports/calendar-file.server'
import type { Locale } from '~/i18n/locales'
import { defineJob, handle } from '~/jobs/jobs.server'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import { cancelledMail } from './emails/event-cancelled'
import { changedMail } from './emails/event-changed'

type EventRow = typeof events.$inferSelect

/** A row as JSON, for the payload: the mail shows the event as it was at the change, not as it is when the job runs. */
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

export const mailChange = handle(eventChanged, async (ctx: Ctx, job) => {
  const [event, before] = [fromJson(job.event), fromJson(job.before)]
  await mailGuests(ctx, 'event.changed', event, (tools, locale) => changedMail(tools, locale, event, before))
})

export const mailCancellation = handle(eventCancelled, async (ctx: Ctx, job) => {
  const event = fromJson(job.event)
  await mailGuests(ctx, 'event.cancelled', event, (tools, locale) => cancelledMail(tools, locale, event))
})

export const eventJobs = [mailChange, mailCancellation]

type Write = (tools: MailTools, locale: Locale) => MailContent

/** Mails every attending member in their language, with a calendar file that updates the entry in their calendar. */
async function mailGuests(ctx: Ctx, template: string, event: EventRow, write: Write) {
  const guests = await ctx.db
    .select({ id: users.id, name: users.name, email: users.email, locale: users.locale })
    .from(eventResponses)
    .innerJoin(users, eq(users.id, eventResponses.userId))
    .where(and(eq(eventResponses.eventId, event.id), eq(eventResponses.response, 'attending')))
    .orderBy(asc(users.id))
  const rendered: { guest: (typeof guests)[number]; content: Awaited<ReturnType<typeof renderMail>> }[] = []
  for (const guest of guests) {
    const content = await renderMail(ctx, guest.locale, (tools) => write(tools, guest.locale), guest.name)
    rendered.push({ guest, content })
  }
  await inTransaction(ctx, async (ctx) => {
    for (const { guest, content } of rendered) {
      const { id, name, email, locale } = guest
      const { fileName, method, body } = calendarFile({ ...ctx, locale, now: event.updatedAt }, event, { name, email })
      await queueMail(ctx, {
        // One mail for each person and version of the event, however often the job runs.
        key: `${template}:${event.id}:${event.sequence}:${id}`,
        template,
        locale,
        to: { name, address: email },
        replyTo: ctx.brand.email,
        ...content,
        attachments: [{ fileName, contentType: `text/calendar; charset=utf-8; method=${method}`, content: body }],
      })
    }
  })
}
