import { and, asc, eq, not } from 'drizzle-orm'
import { eventResponses, type events } from '~/db/schema/events'
import { users } from '~/db/schema/users'
import type { MailContent, MailTools } from '~/email/mail-tools.server'
import { queueMail } from '~/email/mails.server'
import { renderMail } from '~/email/render.server'
import { codePicture } from '~/features/check-in/sources/qr.server'
import { calendarAttachment } from '~/features/events/exports/calendar-file.server'
import { isHandedOver } from '~/features/seats/sources/seat-colleagues.server'
import type { Locale } from '~/i18n/locales'
import { defineJob, handle } from '~/jobs/jobs.server'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import { cancelledMail } from './emails/event-cancelled'
import { changedMail } from './emails/event-changed'
import { movedMail } from './emails/event-moved'
import { mailedEvent } from './emails/mailed-event'
import { isOnAnotherDay } from './model'

type EventRow = typeof events.$inferSelect

/** A row as JSON, for the payload: the mail shows the event as it was at the change, not as it is when the job runs. */
type EventJson = { [Field in keyof EventRow]: Date extends EventRow[Field] ? string | null : EventRow[Field] }
export const toJson = (event: EventRow): EventJson => JSON.parse(JSON.stringify(event))
const fromJson = (event: EventJson): EventRow => ({
  // Of a job that was enqueued before events had texts in several languages.
  ...{ textLanguage: 'en', translations: {}, agenda: [], hook: '', city: '', venue: '' },
  ...event,
  eventDate: new Date(event.eventDate ?? ''),
  endsAt: event.endsAt === null ? null : new Date(event.endsAt),
  createdAt: new Date(event.createdAt ?? ''),
  updatedAt: new Date(event.updatedAt ?? ''),
})

export const eventChanged = defineJob<{ event: EventJson; before: EventJson }>('event.changed')
export const eventCancelled = defineJob<{ event: EventJson }>('event.cancelled')

/** Those who attend keep their seat; on another day those who could not come are told too. */
export const mailChange = handle(eventChanged, async (ctx: Ctx, job) => {
  const [event, before] = [fromJson(job.event), fromJson(job.before)]
  await mailPeople(ctx, event, {
    ...{ template: 'event.changed', response: 'attending', hasCalendar: true },
    hasCode: true,
    write: (tools, locale, code) =>
      changedMail(tools, locale, mailedEvent(event, locale), mailedEvent(before, locale), code),
  })
  if (!isOnAnotherDay(before, event)) return
  await mailPeople(ctx, event, {
    ...{ template: 'event.moved', response: 'not_attending', hasCalendar: false },
    write: (tools, locale) => movedMail(tools, locale, mailedEvent(event, locale), mailedEvent(before, locale)),
  })
})

export const mailCancellation = handle(eventCancelled, async (ctx: Ctx, job) => {
  const event = fromJson(job.event)
  await mailPeople(ctx, event, {
    ...{ template: 'event.cancelled', response: 'attending', hasCalendar: true },
    write: (tools, locale) => cancelledMail(tools, locale, mailedEvent(event, locale)),
  })
})

export const eventJobs = [mailChange, mailCancellation]

type Write = (tools: MailTools, locale: Locale, code: string) => MailContent
type Response = (typeof eventResponses.$inferSelect)['response']

/** Who handed the seat to a colleague has not said that the day does not suit them: they are not told of another one. */
export const isToldAs = (response: Response) =>
  and(eq(eventResponses.response, response), response === 'not_attending' ? not(isHandedOver) : undefined)

/** Everyone with this answer, each with a mail in their language. */
async function writeTo(ctx: Ctx, event: EventRow, response: Response, write: Write) {
  const people = await ctx.db
    .select({
      ...{ id: users.id, name: users.name, email: users.email, locale: users.locale },
      code: eventResponses.code,
    })
    .from(eventResponses)
    .innerJoin(users, eq(users.id, eventResponses.userId))
    .where(and(eq(eventResponses.eventId, event.id), isToldAs(response)))
    .orderBy(asc(users.id))
  const written: { person: (typeof people)[number]; content: Awaited<ReturnType<typeof renderMail>> }[] = []
  for (const person of people) {
    const content = await renderMail(
      ctx,
      person.locale,
      (tools) => write(tools, person.locale, person.code),
      person.name,
    )
    written.push({ person, content })
  }
  return written
}

type Mailing = { template: string; response: Response; hasCalendar: boolean; hasCode?: boolean; write: Write }

/** Mails everyone with this answer; those who attend with a calendar file that updates the entry in their calendar. */
async function mailPeople(ctx: Ctx, event: EventRow, { template, response, hasCalendar, hasCode, write }: Mailing) {
  const written = await writeTo(ctx, event, response, write)
  await inTransaction(ctx, async (ctx) => {
    for (const { person, content } of written) {
      const { id, name, email, locale, code } = person
      const pictures = hasCode ? [await codePicture(ctx.publicUrl, event.id, code)] : []
      const file = calendarAttachment({ ...ctx, locale, now: event.updatedAt }, event, { name, email })
      await queueMail(ctx, {
        // One mail for each person and version of the event, however often the job runs.
        key: `${template}:${event.id}:${event.sequence}:${id}`,
        template,
        locale,
        to: { name, address: email },
        replyTo: ctx.brand.email,
        ...content,
        ...(hasCalendar && {
          attachments: [file, ...pictures],
        }),
      })
    }
  })
}
