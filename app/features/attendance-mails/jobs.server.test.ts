import { eq } from 'drizzle-orm'
import { encode } from 'uqr'
import { expect } from 'vitest'
import { eventReminders } from '~/db/schema/event-messages'
import { eventResponses, events } from '~/db/schema/events'
import { type MailAttachment, mails } from '~/db/schema/mails'
import { answerEvent } from '~/features/events/commands.server'
import { loadDecoder } from '~/files/pictures.server'
import type { Ctx } from '~/web/ctx.server'
import { attachedText, readCalendar } from '../../../test/calendar'
import { addEvent, asAdmin, asMember } from '../../../test/members'
import { committing, queued, startTimes, test, work } from '../../../test/test'
import { changeReminders, enqueueReminders } from './commands.server'
import { eventAnswered, mailConfirmation, mailReminders, remindersDue } from './jobs.server'

const listMails = ({ db }: Ctx) => db.select().from(mails).orderBy(mails.createdAt, mails.toAddress)
const later = (ctx: Ctx, seconds: number) => new Date(ctx.now.getTime() + seconds * 1000)
const eventDate = new Date('2026-12-01T17:00:00Z')
const daysBefore = (days: number, date = eventDate) => new Date(date.getTime() - days * 24 * 60 * 60 * 1000)

test('attending is confirmed in the member’s language with an entry for their calendar', async ({ ctx }) => {
  const id = await addEvent(ctx, { sequence: 3 })
  const guest = await asMember(ctx, { locale: 'sv', name: 'Åsa Öberg' })
  await answerEvent(guest, id, 'attending')
  expect(await startTimes(ctx, eventAnswered)).toEqual([later(ctx, ctx.undoSeconds)])
  await work(ctx, mailConfirmation)
  await work(ctx, mailConfirmation)
  const [mail, ...more] = await listMails(ctx)
  expect(more).toEqual([])
  expect(mail).toMatchObject({ subject: 'Du kommer: Care at home', toAddress: guest.actor.email, locale: 'sv' })
  const at = readCalendar(attachedText(mail?.attachments))
  expect([at('METHOD'), at('VEVENT/UID'), at('VEVENT/SEQUENCE'), at('VEVENT/STATUS')]).toEqual([
    ['REQUEST'],
    [`${id}@nordbro.example`],
    ['3'],
    ['CONFIRMED'],
  ])
})

test('clicking to and fro mails the last state only, and nothing if that is where it began', async ({ ctx }) => {
  const id = await addEvent(ctx)
  const guest = await asMember(ctx)
  const answers = ['attending', 'not_attending', 'attending', 'not_attending'] as const
  for (const [index, response] of answers.entries()) {
    await answerEvent({ ...guest, now: later(ctx, index) }, id, response)
  }
  await work({ ...ctx, now: later(ctx, 60) }, mailConfirmation)
  expect(await listMails(ctx)).toEqual([])
  await answerEvent({ ...guest, now: later(ctx, 70) }, id, 'attending')
  await work({ ...ctx, now: later(ctx, 130) }, mailConfirmation)
  expect((await listMails(ctx)).map(({ template }) => template)).toEqual(['event.attending'])
})

test('an answer that changes before its mail waits for the job of the later answer', async ({ ctx }) => {
  const id = await addEvent(ctx)
  const guest = await asMember(ctx)
  await answerEvent(guest, id, 'attending')
  const [first] = await queued(ctx, eventAnswered)
  await answerEvent({ ...guest, now: later(ctx, 20) }, id, 'not_attending')
  await mailConfirmation.run(ctx, first ?? {}, { isLast: false })
  expect(await listMails(ctx)).toEqual([])
})

test('who changes a confirmed answer gets an entry that removes the event from their calendar', async ({ ctx }) => {
  const id = await addEvent(ctx)
  const guest = await asMember(ctx, { locale: 'no' })
  await answerEvent(guest, id, 'attending')
  await work(ctx, mailConfirmation)
  const muchLater = { ...ctx, now: later(ctx, 3600) }
  await answerEvent({ ...guest, now: muchLater.now }, id, 'not_attending')
  await work(muchLater, mailConfirmation)
  const [, mail, ...more] = await listMails(ctx)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Du kommer ikke: Care at home')
  const at = readCalendar(attachedText(mail?.attachments))
  expect([at('METHOD'), at('VEVENT/STATUS'), at('VEVENT/SEQUENCE')]).toEqual([['CANCEL'], ['CANCELLED'], ['0']])
})

test('nothing is confirmed of an event that was cancelled or has begun meanwhile', async ({ ctx }) => {
  const cancelled = await addEvent(ctx)
  const begun = await addEvent(ctx)
  const guest = await asMember(ctx)
  await answerEvent(guest, cancelled, 'attending')
  await answerEvent(guest, begun, 'attending')
  await ctx.db.update(events).set({ status: 'cancelled' }).where(eq(events.id, cancelled))
  await ctx.db.update(events).set({ eventDate: ctx.now }).where(eq(events.id, begun))
  await work(ctx, mailConfirmation)
  expect(await listMails(ctx)).toEqual([])
})

/** Someone who has answered long before. */
async function guestOf(ctx: Ctx, eventId: string, updatedAt = ctx.now) {
  const { actor } = await asMember(ctx)
  await ctx.db.insert(eventResponses).values({ eventId, userId: actor.userId, response: 'attending', updatedAt })
  return actor
}

async function remind(ctx: Ctx, now: Date) {
  await enqueueReminders({ ...ctx, now })
  await work({ ...ctx, now }, mailReminders)
}

const remindersOf = async (ctx: Ctx) =>
  (await ctx.db.select().from(eventReminders).orderBy(eventReminders.createdAt)).map(({ kind }) => kind)

test('those who attend are reminded a week and a day before, once each, however often the job runs', async ({
  ctx,
}) => {
  const id = await addEvent(ctx, { eventDate })
  const guest = await guestOf(ctx, id)
  await answerEvent(await asMember(ctx), id, 'not_attending')
  await remind(ctx, daysBefore(8))
  expect(await listMails(ctx)).toEqual([])
  for (const days of [7, 6.9, 5, 1, 0.9, 0.1, 0]) await remind(ctx, daysBefore(days))
  expect(await remindersOf(ctx)).toEqual(['week', 'day'])
  const sent = await listMails(ctx)
  expect(sent.map(({ toAddress, template }) => [toAddress, template])).toEqual([
    [guest.email, 'event.reminder'],
    [guest.email, 'event.reminder'],
  ])
  expect(sent[0]?.subject).toBe('Reminder: Care at home, Tuesday, 1 December 2026')
})

test('after a downtime the reminder of a week is sent late, but never with fewer than two days left', async ({
  ctx,
}) => {
  const id = await addEvent(ctx, { eventDate })
  await guestOf(ctx, id)
  await remind(ctx, daysBefore(1.9))
  expect(await remindersOf(ctx)).toEqual([])
  await remind(ctx, daysBefore(0.5))
  expect(await remindersOf(ctx)).toEqual(['day'])
})

test('a job that waited through the downtime sends nothing that is too late by then', async ({ ctx }) => {
  const id = await addEvent(ctx, { eventDate })
  await guestOf(ctx, id)
  await enqueueReminders({ ...ctx, now: daysBefore(6) })
  expect(await queued(ctx, remindersDue)).toHaveLength(1)
  await work({ ...ctx, now: daysBefore(1.5) }, mailReminders)
  expect(await listMails(ctx)).toEqual([])
})

test('an event that moves is reminded of its new date', async ({ ctx }) => {
  const id = await addEvent(ctx, { eventDate })
  await guestOf(ctx, id)
  await remind(ctx, daysBefore(7))
  const moved = new Date('2026-12-20T17:00:00Z')
  await ctx.db.update(events).set({ eventDate: moved }).where(eq(events.id, id))
  await remind(ctx, daysBefore(1))
  expect(await remindersOf(ctx)).toEqual(['week'])
  await remind(ctx, daysBefore(7, moved))
  expect(await remindersOf(ctx)).toEqual(['week', 'week'])
})

test('who answers when a reminder was due already has just got the confirmation', async ({ ctx }) => {
  const id = await addEvent(ctx, { eventDate })
  await guestOf(ctx, id, daysBefore(5))
  await remind(ctx, daysBefore(4))
  expect(await remindersOf(ctx)).toEqual([])
  await remind(ctx, daysBefore(1))
  expect(await remindersOf(ctx)).toEqual(['day'])
})

test('a reminder that is switched off is not sent, nor one of an event that is cancelled', async ({ ctx }) => {
  const admin = await asAdmin(ctx)
  const off = await addEvent(ctx, { eventDate })
  const cancelled = await addEvent(ctx, { eventDate, status: 'cancelled' })
  for (const id of [off, cancelled]) await guestOf(ctx, id)
  await changeReminders(admin, { eventId: off, week: false, day: true })
  await remind(ctx, daysBefore(7))
  expect(await remindersOf(ctx)).toEqual([])
  await remind(ctx, daysBefore(1))
  expect(await remindersOf(ctx)).toEqual(['day'])
  await expect(changeReminders(await asMember(ctx), { eventId: off, week: true, day: true })).rejects.toThrow(
    'event.manage',
  )
})

test('two processes that remind at once mail each person once', async ({ database, jobs }) => {
  const ctx = committing(database, jobs)
  const id = await addEvent(ctx, { eventDate })
  await guestOf(ctx, id)
  await guestOf(ctx, id)
  const now = daysBefore(7)
  await Promise.all([remind(ctx, now), remind(ctx, now)])
  expect(await remindersOf(ctx)).toEqual(['week', 'week'])
  expect(await listMails(ctx)).toHaveLength(2)
})

/** The pixels of the picture of a mail, one for each module of the code. */
async function readModules(attachments: MailAttachment[] | null | undefined, size: number) {
  const picture = attachments?.find((file) => 'base64' in file)
  const bytes = Buffer.from(picture && 'base64' in picture ? picture.base64 : '', 'base64')
  const sharp = await loadDecoder()
  const { data, info } = await sharp(bytes).greyscale().raw().toBuffer({ resolveWithObject: true })
  const scale = info.width / size
  return Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (_, x) => {
      const at = (Math.floor((y + 0.5) * scale) * info.width + Math.floor((x + 0.5) * scale)) * info.channels
      return (data[at] ?? 255) < 128
    }),
  )
}

test.for([
  ['en', 'Your code at the entrance'],
  ['sv', 'Din kod vid entrén'],
  ['no', 'Koden din ved inngangen'],
] as const)(
  '%s: the confirmation has the code as text and as a QR code of the check-in page',
  async ([locale, title], { ctx }) => {
    const id = await addEvent(ctx)
    const guest = await asMember(ctx, { locale })
    await answerEvent(guest, id, 'attending')
    await work(ctx, mailConfirmation)
    const [answer] = await ctx.db.select().from(eventResponses)
    const [mail] = await listMails(ctx)
    expect(mail?.text).toContain(title)
    expect(mail?.text).toMatch(new RegExp(`^${answer?.code}$`, 'm'))
    expect(mail?.text).not.toContain('cid:')
    expect(mail?.html).toContain('src="cid:guest-code"')
    const { data, size } = encode(`https://nordbro.example/admin/events/${id}/check-in?code=${answer?.code}`, {
      ...{ ecc: 'M', border: 4 },
    })
    expect(await readModules(mail?.attachments, size)).toEqual(data)
  },
)

test('the reminder of the day before has the code, that of the week before and a withdrawal have none', async ({
  ctx,
}) => {
  const id = await addEvent(ctx)
  const guest = await asMember(ctx)
  await ctx.db
    .insert(eventResponses)
    .values({ eventId: id, userId: guest.actor.userId, response: 'attending', updatedAt: daysBefore(20) })
  for (const [kind, days] of [
    ['week', 6],
    ['day', 1],
  ] as const) {
    await mailReminders.run({ ...ctx, now: daysBefore(days) }, { eventId: id, kind }, { isLast: false })
  }
  const [answer] = await ctx.db.select().from(eventResponses)
  const written = await ctx.db.select().from(mails).orderBy(mails.key)
  const hasCode = written.map(({ key, text, attachments }) => ({
    kind: key.split(':')[2],
    inText: text.includes(answer?.code ?? '-'),
    pictures: attachments?.filter((file) => 'base64' in file).length,
  }))
  expect(hasCode).toEqual([
    { kind: 'day', inText: true, pictures: 1 },
    { kind: 'week', inText: false, pictures: 0 },
  ])
})

test('confirmations and reminders have the title in the reader’s language, or mark it', async ({ ctx }) => {
  const id = await addEvent(ctx, { translations: { sv: { title: 'Vård i hemmet' } } })
  const guests = [await asMember(ctx, { locale: 'sv' }), await asMember(ctx, { locale: 'no' })]
  for (const guest of guests) await answerEvent({ ...guest, now: daysBefore(13) }, id, 'attending')
  await work({ ...ctx, now: daysBefore(12.9) }, mailConfirmation)
  const reminding = { ...ctx, now: daysBefore(6.9) }
  await enqueueReminders(reminding)
  await work(reminding, mailReminders)
  const sent = await listMails(ctx)
  const swedish = sent.filter(({ locale }) => locale === 'sv')
  expect(swedish).toHaveLength(2)
  for (const { subject, text } of swedish) {
    expect(subject).toContain('Vård i hemmet')
    expect(text).not.toContain('Care at home')
  }
  const norwegian = sent.filter(({ locale }) => locale === 'no')
  expect(norwegian).toHaveLength(2)
  for (const { html } of norwegian) expect(html).toContain('<span lang="en">Care at home</span>')
})
