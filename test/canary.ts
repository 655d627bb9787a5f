import { eq } from 'drizzle-orm'
import { accessRequests, applicationLinks, requestWords } from '~/db/schema/access-requests'
import { auditLog } from '~/db/schema/audit-log'
import { calendarFeeds } from '~/db/schema/calendar-feeds'
import { chatConversations, chatMessages } from '~/db/schema/chat-messages'
import { checkIns } from '~/db/schema/check-ins'
import { circleRequests } from '~/db/schema/circle-requests'
import { consents } from '~/db/schema/consents'
import { contactRequests } from '~/db/schema/contact-requests'
import { contentDocuments, contentRevisions } from '~/db/schema/documents'
import { eventFeedback } from '~/db/schema/event-feedback'
import { eventConfirmations, eventMessageRecipients, eventMessages, eventReminders } from '~/db/schema/event-messages'
import { eventInterests, eventResponses, events } from '~/db/schema/events'
import { authChallenges, passkeys, recoveryCodes, totpSecrets } from '~/db/schema/factors'
import { identityProviders, linkedIdentities, pendingSignOns } from '~/db/schema/identity-providers'
import { inboxAnswers } from '~/db/schema/inbox'
import { insightDownloads, insights } from '~/db/schema/insights'
import { colleagueProposals, invitations } from '~/db/schema/invitations'
import { mails } from '~/db/schema/mails'
import { media } from '~/db/schema/media'
import { memberImports } from '~/db/schema/member-imports'
import { memberProfiles } from '~/db/schema/member-profiles'
import { newsletterLinks, newsletterSubscriptions } from '~/db/schema/newsletter-subscriptions'
import { approvals, organisationMembers, organisations } from '~/db/schema/organisations'
import { dataExports, erasures, processingLimits, rightsLinks } from '~/db/schema/personal-data'
import { eventHistory, eventWaitlist, seatOffers } from '~/db/schema/seats'
import { securityEvents } from '~/db/schema/security-events'
import { teamNotes } from '~/db/schema/team-notes'
import { accountLinks, registrations, sessions, userAccessLevels, users } from '~/db/schema/users'
import { formDrafts, savedViews, userPreferences } from '~/db/schema/workspace'
import { mailQueued } from '~/email/mails.server'
import { securityNotice } from '~/features/security-notices/jobs.server'
import type { Ctx } from '~/web/ctx.server'
import { plantEngagement } from './canary-engagement'

/** In everything that is planted, so that one search finds all that is left. */
export const canaryWord = 'kanarie'
export const canaryAddress = 'kanarie.fagel+1@sjukhus.example'
const typedAddress = 'Kanarie.Fagel+1@Sjukhus.example'

/**
 * A person with rows in every table with personal data, and a word of its own in every text. `inCopy`: the words that the
 * person's copy must contain. The others are secrets, and what others wrote.
 */
export async function plantCanary(ctx: Ctx) {
  const { db, jobs, files } = ctx
  const inCopy: string[] = []
  const word = (place: string) => {
    inCopy.push(`${canaryWord}-${place} Vinge`)
    return `${canaryWord}-${place} Vinge`
  }
  const secret = (place: string) => `${canaryWord}-secret-${place}`
  const soon = new Date(ctx.now.getTime() + 3_600_000)
  const locale = 'sv' as const
  const email = canaryAddress
  const one = <Row>([row]: Row[]) => {
    if (!row) throw new Error('The row was not inserted')
    return row
  }

  const { id: userId } = one(
    await db
      .insert(users)
      .values({ email, name: word('users'), passwordHash: secret('password'), locale })
      .returning(),
  )
  await db.insert(userAccessLevels).values({ userId, role: 'hospital', adminRole: 'owner' })
  const otherEmail = 'colleague@nordbro.example'
  const { id: otherId } = one(
    await db.insert(users).values({ email: otherEmail, name: 'A colleague', passwordHash: 'x', locale }).returning(),
  )
  await db.insert(userAccessLevels).values({ userId: otherId, role: 'supplier', adminRole: 'owner' })
  await db.insert(userPreferences).values({ userId, skippedSteps: [word('preferences')] })
  await db.insert(sessions).values({ hash: secret('session'), userId, userAgent: word('sessions'), expiresAt: soon })
  const feed = { hash: secret('feed'), token: secret('feed-token'), scope: 'invited', createdAt: ctx.now } as const
  await db.insert(calendarFeeds).values({ userId, ...feed })
  await db.insert(registrations).values({ email, passwordHash: secret('registration'), locale })
  await db.insert(accountLinks).values({ hash: secret('link'), purpose: 'reset', email, locale, expiresAt: soon })
  await db.insert(processingLimits).values({ email, objectedAt: ctx.now })
  await db.insert(erasures).values({ email, requestedBy: 'person', locale, dueAt: soon })
  await db.insert(rightsLinks).values({ hash: secret('rights'), email, locale, expiresAt: soon })
  const copyKey = 'copies/planted'
  await files.put(copyKey, Buffer.from(secret('copy')))
  await db
    .insert(dataExports)
    .values({ email, status: 'ready', locale, hash: secret('copy'), fileKey: copyKey, expiresAt: soon })
  await db.insert(memberProfiles).values({
    userId,
    name: inCopy[0] ?? '',
    role: 'hospital',
    title: word('title'),
    seeks: word('seeks'),
    offers: word('offers'),
    nameAudience: 'members',
  })
  const consent = { isGiven: true, version: 1, locale, createdAt: ctx.now }
  await db.insert(consents).values([
    {
      ...{ userId, purpose: 'directory', way: 'account', ...consent },
      words: word('directory-consent'),
      choices: { [word('choices')]: 'role' },
    },
    { email, purpose: 'newsletter', way: 'link', words: word('letter-consent'), ...consent },
  ])
  await db
    .insert(passkeys)
    .values({ userId, name: word('passkey'), credentialId: secret('key-id'), publicKey: secret('key'), counter: 0 })
  await db.insert(totpSecrets).values({ userId, secret: secret('totp') })
  await db.insert(recoveryCodes).values({ userId, hash: secret('code') })
  await db
    .insert(authChallenges)
    .values({ userId, hash: secret('challenge'), purpose: 'second-step', expiresAt: ctx.now })
  const { id: organisationId } = one(
    await db
      .insert(organisations)
      .values({
        name: 'The hospital',
        kind: 'other',
        ownerId: userId,
        notes: `Ask ${typedAddress} first.`,
        tags: ['a', `to ${email}`],
      })
      .returning(),
  )
  await db.insert(organisationMembers).values({ userId, organisationId })
  const planted = { userId, otherId, organisationId, email, word }
  const { fileKey: threadFileKey } = await plantEngagement(ctx, planted)
  const { id: providerId } = one(
    await db
      .insert(identityProviders)
      .values({ organisationId, issuer: 'https://login.b.example', clientId: 'c', clientSecret: 's' })
      .returning(),
  )
  await db
    .insert(linkedIdentities)
    .values({ userId, providerId, issuer: 'https://login.b.example', subject: word('subject') })
  const pending = { hash: secret('state'), browserHash: secret('browser'), nonce: secret('nonce'), providerId, userId }
  await db.insert(pendingSignOns).values({ ...pending, codeVerifier: secret('verifier'), expiresAt: ctx.now })

  const { id: accessRequestId } = one(
    await db
      .insert(accessRequests)
      .values({
        name: word('request-name'),
        email: typedAddress,
        organization: word('request-organization'),
        role: 'hospital',
        reason: word('request-reason'),
        notes: word('request-notes'),
        decisionNote: word('decision-note'),
        locale,
      })
      .returning(),
  )
  await db.insert(requestWords).values({
    accessRequestId,
    kind: 'earlier',
    name: word('words-name'),
    organization: word('words-organization'),
    role: 'hospital',
    reason: word('words-reason'),
  })
  await db.insert(applicationLinks).values({ hash: secret('status'), accessRequestId })
  await db
    .insert(approvals)
    .values({ accessRequestId, effect: 'invitation', newOrganisation: word('new-organisation') })
  // What the person decided as an admin about someone else.
  await db.insert(accessRequests).values({
    name: 'Other',
    email: 'other@b.example',
    organization: 'B',
    role: 'supplier',
    reason: 'x',
    status: 'rejected',
    reviewedBy: userId,
    reviewerEmail: email,
    locale,
  })
  await db.insert(invitations).values([
    { email, name: word('invitation'), role: 'hospital', locale, expiresAt: soon, hash: secret('invitation') },
    { email: 'b@b.example', role: 'hospital', locale, expiresAt: soon, inviterId: userId, inviterEmail: email },
  ])
  await db.insert(colleagueProposals).values([
    { organisationId, proposerId: otherId, email, name: word('proposed'), deciderEmail: otherEmail },
    { organisationId, proposerId: userId, email: 'c@b.example', name: word('proposing') },
  ])
  const line = { line: 2, role: 'supplier', level: 'entry', language: 'sv' }
  await db.insert(memberImports).values([
    {
      userId: otherId,
      fileName: 'members.csv',
      lines: [
        { ...line, name: word('import-line'), email: typedAddress },
        { ...line, line: 3, name: 'Someone else', email: 'else@b.example' },
      ],
    },
    { userId, fileName: word('import-file'), lines: [] },
  ])
  const { id: contactRequestId } = one(
    await db
      .insert(contactRequests)
      .values({
        name: word('contact-name'),
        organization: word('contact-organization'),
        email: typedAddress,
        message: word('contact-message'),
        interest: 'speed-dial',
        locale,
      })
      .returning(),
  )
  await db
    .insert(inboxAnswers)
    .values({ contactRequestId, subject: word('subject'), body: word('answer'), authorEmail: otherEmail })
  await db.insert(circleRequests).values({
    name: word('circle-name'),
    email: typedAddress,
    organization: word('circle-organization'),
    role: word('circle-role'),
    country: word('circle-country'),
    why: word('circle-why'),
    interests: ['medtech'],
    consentText: word('circle-consent'),
    consentVersion: 1,
    consentedAt: ctx.now,
    locale,
  })
  const conversationId = crypto.randomUUID()
  await db.insert(chatConversations).values({ id: conversationId, doneBy: otherEmail })
  await db.insert(chatMessages).values([
    { conversationId, content: word('chat'), locale },
    { conversationId, content: `Write to ${typedAddress}.`, locale },
  ])
  const { id: subscriptionId } = one(
    await db
      .insert(newsletterSubscriptions)
      .values({
        email,
        status: 'confirmed',
        locale,
        consentText: word('newsletter-consent'),
        consentVersion: 1,
        consentedAt: ctx.now,
        askedAt: ctx.now,
      })
      .returning(),
  )
  await db
    .insert(newsletterLinks)
    .values({ hash: secret('newsletter'), subscriptionId, purpose: 'confirm', mailKey: word('mail-key') })
  const { id: eventId } = one(
    await db
      .insert(events)
      .values({
        title: 'A visit',
        eventType: 'visit',
        eventDate: soon,
        timeZone: 'Europe/Oslo',
        location: 'Oslo',
        roles: ['hospital'],
      })
      .returning(),
  )
  await db.insert(eventResponses).values({ eventId, userId, response: 'attending' })
  await db.insert(eventInterests).values({ userId })
  const { id: messageId } = one(
    await db
      .insert(eventMessages)
      .values({ eventId, kind: 'message', groups: ['attending'], authorEmail: email, senderEmail: email })
      .returning(),
  )
  await db.insert(eventMessageRecipients).values({ messageId, userId, createdAt: ctx.now })
  await db.insert(eventReminders).values({ eventId, userId, kind: 'week', eventDate: soon, createdAt: ctx.now })
  await db.insert(eventConfirmations).values({ eventId, userId, response: 'attending', mailedAt: ctx.now })
  const seat = { eventId, userId, number: 1 }
  await db.insert(eventWaitlist).values({ ...seat, since: ctx.now })
  const offered = { reason: 'first-in-line', offeredAt: ctx.now, until: soon } as const
  await db.insert(seatOffers).values({ eventId, userId, ...offered, hash: secret('seat-offer') })
  await db.insert(eventHistory).values({ ...seat, what: 'joined', reason: 'by-choice', byId: userId, at: ctx.now })
  const visit = { id: crypto.randomUUID(), deviceId: crypto.randomUUID(), isPresent: true, tappedAt: ctx.now }
  await db.insert(checkIns).values({ eventId, userId, ...visit, byId: userId })
  await db.insert(eventFeedback).values({ eventId, userId, rating: 5, bestPart: `Said by ${email}` })
  const { id: insightId } = one(
    await db
      .insert(insights)
      .values({
        title: { en: 'A report' },
        fileKey: 'insights/canary',
        fileName: 'report.pdf',
        mediaType: 'application/pdf',
        size: 1,
        roles: ['hospital'],
      })
      .returning(),
  )
  await db.insert(insightDownloads).values({ userId, insightId })
  const mail = { template: 'x', locale, toName: '', subject: '', html: '', text: '' }
  const { id: mailId } = one(
    await db
      .insert(mails)
      .values([
        {
          ...mail,
          key: `account.reset:${email}:1`,
          toName: word('mail-name'),
          toAddress: typedAddress,
          subject: word('mail-subject'),
          html: word('mail-html'),
          text: word('mail-text'),
          attachments: [{ fileName: 'a.ics', contentType: 'text/calendar', content: word('attachment') }],
          secret: secret('mail'),
          secretPlaceholder: secret('place'),
          lastError: word('mail-error'),
        },
        { ...mail, key: 'to-team', toAddress: otherEmail, replyTo: typedAddress, text: secret('notice') },
        { ...mail, key: 'digest', toAddress: otherEmail, status: 'sent', text: `Waits: ${inCopy[0]}, since Monday` },
        { ...mail, key: 'unrelated', toAddress: otherEmail, status: 'sent', text: 'Nobody is named here' },
      ])
      .returning(),
  )
  await jobs.enqueue(db, mailQueued, { mailId })
  await jobs.enqueue(db, securityNotice, { userId, what: 'address-changed', address: email, at: ctx.now.toISOString() })
  const byOther = { authorId: otherId, authorEmail: otherEmail }
  await db.insert(teamNotes).values([
    { email, text: word('note'), ...byOther },
    { organisationId, text: `Met ${typedAddress} today`, ...byOther },
    { organisationId, text: 'Written by the canary', authorId: userId, authorEmail: email },
  ])
  await db.insert(savedViews).values([
    { userId, page: '/admin', name: word('view'), query: word('view-query') },
    { userId: otherId, page: '/admin', name: 'x', query: `?q=${encodeURIComponent(email)}` },
  ])
  await db.insert(formDrafts).values([
    { userId, form: 'event:new', values: { title: [word('draft')] } },
    { userId: otherId, form: `teamnote:new:${userId}`, values: { text: [secret('draft')] } },
    { userId: otherId, form: `answer:contact.${contactRequestId}`, values: { text: [secret('answer')] } },
    { userId: otherId, form: 'event:other', values: { text: ['Unrelated'] } },
  ])
  const { id: documentId } = one(
    await db
      .insert(contentDocuments)
      .values({ type: 'brief', draft: { title: { en: 'A brief' }, text: `By ${typedAddress}` }, updatedBy: email })
      .returning(),
  )
  await db.insert(contentRevisions).values({
    documentId,
    version: 1,
    kind: 'saved',
    fields: { text: `By ${typedAddress}` },
    editorEmail: email,
  })
  await files.put('media/canary', Buffer.from('a picture'))
  await db.insert(media).values({
    fileKey: 'media/canary',
    fileName: 'team.png',
    mediaType: 'image/png',
    size: 9,
    width: 1,
    height: 1,
    uploadedBy: email,
  })
  const by = { actorId: otherId, actorEmail: otherEmail }
  await db.insert(auditLog).values([
    { ...by, action: 'user.promoted', objectId: userId, objectName: email, details: { note: word('log') } },
    { ...by, action: 'user.invited', objectId: email, objectName: email, details: { name: word('log-name') } },
    { ...by, action: 'inbox.answered', objectId: contactRequestId, objectName: secret('log'), details: {} },
    {
      ...by,
      action: 'organisation.member-removed',
      objectId: organisationId,
      objectName: 'x',
      details: { user: email },
    },
    { actorId: userId, actorEmail: email, action: 'event.created', objectId: eventId, objectName: 'A visit' },
  ])
  await db.insert(securityEvents).values({
    number: 1_000_000,
    kind: 'session.started',
    outcome: 'done',
    userId,
    createdAt: ctx.now,
    hash: 'h',
  })
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  return { person: { userId, email }, otherId, inCopy, copyKey, threadFileKey, name: user?.name ?? '' }
}
