import { desc } from 'drizzle-orm'
import { expect } from 'vitest'
import { consents } from '~/db/schema/consents'
import { eventResponses } from '~/db/schema/events'
import { processingLimits } from '~/db/schema/personal-data'
import { consentRecorded } from '~/features/consents/jobs.server'
import { changeChoices } from '~/features/directory/commands.server'
import { nobodySees } from '~/features/directory/model'
import { getMessages } from '~/i18n/load-messages'
import { attendanceMessages } from '~/i18n/messages/attendance'
import type { Ctx } from '~/web/ctx.server'
import { addEvent, asAdmin, asMember } from '../../../test/members'
import { queued, test } from '../../../test/test'
import { hideAttendance, showAttendance } from './commands.server'
import { getAttendees, getOwnAttendance } from './queries.server'

async function attending(ctx: Ctx, eventId: string, name: string) {
  const member = await asMember(ctx, { name })
  await ctx.db.insert(eventResponses).values({ eventId, userId: member.actor.userId, response: 'attending' })
  return member
}

const names = async (reader: Ctx, eventId: string) =>
  (await getAttendees(reader, eventId))?.shown.map(({ name }) => name)

test('a guest sees the names of those who agreed, and how many others there are', async ({ ctx }) => {
  const id = await addEvent(ctx)
  const [reader, shown] = [await attending(ctx, id, 'Reader'), await attending(ctx, id, 'Åsa')]
  await attending(ctx, id, 'Hidden')
  const nameless = await attending(ctx, id, '')
  await showAttendance(shown)
  await showAttendance(nameless)
  expect(await getAttendees(reader, id)).toEqual({
    shown: [{ name: 'Åsa', isMe: false, page: null }],
    others: 2,
    showsOwn: false,
  })
  await showAttendance(reader)
  expect(await getAttendees(reader, id)).toMatchObject({
    shown: [{ isMe: true }, { name: 'Åsa' }],
    others: 2,
    showsOwn: true,
  })
})

test('the reader is not one of the others, whether or not they show their name', async ({ ctx }) => {
  const id = await addEvent(ctx)
  const reader = await attending(ctx, id, 'Reader')
  expect(await getAttendees(reader, id)).toEqual({ shown: [], others: 0, showsOwn: false })
  await showAttendance(reader)
  expect(await getAttendees(reader, id)).toMatchObject({ shown: [{ isMe: true }], others: 0 })
})

test('nobody sees the list who does not attend: no answer, another answer, an admin, another event', async ({
  ctx,
}) => {
  const [id, other] = [await addEvent(ctx), await addEvent(ctx)]
  await showAttendance(await attending(ctx, id, 'Åsa'))
  const declined = await asMember(ctx)
  await ctx.db.insert(eventResponses).values({ eventId: id, userId: declined.actor.userId, response: 'not_attending' })
  for (const reader of [await asMember(ctx), declined, await asAdmin(ctx), await attending(ctx, other, 'Else')]) {
    expect(await getAttendees(reader, id)).toBeNull()
  }
  const outside = await asMember(ctx, { role: 'hospital' })
  await expect(getAttendees(outside, id)).rejects.toMatchObject({ kind: 'not-found' })
  await expect(getAttendees(ctx, id)).rejects.toMatchObject({ kind: 'forbidden' })
})

test('the list ends with the event, and a cancelled event has none', async ({ ctx }) => {
  const id = await addEvent(ctx)
  const reader = await attending(ctx, id, 'Åsa')
  await showAttendance(reader)
  expect(await names(reader, id)).toEqual(['Åsa'])
  expect(await getAttendees({ ...reader, now: new Date('2026-12-02T09:00:00Z') }, id)).toBeNull()
  const cancelled = await addEvent(ctx, { status: 'cancelled' })
  await ctx.db.insert(eventResponses).values({ eventId: cancelled, userId: reader.actor.userId, response: 'attending' })
  expect(await getAttendees(reader, cancelled)).toBeNull()
})

test('hiding, restricting and declining take effect at once', async ({ ctx }) => {
  const id = await addEvent(ctx)
  const [reader, one, two] = [
    await attending(ctx, id, 'Reader'),
    await attending(ctx, id, 'Hides'),
    await attending(ctx, id, 'Restricted'),
  ]
  for (const member of [one, two]) await showAttendance(member)
  expect(await names(reader, id)).toEqual(['Hides', 'Restricted'])
  await hideAttendance(one)
  expect(await names(reader, id)).toEqual(['Restricted'])
  await ctx.db
    .insert(processingLimits)
    .values({ email: two.actor.email, restrictedAt: ctx.now, restrictedBy: 'person' })
  expect(await names(reader, id)).toEqual([])
})

test('a name links to the directory only for those whom it shows it to', async ({ ctx }) => {
  const id = await addEvent(ctx, { roles: ['supplier', 'hospital'] })
  const [reader, listed] = [await attending(ctx, id, 'Reader'), await attending(ctx, id, 'Listed')]
  const ofHospital = await asMember(ctx, { role: 'hospital', name: 'Hospital' })
  await ctx.db.insert(eventResponses).values({ eventId: id, userId: ofHospital.actor.userId, response: 'attending' })
  await showAttendance(listed)
  await changeChoices(listed, { ...nobodySees, name: 'role' })
  const pageFor = async (member: Ctx) => (await getAttendees(member, id))?.shown[0]?.page
  expect(await pageFor(reader)).toBe(`/directory?member=${listed.actor.userId}`)
  expect(await pageFor(ofHospital)).toBeNull()
})

test('each change is one receipt with the words, and a copy is mailed', async ({ ctx }) => {
  const member = await asMember({ ...ctx, locale: 'sv' })
  expect(await getOwnAttendance(member)).toEqual({ shows: false, hasName: false, isWordingNewer: false })
  await hideAttendance(member)
  await showAttendance(member)
  await showAttendance(member)
  await hideAttendance(member)
  const { consent } = await getMessages(attendanceMessages, 'sv')
  const receipts = await ctx.db.select().from(consents).orderBy(desc(consents.isGiven))
  expect(receipts.map(({ purpose, isGiven, words, locale }) => [purpose, isGiven, words, locale])).toEqual([
    ['attendance', true, consent, 'sv'],
    ['attendance', false, consent, 'sv'],
  ])
  expect(await queued(ctx, consentRecorded)).toHaveLength(2)
})
