import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { readSettings } from '~/config/settings.server'
import type { Database, Db } from '~/db/db.server'
import { accessRequests, applicationLinks, requestWords } from '~/db/schema/access-requests'
import { auditLog } from '~/db/schema/audit-log'
import { calendarFeeds } from '~/db/schema/calendar-feeds'
import { checkIns } from '~/db/schema/check-ins'
import { consents } from '~/db/schema/consents'
import { contactRequests } from '~/db/schema/contact-requests'
import { deletionReports } from '~/db/schema/deletion-reports'
import {
  deliverableFiles,
  deliverableHistory,
  deliverables,
  deliverableTemplates,
  hospitalHours,
} from '~/db/schema/deliverables'
import { contentDocuments, contentRevisions } from '~/db/schema/documents'
import { engagementHistory, engagementRequests, engagementSignatories, engagements } from '~/db/schema/engagements'
import { eventFeedback } from '~/db/schema/event-feedback'
import { eventMaterials } from '~/db/schema/event-materials'
import { eventConfirmations, eventMessageRecipients, eventMessages, eventReminders } from '~/db/schema/event-messages'
import { events } from '~/db/schema/events'
import { authChallenges, passkeys, recoveryCodes, totpSecrets } from '~/db/schema/factors'
import { identityProviders, linkedIdentities, pendingSignOns } from '~/db/schema/identity-providers'
import { inboxAnswers } from '~/db/schema/inbox'
import { introductions } from '~/db/schema/introductions'
import { colleagueProposals, invitations } from '~/db/schema/invitations'
import { mails } from '~/db/schema/mails'
import { memberImports } from '~/db/schema/member-imports'
import { memberProfiles } from '~/db/schema/member-profiles'
import { newsletterLinks, newsletterSubscriptions } from '~/db/schema/newsletter-subscriptions'
import { approvals, organisationDomains, organisationMembers, organisations } from '~/db/schema/organisations'
import { dataExports, erasedPeople, erasures, processingLimits, rightsLinks } from '~/db/schema/personal-data'
import { sampleContent } from '~/db/schema/sample-data'
import { eventHistory, eventWaitlist, seatOffers } from '~/db/schema/seats'
import { deletedSecurityEvents, securityEvents } from '~/db/schema/security-events'
import { siteSettings } from '~/db/schema/site-settings'
import { teamNotes } from '~/db/schema/team-notes'
import { inboundMails, messageSnippets, threadFiles, threadMessages, threadReaders, threads } from '~/db/schema/threads'
import { accountLinks, registrations, sessions, users } from '~/db/schema/users'
import { formDrafts, savedViews, userPreferences } from '~/db/schema/workspace'
import { createFileStore, type FileStore } from '~/files/store.server'
import type { Jobs } from '~/jobs/jobs.server'
import type { Services } from '~/web/scope.server'
import { fillWithSamples } from '../server/samples'

/** Text that formats often damage: quotes, all kinds of line ends, control characters, combining marks, and other scripts. */
const awkward = '\'"\\ \\n \t\r\n\u0001\u001f\u007f\u0085\u2028\u2029 \ufeff e\u0301 å 👩‍⚕️ עברית $1 {} (a,"b") \\N'

const json = { text: awkward, exact: 1, none: null, list: [null, [], {}, ''], '': false }

/** Inserts at least one row into every table: the sample data, and rows with awkward values where it has none. */
export async function fillEveryTable(database: Database, jobs: Jobs, dataDir: string) {
  const files = createFileStore({ dataDir })
  await fillWithSamples({
    settings: readSettings({ HOST: '127.0.0.1' }),
    log: pino({ level: 'silent' }),
    database,
    jobs,
    files,
  } as Services)
  const { db } = database
  const [user] = await db.select().from(users).limit(1)
  const [request] = await db.select().from(contactRequests).limit(1)
  const [applied] = await db.select().from(accessRequests).limit(1)
  const [document] = await db.select().from(contentDocuments).limit(1)
  const [gathering] = await db.select().from(events).limit(1)
  const [reader] = await db.select().from(newsletterSubscriptions).limit(1)
  if (!user || !request || !applied || !document || !gathering || !reader)
    throw new Error('The demo has no such rows any more')
  const soon = new Date(Date.now() + 3_600_000)
  const locale = 'sv' as const
  await db.update(users).set({ name: awkward })
  await db.insert(auditLog).values([
    { actorId: user.id, actorEmail: '', action: 'a.b', objectId: '', objectName: awkward, details: json },
    { actorId: null, actorEmail: 'gone@nordbro.example', action: 'a.b', objectId: 'x', objectName: '' },
  ])
  await db.insert(contentRevisions).values({
    documentId: document.id,
    version: 2_147_483_647,
    kind: 'saved',
    fields: json,
    editorEmail: awkward,
  })
  await db
    .insert(inboxAnswers)
    .values({ contactRequestId: request.id, subject: '', body: awkward, authorEmail: 'a@b.example' })
  await db.insert(mails).values({
    key: awkward,
    template: 'x',
    locale,
    toName: awkward,
    toAddress: 'a@b.example',
    subject: '',
    html: awkward.repeat(3000),
    text: awkward,
    headers: null,
    attachments: [{ fileName: 'a.ics', contentType: 'text/calendar', content: awkward }],
  })
  const words = { name: awkward, organization: awkward, role: 'supplier', reason: awkward.repeat(40) } as const
  await db.insert(requestWords).values({ accessRequestId: applied.id, kind: 'later', ...words })
  await db.insert(applicationLinks).values({ hash: 'h', accessRequestId: applied.id })
  await db.insert(newsletterLinks).values({ hash: 'h', subscriptionId: reader.id, purpose: 'confirm', mailKey: 'k' })
  await db.insert(sessions).values({ hash: 'h', userId: user.id, userAgent: awkward, expiresAt: soon })
  await db
    .insert(calendarFeeds)
    .values({ userId: user.id, hash: 'h', token: awkward, scope: 'invited', createdAt: soon })
  await db.insert(passkeys).values({
    userId: user.id,
    credentialId: 'c',
    publicKey: 'k',
    counter: 2 ** 32,
    transports: [awkward],
    name: awkward,
  })
  await db.insert(totpSecrets).values({ userId: user.id, secret: awkward, lastStep: 59_000_000 })
  await db.insert(recoveryCodes).values({ userId: user.id, hash: awkward })
  await db.insert(authChallenges).values({ hash: 'h', purpose: 'second-step', userId: user.id, expiresAt: soon })
  await db.insert(registrations).values({ email: 'new@b.example', passwordHash: awkward, locale })
  await db.insert(accountLinks).values({ hash: 'h', purpose: 'setup', locale, expiresAt: soon })
  const preferences = {
    startPage: 'today' as const,
    digestHour: 7,
    digestSentOn: '2026-11-17',
    skippedSteps: [awkward],
  }
  await db
    .insert(userPreferences)
    .values({ userId: user.id, ...preferences })
    .onConflictDoUpdate({ target: userPreferences.userId, set: preferences })
  await db.update(memberProfiles).set({ title: awkward, seeks: awkward, offers: awkward, nameAudience: 'role' })
  const agreed = { words: awkward, version: 1, locale, createdAt: soon } as const
  await db.insert(consents).values([
    { userId: user.id, purpose: 'directory', isGiven: true, way: 'account', choices: { [awkward]: 'role' }, ...agreed },
    { email: 'a@b.example', purpose: 'newsletter', isGiven: false, way: 'link', ...agreed },
  ])
  const file = { fileKey: 'materials/awkward.pdf', fileName: awkward, mediaType: 'application/pdf', size: 1 }
  await files.put(file.fileKey, Buffer.from('%'))
  await db.insert(eventMaterials).values({ eventId: gathering.id, title: awkward, ...file })
  await db.insert(deletionReports).values({ day: '2026-11-17', table: awkward, count: 1 })
  const [organisation] = await db
    .insert(organisations)
    .values({ name: awkward, kind: 'other', notes: awkward, tags: [awkward, ''], ownerId: user.id })
    .returning()
  if (!organisation) throw new Error('The organisation was not inserted')
  await db.insert(organisationDomains).values({ domain: awkward.toLowerCase(), organisationId: organisation.id })
  const [provider] = await db
    .insert(identityProviders)
    .values({ organisationId: organisation.id, issuer: awkward, clientId: awkward, clientSecret: awkward })
    .returning()
  if (!provider) throw new Error('The identity provider was not inserted')
  await db
    .insert(linkedIdentities)
    .values({ userId: user.id, providerId: provider.id, issuer: awkward, subject: awkward })
  const pending = { hash: 'h', providerId: provider.id, browserHash: 'b', nonce: 'n', codeVerifier: 'v' }
  await db.insert(pendingSignOns).values({ ...pending, destination: awkward, userId: user.id, expiresAt: soon })
  await db.delete(organisationMembers)
  await db.insert(organisationMembers).values({ userId: user.id, organisationId: organisation.id })
  const [applicant] = await db.select().from(accessRequests).limit(1)
  if (!applicant) throw new Error('The demo has no access request any more')
  await db.insert(approvals).values({ accessRequestId: applicant.id, effect: 'invitation', newOrganisation: awkward })
  const invited = { name: awkward, role: 'supplier', locale, expiresAt: soon } as const
  await db
    .insert(invitations)
    .values({ email: 'invited@b.example', hash: 'i', organisationId: organisation.id, ...invited })
  const proposed = { email: 'proposed@b.example', name: awkward, proposerId: user.id }
  await db.insert(colleagueProposals).values({ ...proposed, organisationId: organisation.id })
  await db.insert(teamNotes).values([
    { email: 'gone@b.example', text: awkward, authorId: user.id, authorEmail: '' },
    { organisationId: organisation.id, text: awkward, authorId: user.id, authorEmail: 'a@b.example' },
  ])
  await fillEngagements(db, files, user.id, organisation.id)
  const [planned] = await db.select().from(events).limit(1)
  if (!planned) throw new Error('The demo has no event any more')
  const guest = { eventId: planned.id, userId: user.id }
  const [message] = await db
    .insert(eventMessages)
    .values({
      ...{ eventId: planned.id, kind: 'message', groups: ['attending'], authorEmail: 'a@b.example' },
      userIds: [user.id],
      organisationIds: [organisation.id],
      texts: { en: { subject: awkward, body: awkward } },
      files: [{ key: awkward, fileName: awkward, mediaType: 'application/pdf', size: 1 }],
      skipped: { left: 1 },
    })
    .returning()
  if (!message) throw new Error('The message was not inserted')
  await db.insert(eventMessageRecipients).values({ messageId: message.id, userId: user.id, createdAt: soon })
  await db.insert(eventReminders).values({ ...guest, kind: 'day', eventDate: soon, createdAt: soon })
  await db.insert(eventConfirmations).values({ ...guest, response: 'attending', mailedAt: soon })
  const event = { number: 1, kind: 'a.b', outcome: 'done', userId: user.id, network: '203.0.113.0/24', hash: awkward }
  await db.insert(securityEvents).values({ ...event, details: { text: awkward }, createdAt: soon })
  const right = { email: 'gone@b.example', locale }
  await db.insert(dataExports).values({ ...right, status: 'failed', hash: awkward, fileKey: awkward })
  await db.insert(rightsLinks).values({ ...right, hash: awkward, expiresAt: soon })
  await db.insert(erasures).values({ ...right, requestedBy: 'admin', dueAt: soon })
  await db.insert(erasedPeople).values({ hash: awkward, erasedAt: soon })
  await db.insert(processingLimits).values({ email: 'limited@b.example', restrictedAt: soon, restrictedBy: 'admin' })
  await db.insert(deletedSecurityEvents).values({ number: 1, hash: awkward, seal: awkward, deletedAt: soon })
  const seat = { eventId: gathering.id, userId: user.id, pairId: user.id }
  await db
    .insert(eventWaitlist)
    .values({ ...seat, number: 1, since: soon, heldUntil: soon, passedFor: 'supplier-limit' })
  const offered = { reason: 'first-in-line', offeredAt: soon, until: soon } as const
  await db.insert(seatOffers).values({ ...seat, ...offered, state: 'lapsed', endedAt: soon, hash: awkward })
  await db
    .insert(eventHistory)
    .values({ ...seat, number: 1, what: 'joined', reason: 'by-choice', until: soon, at: soon })
  const visit = {
    id: crypto.randomUUID(),
    deviceId: crypto.randomUUID(),
    isPresent: true,
    tappedAt: soon,
    byId: user.id,
  }
  await db.insert(checkIns).values({ eventId: gathering.id, userId: user.id, ...visit })
  await db
    .insert(eventFeedback)
    .values({ eventId: gathering.id, userId: user.id, rating: 5, bestPart: awkward, nextTopic: awkward })
  await db.insert(siteSettings).values({ name: 'x', value: json })
  await db.insert(sampleContent).values({ kind: 'event', id: awkward })
  const line = {
    line: 2,
    name: awkward,
    email: 'a@b.example',
    role: 'supplier',
    level: 'entry',
    language: 'sv',
    organisation: '',
  }
  await db.insert(memberImports).values({ userId: user.id, fileName: awkward, lines: [line] })
  await db.insert(savedViews).values({ userId: user.id, page: '/admin', name: awkward, query: '?q=%00' })
  await db.insert(formDrafts).values({ userId: user.id, form: 'event:new', values: json, baseVersion: 3 })
  // Values that JavaScript can't represent: microseconds, infinity, and numbers of more than 16 digits.
  await db.execute(sql`update users set created_at = '1999-12-31 23:59:59.999999+00'`)
  await db.execute(sql`update sessions set expires_at = 'infinity', used_at = '0044-03-15 12:00:00.000001+00 BC'`)
  await db.execute(sql`update audit_log set details = details || '{"exact": 12345678901234567890.123456789}'`)
}

async function fillEngagements(db: Db, files: FileStore, userId: string, organisationId: string) {
  const now = new Date()
  const engagementId = crypto.randomUUID()
  const deliverableId = crypto.randomUUID()
  const threadId = crypto.randomUUID()
  const messageId = crypto.randomUUID()
  const file = (fileKey: string) => ({ fileKey, fileName: awkward, mediaType: 'application/pdf', size: 1 })
  const item = { key: awkward, title: { en: awkward, sv: '' }, text: { en: awkward }, side: 'both' } as const
  const due = { after: awkward, unit: 'business-days', count: 2 } as const
  await db.insert(engagements).values({
    ...{ id: engagementId, organisationId, program: 'visits', tier: awkward, priceRevision: awkward, terms: awkward },
    ...{ lines: [{ kind: 'addOn', key: awkward, quantity: 2, unitPrice: 2_147_483_647 }], total: 2_147_483_647 },
    ...{ state: 'accepted', ownerId: userId, locale: 'no', validUntil: '9999-12-31', startsOn: '0001-01-01' },
    ...{ renews: userId, acceptedText: awkward, acceptedById: userId, acceptedByName: awkward },
    ...{ offeredAt: now, decidedAt: now },
  })
  await db.insert(engagementSignatories).values({ engagementId, userId })
  await db
    .insert(engagementHistory)
    .values({ engagementId, number: 1, state: 'accepted', reason: awkward, byId: userId, at: now })
  await db.insert(engagementRequests).values({
    userId,
    program: 'speedDial',
    tier: awkward,
    message: awkward,
    engagementId,
    doneAt: now,
    doneBy: awkward,
  })
  await db
    .insert(deliverableTemplates)
    .values({ program: 'ambassadors', items: [{ ...item, due, needsAcceptance: true, tiers: [awkward] }], version: 3 })
    .onConflictDoNothing()
  await db.insert(deliverables).values({
    ...{ id: deliverableId, engagementId, templateKey: awkward, title: item.title, text: item.text, side: 'both' },
    ...{ ownerId: userId, dueOn: '2028-02-29', due, state: 'complete', completedAt: now, needsAcceptance: true },
    ...{ acceptedAt: now, acceptedByName: awkward, acceptedById: userId, position: 1 },
  })
  await db
    .insert(deliverableHistory)
    .values({ deliverableId, number: 1, state: 'complete', reason: awkward, byId: userId, at: now })
  await files.put('deliverables/awkward.pdf', Buffer.from('%'))
  await db.insert(deliverableFiles).values({ deliverableId, ...file('deliverables/awkward.pdf') })
  await db.insert(hospitalHours).values({
    organisationId,
    activity: 'pilot',
    hours: 999.9,
    givenOn: '2026-11-17',
    note: awkward,
    enteredBy: awkward,
  })
  const [introduction] = await db
    .insert(introductions)
    .values({
      ...{ engagementId, organisationId, organisationName: awkward, personName: awkward, personRole: awkward },
      ...{ introducedOn: '0001-01-01', metOn: '9999-12-31', note: awkward, authorId: userId, version: 2_147_483_647 },
    })
    .returning()
  const thread = { id: threadId, organisationId, engagementId, ownerId: userId, waitingSince: now, lastMessageAt: now }
  await db.insert(threads).values({ ...thread, subject: awkward, messageCount: 1 })
  await db.insert(threads).values({
    ...{ organisationId, introductionId: introduction?.id ?? '', lastMessageAt: now, subject: awkward },
  })
  await db.insert(threadMessages).values({
    ...{ id: messageId, threadId, number: 1, authorId: userId, authorName: awkward, isFromTeam: false, body: awkward },
    ...{ via: 'mail', mentions: [userId, userId] },
  })
  await files.put('threads/awkward.pdf', Buffer.from('%'))
  await db.insert(threadFiles).values({ messageId, ...file('threads/awkward.pdf') })
  await db.insert(threadReaders).values({ threadId, userId, readUpTo: 2_147_483_647 })
  await db.insert(messageSnippets).values({ name: awkward, texts: { en: awkward, sv: '' } })
  await db.insert(inboundMails).values([
    { hash: awkward, messageId },
    { hash: 'refused', refusal: awkward },
  ])
}
