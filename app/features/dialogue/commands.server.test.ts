import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { eventResponses } from '~/db/schema/events'
import { memberProfiles } from '~/db/schema/member-profiles'
import { organisationMembers } from '~/db/schema/organisations'
import { processingLimits } from '~/db/schema/personal-data'
import { threadFiles, threadMessages, threadReaders, threads } from '~/db/schema/threads'
import { storeUnsavedMessage } from '~/features/drafts/commands.server'
import { openMessage } from '~/features/drafts/queries.server'
import { getTeamThread } from '~/features/team-dialogue/queries.server'
import { fileOrphaned } from '~/features/uploads/jobs.server'
import { countForMembers } from '~/features/workspace/queries.server'
import type { MemberRole } from '~/lib/member-roles'
import type { Ctx } from '~/web/ctx.server'
import { addRunning } from '../../../test/deliverables'
import { partnerWithAdmin } from '../../../test/engagement'
import { introduce } from '../../../test/introductions'
import { addEvent, asAdmin, asMember } from '../../../test/members'
import { committing, queued, test } from '../../../test/test'
import { addPartner, addThread, answer, write } from '../../../test/threads'
import { aPage, aPdf } from '../../../test/uploads'
import { readThread, startThread, writeToThread } from './commands.server'
import type { ThreadTopic } from './model'
import { canStartThread, getOwnThread, getThreadFile, listOwnThreads, listOwnTopics } from './queries.server'
import { threadMessageWritten } from './sources/write.server'

const unknown = { kind: 'not-found', message: 'dialogue.unknown' }
const left = { name: 'Refused', reason: 'left' }

async function twoColleagues(ctx: Ctx) {
  const [anna, henrik] = [await asMember(ctx, { name: 'Anna Falk' }), await asMember(ctx, { name: 'Henrik Lund' })]
  return { anna, henrik, organisationId: await addPartner(ctx, [anna, henrik]) }
}

const messagesOf = ({ db }: Ctx, thread: string) =>
  db.select().from(threadMessages).where(eq(threadMessages.threadId, thread)).orderBy(threadMessages.number)

const threadOf = async ({ db }: Ctx, id: string) => (await db.select().from(threads).where(eq(threads.id, id)))[0]

describe('a new thread', () => {
  test('is read by all of the organisation and waits for our team', async ({ ctx }) => {
    const { anna, henrik } = await twoColleagues(ctx)
    const id = await addThread(anna)
    expect(await threadOf(ctx, id)).toMatchObject({ waitingSince: ctx.now, messageCount: 1, ownerId: null })
    expect((await getOwnThread(henrik, id)).messages).toMatchObject([
      { author: 'Anna Falk', isOwn: false, isFromTeam: false, body: 'What do you need to see?' },
    ])
    expect(await queued(ctx, threadMessageWritten)).toEqual([{ messageId: id }])
  })

  test('that was sent is no longer kept as begun, and one that was refused still is', async ({ ctx }) => {
    const { anna } = await twoColleagues(ctx)
    const form = 'ownmessage:new'
    await storeUnsavedMessage(anna, { form, text: { values: { subject: ['Evidence'], about: [], body: ['Hello'] } } })
    const input = { id: crypto.randomUUID(), subject: 'Evidence', body: 'Hello' }
    const about = { kind: 'event', id: crypto.randomUUID() } as const
    await expect(startThread({ ...anna, unsavedForm: form }, { ...input, about })).rejects.toMatchObject({
      reason: 'topic',
    })
    expect((await openMessage(anna, form)).unsaved).not.toBeNull()
    await startThread({ ...anna, unsavedForm: form }, { ...input, about: undefined })
    expect((await openMessage(anna, form)).unsaved).toBeNull()
  })

  test('begins once, however often its form is sent', async ({ ctx }) => {
    const { anna, henrik } = await twoColleagues(ctx)
    const form = { id: crypto.randomUUID(), subject: 'Evidence', body: 'Hello', about: undefined }
    await startThread(anna, form)
    await startThread(anna, form)
    expect(await listOwnThreads(anna, 1)).toMatchObject({ total: 1 })
    expect(await messagesOf(ctx, form.id)).toHaveLength(1)
    expect(await queued(ctx, threadMessageWritten)).toHaveLength(1)
    await expect(startThread(henrik, form)).rejects.toMatchObject({ reason: 'sent-before' })
    const stranger = await asMember(ctx)
    await addPartner(ctx, [stranger], { name: 'Other' })
    await expect(startThread(stranger, form)).rejects.toMatchObject(left)
  })

  test('belongs to the owner of the organisation', async ({ ctx }) => {
    const [admin, anna] = [await asAdmin(ctx), await asMember(ctx)]
    await addPartner(ctx, [anna], { ownerId: admin.actor.userId })
    expect(await threadOf(ctx, await addThread(anna))).toMatchObject({ ownerId: admin.actor.userId })
  })

  test('is about an event that one sees, and about nothing of others', async ({ ctx }) => {
    const { anna } = await twoColleagues(ctx)
    const [event, hidden] = [await addEvent(ctx), await addEvent(ctx, { roles: ['hospital'] })]
    await addEvent(ctx, { status: 'draft' })
    const about = (id: string) => ({ kind: 'event' as const, id })
    const form = { id: crypto.randomUUID(), subject: 'Seats', body: 'Is there one?', about: about(event) }
    await startThread(anna, form)
    expect((await getOwnThread(anna, form.id)).topic).toEqual({ kind: 'event', id: event, title: 'Care at home' })
    for (const other of [about(hidden), { kind: 'engagement' as const, id: crypto.randomUUID() }]) {
      const refusing = startThread(anna, { ...form, id: crypto.randomUUID(), about: other })
      await expect(refusing).rejects.toMatchObject({ reason: 'topic' })
    }
    // Only what is accepted is proposed.
    expect(await listOwnTopics(anna)).toEqual([{ kind: 'event', id: event, title: 'Care at home' }])
    expect(await listOwnTopics(anna, about(hidden))).toHaveLength(1)
    expect(await canStartThread(anna)).toBe(true)
  })

  test('proposes an old event if the address names it, and one outside the audience to who attends it', async ({
    ctx,
  }) => {
    const { anna } = await twoColleagues(ctx)
    const old = await addEvent(ctx, { title: 'Old', eventDate: new Date('2020-01-01T12:00:00Z') })
    const attended = await addEvent(ctx, { title: 'Attended', roles: ['hospital'] })
    await ctx.db.insert(eventResponses).values({ eventId: attended, userId: anna.actor.userId, response: 'attending' })
    for (let count = 0; count < 30; count++) await addEvent(ctx)
    const titles = (topics: ThreadTopic[]) => topics.map((topic) => topic.kind === 'event' && topic.title)
    expect(titles(await listOwnTopics(anna))).not.toContain('Old')
    expect(titles(await listOwnTopics(anna, { kind: 'event', id: old }))[0]).toBe('Old')
    expect(titles(await listOwnTopics(anna, { kind: 'event', id: attended }))[0]).toBe('Attended')
    const form = {
      id: crypto.randomUUID(),
      subject: 'Seats',
      body: 'x',
      about: { kind: 'event' as const, id: attended },
    }
    await startThread(anna, form)
    expect((await getOwnThread(anna, form.id)).topic).toMatchObject({ id: attended })
  })

  test('is about an introduction of the own organisation, and is found about it by both sides', async ({ ctx }) => {
    const { admin, kari, organisationId } = await partnerWithAdmin(ctx)
    const engagementId = await addRunning(admin, organisationId, { startsOn: '2026-11-02' })
    const id = await introduce(admin, engagementId)
    const topic = { kind: 'introduction', id, engagementId, person: 'Anna Falk', organisation: 'Region Mälardal' }
    expect(await listOwnTopics(kari)).toContainEqual(topic)
    const about = { kind: 'introduction' as const, id }
    const form = { id: crypto.randomUUID(), subject: 'Anna', body: 'When?', about }
    await startThread(kari, form)
    expect((await getOwnThread(kari, form.id)).topic).toEqual(topic)
    expect((await getTeamThread(admin, form.id)).topic).toEqual(topic)
    const { anna } = await twoColleagues(ctx)
    const refusing = startThread(anna, { ...form, id: crypto.randomUUID() })
    await expect(refusing).rejects.toMatchObject({ reason: 'topic' })
    expect(await listOwnTopics(anna)).toEqual([])
  })

  test('needs an organisation', async ({ ctx }) => {
    const alone = await asMember(ctx)
    await expect(addThread(alone)).rejects.toMatchObject(left)
    expect(await canStartThread(alone)).toBe(false)
    expect(await listOwnTopics(alone)).toEqual([])
    expect(await listOwnThreads(alone, 1)).toMatchObject({ organisation: null, threads: [] })
    await expect(addThread({ ...alone, actor: null as never })).rejects.toMatchObject({ kind: 'forbidden' })
  })
})

describe('a message', () => {
  test('goes on from the first one that nobody has answered', async ({ ctx }) => {
    const { anna, henrik } = await twoColleagues(ctx)
    const id = await addThread(anna)
    const later = new Date(ctx.now.getTime() + 60_000)
    await write({ ...henrik, now: later }, id)
    expect(await threadOf(ctx, id)).toMatchObject({ waitingSince: ctx.now, lastMessageAt: later, messageCount: 2 })
  })

  test('is written once, and its id is of no use to others', async ({ ctx }) => {
    const { anna, henrik } = await twoColleagues(ctx)
    const [id, other] = [await addThread(anna), await addThread(anna, { subject: 'Other' })]
    const message = crypto.randomUUID()
    await write(anna, id, 'Once', message)
    await write(anna, id, 'Once', message)
    expect(await messagesOf(ctx, id)).toHaveLength(2)
    // After Back, the same page may hold another text.
    await expect(write(anna, id, 'Twice', message)).rejects.toMatchObject({ reason: 'sent-before' })
    await expect(write(henrik, id, 'Mine', message)).rejects.toMatchObject({ reason: 'sent-before' })
    await expect(write(anna, other, 'Mine', message)).rejects.toMatchObject({ reason: 'sent-before' })
  })

  test('mentions those who take part, and nobody who is hidden', async ({ ctx }) => {
    const { anna, henrik } = await twoColleagues(ctx)
    const silent = await asMember(ctx, { name: 'Sara Nyström' })
    await ctx.db.insert(organisationMembers).values({
      userId: silent.actor.userId,
      organisationId: (await threadOf(ctx, await addThread(anna)))?.organisationId ?? '',
    })
    const id = await addThread(anna)
    await write(henrik, id, 'Good question, @Anna Falk. And @Sara Nyström?')
    expect((await messagesOf(ctx, id))[1]?.mentions).toEqual([anna.actor.userId])
    expect((await getOwnThread(henrik, id)).people).toEqual([{ id: anna.actor.userId, name: 'Anna Falk' }])
    expect((await getOwnThread(anna, id)).messages[1]?.mentioned).toEqual(['Anna Falk'])
  })

  test('mentions colleagues who let one see who they are and where they work, and nobody of another organisation', async ({
    ctx,
  }) => {
    const { anna, henrik, organisationId } = await twoColleagues(ctx)
    const visible = { nameAudience: 'members', organisationAudience: 'members' } as const
    const joined = async (
      name: string,
      choices: Partial<typeof memberProfiles.$inferInsert>,
      { role = 'supplier', to = organisationId }: { role?: MemberRole; to?: string | undefined } = {},
    ) => {
      const member = await asMember(ctx, { name, role })
      const { userId } = member.actor
      await ctx.db.insert(memberProfiles).values({ userId, name, role, ...choices })
      await ctx.db.insert(organisationMembers).values({ userId, organisationId: to })
      return member.actor
    }
    const sara = await joined('Sara Nyström', visible)
    const sameRole = await joined('Aron Moen', { nameAudience: 'role', organisationAudience: 'role' })
    await joined('Other Role', { nameAudience: 'role', organisationAudience: 'role' }, { role: 'embassy' })
    await joined('Hidden Name', { ...visible, nameAudience: 'nobody' })
    await joined('Hidden Work', { ...visible, organisationAudience: 'nobody' })
    await joined('A Stranger', visible, { to: await addPartner(ctx, [], { name: 'Other' }) })
    const restricted = await joined('Restricted Person', visible)
    await ctx.db.insert(processingLimits).values({ email: restricted.email, restrictedAt: ctx.now })
    const left = await joined('Left Colleague', visible)
    const id = await addThread(anna)
    await ctx.db.delete(organisationMembers).where(eq(organisationMembers.userId, left.userId))
    const people = (await getOwnThread(anna, id)).people
    expect(people).toEqual([
      { id: sameRole.userId, name: 'Aron Moen' },
      { id: sara.userId, name: 'Sara Nyström' },
    ])
    const body =
      '@Sara Nyström @Aron Moen @Other Role @Hidden Name @Hidden Work @A Stranger @Restricted Person @Left Colleague @Henrik Lund'
    const message = crypto.randomUUID()
    await write(anna, id, body, message)
    expect((await messagesOf(ctx, id))[1]?.mentions.toSorted()).toEqual([sameRole.userId, sara.userId].toSorted())
    // Who has written is known to those who read the thread, and comes first.
    await write(henrik, id, 'Here I am.')
    const names = (await getOwnThread(anna, id)).people.map(({ name }) => name)
    expect(names).toEqual(['Henrik Lund', 'Aron Moen', 'Sara Nyström'])
  })

  test('of someone who has left the organisation is not written, and they read nothing', async ({ ctx }) => {
    const { anna, henrik } = await twoColleagues(ctx)
    const id = await addThread(anna)
    const file = { name: 'a.pdf', bytes: aPdf() }
    await writeToThread(henrik, { thread: id, message: crypto.randomUUID(), body: 'See the file', file })
    const fileId = (await getOwnThread(henrik, id)).messages[1]?.files[0]?.id ?? ''
    const uploads = (await queued(ctx, fileOrphaned)).length
    await ctx.db.delete(organisationMembers).where(eq(organisationMembers.userId, henrik.actor.userId))
    // A page that was open is refused in words, and what is sent with it is not stored.
    const late = { thread: id, message: crypto.randomUUID(), body: 'Still here?', file }
    await expect(writeToThread(henrik, late)).rejects.toMatchObject(left)
    await expect(addThread(henrik)).rejects.toMatchObject(left)
    expect(await queued(ctx, fileOrphaned)).toHaveLength(uploads)
    await expect(getThreadFile(henrik, id, fileId)).rejects.toMatchObject(unknown)
    expect(await getThreadFile(anna, id, fileId)).toMatchObject({ fileName: 'a.pdf' })
    await expect(getOwnThread(henrik, id)).rejects.toMatchObject(unknown)
    await expect(readThread(henrik, { id, upTo: 2 })).rejects.toMatchObject(unknown)
    expect(await listOwnThreads(henrik, 1)).toMatchObject({ threads: [] })
    expect((await getOwnThread(anna, id)).messages.map(({ author }) => author)).toEqual(['Anna Falk', 'Henrik Lund'])
  })

  test('of another organisation is as unknown as one that does not exist', async ({ ctx }) => {
    const { anna } = await twoColleagues(ctx)
    const [stranger, id] = [await asMember(ctx), await addThread(anna)]
    await addPartner(ctx, [stranger], { name: 'Other' })
    for (const thread of [id, crypto.randomUUID(), 'x']) {
      await expect(getOwnThread(stranger, thread)).rejects.toMatchObject(unknown)
      await expect(write(stranger, thread)).rejects.toMatchObject(left)
    }
    expect(await messagesOf(ctx, id)).toHaveLength(1)
  })
})

describe('files', () => {
  const withFile = (name: string, bytes: Uint8Array) => ({
    message: crypto.randomUUID(),
    body: 'See',
    file: { name, bytes },
  })

  test('are read by the organisation and by our team alone', async ({ ctx }) => {
    const { anna, henrik } = await twoColleagues(ctx)
    const [id, other] = [await addThread(anna), await addThread(anna)]
    const input = withFile('../six weeks.pdf', aPdf())
    await writeToThread(anna, { ...input, thread: id })
    const [file] = (await getOwnThread(henrik, id)).messages[1]?.files ?? []
    expect(file).toMatchObject({ fileName: 'six weeks.pdf', href: `/dialogue/${id}/files/${file?.id}` })
    const fileId = file?.id ?? ''
    for (const reader of [henrik, await asAdmin(ctx)]) {
      expect(await getThreadFile(reader, id, fileId)).toMatchObject({ fileName: 'six weeks.pdf' })
    }
    const stranger = await asMember(ctx)
    await addPartner(ctx, [stranger], { name: 'Other' })
    const reader = await asMember(ctx, { adminRole: 'reader' })
    for (const outside of [stranger, reader, ctx]) {
      await expect(getThreadFile(outside, id, fileId)).rejects.toMatchObject(unknown)
    }
    await expect(getThreadFile(anna, other, fileId)).rejects.toMatchObject(unknown)
    await expect(getThreadFile(anna, id, 'x')).rejects.toMatchObject(unknown)
  })

  test('that are none are refused with the text, and a form sent twice attaches one', async ({ ctx }) => {
    const { anna } = await twoColleagues(ctx)
    const id = await addThread(anna)
    const refusing = writeToThread(anna, { ...withFile('page.pdf', aPage), thread: id })
    await expect(refusing).rejects.toMatchObject({ reason: 'file' })
    const input = { ...withFile('a.pdf', aPdf()), thread: id }
    await writeToThread(anna, input)
    await writeToThread(anna, input)
    expect(await ctx.db.select().from(threadFiles)).toHaveLength(1)
    // Each upload is looked after, in case that its row is never written.
    expect(await queued(ctx, fileOrphaned)).toHaveLength(2)
  })

  test('of someone who does not belong to it are not stored', async ({ ctx }) => {
    const { anna } = await twoColleagues(ctx)
    const id = await addThread(anna)
    const stranger = await asMember(ctx)
    await expect(writeToThread(stranger, { ...withFile('a.pdf', aPdf()), thread: id })).rejects.toMatchObject(left)
    expect(await queued(ctx, fileOrphaned)).toEqual([])
  })
})

describe('what is read', () => {
  const unreadOf = async (reader: Ctx) => {
    const { unread } = await listOwnThreads(reader, 1)
    expect((await countForMembers(reader, '/dialogue')).dialogue, 'the number in the rail').toBe(unread)
    return unread
  }

  test('is counted for each person, and never taken back', async ({ ctx }) => {
    const [admin, { anna, henrik }] = [await asAdmin(ctx), await twoColleagues(ctx)]
    const id = await addThread(anna)
    expect([await unreadOf(anna), await unreadOf(henrik)]).toEqual([0, 1])
    await answer(admin, id, 1)
    expect([await unreadOf(anna), await unreadOf(henrik)]).toEqual([1, 2])
    await readThread(henrik, { id, upTo: 2 })
    await readThread(henrik, { id, upTo: 1 })
    expect([await unreadOf(anna), await unreadOf(henrik)]).toEqual([1, 0])
    // More than there is, as a forged request may say.
    await readThread(anna, { id, upTo: 99 })
    await answer(admin, id, 2)
    expect(await unreadOf(anna)).toBe(1)
  })

  test('by an admin who looks as someone else leaves no trace', async ({ ctx }) => {
    const { anna, henrik } = await twoColleagues(ctx)
    const id = await addThread(anna)
    await readThread({ ...henrik, isViewing: true }, { id, upTo: 1 })
    expect(await ctx.db.select().from(threadReaders)).toMatchObject([{ userId: anna.actor.userId }])
  })

  test('who joins later begins with nothing unread, and is told of what comes then', async ({ ctx }) => {
    const [admin, { anna, organisationId }] = [await asAdmin(ctx), await twoColleagues(ctx)]
    const [id, silent] = [await addThread(anna), await addThread(anna)]
    const joinedAt = new Date(ctx.now.getTime() + 1000)
    const sara = await asMember(ctx)
    await ctx.db.insert(organisationMembers).values({ userId: sara.actor.userId, organisationId, joinedAt })
    expect(await unreadOf(sara)).toBe(0)
    await answer({ ...admin, now: new Date(ctx.now.getTime() + 2000) }, id, 1)
    expect((await listOwnThreads(sara, 1)).threads.map((thread) => [thread.id, thread.unread])).toEqual([
      [id, 2],
      [silent, 0],
    ])
  })
})

// Last in the file: it commits, so its rows stay.
test('messages written at the same moment all get a number of their own', async ({ database, jobs }) => {
  const ctx = committing(database, jobs)
  const { anna, henrik } = await twoColleagues(ctx)
  const id = await addThread(anna)
  const message = crypto.randomUUID()
  await Promise.all([
    write(anna, id),
    write(henrik, id),
    write(anna, id, 'Twice', message),
    write(anna, id, 'Twice', message),
  ])
  expect((await messagesOf(ctx, id)).map(({ number }) => number)).toEqual([1, 2, 3, 4])
  expect(await threadOf(ctx, id)).toMatchObject({ messageCount: 4 })
})
