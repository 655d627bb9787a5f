import { and, eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import type { Member } from '~/auth/permissions'
import { auditLog } from '~/db/schema/audit-log'
import { chatConversations } from '~/db/schema/chat-messages'
import { circleRequests } from '~/db/schema/circle-requests'
import { contactRequests } from '~/db/schema/contact-requests'
import { inboxAnswers } from '~/db/schema/inbox'
import { mails } from '~/db/schema/mails'
import { userAccessLevels, users } from '~/db/schema/users'
import { receiveChatMessage } from '~/features/chat/commands.server'
import { submitCircleRequest } from '~/features/circles/commands.server'
import { sendContactRequest } from '~/features/contact/commands.server'
import type { Ctx } from '~/web/ctx.server'
import { aContactRequest } from '../../../test/contact-request'
import { committing, queued, test, work } from '../../../test/test'
import { answerItem, assignItem, assignItems, closeItem, closeItems, reopenItem, reopenItems } from './commands.server'
import { inboxAnswered, mailAnswer } from './jobs.server'
import { getInboxItem } from './queries.server'
import type { AnswerInput } from './schema'

async function asAdmin(ctx: Ctx, isAdmin = true) {
  const adminRole = isAdmin ? 'owner' : null
  const email = `${crypto.randomUUID()}@nordbro.example`
  const [user] = await ctx.db.insert(users).values({ email, passwordHash: '', locale: 'en' }).returning()
  const userId = user?.id ?? ''
  await ctx.db.insert(userAccessLevels).values({ userId, role: 'supplier', adminRole })
  const actor: Member = { userId, email, role: 'supplier', level: 'entry', adminRole }
  return { ...ctx, actor }
}

const person = { name: 'Åsa Lindqvist', organization: 'Region Väst', email: 'asa@region.example' }

async function addContact(ctx: Ctx, overrides: { message?: string; email?: string } = {}) {
  const input = aContactRequest({ ...person, message: 'Kan vi få komma i maj?', ...overrides })
  await sendContactRequest({ ...ctx, locale: 'sv' }, input)
  const [row] = await ctx.db.select().from(contactRequests).where(eq(contactRequests.message, input.message))
  return { kind: 'contact' as const, id: row?.id ?? '' }
}

async function addCircle(ctx: Ctx, why = 'Vi flyttar en avdelning hem.') {
  await submitCircleRequest({ ...ctx, locale: 'sv' }, { ...person, why, interests: ['medtech'], consent: true })
  const isAddedRequest = and(eq(circleRequests.why, why), eq(circleRequests.status, 'new'))
  const [row] = await ctx.db.select().from(circleRequests).where(isAddedRequest)
  return { kind: 'circles' as const, id: row?.id ?? '' }
}

const answer = (item: AnswerInput['item'], overrides: Partial<AnswerInput> = {}): AnswerInput => ({
  item,
  answer: crypto.randomUUID(),
  seen: 0,
  subject: 'Re: Din förfrågan',
  body: 'Hej Åsa,\n\nmaj går bra.',
  after: 'open',
  ...overrides,
})

const actionsOn = async (ctx: Ctx, id: string) =>
  (await ctx.db.select().from(auditLog).where(eq(auditLog.objectId, id))).map(({ action }) => action)

describe('several at once', () => {
  test('chosen items are closed and opened again; requests for a seat are skipped', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const [one, other, seat] = [await addContact(ctx), await addContact(ctx, { message: 'Hej' }), await addCircle(ctx)]
    const item = [one, other, seat]
    const seenAt = ctx.now
    expect(await closeItems(admin, { item, seenAt })).toEqual({ changed: 2, skipped: 1 })
    expect((await getInboxItem(admin, one)).doneBy).toBe(admin.actor.email)
    expect((await getInboxItem(admin, seat)).doneAt).toBeNull()
    expect(await reopenItems(admin, { item: [one, seat] })).toEqual({ changed: 1, skipped: 1 })
    expect(await actionsOn(ctx, one.id)).toEqual(expect.arrayContaining(['inbox.done', 'inbox.reopened']))
  })

  test('a chat with a message that the list did not show yet stays open', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const { conversationId: id } = await receiveChatMessage(ctx, { content: 'Hello' })
    const item = [{ kind: 'chat' as const, id }]
    const before = new Date(ctx.now.getTime() - 1000)
    expect(await closeItems(admin, { item, seenAt: before })).toEqual({ changed: 0, skipped: 1 })
    expect(await closeItems(admin, { item, seenAt: ctx.now })).toEqual({ changed: 1, skipped: 0 })
  })

  test('all that match are assigned, but no more than were seen', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const one = await addContact(ctx)
    await addContact(ctx, { message: 'Hej', email: 'bo@region.example' })
    const match = new URLSearchParams({ q: person.email, kind: 'contact' })
    const { userId: to } = admin.actor
    await expect(assignItems(admin, { item: [], match, expected: 0, to })).rejects.toMatchObject({
      reason: 'list-changed',
    })
    expect(await assignItems(admin, { item: [], match, expected: 1, to })).toEqual({ changed: 1, skipped: 0 })
    expect((await getInboxItem(admin, one)).assignedTo).toBe(to)
  })
})

describe('answering', () => {
  test('sends one mail in the person’s language, quoting what they wrote, with replies to the team', async ({
    ctx,
  }) => {
    const admin = await asAdmin(ctx)
    const item = await addContact(ctx)
    const written = answer(item, { after: 'done' })
    await answerItem(admin, written)
    // The second click of a double click.
    await answerItem(admin, written)
    expect(await queued(ctx, inboxAnswered)).toEqual([{ answerId: written.answer }])
    await work(ctx, mailAnswer)
    await work(ctx, mailAnswer)
    const sent = await ctx.db.select().from(mails).where(eq(mails.template, 'inbox.answer'))
    expect(sent).toMatchObject([
      {
        toAddress: 'asa@region.example',
        toName: 'Åsa Lindqvist',
        replyTo: 'hello@nordbro.example',
        subject: 'Re: Din förfrågan',
        locale: 'sv',
      },
    ])
    expect(sent[0]?.text).toMatch(
      /Hej Åsa,\n\nmaj går bra\.[\s\S]*Du skrev den 16 november 2026[\s\S]*Kan vi få komma i maj\?/,
    )
    expect(await ctx.db.select().from(contactRequests)).toMatchObject([
      { status: 'answered', doneAt: ctx.now, doneBy: admin.actor.email },
    ])
    expect(await actionsOn(ctx, item.id)).toEqual(['inbox.answered'])
  })

  test('an English mail writes the day before the month, as the site does', async ({ ctx }) => {
    await sendContactRequest({ ...ctx, locale: 'en' }, aContactRequest(person))
    const [row] = await ctx.db.select().from(contactRequests)
    await answerItem(await asAdmin(ctx), answer({ kind: 'contact', id: row?.id ?? '' }))
    await work(ctx, mailAnswer)
    const [mail] = await ctx.db.select().from(mails).where(eq(mails.template, 'inbox.answer'))
    expect(mail?.text).toContain('You wrote on 16 November 2026')
  })

  test('an answer may leave the item open, and then its time to answer is no longer counted', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const item = await addContact(ctx)
    expect((await getInboxItem(admin, item)).msLeft).toBe(48 * 60 * 60 * 1000)
    await answerItem(admin, answer(item))
    expect(await getInboxItem(admin, item)).toMatchObject({ status: 'answered', doneAt: null, msLeft: null })
  })

  test('a colleague who looks at an older page sends nothing', async ({ ctx }) => {
    const [one, other] = [await asAdmin(ctx), await asAdmin(ctx)]
    const item = await addContact(ctx)
    await answerItem(one, answer(item))
    await expect(answerItem(other, answer(item))).rejects.toMatchObject({ reason: 'answered' })
    // Having read it, they may add something.
    await answerItem(other, answer(item, { seen: 1, after: 'done' }))
    await expect(answerItem(one, answer(item, { seen: 2 }))).rejects.toMatchObject({ reason: 'closed' })
    expect(await ctx.db.select().from(inboxAnswers)).toHaveLength(2)
    expect(await queued(ctx, inboxAnswered)).toHaveLength(2)
  })

  test('a request for a seat ends invited or declined, never just done', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const item = await addCircle(ctx)
    await expect(answerItem(admin, answer(item, { after: 'done' }))).rejects.toMatchObject({ name: 'Refused' })
    await answerItem(admin, answer(item, { after: 'invited' }))
    expect(await ctx.db.select().from(circleRequests)).toMatchObject([{ status: 'invited', doneAt: ctx.now }])
    await work(ctx, mailAnswer)
    const [mail] = await ctx.db.select().from(mails).where(eq(mails.template, 'inbox.answer'))
    expect(mail?.text).toContain('Vi flyttar en avdelning hem.')
  })

  test('markup is escaped, and an id of another answer sends nothing', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const [item, other] = [await addContact(ctx), await addContact(ctx, { message: '<script>alert(1)</script>' })]
    const first = answer(item)
    await answerItem(admin, first)
    await expect(answerItem(admin, answer(other, { answer: first.answer }))).rejects.toMatchObject({ name: 'Refused' })
    await answerItem(admin, answer(other, { body: '<img src=x onerror=alert(1)>\nBcc: thief@example.org' }))
    await work(ctx, mailAnswer)
    const sent = await ctx.db.select().from(mails).where(eq(mails.template, 'inbox.answer'))
    expect(sent).toHaveLength(2)
    for (const { html, headers, toAddress } of sent) {
      expect(html.replace(/<img[^>]* src="cid:mark"[^>]*>/, '')).not.toMatch(/<script|<img/)
      expect(headers).toEqual({ 'Auto-Submitted': 'no' })
      expect(toAddress).toBe('asa@region.example')
    }
  })

  test('chats and consents can’t be answered', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const { conversationId } = await receiveChatMessage(ctx, { content: 'Is anyone there?' })
    const chat = { kind: 'chat' as const, id: conversationId }
    await expect(answerItem(admin, answer(chat))).rejects.toMatchObject({ name: 'Refused' })
    const consent = { kind: 'newsletter' as const, id: crypto.randomUUID() }
    for (const refusing of [answerItem(admin, answer(consent)), closeItem(admin, { item: consent, seen: 0 })]) {
      await expect(refusing).rejects.toMatchObject({ name: 'Refused' })
    }
  })
})

describe('assigning', () => {
  test('an item is assigned to an admin and released, and the audit log has both', async ({ ctx }) => {
    const [one, other] = [await asAdmin(ctx), await asAdmin(ctx)]
    const item = await addContact(ctx)
    await assignItem(one, { item, to: other.actor.userId })
    expect(await getInboxItem(one, item)).toMatchObject({ assigneeEmail: other.actor.email })
    await assignItem(one, { item, was: other.actor.userId })
    expect(await getInboxItem(one, item)).toMatchObject({ assignedTo: null })
    expect(await actionsOn(ctx, item.id)).toEqual(['inbox.assigned', 'inbox.released'])
  })

  test('of two admins the first gets the item, and a member can’t be assigned', async ({ ctx }) => {
    const [one, other, member] = [await asAdmin(ctx), await asAdmin(ctx), await asAdmin(ctx, false)]
    const item = await addCircle(ctx)
    await assignItem(one, { item, to: one.actor.userId })
    await expect(assignItem(other, { item, to: other.actor.userId })).rejects.toMatchObject({ reason: 'assigned' })
    // The same assignment again changes nothing.
    await assignItem(one, { item, to: one.actor.userId })
    const toMember = { item, to: member.actor.userId, was: one.actor.userId }
    await expect(assignItem(one, toMember)).rejects.toMatchObject({ reason: 'not-an-admin' })
    expect(await actionsOn(ctx, item.id)).toEqual(['inbox.assigned'])
  })
})

describe('closing and reopening', () => {
  test('a second click changes nothing; a colleague’s is refused', async ({ ctx }) => {
    const [one, other] = [await asAdmin(ctx), await asAdmin(ctx)]
    const item = await addContact(ctx)
    await closeItem(one, { item, seen: 0 })
    await closeItem(one, { item, seen: 0 })
    await expect(closeItem(other, { item, seen: 0 })).rejects.toMatchObject({ reason: 'closed' })
    await reopenItem(other, { item })
    await expect(reopenItem(one, { item })).rejects.toMatchObject({ reason: 'open' })
    expect(await getInboxItem(one, item)).toMatchObject({ doneAt: null, doneBy: null })
    expect(await actionsOn(ctx, item.id)).toEqual(['inbox.done', 'inbox.reopened'])
  })

  test('a request for a seat is not reopened while an identical one is open', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const first = await addCircle(ctx)
    await expect(closeItem(admin, { item: first, seen: 0 })).rejects.toMatchObject({ name: 'Refused' })
    await closeItem(admin, { item: first, outcome: 'declined', seen: 0 })
    const different = await addCircle(ctx, 'Something else.')
    await reopenItem(admin, { item: first })
    await closeItem(admin, { item: first, outcome: 'declined', seen: 0 })
    const second = await addCircle(ctx)
    expect(new Set([first.id, second.id, different.id]).size).toBe(3)
    await expect(reopenItem(admin, { item: first })).rejects.toMatchObject({ reason: 'sent-again' })
    await closeItem(admin, { item: second, outcome: 'invited', seen: 0 })
    await reopenItem(admin, { item: first })
    expect(await getInboxItem(admin, first)).toMatchObject({ status: 'new', doneAt: null })
  })

  test('a chat with messages newer than the page is not closed', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const { conversationId: id } = await receiveChatMessage(ctx, { content: 'Hello' })
    await receiveChatMessage(ctx, { content: 'My address is k@x.example', conversationId: id })
    const item = { kind: 'chat' as const, id }
    await expect(closeItem(admin, { item, seen: 1 })).rejects.toMatchObject({ reason: 'newer-messages' })
    await closeItem(admin, { item, seen: 2 })
    expect(await ctx.db.select().from(chatConversations)).toMatchObject([{ doneBy: admin.actor.email }])
    // A later message reopens the chat, and its 48 hours start anew.
    const later = { ...ctx, now: new Date('2026-11-20T09:00:00Z') }
    await receiveChatMessage(later, { content: 'Still there?', conversationId: id })
    expect(await getInboxItem({ ...later, actor: admin.actor }, item)).toMatchObject({
      doneAt: null,
      msLeft: 48 * 60 * 60 * 1000,
    })
  })
})

test('members and visitors can’t answer, assign, close or reopen', async ({ ctx }) => {
  const item = await addContact(ctx)
  for (const asker of [ctx, await asAdmin(ctx, false)]) {
    const forbidden = { kind: 'forbidden', message: 'inbox.answer' }
    await expect(answerItem(asker, answer(item))).rejects.toMatchObject(forbidden)
    await expect(assignItem(asker, { item })).rejects.toMatchObject(forbidden)
    await expect(closeItem(asker, { item, seen: 0 })).rejects.toMatchObject(forbidden)
    await expect(reopenItem(asker, { item })).rejects.toMatchObject(forbidden)
  }
})

// Last in the file: it commits, so its rows stay.
test('of two admins who answer at once, one answer is saved and the other is refused', async ({ database, jobs }) => {
  const ctx = committing(database, jobs)
  const [one, other] = [await asAdmin(ctx), await asAdmin(ctx)]
  const item = await addContact(ctx, { message: 'At once?' })
  const sent = await Promise.allSettled([answerItem(one, answer(item)), answerItem(other, answer(item))])
  expect(sent.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await ctx.db.select().from(inboxAnswers).where(eq(inboxAnswers.contactRequestId, item.id))).toHaveLength(1)
})
