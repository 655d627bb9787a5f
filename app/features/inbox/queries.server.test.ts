import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Member } from '~/auth/permissions'
import { chatConversations, chatMessages } from '~/db/schema/chat-messages'
import { circleRequests } from '~/db/schema/circle-requests'
import { contactRequests } from '~/db/schema/contact-requests'
import { newsletterSubscriptions } from '~/db/schema/newsletter-subscriptions'
import { users } from '~/db/schema/users'
import type { Ctx } from '~/web/ctx.server'
import { test } from '../../../test/test'
import { getInboxItem, listAdmins, listInbox, openCount } from './queries.server'
import { inboxFilter } from './schema'

const adminId = '00000000-0000-4000-8000-00000000000a'
const asMember = (ctx: Ctx, isAdmin: boolean) => ({
  ...ctx,
  actor: {
    userId: adminId,
    email: 'a@nordbro.example',
    role: 'supplier',
    level: 'entry',
    adminRole: isAdmin ? 'owner' : null,
  } satisfies Member,
})
const consent = { consentText: 'Ja, gärna.', consentVersion: 3, consentedAt: new Date('2026-11-01T09:00:00Z') }
const at = (day: number) => new Date(Date.UTC(2026, 10, day, 9))

/** Inserts one item of each kind, a day apart, the newsletter newest. */
async function fill({ db }: Ctx) {
  await db.insert(users).values({ id: adminId, email: 'a@nordbro.example', passwordHash: '', locale: 'en' })
  const [contact] = await db
    .insert(contactRequests)
    .values({
      name: 'Kari Berg',
      organization: 'Nord 100%',
      email: 'kari@sykehus.example',
      message: 'When can we come?',
      interest: 'speed-dial',
      locale: 'no',
      createdAt: at(13),
    })
    .returning()
  const [circle] = await db
    .insert(circleRequests)
    .values({
      name: 'Åsa',
      email: 'Kari@Sykehus.example',
      why: 'A seat, please',
      interests: ['payers', 'medtech'],
      country: 'Norge',
      locale: 'sv',
      createdAt: at(15),
      assignedTo: adminId,
      ...consent,
    })
    .returning()
  const chat = { id: crypto.randomUUID(), createdAt: at(14), doneAt: at(15), doneBy: 'b@nordbro.example' }
  await db.insert(chatConversations).values(chat)
  await db.insert(chatMessages).values([
    { conversationId: chat.id, content: 'First line', locale: 'en', createdAt: at(14) },
    { conversationId: chat.id, content: 'Second line', locale: 'en', createdAt: new Date(at(14).getTime() + 1000) },
  ])
  const [letter] = await db
    .insert(newsletterSubscriptions)
    .values({
      email: 'reader@x.example',
      status: 'confirmed',
      locale: 'sv',
      askedAt: at(16),
      confirmedAt: at(16),
      createdAt: at(16),
      ...consent,
    })
    .returning()
  return { contact: contact?.id ?? '', circles: circle?.id ?? '', chat: chat.id, newsletter: letter?.id ?? '' }
}

const kinds = async (ctx: Ctx, search = '') =>
  (await listInbox(asMember(ctx, true), inboxFilter(new URLSearchParams(search)))).items.map(({ kind }) => kind)

test('every kind is in one list, filtered and sorted by the query parameters', async ({ ctx }) => {
  await fill(ctx)
  expect(await kinds(ctx, 'state=all')).toEqual(['newsletter', 'circles', 'chat', 'contact'])
  expect(await kinds(ctx)).toEqual(['circles', 'contact'])
  expect(await kinds(ctx, 'state=done')).toEqual(['chat'])
  expect(await kinds(ctx, 'sort=due')).toEqual(['contact', 'circles'])
  expect(await kinds(ctx, 'sort=due&state=all')).toEqual(['contact', 'circles', 'newsletter', 'chat'])
  expect(await kinds(ctx, 'who=mine&state=all')).toEqual(['circles'])
  expect(await kinds(ctx, 'who=unassigned')).toEqual(['contact'])
  expect(await kinds(ctx, 'kind=newsletter')).toEqual(['newsletter'])
  expect(await kinds(ctx, 'kind=chat')).toEqual([])
  expect(await kinds(ctx, 'kind=nonsense&state=&page=-3')).toEqual(['circles', 'contact'])
  const { rows } = await ctx.db.execute(sql`select ${openCount(asMember(ctx, true))} as open`)
  expect(rows).toEqual([{ open: 2 }])
})

test('a search finds words and addresses in every kind and takes wildcards literally', async ({ ctx }) => {
  await fill(ctx)
  expect(await kinds(ctx, 'q=SYKEHUS')).toEqual(['circles', 'contact'])
  expect(await kinds(ctx, 'q=second+LINE&state=all')).toEqual(['chat'])
  expect(await kinds(ctx, 'q=reader&state=all')).toEqual(['newsletter'])
  expect(await kinds(ctx, 'q=100%25')).toEqual(['contact'])
  expect(await kinds(ctx, 'q=_')).toEqual([])
  expect(await kinds(ctx, "q='+or+true+--")).toEqual([])
  expect(await kinds(ctx, 'q=%00')).toEqual(['circles', 'contact'])
})

test('the time left counts from when an item arrived, and only while it waits for an answer', async ({ ctx }) => {
  await fill(ctx)
  const { items } = await listInbox(asMember(ctx, true), inboxFilter(new URLSearchParams('state=all')))
  const hours = items.map(({ kind, msLeft }) => [kind, msLeft === null ? null : msLeft / 3_600_000])
  expect(hours).toEqual([
    ['newsletter', null],
    ['circles', 24],
    ['chat', null],
    ['contact', -24],
  ])
})

test('an item shows what was sent, the consent, and earlier requests from the address', async ({ ctx }) => {
  const ids = await fill(ctx)
  const admin = asMember(ctx, true)
  expect(await getInboxItem(admin, { kind: 'circles', id: ids.circles })).toMatchObject({
    assigneeEmail: 'a@nordbro.example',
    texts: [{ text: 'A seat, please' }],
    facts: [
      ['Country', 'Norge'],
      ['Interests', 'Payers, MedTech'],
    ],
    consent: { text: 'Ja, gärna.', version: 3, at: consent.consentedAt },
    earlier: [{ kind: 'contact', id: ids.contact, words: 'When can we come?' }],
    subject: 'Re: Din förfrågan om en plats i en Health Circle',
  })
  expect(await getInboxItem(admin, { kind: 'contact', id: ids.contact })).toMatchObject({
    earlier: [],
    subject: 'Re: Forespørselen din til Nordbro: Speed-Dial',
  })
  expect((await getInboxItem(admin, { kind: 'chat', id: ids.chat })).texts.map(({ text }) => text)).toEqual([
    'First line',
    'Second line',
  ])
  expect(await getInboxItem(admin, { kind: 'newsletter', id: ids.newsletter })).toMatchObject({
    status: 'confirmed',
    consent: { version: 3 },
  })
  const unknown = getInboxItem(admin, { kind: 'contact', id: ids.circles })
  await expect(unknown).rejects.toMatchObject({ kind: 'not-found' })
})

test('pages follow each other without a gap', async ({ ctx }) => {
  await ctx.db.execute(sql`insert into contact_requests (name, organization, email, message, interest, locale, created_at)
    select 'N', 'O', 'p' || n || '@x.example', 'M', 'speed-dial', 'en', now() - make_interval(mins => n)
    from generate_series(1, 130) as n`)
  const seen = new Set<string>()
  for (const page of [1, 2, 3]) {
    const list = await listInbox(asMember(ctx, true), inboxFilter(new URLSearchParams(`page=${page}`)))
    expect(list.total).toBe(130)
    for (const { id } of list.items) seen.add(id)
  }
  expect(seen.size).toBe(130)
})

test('members and visitors read nothing', async ({ ctx }) => {
  const ids = await fill(ctx)
  const refused = { kind: 'forbidden', message: 'inbox.read' }
  for (const asker of [ctx, asMember(ctx, false)]) {
    await expect(listInbox(asker, inboxFilter(new URLSearchParams()))).rejects.toMatchObject(refused)
    await expect(getInboxItem(asker, { kind: 'chat', id: ids.chat })).rejects.toMatchObject(refused)
    expect(() => openCount(asker)).toThrow('inbox.read')
    await expect(listAdmins(asker)).rejects.toMatchObject(refused)
  }
})
