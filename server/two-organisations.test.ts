import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Member } from '~/auth/permissions'
import { deliverableFiles, deliverableHistory, deliverables, hospitalHours } from '~/db/schema/deliverables'
import { engagementHistory, engagementSignatories, engagements } from '~/db/schema/engagements'
import { eventResponses } from '~/db/schema/events'
import { introductions } from '~/db/schema/introductions'
import { mails } from '~/db/schema/mails'
import { organisationMembers, organisations } from '~/db/schema/organisations'
import { threadFiles, threadMessages, threads } from '~/db/schema/threads'
import { listFeedEvents } from '~/features/calendar-feeds/queries.server'
import { acceptDeliverable } from '~/features/deliverables/commands.server'
import { deliverableJobs } from '~/features/deliverables/jobs.server'
import { getDeliverableFile, listDeliverables } from '~/features/deliverables/queries.server'
import { deliverableCompleted } from '~/features/deliverables/sources/job-kinds.server'
import { readThread, startThread, writeToThread } from '~/features/dialogue/commands.server'
import { dialogueJobs } from '~/features/dialogue/jobs.server'
import {
  getDialogueUpdates,
  getOwnThread,
  getThreadFile,
  listOwnThreads,
  listOwnTopics,
} from '~/features/dialogue/queries.server'
import { replyAddress } from '~/features/dialogue/sources/reply-address.server'
import { threadMessageWritten } from '~/features/dialogue/sources/write.server'
import { acceptOffer, declineOffer } from '~/features/engagements/commands.server'
import { engagementJobs } from '~/features/engagements/jobs.server'
import {
  exportEngagements,
  getOfferPdf,
  getOwnEngagement,
  listOwnEngagements,
  listOwnRequests,
} from '~/features/engagements/queries.server'
import { engagementFilter } from '~/features/engagements/schema'
import { engagementChanged } from '~/features/engagements/sources/job-kinds.server'
import { getCalendarEntry, getShownEvent, listEvents } from '~/features/events/queries.server'
import { getOwnHospitalHours } from '~/features/hospital-hours/queries.server'
import { receiveReply } from '~/features/inbound-mail/commands.server'
import { introductionJobs } from '~/features/introductions/jobs.server'
import { listIntroductions } from '~/features/introductions/queries.server'
import { introductionMade } from '~/features/introductions/sources/job-kinds.server'
import { getOwnWork } from '~/features/next-for-you/queries.server'
import { collectRows } from '~/features/personal-data/sources/collect.server'
import { search } from '~/features/search/queries.server'
import { listThreads } from '~/features/team-dialogue/queries.server'
import { threadFilter } from '~/features/team-dialogue/schema'
import { countForMembers } from '~/features/workspace/queries.server'
import type { Ctx } from '~/web/ctx.server'
import { aMail } from '../test/inbound-mail'
import { addEvent, asMember } from '../test/members'
import { test, work } from '../test/test'

/** In every text of the one organisation that its members can read. */
const word = 'skogssjö'
/** In the texts of an event that its member attends, and to which others are not invited. */
const eventWord = 'fjällbjörk'

/** An organisation with a member and, of everything that it can have, a row with the word in each of its texts. */
async function plant(ctx: Ctx) {
  const { db, files, now } = ctx
  const member = await asMember(ctx, { name: `Ebba ${word}`, email: 'ebba@a.example' })
  const { userId } = member.actor
  const ids = {
    engagement: '',
    offer: '',
    deliverable: '',
    file: '',
    thread: '',
    threadFile: '',
    event: '',
    introduction: '',
    organisation: '',
  }
  for (const name of Object.keys(ids) as (keyof typeof ids)[]) ids[name] = crypto.randomUUID()
  const organisationId = ids.organisation
  await db.insert(organisations).values({ id: organisationId, name: `Sjukhuset ${word}`, kind: 'hospital' })
  await db.insert(organisationMembers).values({ userId, organisationId })
  const stored = { organisationId, total: 190_000, priceRevision: word, locale: 'sv', terms: word } as const
  const lines = [{ kind: 'tier' as const, key: 'core', quantity: 1, unitPrice: 190_000 }]
  await db.insert(engagements).values([
    {
      ...{ ...stored, id: ids.engagement, program: 'visits', tier: 'core', lines, state: 'running', offeredAt: now },
      ...{ validUntil: '2026-12-01', acceptedText: word, acceptedById: userId, acceptedByName: word, decidedAt: now },
    },
    {
      ...{ ...stored, id: ids.offer, program: 'visits', tier: 'core', lines, state: 'offered', offeredAt: now },
      validUntil: '2026-12-01',
    },
  ])
  await db
    .insert(engagementSignatories)
    .values([ids.engagement, ids.offer].map((engagementId) => ({ engagementId, userId })))
  const change = { engagementId: ids.engagement, number: 1, state: 'accepted', reason: word, byId: userId } as const
  await db.insert(engagementHistory).values({ ...change, at: now })
  await db.insert(deliverables).values({
    ...{ id: ids.deliverable, engagementId: ids.engagement, title: { en: word }, text: { en: word }, side: 'team' },
    ...{ dueOn: '2026-11-20', position: 0, state: 'complete', completedAt: now, needsAcceptance: true },
  })
  await db
    .insert(deliverableHistory)
    .values({ deliverableId: ids.deliverable, number: 1, state: 'complete', reason: word, at: now })
  await db.insert(introductions).values({
    ...{ id: ids.introduction, engagementId: ids.engagement, organisationName: word, personName: word },
    ...{ personRole: word, introducedOn: '2026-11-10', note: word },
  })
  await ctx.jobs.enqueue(db, introductionMade, { introductionId: ids.introduction })
  const file = { mediaType: 'application/pdf', size: 4, fileName: `${word}.pdf` }
  for (const fileKey of ['deliverables/planted.pdf', 'threads/planted.pdf']) await files.put(fileKey, Buffer.from(word))
  await db
    .insert(deliverableFiles)
    .values({ ...file, id: ids.file, deliverableId: ids.deliverable, fileKey: 'deliverables/planted.pdf' })
  const given = { activity: 'survey', hours: 3.5, givenOn: '2026-11-10', enteredBy: 'a@b.example' } as const
  await db.insert(hospitalHours).values({ organisationId, ...given, note: word })
  await db.insert(threads).values({
    ...{ id: ids.thread, organisationId, subject: word, engagementId: ids.engagement, messageCount: 2 },
    ...{ waitingSince: now, lastMessageAt: now },
  })
  const messageId = crypto.randomUUID()
  const message = { threadId: ids.thread, authorName: word, body: word }
  await db.insert(threadMessages).values([
    { ...message, number: 1, authorId: userId, isFromTeam: false },
    { ...message, id: messageId, number: 2, isFromTeam: true, mentions: [userId] },
  ])
  await db.insert(threadFiles).values({ ...file, id: ids.threadFile, messageId, fileKey: 'threads/planted.pdf' })
  ids.event = await addEvent(ctx, { title: eventWord, description: eventWord, roles: ['embassy'] })
  await db.insert(eventResponses).values({ eventId: ids.event, userId, response: 'attending' })
  await ctx.jobs.enqueue(db, threadMessageWritten, { messageId })
  await ctx.jobs.enqueue(db, engagementChanged, { engagementId: ids.engagement, number: 1 })
  await ctx.jobs.enqueue(db, deliverableCompleted, { deliverableId: ids.deliverable, number: 1 })
  return { member, ids, messageId }
}

/** Who gets the mails about it, by their kind. */
async function sendMails(ctx: Ctx) {
  for (const handler of [...dialogueJobs, ...engagementJobs, ...deliverableJobs, ...introductionJobs])
    await work(ctx, handler)
  return (await ctx.db.select().from(mails)).map(({ toAddress, template }) => `${toAddress} ${template}`)
}

/** A member of another organisation, which has an engagement and a thread too. */
async function addNeighbour(ctx: Ctx) {
  const member = await asMember(ctx, { name: 'Nils', email: 'nils@b.example', role: 'hospital', level: 'premium' })
  const { userId } = member.actor
  const [row] = await ctx.db.insert(organisations).values({ name: 'Grannen', kind: 'hospital' }).returning()
  const organisationId = row?.id ?? ''
  await ctx.db.insert(organisationMembers).values({ userId, organisationId })
  const threadId = crypto.randomUUID()
  await ctx.db
    .insert(threads)
    .values({ id: threadId, organisationId, subject: 'Of Nils', lastMessageAt: ctx.now, messageCount: 1 })
  await ctx.db
    .insert(threadMessages)
    .values({ threadId, number: 1, authorId: userId, authorName: 'Nils', body: 'Of Nils', isFromTeam: false })
  return member
}

/** Everything that a member can read without knowing an id. */
async function readAll(ctx: Ctx & { actor: Member }) {
  const engagements = await listOwnEngagements(ctx)
  const dialogue = await listOwnThreads(ctx, 1)
  const found: unknown[] = []
  for (const typed of [word, 'pdf', 'clinical visits', eventWord])
    found.push((await search(ctx, { typed, kind: null })).groups)
  return {
    engagements,
    deliverables: await listDeliverables(
      ctx,
      engagements.map(({ id }) => id),
    ),
    introductions: await listIntroductions(
      ctx,
      engagements.map(({ id }) => id),
    ),
    dialogue,
    // With messages, files, and whom one can mention.
    threads: await Promise.all(dialogue.threads.map(({ id }) => getOwnThread(ctx, id))),
    updates: await getDialogueUpdates(ctx),
    work: await getOwnWork(ctx),
    others: [await listOwnRequests(ctx), await getOwnHospitalHours(ctx), await countForMembers(ctx, '/supplier')],
    topics: await listOwnTopics(ctx),
    calendar: [await listEvents(ctx, { view: 'mine', page: 1 }), await listFeedEvents(ctx, ctx.actor, 'invited')],
    found,
    copy: await collectRows(ctx, ctx.actor),
  }
}

/** Each reads all that a member can, and searches besides. */
const slow = { timeout: 60_000 }

test('the planted texts are read by a member of the organisation', slow, async ({ ctx }) => {
  const { member } = await plant(ctx)
  const { others: _, topics, calendar, ...parts } = await readAll(member)
  for (const [name, part] of Object.entries(parts))
    expect([name, JSON.stringify(part).includes(word)]).toEqual([name, true])
  for (const part of [topics, calendar[0], calendar[1], parts.found]) expect(JSON.stringify(part)).toContain(eventWord)
  const isToMember = (mail: string) => mail.startsWith('ebba@a.example')
  expect((await sendMails(ctx)).filter(isToMember).toSorted()).toEqual([
    'ebba@a.example deliverable.completed',
    'ebba@a.example engagement.accepted',
    'ebba@a.example introduction.made',
    'ebba@a.example thread.message',
  ])
})

test(
  'no text of one organisation is in what a member of another reads, finds, gets as a copy or by mail',
  slow,
  async ({ ctx }) => {
    await plant(ctx)
    const neighbour = await addNeighbour(ctx)
    const all = JSON.stringify(await readAll(neighbour))
    for (const planted of [word, eventWord]) expect(all).not.toContain(planted)
    expect((await sendMails(ctx)).join()).not.toContain('nils@b.example')
  },
)

test('who left the organisation reads, finds and gets nothing of it any more', slow, async ({ ctx }) => {
  const { member } = await plant(ctx)
  await ctx.db.delete(organisationMembers)
  // The copy of their data names them, and what they have written; it is theirs.
  const { copy: _, ...parts } = await readAll(member)
  expect(JSON.stringify(parts)).not.toContain(word)
  expect((await sendMails(ctx)).join()).not.toContain('ebba@a.example')
})

test('with the ids of another organisation everything is as unknown as an id that does not exist', async ({ ctx }) => {
  const { ids } = await plant(ctx)
  const neighbour = await addNeighbour(ctx)
  const unknown = crypto.randomUUID()
  const reads: ((id: string, file: string) => Promise<unknown>)[] = [
    (id) => getOwnEngagement(neighbour, id),
    (id) => getOfferPdf(neighbour, id),
    (id, file) => getDeliverableFile(neighbour, id, file),
    (id) => acceptOffer(neighbour, { id, agreed: word }),
    (id) => declineOffer(neighbour, { id, reason: '' }),
    (id) => acceptDeliverable(neighbour, { engagementId: id, id: ids.deliverable, revision: '' }),
    (id) => getOwnThread(neighbour, id),
    (id, file) => getThreadFile(neighbour, id, file),
    (id) => readThread(neighbour, { id, upTo: 1 }),
    (id) => getShownEvent(neighbour, id),
    (id) => getCalendarEntry(neighbour, id),
  ]
  const failureOf = (run: Promise<unknown>) =>
    run.then(
      () => 'nothing',
      (err) => [err.kind, err.message],
    )
  for (const read of reads) {
    const asUnknown = await failureOf(read(unknown, unknown))
    expect(asUnknown).toEqual(['not-found', expect.any(String)])
    for (const [id, file] of [
      [ids.engagement, ids.file],
      [ids.offer, ids.file],
      [ids.thread, ids.threadFile],
      [ids.event, ids.threadFile],
    ] as const)
      expect(await failureOf(read(id, file))).toEqual(asUnknown)
  }
  for (const thread of [unknown, ids.thread]) {
    const message = { thread, message: crypto.randomUUID(), body: 'x', file: undefined }
    await expect(writeToThread(neighbour, message)).rejects.toMatchObject({ reason: 'left' })
  }
  // About something of someone else no thread is begun.
  for (const about of [
    { kind: 'engagement', id: ids.engagement },
    { kind: 'event', id: ids.event },
    { kind: 'introduction', id: ids.introduction },
  ] as const) {
    const input = { id: crypto.randomUUID(), subject: 'x', body: 'x', about, file: undefined }
    await expect(startThread(neighbour, input)).rejects.toThrow('topic')
  }
})

test('a reply by mail of a neighbour is not written, and what the team exports is for no member', async ({
  ctx: outer,
}) => {
  const ctx = { ...outer, inboundMail: 'reply@in.example' }
  const { member, messageId } = await plant(ctx)
  const neighbour = await addNeighbour(ctx)
  for (const { actor } of [member, neighbour]) {
    const to = replyAddress(ctx, { messageId, userId: actor.userId }) ?? ''
    const reply = aMail({ to, from: 'nils@b.example' })
    expect(await receiveReply(ctx, reply)).toBe(actor === member.actor ? 'unknown-address' : 'left')
  }
  expect(await ctx.db.$count(threadMessages, eq(threadMessages.body, 'Six weeks is what we have.'))).toBe(0)
  const told = (await ctx.db.select().from(mails)).map(({ subject, text }) => subject + text)
  expect(told.join()).not.toContain(word)
  for (const reader of [member, neighbour]) {
    const exported = exportEngagements(reader, engagementFilter(new URLSearchParams()))
    await expect(exported.next()).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(listThreads(reader, threadFilter(new URLSearchParams()))).rejects.toMatchObject({ kind: 'forbidden' })
  }
})
