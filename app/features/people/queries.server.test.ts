import { describe, expect } from 'vitest'
import { accessRequests } from '~/db/schema/access-requests'
import { auditLog } from '~/db/schema/audit-log'
import { circleRequests } from '~/db/schema/circle-requests'
import { contactRequests } from '~/db/schema/contact-requests'
import { eventMessageRecipients, eventMessages } from '~/db/schema/event-messages'
import { eventInterests, eventResponses } from '~/db/schema/events'
import { inboxAnswers } from '~/db/schema/inbox'
import { insightDownloads, insights } from '~/db/schema/insights'
import { invitations } from '~/db/schema/invitations'
import { mails } from '~/db/schema/mails'
import { newsletterSubscriptions } from '~/db/schema/newsletter-subscriptions'
import { organisationMembers, organisations } from '~/db/schema/organisations'
import { teamNotes } from '~/db/schema/team-notes'
import { sessions, users } from '~/db/schema/users'
import type { Ctx } from '~/web/ctx.server'
import { addEvent, asAdmin, asMember } from '../../../test/members'
import { findPerson } from '../../../test/person'
import { test } from '../../../test/test'
import { countedEntries, type TimelineKind, timelineKinds } from './model'
import { getLastSeen, getTimeline, listKnownPeople, listOpenItems, openNoteForm } from './queries.server'

const everything = { show: 'all', before: '' } as const
const at = (minute: number) => new Date(Date.UTC(2026, 10, 10, 8, minute))
const consent = { consentText: 'Yes', consentVersion: 1, consentedAt: at(0), locale: 'en' } as const
const mail = { template: 't', locale: 'en', toName: '', html: '', text: '' } as const
const aRequest = { name: 'Kari', organization: 'Nord', role: 'hospital', reason: 'A ward.', locale: 'no' } as const
const aContact = { name: 'Kari', organization: 'Nord', interest: 'speed-dial', message: 'Hello', locale: 'no' } as const

const insertRequest = async ({ db }: Ctx, row: Partial<typeof accessRequests.$inferInsert> & { email: string }) =>
  (
    await db
      .insert(accessRequests)
      .values({ ...aRequest, ...row })
      .returning()
  )[0]?.id ?? ''

const insertContact = async ({ db }: Ctx, row: Partial<typeof contactRequests.$inferInsert> & { email: string }) =>
  (
    await db
      .insert(contactRequests)
      .values({ ...aContact, ...row })
      .returning()
  )[0]?.id ?? ''

/** One row of every kind, a minute apart, for one member. The address is written in capitals where it was typed. */
async function fillEveryKind(ctx: Ctx, { userId, email }: { userId: string; email: string }) {
  const { db } = ctx
  const typed = email.toUpperCase()
  await db.update(users).set({ createdAt: at(3) })
  const request = await insertRequest(ctx, {
    ...{ email: typed, createdAt: at(0), status: 'approved', reviewedAt: at(1), reviewerEmail: 'a@nordbro.example' },
  })
  const log = { actorEmail: 'a@nordbro.example', objectName: email }
  await db.insert(auditLog).values([
    { ...log, action: 'invitation.resent', objectId: request, createdAt: at(2) },
    { ...log, action: 'access-request.approved', objectId: request, createdAt: at(1) },
    { ...log, action: 'person.viewed', objectId: userId, createdAt: at(30) },
    {
      ...log,
      action: 'user.level-changed',
      objectId: userId,
      details: { from: 'entry', to: 'premium' },
      createdAt: at(13),
    },
    { ...log, action: 'event.created', actorId: userId, objectId: 'e', objectName: 'Dinner', createdAt: at(14) },
  ])
  const eventId = await addEvent(ctx)
  await db.insert(eventResponses).values({ eventId, userId, response: 'attending', updatedAt: at(4) })
  const sent = { status: 'sent', sendAt: at(4), sentAt: at(4), senderEmail: 'a@nordbro.example' } as const
  const [message] = await db
    .insert(eventMessages)
    .values({
      ...{ eventId, kind: 'message', groups: ['attending'], authorEmail: 'a@nordbro.example', ...sent },
      texts: { sv: { subject: 'Parkering', body: 'Bakom huset.' } },
    })
    .returning()
  const mailed = { messageId: message?.id ?? '', userId, createdAt: new Date(at(4).getTime() + 1000), mailedAt: at(4) }
  await db.insert(eventMessageRecipients).values(mailed)
  await db.insert(eventInterests).values({ userId, createdAt: at(5) })
  const [item] = await db
    .insert(insights)
    .values({ title: { en: 'Tenders' }, fileKey: 'k', fileName: 'f.pdf', mediaType: 'm', size: 1, roles: ['supplier'] })
    .returning()
  await db.insert(insightDownloads).values({ userId, insightId: item?.id ?? '', createdAt: at(6) })
  const contactRequestId = await insertContact(ctx, { email: typed, createdAt: at(7) })
  const answer = { contactRequestId, subject: 'Re', body: 'Yes.', authorEmail: 'a@nordbro.example' }
  await db.insert(inboxAnswers).values({ ...answer, createdAt: at(8) })
  await db
    .insert(circleRequests)
    .values({ ...consent, name: 'Kari', email: typed, why: 'Why', interests: [], createdAt: at(9) })
  await db
    .insert(newsletterSubscriptions)
    .values({ ...consent, email, status: 'confirmed', askedAt: at(10), createdAt: at(10) })
  const failed = { ...mail, toAddress: typed, status: 'failed' } as const
  await db.insert(mails).values({ ...failed, key: 'm', subject: 'Welcome', createdAt: at(11) })
  const invitation = { email, role: 'supplier', locale: 'en', expiresAt: at(59) } as const
  await db.insert(invitations).values({ ...invitation, hash: 'h', createdAt: at(12) })
  await db.insert(teamNotes).values({ email, text: 'Met.', authorId: userId, authorEmail: email, createdAt: at(15) })
  return { request, contact: contactRequestId }
}

const typesOf = async (ctx: Ctx, id: string, show: TimelineKind | 'all' = 'all') => {
  const person = await findPerson(ctx, id)
  return (await getTimeline(ctx, { person }, { show, before: '' })).entries.map(({ type }) => type)
}

describe('the timeline of a person', () => {
  test('has everything that happened, the latest first, and no view', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const { actor } = await asMember(ctx)
    await fillEveryKind(ctx, actor)
    const person = await findPerson(admin, actor.userId)
    const { entries, counts, next } = await getTimeline(admin, { person }, everything)
    expect(entries.map(({ type }) => type)).toEqual([
      ...['note', 'did', 'changed', 'invitation-mailed', 'mail', 'newsletter', 'circles', 'answered', 'contact'],
      ...[
        'downloaded',
        'event-interest',
        'event-mailed',
        'event-answered',
        'account-created',
        'invited',
        'request-decided',
        'request-sent',
      ],
    ])
    expect(next).toBeNull()
    expect(counts).toEqual({
      ...{
        requests: 2,
        invitations: 3,
        events: 3,
        engagements: 0,
        downloads: 1,
        messages: 4,
        mails: 1,
        edits: 2,
        notes: 1,
      },
    })
    const found = (type: string) => entries.find((entry) => entry.type === type)
    expect(found('changed')).toMatchObject({ title: 'user.level-changed', detail: 'entry → premium' })
    expect(found('request-decided')).toMatchObject({ title: 'approved', by: { email: 'a@nordbro.example' }, at: at(1) })
    expect(found('mail')).toMatchObject({ title: 'Welcome', detail: 'failed' })
    expect(found('note')).toMatchObject({ detail: 'Met.', isOwn: false })
    expect(found('downloaded')).toMatchObject({ ref: expect.any(String), title: 'Tenders', detail: 'f.pdf' })
    const guestMail = { title: 'Care at home', detail: 'Parkering', by: { email: 'a@nordbro.example' } }
    expect(found('event-mailed')).toMatchObject(guestMail)
    expect(found('did')).toMatchObject({ title: 'event.created', detail: 'Dinner' })
  })

  test.for(timelineKinds)('with the filter %s has only these, as many as its chip says', async (kind, { ctx }) => {
    const admin = await asAdmin(ctx)
    const { actor } = await asMember(ctx)
    await fillEveryKind(ctx, actor)
    const person = await findPerson(admin, actor.userId)
    const { entries, counts } = await getTimeline(admin, { person }, { show: kind, before: '' })
    expect(entries.every((entry) => entry.kind === kind)).toBe(true)
    expect(entries).toHaveLength(counts[kind] ?? 0)
  })

  test('has nothing of anyone else', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const [one, other] = [await asMember(ctx), await asMember(ctx)]
    await fillEveryKind(ctx, one.actor)
    expect(await typesOf(admin, other.actor.userId)).toEqual(['account-created'])
  })

  test('is read page by page, each row once, also with equal times', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const { actor } = await asMember(ctx)
    await ctx.db.update(users).set({ createdAt: at(0) })
    const rows = Array.from({ length: 130 }, (_, n) => ({
      ...mail,
      key: `m${n}`,
      toAddress: actor.email,
      subject: `${n}`,
    }))
    await ctx.db.insert(mails).values(rows.map((row, n) => ({ ...row, createdAt: at(n % 2) })))
    const note = { email: actor.email, text: 'x', authorId: actor.userId, authorEmail: actor.email, createdAt: at(1) }
    await ctx.db.insert(teamNotes).values([note, note])
    const person = await findPerson(admin, actor.userId)
    const seen: string[] = []
    const sizes: number[] = []
    let before: string | null = ''
    while (before !== null) {
      const page = await getTimeline(admin, { person }, { show: 'all', before })
      sizes.push(page.entries.length)
      seen.push(...page.entries.map(({ type, id }) => `${type} ${id}`))
      before = page.next
    }
    expect(sizes).toEqual([50, 50, 33])
    expect(new Set(seen).size).toBe(133)
  })

  test('begins at the first page for what is no cursor', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const { actor } = await asMember(ctx)
    const person = await findPerson(admin, actor.userId)
    for (const before of ["'; drop table users --", '2026-99-99T00:00:00.000000Z~mail~x', '\0', '~']) {
      expect((await getTimeline(admin, { person }, { show: 'all', before })).entries).toHaveLength(1)
    }
  })

  test('counts no further than anyone would read', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const { actor } = await asMember(ctx)
    const rows = Array.from({ length: countedEntries + 50 }, (_, n) => ({
      ...{ actorEmail: 'a', action: 'user.reset-sent', objectId: actor.userId, objectName: `${n}` },
    }))
    await ctx.db.insert(auditLog).values(rows)
    const person = await findPerson(admin, actor.userId)
    expect((await getTimeline(admin, { person }, everything)).counts.edits).toBe(countedEntries + 1)
  })
})

describe('a person', () => {
  test('is found by an account, a request, a message or a mail, and has one page', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const { actor } = await asMember(ctx, { name: 'Kari Berg' })
    const { request, contact } = await fillEveryKind(ctx, actor)
    const [stored] = await ctx.db.select({ id: mails.id }).from(mails)
    for (const id of [actor.userId, request, contact, stored?.id ?? '', request.toUpperCase()]) {
      expect(await findPerson(admin, id)).toEqual({
        ...{ id: actor.userId, userId: actor.userId, email: actor.email, name: 'Kari Berg' },
      })
    }
  })

  test('without an account is found too, under that id', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const id = await insertRequest(ctx, { email: 'New@Nord.example' })
    const other = await insertContact(ctx, { email: 'new@nord.example' })
    expect(await findPerson(admin, id)).toEqual({ id, userId: null, email: 'new@nord.example', name: 'Kari' })
    expect(await typesOf(admin, id)).toEqual(await typesOf(admin, other))
    expect(await typesOf(admin, other)).toHaveLength(2)
  })

  test.for(['', 'x', "' or true --", '00000000-0000-4000-8000-000000000000'])(
    'is not found by %j',
    async (id, { ctx }) => {
      await expect(findPerson(await asAdmin(ctx), id)).rejects.toMatchObject({ kind: 'not-found' })
    },
  )

  test('was last seen when any of their sessions was', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const { userId } = (await asMember(ctx)).actor
    expect(await getLastSeen(admin, userId)).toBeNull()
    const session = { userId, expiresAt: at(59) }
    await ctx.db.insert(sessions).values([
      { ...session, hash: 'a', usedAt: at(2) },
      { ...session, hash: 'b', usedAt: at(1) },
    ])
    expect(await getLastSeen(admin, userId)).toEqual(at(2))
  })

  test('is known by ids of accounts and of what was sent, not of other things', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const id = await insertRequest(ctx, { email: 'new@nord.example' })
    const ids = [admin.actor.userId, id, crypto.randomUUID(), 'site', 'a@b.example']
    expect(await listKnownPeople(admin, ids)).toEqual([admin.actor.userId, id])
  })
})

describe('an organisation', () => {
  async function fill(ctx: Ctx) {
    const member = await asMember(ctx, { email: `${crypto.randomUUID()}@elsewhere.example` })
    const [row] = await ctx.db.insert(organisations).values({ name: 'Nord', kind: 'hospital' }).returning()
    const organisation = { id: row?.id ?? '', domains: ['nord.example'] }
    await ctx.db.insert(organisationMembers).values({ userId: member.actor.userId, organisationId: organisation.id })
    return { member, organisation }
  }

  test('has the rows of its members, of its domains and its own, each once', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const { member, organisation } = await fill(ctx)
    const colleague = await asMember(ctx, { email: 'colleague@nord.example' })
    const { userId } = colleague.actor
    await ctx.db.insert(organisationMembers).values({ userId, organisationId: organisation.id })
    await insertRequest(ctx, { email: member.actor.email })
    await insertRequest(ctx, { email: 'colleague@nord.example' })
    await insertRequest(ctx, { email: 'Stranger@Nord.example' })
    await insertRequest(ctx, { email: 'other@south.example' })
    const about = { authorId: userId, authorEmail: 'a@nordbro.example' }
    await ctx.db.insert(teamNotes).values([
      { ...about, organisationId: organisation.id, text: 'On the organisation' },
      { ...about, email: member.actor.email, text: 'On the member' },
      { ...about, email: 'other@south.example', text: 'On someone else' },
    ])
    const log = { actorEmail: 'a', objectName: 'Nord', objectId: organisation.id }
    await ctx.db.insert(auditLog).values([
      { ...log, action: 'organisation.changed' },
      { ...log, action: 'organisation.viewed' },
    ])
    const { entries, counts } = await getTimeline(admin, { organisation }, everything)
    expect(counts).toMatchObject({ requests: 3, notes: 2, edits: 1, invitations: 2 })
    expect(entries).toHaveLength(8)
    const notes = entries.filter(({ type }) => type === 'note')
    expect(notes.map(({ detail }) => detail).toSorted()).toEqual(['On the member', 'On the organisation'])
    expect(notes.find(({ detail }) => detail === 'On the organisation')?.person).toBeNull()
    expect(notes.find(({ detail }) => detail === 'On the member')?.person).toMatchObject({ id: member.actor.userId })
  })

  test('has what waits for us and for its people', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const { member, organisation } = await fill(ctx)
    await insertRequest(ctx, { email: 'new@nord.example' })
    await insertRequest(ctx, { email: 'old@nord.example', status: 'rejected' })
    await insertContact(ctx, { email: member.actor.email })
    const invitation = { role: 'supplier', locale: 'en', hash: 'h', email: 'guest@nord.example' } as const
    await ctx.db.insert(invitations).values({ ...invitation, expiresAt: new Date(ctx.now.getTime() + 1000) })
    const failed = { ...mail, subject: 'Hello', status: 'failed', toAddress: member.actor.email } as const
    await ctx.db.insert(mails).values([
      { ...failed, key: 'new', createdAt: new Date(ctx.now.getTime() - 1000) },
      { ...failed, key: 'old', createdAt: new Date('2026-01-01') },
    ])
    const open = await listOpenItems(admin, { organisation })
    expect(open.map(({ kind }) => kind)).toEqual(['request', 'contact', 'invitation', 'mail'])
    expect(JSON.stringify(open)).not.toContain('"h"')
  })

  test('has each invitation that works once: by domain, by organisation, or by both', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const { organisation } = await fill(ctx)
    const { actor } = await asMember(ctx, { email: 'member@mail.example' })
    const invitation = { role: 'supplier', locale: 'en', expiresAt: new Date(ctx.now.getTime() + 1000) } as const
    const into = { ...invitation, organisationId: organisation.id }
    await ctx.db.insert(invitations).values([
      { ...invitation, email: 'domain@nord.example' },
      { ...into, email: 'both@nord.example' },
      { ...into, email: 'approved@mail.example' },
      { ...into, email: 'revoked@mail.example', revokedAt: ctx.now },
      { ...into, email: actor.email },
      { ...invitation, email: 'other@mail.example' },
    ])
    const open = await listOpenItems(admin, { organisation })
    expect(open.map(({ person }) => person.name).toSorted()).toEqual([
      ...['approved@mail.example', 'both@nord.example', 'domain@nord.example'],
    ])
  })
})

test('what waits of a person: the request, the message, the invitation, the failed mail', async ({ ctx }) => {
  const admin = await asAdmin(ctx)
  const email = 'new@nord.example'
  const id = await insertRequest(ctx, { email, status: 'approved' })
  await insertRequest(ctx, { email: 'New@nord.example' })
  await insertContact(ctx, { email })
  await insertContact(ctx, { email, message: 'Done', doneAt: ctx.now })
  const invitation = { role: 'supplier', locale: 'en', email, accessRequestId: id } as const
  const soon = new Date(ctx.now.getTime() + 1000)
  await ctx.db.insert(invitations).values([
    { ...invitation, hash: 'open', expiresAt: soon },
    { ...invitation, hash: 'used', expiresAt: soon, acceptedAt: ctx.now },
    { ...invitation, hash: 'over', expiresAt: soon, replacedAt: ctx.now },
  ])
  const open = await listOpenItems(admin, { person: await findPerson(admin, id) })
  expect(open.map(({ kind }) => kind)).toEqual(['request', 'contact', 'invitation'])
  expect(open[2]).toMatchObject({ expiresAt: soon })
})

test('members and visitors see no person, no timeline and no note', async ({ ctx }) => {
  const member = await asMember(ctx, { level: 'premium' })
  const person = { id: member.actor.userId, userId: member.actor.userId, email: member.actor.email, name: '' }
  const refused = { kind: 'forbidden' }
  for (const forbidden of [ctx, member]) {
    await expect(findPerson(forbidden, person.id)).rejects.toMatchObject(refused)
    await expect(getTimeline(forbidden, { person }, everything)).rejects.toMatchObject(refused)
    await expect(listOpenItems(forbidden, { person })).rejects.toMatchObject(refused)
    await expect(listKnownPeople(forbidden, [person.id])).rejects.toMatchObject(refused)
    await expect(getLastSeen(forbidden, person.id)).rejects.toMatchObject(refused)
    await expect(openNoteForm(forbidden, { person })).rejects.toMatchObject(refused)
  }
})
