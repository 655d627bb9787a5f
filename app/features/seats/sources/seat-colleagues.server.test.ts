import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { events } from '~/db/schema/events'
import { mails } from '~/db/schema/mails'
import { mailConfirmation } from '~/features/attendance-mails/jobs.server'
import { changeEvent } from '~/features/event-planning/commands.server'
import { mailChange } from '~/features/event-planning/jobs.server'
import { answerEvent } from '~/features/events/commands.server'
import { getShownEvent } from '~/features/events/queries.server'
import { claimSeat, handOverSeat, joinWaitlist } from '~/features/seats/commands.server'
import { mailSeatChange } from '~/features/seats/jobs.server'
import type { Locale } from '~/i18n/locales'
import type { Ctx } from '~/web/ctx.server'
import { addEvent, addOrganisation, asAdmin, asMember } from '../../../../test/members'
import { test, work } from '../../../../test/test'

const later = (ctx: Ctx, seconds: number) => new Date(ctx.now.getTime() + seconds * 1000)

async function addColleagues(ctx: Ctx, locale: Locale = 'en') {
  const [giver, receiver] = [
    await asMember(ctx, { name: 'Kari Berg', email: 'kari@devices.example' }),
    await asMember(ctx, { name: 'Åsa Öberg', email: 'asa@devices.example', locale }),
  ]
  await addOrganisation(ctx, giver, receiver)
  return { giver, receiver }
}

/** Kari attends, has had the confirmation, and hands the seat to Åsa, of the same organisation. */
async function handedOver(ctx: Ctx, locale?: Locale) {
  const id = await addEvent(ctx, { maxParticipants: 1 })
  const { giver, receiver } = await addColleagues(ctx, locale)
  await answerEvent(giver, id, 'attending')
  await work({ ...ctx, now: later(ctx, 40) }, mailConfirmation)
  await ctx.db.delete(mails)
  await handOverSeat({ ...giver, now: later(ctx, 60) }, id, { colleague: receiver.actor.email })
  return { id, giver, receiver }
}

async function mailAll(ctx: Ctx) {
  await work(ctx, mailSeatChange)
  await work({ ...ctx, now: later(ctx, 120) }, mailConfirmation)
  return ctx.db.select().from(mails).orderBy(mails.toAddress)
}

test('a hand-over is one mail each, which names the other; the receiver reads how to give it back', async ({ ctx }) => {
  await handedOver(ctx)
  const [received, gave, ...more] = await mailAll(ctx)
  expect(more).toEqual([])
  expect(received).toMatchObject({ toAddress: 'asa@devices.example', template: 'seat.received' })
  expect(received?.subject).toBe('Kari Berg has handed you a seat: Care at home')
  expect(received?.text).toMatch(/Hand the seat to a colleague’ and enter\s+kari@devices\.example/)
  expect(received?.text).not.toContain('you told us')
  expect(received?.attachments?.map(({ contentType }) => contentType)).toEqual([
    'text/calendar; charset=utf-8; method=REQUEST',
    'image/png',
  ])
  expect(gave).toMatchObject({ toAddress: 'kari@devices.example', template: 'seat.gave' })
  expect(gave?.text).toContain('You have handed your seat to Åsa Öberg')
  expect(gave?.text).not.toContain('We have noted')
})

test('claiming the seats of a pair is one mail each; that of the colleague says who claimed them', async ({ ctx }) => {
  const id = await addEvent(ctx, { maxParticipants: 2 })
  const guests = [await asMember(ctx), await asMember(ctx)]
  const { giver: kari, receiver: asa } = await addColleagues(ctx)
  for (const guest of guests) await answerEvent(guest, id, 'attending')
  await joinWaitlist(kari, id, { colleague: asa.actor.email })
  for (const guest of guests) await answerEvent(guest, id, 'not_attending')
  await claimSeat({ ...kari, now: later(ctx, 180) }, id)
  const written = await mailAll({ ...ctx, now: later(ctx, 180) })
  const templatesTo = ({ actor }: typeof kari) =>
    written.flatMap(({ toAddress, template }) => (toAddress === actor.email ? [template] : [])).toSorted()
  // Their offer was claimed before its mail was written, so that it has none.
  expect(templatesTo(asa)).toEqual(['seat.claimed', 'seat.paired'])
  expect(templatesTo(kari)).toEqual(['event.attending'])
  const claimed = written.find(({ template }) => template === 'seat.claimed')
  expect(claimed?.subject).toBe('You have a seat: Care at home')
  expect(claimed?.text).toContain('Kari Berg has claimed the seats')
  expect(claimed?.text).not.toContain('you told us')
  expect(claimed?.attachments).toHaveLength(2)
})

test('a later answer of the receiver is confirmed as their own', async ({ ctx }) => {
  const { id, receiver } = await handedOver(ctx, 'sv')
  await mailAll(ctx)
  await answerEvent({ ...receiver, now: later(ctx, 200) }, id, 'not_attending')
  await work({ ...ctx, now: later(ctx, 300) }, mailConfirmation)
  const ofReceiver = await ctx.db.select().from(mails).where(eq(mails.toAddress, receiver.actor.email))
  expect(ofReceiver.map(({ template }) => template).toSorted()).toEqual(['event.not-attending', 'seat.received'])
})

test('the giver reads on the page who has the seat, until they answer again', async ({ ctx }) => {
  const { id, giver, receiver } = await handedOver(ctx)
  expect((await getShownEvent(giver, id)).seat.handedTo).toBe('Åsa Öberg')
  expect((await getShownEvent(receiver, id)).seat.handedTo).toBeUndefined()
  await answerEvent({ ...receiver, now: later(ctx, 200) }, id, 'not_attending')
  await answerEvent({ ...giver, now: later(ctx, 210) }, id, 'attending')
  expect((await getShownEvent(giver, id)).seat.handedTo).toBeUndefined()
})

test('on another day the receiver is told, and the giver is not asked again', async ({ ctx }) => {
  const { id } = await handedOver(ctx)
  const [row] = await ctx.db.select().from(events).where(eq(events.id, id))
  if (!row) throw new Error('no such event')
  const { createdAt: _, updatedAt: __, status: ___, id: ____, sequence, ...plan } = row
  const eventDate = new Date('2026-12-03T17:00:00Z')
  expect(await changeEvent(await asAdmin(ctx), { id, sequence, plan: { ...plan, eventDate } })).toEqual({ mailed: 1 })
  await work(ctx, mailChange)
  expect(await ctx.db.select().from(mails)).toMatchObject([
    { toAddress: 'asa@devices.example', template: 'event.changed' },
  ])
})
