import { eq } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import { eventMessageRecipients, eventMessages } from '~/db/schema/event-messages'
import { eventResponses, events } from '~/db/schema/events'
import { mails } from '~/db/schema/mails'
import { organisationMembers, organisations } from '~/db/schema/organisations'
import { erasures, processingLimits } from '~/db/schema/personal-data'
import { deliverMail } from '~/email/mails.server'
import { changeAnnouncements, stopAnnouncements } from '~/features/preferences/commands.server'
import { getOptOutState } from '~/features/preferences/queries.server'
import type { Ctx } from '~/web/ctx.server'
import { addEvent, asAdmin, asMember } from '../../../test/members'
import { committing, test, work } from '../../../test/test'
import { aPdf } from '../../../test/uploads'
import {
  addFile,
  saveAnnouncement,
  saveMessage,
  sendMessage,
  startMessage,
  testMessage,
  undoMessage,
} from './commands.server'
import { mailMessage, mailTest, releaseMessage } from './jobs.server'
import { groupsOf, type MessageKind, type RecipientGroup } from './model'

const listMails = ({ db }: Ctx) => db.select().from(mails).orderBy(mails.toAddress)
const rowOf = async ({ db }: Ctx, id: string) =>
  (await db.select().from(eventMessages).where(eq(eventMessages.id, id)))[0]

async function start(ctx: Ctx, eventId: string, kind: MessageKind) {
  const id = crypto.randomUUID()
  await startMessage(ctx, { eventId, message: id, kind })
  return { eventId, id, version: 0 }
}

async function announce(ctx: Ctx, eventId: string) {
  const admin = await asAdmin(ctx)
  const ref = await start(admin, eventId, 'announcement')
  await sendMessage(admin, ref)
  return ref
}

async function release(ctx: Ctx) {
  await work(ctx, releaseMessage)
  await work(ctx, mailMessage)
}

/** For embassies: none of the admins of these tests is one. */
const forEmbassies = { roles: ['embassy' as const] }
const embassy = (ctx: Ctx, overrides: Parameters<typeof asMember>[1] = {}) =>
  asMember(ctx, { role: 'embassy', ...overrides })

async function answered(ctx: Ctx, eventId: string, response: 'attending' | 'not_attending', overrides = {}) {
  const { actor } = await embassy(ctx, overrides)
  await ctx.db.insert(eventResponses).values({ eventId, userId: actor.userId, response })
  return actor
}

test('everyone of the audience gets one mail in their language, however often the jobs run', async ({ ctx }) => {
  const eventId = await addEvent(ctx, { ...forEmbassies, minLevel: 'builder', description: 'Who pays?' })
  const [sv, no] = [
    await embassy(ctx, { locale: 'sv', level: 'builder' }),
    await embassy(ctx, { locale: 'no', level: 'premium' }),
  ]
  await embassy(ctx)
  await asMember(ctx, { level: 'premium' })
  const { id } = await announce(ctx, eventId)
  await release(ctx)
  await release(ctx)
  const sent = await listMails(ctx)
  expect(new Map(sent.map(({ toAddress, subject }) => [toAddress, subject]))).toEqual(
    new Map([
      [sv.actor.email, 'Inbjudan: Care at home'],
      [no.actor.email, 'Invitasjon: Care at home'],
    ]),
  )
  expect(sent).toHaveLength(2)
  expect(sent[0]?.text).toContain('Who pays?')
  expect(await rowOf(ctx, id)).toMatchObject({ status: 'sent', sentAt: ctx.now })
})

test('a message that was taken back is not mailed, and sent again it is mailed once', async ({ ctx }) => {
  const eventId = await addEvent(ctx, forEmbassies)
  await embassy(ctx)
  const admin = await asAdmin(ctx)
  const ref = await start(admin, eventId, 'announcement')
  await sendMessage(admin, ref)
  await undoMessage(admin, ref)
  await release(ctx)
  expect(await listMails(ctx)).toEqual([])
  const later = new Date(ctx.now.getTime() + 5000)
  await sendMessage({ ...admin, now: later }, { ...ref, version: 2 })
  await release(ctx)
  expect(await listMails(ctx)).toHaveLength(1)
  await expect(undoMessage(admin, ref)).rejects.toThrow('not-held')
})

test('who objected, restricted, is leaving or opted out gets none, and only their number is kept', async ({ ctx }) => {
  const eventId = await addEvent(ctx, forEmbassies)
  const [gets, objected, restricted, leaving, optedOut] = await Promise.all([1, 2, 3, 4, 5].map(() => embassy(ctx)))
  await ctx.db.insert(processingLimits).values([
    { email: objected?.actor.email ?? '', objectedAt: ctx.now },
    { email: restricted?.actor.email ?? '', restrictedAt: ctx.now, restrictedBy: 'person' },
  ])
  const erasure = { requestedBy: 'person', locale: 'en', dueAt: ctx.now } as const
  await ctx.db.insert(erasures).values({ email: leaving?.actor.email ?? '', ...erasure })
  const { id } = await announce(ctx, eventId)
  // While it is held: the choice still counts.
  if (optedOut) await changeAnnouncements(optedOut, { announcements: false })
  await release(ctx)
  expect((await listMails(ctx)).map(({ toAddress }) => toAddress)).toEqual([gets?.actor.email])
  expect((await rowOf(ctx, id))?.skipped).toEqual({ objected: 1, restricted: 1, left: 1, optedOut: 1 })
})

test('who joins the audience later is not mailed; a second announcement reaches only them', async ({ ctx }) => {
  const eventId = await addEvent(ctx, forEmbassies)
  const first = await embassy(ctx)
  await announce(ctx, eventId)
  await release(ctx)
  const second = await embassy(ctx)
  await release(ctx)
  expect((await listMails(ctx)).map(({ toAddress }) => toAddress)).toEqual([first.actor.email])
  const { id } = await announce(ctx, eventId)
  await release(ctx)
  expect((await listMails(ctx)).map(({ toAddress }) => toAddress).toSorted()).toEqual(
    [first.actor.email, second.actor.email].toSorted(),
  )
  expect((await rowOf(ctx, id))?.skipped).toEqual({ announced: 1 })
})

test('two announcements that are released at once, in two processes, mail each person once', async ({
  database,
  jobs,
}) => {
  const ctx = committing(database, jobs)
  const eventId = await addEvent(ctx, forEmbassies)
  await embassy(ctx)
  await embassy(ctx)
  await announce(ctx, eventId)
  await announce(ctx, eventId)
  await Promise.all([release(ctx), release(ctx)])
  await Promise.all([work(ctx, mailMessage), work(ctx, mailMessage)])
  expect(await listMails(ctx)).toHaveLength(2)
  expect(await ctx.db.select().from(eventMessageRecipients)).toHaveLength(2)
})

test('an announcement of an event that is cancelled while it is held becomes a draft again', async ({ ctx }) => {
  const eventId = await addEvent(ctx, forEmbassies)
  await embassy(ctx)
  const { id } = await announce(ctx, eventId)
  await ctx.db.update(events).set({ status: 'cancelled' }).where(eq(events.id, eventId))
  await release(ctx)
  expect(await listMails(ctx)).toEqual([])
  expect(await rowOf(ctx, id)).toMatchObject({ status: 'draft', senderEmail: null })
})

test('chosen people and members of chosen organisations get it; who has left since is counted', async ({ ctx }) => {
  const eventId = await addEvent(ctx, forEmbassies)
  const [chosen, colleague, gone] = [await embassy(ctx), await embassy(ctx), await embassy(ctx)]
  await embassy(ctx)
  const [organisation] = await ctx.db.insert(organisations).values({ name: 'Embassy', kind: 'embassy' }).returning()
  const organisationId = organisation?.id ?? ''
  await ctx.db.insert(organisationMembers).values({ userId: colleague.actor.userId, organisationId })
  const admin = await asAdmin(ctx)
  const ref = await start(admin, eventId, 'announcement')
  const people = [chosen.actor.email, gone.actor.email]
  await saveAnnouncement(admin, { ...ref, to: 'chosen', people, organisations: [organisationId] })
  await sendMessage(admin, { ...ref, version: 1 })
  const erasure = { requestedBy: 'person', locale: 'en', dueAt: ctx.now } as const
  await ctx.db.insert(erasures).values({ email: gone.actor.email, ...erasure })
  await release(ctx)
  expect((await listMails(ctx)).map(({ toAddress }) => toAddress).toSorted()).toEqual(
    [chosen.actor.email, colleague.actor.email].toSorted(),
  )
  expect((await rowOf(ctx, ref.id))?.skipped).toEqual({ left: 1 })
})

test('an announcement has a one-click link that ends announcements and nothing else', async ({ ctx }) => {
  const eventId = await addEvent(ctx, forEmbassies)
  const reader = await embassy(ctx)
  await announce(ctx, eventId)
  await release(ctx)
  const [stored] = await listMails(ctx)
  expect(stored?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  const deliver = vi.fn(async () => {})
  await work({ ...ctx, deliver }, deliverMail)
  const delivered = JSON.stringify(deliver.mock.calls)
  const token = /unsubscribe\?token=([\w.-]+)>/.exec(delivered)?.[1] ?? ''
  expect(token).toContain(reader.actor.userId)
  // The stored mail, which admins can read, has no link that works.
  expect(JSON.stringify(await listMails(ctx))).not.toContain(token)
  expect(await getOptOutState(ctx, token)).toBe('open')
  const other = await embassy(ctx)
  for (const forged of ['', 'x', token.slice(0, -1), token.replace(reader.actor.userId, other.actor.userId)]) {
    expect(await stopAnnouncements(ctx, forged)).toBe(false)
    expect(await getOptOutState(ctx, forged)).toBe('wrong')
  }
  expect(await stopAnnouncements(ctx, token)).toBe(true)
  expect(await stopAnnouncements(ctx, token)).toBe(true)
  expect(await getOptOutState(ctx, token)).toBe('done')
  await changeAnnouncements(reader, { announcements: true })
  expect(await getOptOutState(ctx, token)).toBe('open')
})

test.for<[RecipientGroup[], string[]]>([
  [['attending'], ['coming', 'optedOut']],
  [['not_attending'], ['declined']],
  [['no_answer'], ['silent']],
  [
    ['attending', 'no_answer'],
    ['coming', 'optedOut', 'silent'],
  ],
])('a message to %j', async ([groups, names], { ctx }) => {
  const admin = await asAdmin(ctx)
  const eventId = await addEvent(ctx, forEmbassies)
  const guests = {
    coming: await answered(ctx, eventId, 'attending'),
    optedOut: await answered(ctx, eventId, 'attending'),
    declined: await answered(ctx, eventId, 'not_attending'),
    silent: (await embassy(ctx)).actor,
  }
  const silentOptedOut = await embassy(ctx)
  await changeAnnouncements(silentOptedOut, { announcements: false })
  await changeAnnouncements({ ...ctx, actor: guests.optedOut }, { announcements: false })
  const ref = await start(admin, eventId, 'message')
  const texts = { en: { subject: 'Parking', body: 'Behind the house.' } }
  const messageGroups = groupsOf.message.filter((group) => groups.includes(group))
  await saveMessage(admin, { ...ref, groups: messageGroups, organisations: [], texts })
  await sendMessage(admin, { ...ref, version: 1 })
  await release(ctx)
  const byAddress = new Map(Object.entries(guests).map(([name, { email }]) => [email, name]))
  expect((await listMails(ctx)).map(({ toAddress }) => byAddress.get(toAddress)).toSorted()).toEqual(names)
})

test('a message is read in one’s language, else in the event’s, and has its files', async ({ ctx }) => {
  const admin = await asAdmin(ctx)
  const eventId = await addEvent(ctx, forEmbassies)
  await answered(ctx, eventId, 'attending', { locale: 'sv', email: 'a-sv@embassy.example' })
  await answered(ctx, eventId, 'attending', { locale: 'no', email: 'b-no@embassy.example' })
  const ref = await start(admin, eventId, 'message')
  const texts = {
    en: { subject: 'Parking', body: 'Behind\nthe house.' },
    sv: { subject: 'Parkering', body: 'Bakom huset.' },
  }
  await saveMessage(admin, { ...ref, groups: ['attending'], organisations: [], texts })
  await addFile(admin, { ...ref, version: 1, file: { name: 'Vägen hit.pdf', bytes: aPdf() } })
  await sendMessage(admin, { ...ref, version: 2 })
  await release(ctx)
  const [sv, no] = await listMails(ctx)
  expect([sv?.subject, sv?.locale, no?.subject, no?.locale]).toEqual(['Parkering', 'sv', 'Parking', 'en'])
  expect(no?.text).toContain('Behind\nthe house.')
  expect(no?.headers).toBeNull()
  const deliver = vi.fn(async () => {})
  await work({ ...ctx, deliver }, deliverMail)
  const file = { fileName: 'Vägen hit.pdf', contentType: 'application/pdf', content: Buffer.from(aPdf()) }
  expect(deliver).toHaveBeenCalledWith(expect.objectContaining({ attachments: [file] }))
})

test('only members of the chosen organisations are written to', async ({ ctx }) => {
  const admin = await asAdmin(ctx)
  const eventId = await addEvent(ctx, forEmbassies)
  const inside = await answered(ctx, eventId, 'attending')
  await answered(ctx, eventId, 'attending')
  const [organisation] = await ctx.db.insert(organisations).values({ name: 'Embassy', kind: 'embassy' }).returning()
  const organisationId = organisation?.id ?? ''
  await ctx.db.insert(organisationMembers).values({ userId: inside.userId, organisationId })
  const ref = await start(admin, eventId, 'message')
  const texts = { en: { subject: 'Parking', body: 'Behind the house.' } }
  await saveMessage(admin, { ...ref, groups: ['attending'], organisations: [organisationId], texts })
  await sendMessage(admin, { ...ref, version: 1 })
  await release(ctx)
  expect((await listMails(ctx)).map(({ toAddress }) => toAddress)).toEqual([inside.email])
})

test('a test mail goes to the admin alone, in the language they chose', async ({ ctx }) => {
  const admin = await asAdmin(ctx)
  await embassy(ctx)
  const ref = await start(admin, await addEvent(ctx, forEmbassies), 'announcement')
  await testMessage(admin, { ...ref, locale: 'sv' })
  await work(ctx, mailTest)
  await work(ctx, mailTest)
  expect((await listMails(ctx)).map(({ toAddress, subject }) => [toAddress, subject])).toEqual([
    [admin.actor.email, 'Test: Inbjudan: Care at home'],
  ])
  expect(await ctx.db.select().from(eventMessageRecipients)).toEqual([])
})

test('the event is written in the reader’s language, and what is not translated is marked', async ({ ctx }) => {
  const eventId = await addEvent(ctx, {
    ...forEmbassies,
    description: 'Who pays?',
    hook: 'The bed is at home now.',
    agenda: [{ time: '18:00', text: 'Dinner' }],
    translations: { sv: { title: 'Vård i hemmet', hook: 'Sängen står hemma nu.' } },
  })
  const admin = await asAdmin(ctx)
  const sv = await embassy(ctx, { locale: 'sv' })
  await announce(ctx, eventId)
  await release(ctx)
  await ctx.db.insert(eventResponses).values({ eventId, userId: sv.actor.userId, response: 'attending' })
  const ref = await start(admin, eventId, 'message')
  const text = { subject: 'Praktiskt', body: 'Entrén är på baksidan.' }
  await saveMessage(admin, { ...ref, groups: ['attending'], organisations: [], texts: { sv: text } })
  await sendMessage(admin, { ...ref, version: 1 })
  await release(ctx)
  const [announcement, message] = (await listMails(ctx)).toSorted((a, b) => a.template.localeCompare(b.template))
  expect(announcement?.subject).toBe('Inbjudan: Vård i hemmet')
  expect(announcement?.html).not.toContain('Care at home')
  expect(announcement?.html).toMatch(/<p[^>]* lang="en"[^>]*>Who pays\?/)
  expect(announcement?.html).toContain('Rundabordssamtal: när')
  expect(announcement?.text).toContain('Sängen står hemma nu.')
  expect(announcement?.html).toContain('<span lang="en">18:00 Dinner</span>')
  expect(message?.text).toContain('Vård i hemmet')
  expect(message?.text).toContain(`https://nordbro.example/events/${eventId}`)
  expect(message?.text).not.toContain('Care at home')
})

test('who attends already is not asked whether they come, and is counted', async ({ ctx }) => {
  const eventId = await addEvent(ctx, forEmbassies)
  await answered(ctx, eventId, 'attending')
  const asked = await answered(ctx, eventId, 'not_attending')
  const { id } = await announce(ctx, eventId)
  await release(ctx)
  expect((await listMails(ctx)).map(({ toAddress }) => toAddress)).toEqual([asked.email])
  expect((await rowOf(ctx, id))?.skipped).toEqual({ attending: 1 })
})
