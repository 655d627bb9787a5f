import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { checkIns } from '~/db/schema/check-ins'
import { eventMessages } from '~/db/schema/event-messages'
import { eventResponses, events } from '~/db/schema/events'
import { insights } from '~/db/schema/insights'
import { mails } from '~/db/schema/mails'
import { processingLimits } from '~/db/schema/personal-data'
import { attachFile, attachItem } from '~/features/event-materials/commands.server'
import { changeAnnouncements } from '~/features/preferences/commands.server'
import type { Ctx } from '~/web/ctx.server'
import { addEvent, asAdmin, asMember } from '../../../test/members'
import { committing, test, work } from '../../../test/test'
import { aPdf } from '../../../test/uploads'
import { saveMessage, saveThanks, sendMessage, startMessage, testMessage } from './commands.server'
import { mailMessage, mailTest, releaseMessage } from './jobs.server'
import { messageLengths } from './model'
import { countRecipients, getMessage, getThanksDetails, listPreviews, previewMessage } from './queries.server'

const endsAt = new Date('2026-11-12T19:00:00Z')
const overEvent = (ctx: Ctx, overrides: Partial<typeof events.$inferInsert> = {}) =>
  addEvent(ctx, { eventDate: new Date('2026-11-12T17:00:00Z'), endsAt, ...overrides })

async function start(admin: Ctx, eventId: string) {
  const id = crypto.randomUUID()
  await startMessage(admin, { eventId, message: id, kind: 'thanks' })
  return { eventId, id, version: 0 }
}

async function guestOf(ctx: Ctx, eventId: string, overrides: Parameters<typeof asMember>[1] = {}) {
  const guest = await asMember(ctx, overrides)
  await ctx.db.insert(eventResponses).values({ eventId, userId: guest.actor.userId, response: 'attending' })
  return guest
}

async function checkIn({ db }: Ctx, eventId: string, { actor }: { actor: { userId: string } }, isPresent = true) {
  const ids = { id: crypto.randomUUID(), deviceId: crypto.randomUUID() }
  const tappedAt = isPresent ? endsAt : new Date(endsAt.getTime() + 1000)
  await db.insert(checkIns).values({ ...ids, eventId, userId: actor.userId, isPresent, tappedAt })
}

async function send(ctx: Ctx, admin: Ctx, ref: { eventId: string; id: string; version: number }) {
  await sendMessage(admin, ref)
  await work(ctx, releaseMessage)
  await work(ctx, mailMessage)
  return ctx.db.select().from(mails).orderBy(mails.toAddress)
}

const addressesOf = (sent: { toAddress: string }[]) => sent.map(({ toAddress }) => toAddress).toSorted()

test('a thank-you begins with a text in each language, with the title in that language', async ({ ctx }) => {
  const admin = await asAdmin(ctx)
  const ref = await start(admin, await overEvent(ctx, { translations: { sv: { title: 'Vård hemma' } } }))
  const { shown } = await getMessage(admin, ref.eventId, ref.id)
  expect(shown).toMatchObject({ kind: 'thanks', groups: ['present'] })
  expect([shown.texts.en?.subject, shown.texts.sv?.subject, shown.texts.no?.subject]).toEqual([
    'Thank you for coming: Care at home',
    'Tack för att du kom: Vård hemma',
    'Takk for at du kom: Care at home',
  ])
  for (const locale of ['en', 'sv', 'no'] as const) expect(shown.texts[locale]?.body).not.toBe('')
  const long = await start(admin, await overEvent(ctx, { title: '🩺'.repeat(80) }))
  const { texts } = (await getMessage(admin, long.eventId, long.id)).shown
  expect(texts.en?.subject.length).toBeLessThanOrEqual(messageLengths.subject)
  expect(texts.en?.subject.isWellFormed()).toBe(true)
})

test('only what is over is thanked for: not what is ahead, cancelled or a draft', async ({ ctx }) => {
  const admin = await asAdmin(ctx)
  const ahead = await addEvent(ctx, { endsAt: null })
  const cancelled = await overEvent(ctx, { status: 'cancelled' })
  const draft = await overEvent(ctx, { status: 'draft' })
  for (const id of [ahead, cancelled]) await expect(start(admin, id)).rejects.toThrow('not-over')
  await expect(start(admin, draft)).rejects.toThrow('unpublished')
  await expect(start(await asMember(ctx), await overEvent(ctx))).rejects.toMatchObject({ kind: 'forbidden' })
  // Moved to a later day while it is held: it is a draft again.
  const ref = await start(admin, await overEvent(ctx))
  await guestOf(ctx, ref.eventId)
  await sendMessage(admin, ref)
  await ctx.db
    .update(events)
    .set({ endsAt: new Date('2026-12-01T19:00:00Z') })
    .where(eq(events.id, ref.eventId))
  await work(ctx, releaseMessage)
  expect((await getMessage(admin, ref.eventId, ref.id)).shown.status).toBe('draft')
})

test('those who were checked in get it, in their language, whatever they answered or opted out of', async ({ ctx }) => {
  const admin = await asAdmin(ctx)
  const id = await overEvent(ctx)
  const came = await guestOf(ctx, id, { locale: 'sv', email: 'a@guests.example' })
  const unannounced = await asMember(ctx, { locale: 'no', email: 'b@guests.example', role: 'hospital' })
  const optedOut = await guestOf(ctx, id, { email: 'c@guests.example' })
  await guestOf(ctx, id, { email: 'no-show@guests.example' })
  const takenBack = await guestOf(ctx, id, { email: 'taken-back@guests.example' })
  const restricted = await guestOf(ctx, id, { email: 'restricted@guests.example' })
  for (const guest of [came, unannounced, optedOut, takenBack, restricted]) await checkIn(ctx, id, guest)
  await checkIn(ctx, id, takenBack, false)
  await changeAnnouncements(optedOut, { announcements: false })
  const limit = { email: restricted.actor.email, restrictedAt: ctx.now, restrictedBy: 'person' } as const
  await ctx.db.insert(processingLimits).values(limit)
  const ref = await start(admin, id)
  const found = await getMessage(admin, id, ref.id)
  expect(await countRecipients(admin, found)).toEqual({
    total: 3,
    byLocale: { en: 1, sv: 1, no: 1 },
    skipped: { restricted: 1 },
  })
  expect(await getThanksDetails(admin, found)).toMatchObject({ isByAnswer: false, earlierAt: null })
  const sent = await send(ctx, admin, ref)
  expect(sent.map(({ toAddress, subject, locale, template }) => [toAddress, subject, locale, template])).toEqual([
    ['a@guests.example', 'Tack för att du kom: Care at home', 'sv', 'event.thanks'],
    ['b@guests.example', 'Takk for at du kom: Care at home', 'no', 'event.thanks'],
    ['c@guests.example', 'Thank you for coming: Care at home', 'en', 'event.thanks'],
  ])
  const buttons = ['Lämna återkoppling', 'Gi tilbakemelding', 'Give feedback']
  for (const [index, { text }] of sent.entries()) {
    expect(text).toContain(buttons[index])
    expect(text).toContain(`https://nordbro.example/events/${id}/feedback`)
  }
  const second = await start(admin, id)
  const details = await getThanksDetails(admin, await getMessage(admin, id, second.id))
  expect(details?.earlierAt).toEqual(ctx.now)
})

test('when nobody was checked in, it goes to all who attended by their answer, and the page says so', async ({
  ctx,
}) => {
  const admin = await asAdmin(ctx)
  const [id, other] = [await overEvent(ctx), await overEvent(ctx)]
  const [one, two] = [await guestOf(ctx, id), await guestOf(ctx, id)]
  const declined = await asMember(ctx)
  await ctx.db.insert(eventResponses).values({ eventId: id, userId: declined.actor.userId, response: 'not_attending' })
  // Someone at another event, and a tap that was taken back, are nobody here.
  await checkIn(ctx, other, declined)
  await checkIn(ctx, id, one)
  await checkIn(ctx, id, one, false)
  const ref = await start(admin, id)
  expect(await getThanksDetails(admin, await getMessage(admin, id, ref.id))).toMatchObject({ isByAnswer: true })
  expect(addressesOf(await send(ctx, admin, ref))).toEqual([one.actor.email, two.actor.email].toSorted())
})

test('the mail links to files and to what all guests may read, and names nothing else', async ({ ctx }) => {
  const admin = await asAdmin(ctx)
  const id = await overEvent(ctx)
  await guestOf(ctx, id, { locale: 'sv' })
  const addItem = async (en: string, overrides: Partial<typeof insights.$inferInsert>) => {
    const insight = crypto.randomUUID()
    const file = { fileKey: `insights/${insight}.pdf`, fileName: 'a.pdf', mediaType: 'application/pdf', size: 10 }
    const item = { title: { en, sv: `${en} på svenska` }, roles: ['supplier' as const], publishedAt: ctx.now }
    await ctx.db.insert(insights).values({ id: insight, ...file, ...item, ...overrides })
    await attachItem(admin, { eventId: id, insight })
    return insight
  }
  const figures = await addItem('Figures', {})
  await addItem('Hidden draft', { publishedAt: null })
  await addItem('Premium only', { minLevel: 'premium' })
  const file = { eventId: id, id: crypto.randomUUID(), title: 'Slides <b>' }
  await attachFile(admin, { ...file, file: { name: 'slides.pdf', bytes: aPdf() } })
  const ref = await start(admin, id)
  const details = await getThanksDetails(admin, await getMessage(admin, id, ref.id))
  expect(details).toMatchObject({ leftOut: 2, asksForFeedback: true })
  expect(details?.materials.toSorted()).toEqual(['Figures', 'Slides <b>'])
  const preview = await previewMessage(admin, id, ref.id, 'sv')
  expect(preview).toContain('Figures på svenska')
  expect(preview).toContain('Slides &lt;b&gt;')
  const [mail] = await send(ctx, admin, ref)
  expect(mail?.text).toContain(`https://nordbro.example/insights/${figures}`)
  expect(mail?.text).toContain(`https://nordbro.example/events/${id}/materials/${file.id}`)
  expect(`${mail?.text}${mail?.html}${preview}`).not.toMatch(/Hidden draft|Premium only/)
})

test('when feedback is no longer taken, the mail does not ask for it', async ({ ctx }) => {
  const late = { ...ctx, now: new Date('2027-01-11T19:00:00Z') }
  const admin = await asAdmin(late)
  const id = await overEvent(late)
  await guestOf(late, id)
  const [mail] = await send(late, admin, await start(admin, id))
  expect(mail?.text).not.toContain('feedback')
})

test('an admin changes the text and tests it; without text it is not sent; its kind has its own form', async ({
  ctx,
}) => {
  const admin = await asAdmin(ctx)
  const ref = await start(admin, await overEvent(ctx))
  await guestOf(ctx, ref.eventId, { locale: 'no' })
  const texts = { sv: { subject: 'Tack', body: 'Det var trevligt.' } }
  await expect(saveMessage(admin, { ...ref, texts, groups: ['attending'], organisations: [] })).rejects.toThrow('gone')
  await saveThanks(admin, { ...ref, texts })
  await expect(saveThanks(admin, { ...ref, texts })).rejects.toThrow('stale')
  const found = await getMessage(admin, ref.eventId, ref.id)
  expect((await listPreviews(admin, found, ['no'])).map(({ written, subject }) => [written, subject])).toEqual([
    ['sv', 'Tack'],
  ])
  await testMessage(admin, { ...ref, version: 1, locale: 'sv' })
  await work(ctx, mailTest)
  const [test] = await ctx.db.select().from(mails)
  expect(test).toMatchObject({ subject: 'Test: Tack', toAddress: admin.actor.email })
  await saveThanks(admin, { ...ref, version: 1, texts: {} })
  await expect(sendMessage(admin, { ...ref, version: 2 })).rejects.toThrow('no-text')
})

test('of two admins who send at once one does', async ({ database, jobs }) => {
  const ctx = committing(database, jobs)
  const [one, two] = [await asAdmin(ctx), await asAdmin(ctx)]
  const ref = await start(one, await overEvent(ctx))
  await guestOf(ctx, ref.eventId)
  const results = await Promise.allSettled([sendMessage(one, ref), sendMessage(two, ref)])
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const [row] = await ctx.db.select().from(eventMessages).where(eq(eventMessages.id, ref.id))
  expect(row?.status).toBe('held')
})
