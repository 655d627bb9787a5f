import { deliverableHistory, deliverables, hospitalHours } from '~/db/schema/deliverables'
import { engagementHistory, engagementRequests, engagementSignatories, engagements } from '~/db/schema/engagements'
import { introductions } from '~/db/schema/introductions'
import { threadFiles, threadMessages, threadReaders, threads } from '~/db/schema/threads'
import type { Ctx } from '~/web/ctx.server'

type Planted = {
  userId: string
  otherId: string
  organisationId: string
  email: string
  /** A text that the person's copy must contain. */
  word: (place: string) => string
}

/** What the canary has agreed to and written for its organisation, and what a colleague wrote in the same thread. */
export async function plantEngagement(ctx: Ctx, { userId, otherId, organisationId, email, word }: Planted) {
  const { db, files, now } = ctx
  const engagementId = crypto.randomUUID()
  await db.insert(engagements).values({
    ...{
      id: engagementId,
      organisationId,
      program: 'visits',
      tier: 'full',
      lines: [],
      total: 0,
      priceRevision: '2026',
    },
    ...{ state: 'accepted', ownerId: userId, locale: 'sv', terms: `Ask ${email} first.`, validUntil: '2026-12-01' },
    ...{ acceptedText: 'We take this offer.', acceptedById: userId, acceptedByName: word('accepted-by') },
    ...{ offeredAt: now, decidedAt: now },
  })
  await db.insert(engagementSignatories).values({ engagementId, userId })
  const change = { engagementId, state: 'accepted', at: now } as const
  await db.insert(engagementHistory).values([
    { ...change, number: 1, byId: userId, reason: word('engagement-reason') },
    { ...change, number: 2, byId: otherId, reason: `Agreed with ${email}` },
  ])
  await db.insert(engagementRequests).values([
    { userId, program: 'exchange', message: word('program-request') },
    { userId: otherId, program: 'exchange', doneAt: now, doneBy: email },
  ])
  const deliverableId = crypto.randomUUID()
  await db.insert(deliverables).values({
    ...{ id: deliverableId, engagementId, title: { en: 'Scope' }, text: { en: `With ${email}` }, side: 'team' },
    ...{
      ownerId: userId,
      dueOn: '2026-12-01',
      position: 1,
      state: 'complete',
      completedAt: now,
      needsAcceptance: true,
    },
    ...{ acceptedAt: now, acceptedById: userId, acceptedByName: word('delivered-to') },
  })
  await db
    .insert(deliverableHistory)
    .values({ deliverableId, number: 1, state: 'complete', byId: userId, reason: word('deliverable-reason'), at: now })
  await db.insert(introductions).values({
    ...{ engagementId, organisationName: 'The clinic', personName: 'Anna Falk', introducedOn: '2026-11-10' },
    ...{ note: `Write to ${email} first.`, authorId: userId },
  })
  await db
    .insert(hospitalHours)
    .values({ organisationId, activity: 'survey', hours: 1.5, givenOn: '2026-11-10', enteredBy: email })
  const threadId = crypto.randomUUID()
  const thread = { id: threadId, organisationId, messageCount: 2, lastMessageAt: now, ownerId: userId }
  await db.insert(threads).values({ ...thread, subject: `A question of ${email}` })
  const messageId = crypto.randomUUID()
  await db.insert(threadMessages).values([
    {
      ...{ id: messageId, threadId, number: 1, authorId: userId, authorName: word('author'), isFromTeam: false },
      body: word('thread-message'),
    },
    {
      ...{ threadId, number: 2, authorId: otherId, authorName: 'A colleague', isFromTeam: true },
      ...{ body: `To ${email}: yes.`, mentions: [userId, otherId] },
    },
  ])
  const fileKey = 'threads/canary.pdf'
  await files.put(fileKey, Buffer.from('an attachment'))
  await db
    .insert(threadFiles)
    .values({ messageId, fileKey, fileName: `${word('thread-file')}.pdf`, mediaType: 'application/pdf', size: 1 })
  await db.insert(threadReaders).values({ threadId, userId, readUpTo: 2 })
  return { fileKey }
}
