import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { eventResponses, events } from '~/db/schema/events'
import { mails } from '~/db/schema/mails'
import { mailQueued } from '~/email/mails.server'
import { answerEvent } from '~/features/events/commands.server'
import type { Locale } from '~/i18n/locales'
import type { Ctx } from '~/web/ctx.server'
import { attachedText, readCalendar } from '../../../test/calendar'
import { addEvent, asAdmin, asMember } from '../../../test/members'
import { queued, test, work } from '../../../test/test'
import { cancelEvent, changeEvent } from './commands.server'
import { mailCancellation, mailChange } from './jobs.server'
import type { EventPlan } from './model'

const listMails = ({ db }: Ctx) => db.select().from(mails).orderBy(mails.createdAt, mails.toAddress)

async function getPlan(ctx: Ctx, id: string): Promise<EventPlan & { sequence: number }> {
  const [row] = await ctx.db.select().from(events).where(eq(events.id, id))
  if (!row) throw new Error('no such event')
  const { createdAt: _, updatedAt: __, status: ___, id: ____, ...plan } = row
  return plan
}

async function change(ctx: Ctx, id: string, overrides: Partial<EventPlan>) {
  const { sequence, ...plan } = await getPlan(ctx, id)
  await changeEvent(await asAdmin(ctx), { id, sequence, plan: { ...plan, ...overrides } })
}

async function guestOf(ctx: Ctx, id: string, locale: Locale = 'en', name = '') {
  const guest = await asMember(ctx, { locale, name, email: `${locale}-${crypto.randomUUID()}@devices.example` })
  await answerEvent(guest, id, 'attending')
  return guest.actor
}

test('every guest is mailed in their language what changed, with a calendar entry that replaces the old one', async ({
  ctx,
}) => {
  const id = await addEvent(ctx, { title: 'Care <b>at</b> home' })
  const guests = [await guestOf(ctx, id, 'en', 'Kari Berg'), await guestOf(ctx, id, 'no'), await guestOf(ctx, id, 'sv')]
  await answerEvent(await asMember(ctx), id, 'not_attending')
  await change(ctx, id, { timeZone: 'Europe/Helsinki', location: 'Helsinki' })
  await work(ctx, mailChange)
  const [english, norwegian, swedish, ...more] = await listMails(ctx)
  expect(more).toEqual([])
  expect([english, norwegian, swedish].map((mail) => [mail?.toAddress, mail?.subject, mail?.locale])).toEqual([
    [guests[0]?.email, 'Changed: Care <b>at</b> home', 'en'],
    [guests[1]?.email, 'Endret: Care <b>at</b> home', 'no'],
    [guests[2]?.email, 'Ändrat: Care <b>at</b> home', 'sv'],
  ])
  expect(english).toMatchObject({ toName: 'Kari Berg', replyTo: 'hello@nordbro.example', template: 'event.changed' })
  expect(english?.html).not.toContain('<b>at')
  expect(english?.text).toMatch(/^Hello Kari Berg,$/m)
  expect(norwegian?.text).not.toMatch(/^Hei/m)
  expect(english?.text).toContain('Tuesday, 1 December 2026, 19:00 (Eastern European Time)')
  expect(english?.text).toContain('Before: Tuesday, 1 December 2026, 18:00 (Central European Time)')
  expect(english?.text).toContain('Before: Stockholm')
  expect(norwegian?.text).toContain('Tidligere: tirsdag 1. desember 2026')
  expect(swedish?.text).toContain('Tidigare: tisdag 1 december 2026')

  const answers = await ctx.db
    .select()
    .from(eventResponses)
    .where(eq(eventResponses.userId, guests[0]?.userId ?? ''))
  expect(english?.text).toContain(answers[0]?.code)
  expect(english?.attachments?.[1]).toMatchObject({ contentType: 'image/png', contentId: 'guest-code' })

  const [file] = swedish?.attachments ?? []
  expect(file).toMatchObject({
    fileName: 'nordbro-2026-12-01.ics',
    contentType: 'text/calendar; charset=utf-8; method=REQUEST',
  })
  const at = readCalendar(attachedText(swedish?.attachments))
  expect(at('METHOD')).toEqual(['REQUEST'])
  expect(at('VEVENT/UID')).toEqual([`${id}@nordbro.example`])
  expect(at('VEVENT/SEQUENCE')).toEqual(['1'])
  expect(at('VEVENT/DTSTART;TZID=Europe/Helsinki')).toEqual(['20261201T190000'])
  expect(attachedText(swedish?.attachments).replaceAll('\r\n ', '')).toMatch(
    new RegExp(`mailto:${guests[2]?.email}`, 'i'),
  )
})

test('the mail of a cancellation has an entry that cancels the event in the calendar', async ({ ctx }) => {
  const id = await addEvent(ctx, { sequence: 4 })
  await guestOf(ctx, id, 'sv')
  await cancelEvent(await asAdmin(ctx), { id, sequence: 4 })
  await work(ctx, mailCancellation)
  const [mail, ...more] = await listMails(ctx)
  expect(more).toEqual([])
  expect(mail).toMatchObject({ subject: 'Inställt: Care at home', template: 'event.cancelled' })
  expect(mail?.attachments?.[0]?.contentType).toContain('method=CANCEL')
  const at = readCalendar(attachedText(mail?.attachments))
  expect([at('METHOD'), at('VEVENT/STATUS'), at('VEVENT/SEQUENCE')]).toEqual([['CANCEL'], ['CANCELLED'], ['5']])
})

test('a job that runs twice mails once; each change is mailed as it was made, however late its job runs', async ({
  ctx,
}) => {
  const id = await addEvent(ctx)
  await guestOf(ctx, id)
  await change(ctx, id, { location: 'Oslo' })
  await change(ctx, id, { location: 'Helsinki' })
  await work(ctx, mailChange)
  await work(ctx, mailChange)
  const all = await listMails(ctx)
  const mailedEntries = all.map(({ attachments }) => {
    const at = readCalendar(attachedText(attachments))
    return [at('VEVENT/SEQUENCE')?.[0], at('VEVENT/LOCATION')?.[0]]
  })
  expect(mailedEntries.sort()).toEqual([
    ['1', 'Oslo'],
    ['2', 'Helsinki'],
  ])
  expect(await queued(ctx, mailQueued)).toHaveLength(2)
})

test('a guest outside of a narrower audience is still mailed; one who no longer attends is not', async ({ ctx }) => {
  const id = await addEvent(ctx)
  const [attending, declined] = [await guestOf(ctx, id), await guestOf(ctx, id)]
  await change(ctx, id, { roles: ['hospital'] })
  await change(ctx, id, { location: 'Oslo' })
  await ctx.db
    .update(eventResponses)
    .set({ response: 'not_attending' })
    .where(eq(eventResponses.userId, declined.userId))
  await work(ctx, mailChange)
  expect((await listMails(ctx)).map(({ toAddress }) => toAddress)).toEqual([attending.email])
})

test('moved to another day, guests are asked whether it suits them, and those who could not come are told', async ({
  ctx,
}) => {
  const id = await addEvent(ctx, { translations: { sv: { title: 'Vård hemma' } } })
  const guest = await guestOf(ctx, id, 'sv')
  const other = await asMember(ctx, { locale: 'en', email: 'other@devices.example' })
  await answerEvent(other, id, 'not_attending')
  await change(ctx, id, { eventDate: new Date('2026-12-03T17:00:00Z') })
  await work(ctx, mailChange)
  await work(ctx, mailChange)
  const sent = await listMails(ctx)
  expect(sent).toHaveLength(2)
  const mailTo = (email: string) => sent.find(({ toAddress }) => toAddress === email)
  expect(mailTo(guest.email)).toMatchObject({ template: 'event.changed', subject: 'Ändrat: Vård hemma' })
  expect(mailTo(guest.email)?.text).toContain('se efter om den nya dagen passar dig')
  expect(mailTo(guest.email)?.attachments).toHaveLength(2)
  expect(mailTo('other@devices.example')).toMatchObject({
    ...{ template: 'event.moved', subject: 'Another day: Care at home', attachments: null },
    text: expect.stringContaining('Before: Tuesday, 1 December 2026'),
  })
})

test('at another time of the same day nobody who could not come is mailed', async ({ ctx }) => {
  const id = await addEvent(ctx)
  await guestOf(ctx, id)
  await answerEvent(await asMember(ctx), id, 'not_attending')
  await change(ctx, id, { eventDate: new Date('2026-12-01T19:00:00Z') })
  await work(ctx, mailChange)
  const sent = await listMails(ctx)
  expect(sent.map(({ template }) => template)).toEqual(['event.changed'])
  expect(sent[0]?.text).not.toContain('new day')
})
