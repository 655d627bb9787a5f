import { and, eq, getTableName, gt, gte, isNotNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import { accessRequests, applicationLinks, requestWords } from '~/db/schema/access-requests'
import { auditLog } from '~/db/schema/audit-log'
import { calendarFeeds } from '~/db/schema/calendar-feeds'
import { chatConversations, chatMessages } from '~/db/schema/chat-messages'
import { checkIns } from '~/db/schema/check-ins'
import { circleRequests } from '~/db/schema/circle-requests'
import { consents } from '~/db/schema/consents'
import { contactRequests } from '~/db/schema/contact-requests'
import { deletionReports } from '~/db/schema/deletion-reports'
import { deliverableFiles, deliverableHistory, deliverables, hospitalHours } from '~/db/schema/deliverables'
import { contentDocuments, contentRevisions } from '~/db/schema/documents'
import { engagementHistory, engagementRequests, engagementSignatories, engagements } from '~/db/schema/engagements'
import { eventFeedback } from '~/db/schema/event-feedback'
import { eventConfirmations, eventMessageRecipients, eventMessages, eventReminders } from '~/db/schema/event-messages'
import { eventInterests, eventResponses } from '~/db/schema/events'
import { authChallenges, passkeys, recoveryCodes, totpSecrets } from '~/db/schema/factors'
import { identityProviders, linkedIdentities, pendingSignOns } from '~/db/schema/identity-providers'
import { inboxAnswers } from '~/db/schema/inbox'
import { insightDownloads } from '~/db/schema/insights'
import { introductions } from '~/db/schema/introductions'
import { colleagueProposals, invitations } from '~/db/schema/invitations'
import { mails } from '~/db/schema/mails'
import { media } from '~/db/schema/media'
import { memberImports } from '~/db/schema/member-imports'
import { memberProfiles } from '~/db/schema/member-profiles'
import { newsletterLinks, newsletterSubscriptions } from '~/db/schema/newsletter-subscriptions'
import { approvals, organisationDomains, organisationMembers, organisations } from '~/db/schema/organisations'
import { dataExports, erasedPeople, erasures, processingLimits, rightsLinks } from '~/db/schema/personal-data'
import { rateLimits } from '~/db/schema/rate-limits'
import { eventHistory, eventWaitlist, seatOffers } from '~/db/schema/seats'
import { securityEvents } from '~/db/schema/security-events'
import { teamNotes } from '~/db/schema/team-notes'
import { inboundMails, threadFiles, threadMessages, threadReaders, threads } from '~/db/schema/threads'
import { accountLinks, registrations, sessions, userAccessLevels, users } from '~/db/schema/users'
import { formDrafts, savedViews, userPreferences } from '~/db/schema/workspace'
import { deleteEventsBefore } from '~/features/security-events/commands.server'
import type { Ctx } from '~/web/ctx.server'
import { before, keptFor, type RecordName, type Span } from './model'
import { deleteEndedEngagements, deleteQuietThreads } from './sources/engagements.server'

type RetentionCtx = Pick<Ctx, 'db' | 'now' | 'keyedHash' | 'jobs'>

type Retention = {
  table: PgTable
  /** The row of the privacy page that describes it. */
  record: RecordName
} & (
  | { expired: (now: Date) => SQL | undefined }
  /** Deleted by its feature, which has more to do than to delete. */
  | { deleteBefore: (ctx: RetentionCtx) => Promise<number> }
  /** Deleted with the row it belongs to, by its foreign key. */
  | { deletedWith: PgTable }
  /** Deleted by an admin. */
  | { deletedByHand: true; orUnused?: true }
)

const olderThan = (span: Span, column: PgColumn) => (now: Date) => lt(column, before(now, span))
const letters = newsletterSubscriptions

const newer = alias(contentRevisions, 'newer')
const replacedBefore = (now: Date) => {
  const { documentId, version } = contentRevisions
  return sql`exists (select 1 from ${contentRevisions} as "newer" where ${and(
    eq(newer.documentId, documentId),
    gt(newer.version, version),
    olderThan(keptFor.revisions, newer.createdAt)(now),
  )})`
}

/** Links of decided requests, when they have stopped working. */
const decidedBefore = (now: Date) =>
  sql`exists (select 1 from ${accessRequests} where ${and(
    eq(accessRequests.id, applicationLinks.accessRequestId),
    olderThan(keptFor.statusLinks, accessRequests.reviewedAt)(now),
  )})`

/**
 * Receipts of an address, once nothing rests on them: neither a subscription nor a request, nor a newer receipt for the
 * same purpose that is still kept.
 */
const proofNotNeeded = (now: Date) => {
  const { email, purpose } = consents
  const isKept = and(
    sql`${laterConsents.email} = ${email} and ${laterConsents.purpose} = ${purpose}`,
    gte(laterConsents.createdAt, before(now, keptFor.unsubscribed)),
  )
  return and(
    isNotNull(email),
    sql`not exists (select from ${consents} as "later_consents" where ${isKept})`,
    sql`not (${purpose} = 'newsletter' and exists (select from ${letters} where ${letters.email} = ${email}))`,
    sql`not (${purpose} = 'circle' and exists (select from ${circleRequests} where lower(${circleRequests.email}) = ${email}))`,
  )
}
const laterConsents = alias(consents, 'later_consents')

const hasNoAccount = sql`not exists (select from ${users} where ${users.email} = ${teamNotes.email})`

/** Every table that holds personal data, and when its rows are deleted. */
export const retention: Retention[] = [
  { table: accessRequests, record: 'access', expired: olderThan(keptFor.requests, accessRequests.createdAt) },
  { table: requestWords, record: 'access', deletedWith: accessRequests },
  { table: applicationLinks, record: 'access', expired: decidedBefore },
  { table: contactRequests, record: 'contact', expired: olderThan(keptFor.requests, contactRequests.createdAt) },
  { table: circleRequests, record: 'circles', expired: olderThan(keptFor.requests, circleRequests.createdAt) },
  { table: approvals, record: 'access', deletedWith: accessRequests },
  { table: inboxAnswers, record: 'contact', deletedWith: contactRequests },
  { table: chatConversations, record: 'chat', expired: olderThan(keptFor.requests, chatConversations.createdAt) },
  { table: chatMessages, record: 'chat', deletedWith: chatConversations },
  {
    table: letters,
    record: 'newsletter',
    expired: (now) => and(eq(letters.status, 'pending'), olderThan(keptFor.unconfirmed, letters.askedAt)(now)),
  },
  {
    table: letters,
    record: 'newsletter',
    expired: (now) =>
      and(eq(letters.status, 'unsubscribed'), olderThan(keptFor.unsubscribed, letters.unsubscribedAt)(now)),
  },
  { table: newsletterLinks, record: 'newsletter', deletedWith: letters },
  // A queued mail must still be sent.
  {
    table: mails,
    record: 'mails',
    expired: (now) => and(ne(mails.status, 'queued'), olderThan(keptFor.mails, mails.createdAt)(now)),
  },
  // Unused ones by `endInactiveAccounts`, which asks first.
  { table: users, record: 'account', deletedByHand: true, orUnused: true },
  { table: userAccessLevels, record: 'account', deletedWith: users },
  { table: organisationMembers, record: 'account', deletedWith: users },
  { table: organisations, record: 'account', deletedByHand: true },
  { table: organisationDomains, record: 'account', deletedWith: organisations },
  { table: eventResponses, record: 'account', deletedWith: users },
  { table: calendarFeeds, record: 'account', deletedWith: users },
  {
    table: eventMessageRecipients,
    record: 'account',
    expired: olderThan(keptFor.guestMails, eventMessageRecipients.createdAt),
  },
  { table: eventReminders, record: 'account', expired: olderThan(keptFor.guestMails, eventReminders.createdAt) },
  { table: eventConfirmations, record: 'account', expired: olderThan(keptFor.guestMails, eventConfirmations.mailedAt) },
  // Drafts; what was sent is kept with its event.
  { table: eventMessages, record: 'editing', deletedByHand: true },
  { table: eventWaitlist, record: 'account', deletedWith: users },
  { table: seatOffers, record: 'account', deletedWith: users },
  { table: eventHistory, record: 'account', deletedWith: users },
  { table: checkIns, record: 'account', deletedWith: users },
  { table: eventFeedback, record: 'account', deletedWith: users },
  { table: insightDownloads, record: 'account', expired: olderThan(keptFor.downloads, insightDownloads.createdAt) },
  // Notes on an organisation are deleted with it, and those on a member stay as long as the account.
  {
    table: teamNotes,
    record: 'teamNotes',
    expired: (now) =>
      and(isNotNull(teamNotes.email), olderThan(keptFor.requests, teamNotes.createdAt)(now), hasNoAccount),
  },
  { table: userPreferences, record: 'account', deletedWith: users },
  { table: memberProfiles, record: 'directory', deletedWith: users },
  { table: consents, record: 'consents', deletedWith: users },
  { table: consents, record: 'consents', expired: proofNotNeeded },
  { table: savedViews, record: 'account', deletedWith: users },
  { table: formDrafts, record: 'editing', expired: olderThan(keptFor.drafts, formDrafts.updatedAt) },
  { table: memberImports, record: 'account', expired: olderThan(keptFor.unconfirmed, memberImports.createdAt) },
  // With their files, whose keys only the rows have.
  { table: engagements, record: 'engagements', deleteBefore: deleteEndedEngagements },
  { table: engagementSignatories, record: 'engagements', deletedWith: engagements },
  { table: engagementHistory, record: 'engagements', deletedWith: engagements },
  {
    table: engagementRequests,
    record: 'engagements',
    expired: olderThan(keptFor.offers, engagementRequests.createdAt),
  },
  { table: deliverables, record: 'engagements', deletedWith: engagements },
  { table: deliverableHistory, record: 'engagements', deletedWith: deliverables },
  { table: deliverableFiles, record: 'engagements', deletedWith: deliverables },
  { table: introductions, record: 'engagements', deletedWith: engagements },
  { table: hospitalHours, record: 'engagements', deletedWith: organisations },
  { table: threads, record: 'dialogue', deleteBefore: deleteQuietThreads },
  { table: threadMessages, record: 'dialogue', deletedWith: threads },
  { table: threadFiles, record: 'dialogue', deletedWith: threadMessages },
  { table: threadReaders, record: 'dialogue', deletedWith: threads },
  { table: inboundMails, record: 'dialogue', expired: olderThan(keptFor.inboundMails, inboundMails.createdAt) },
  { table: eventInterests, record: 'interests', expired: olderThan(keptFor.interests, eventInterests.createdAt) },
  // Sessions are deleted when they end; links and unconfirmed registrations some days later.
  { table: sessions, record: 'account', expired: (now) => lt(sessions.expiresAt, now) },
  { table: passkeys, record: 'account', deletedWith: users },
  { table: totpSecrets, record: 'account', deletedWith: users },
  { table: recoveryCodes, record: 'account', deletedWith: users },
  { table: authChallenges, record: 'account', expired: (now) => lt(authChallenges.expiresAt, now) },
  { table: identityProviders, record: 'account', deletedWith: organisations },
  { table: linkedIdentities, record: 'account', deletedWith: users },
  { table: pendingSignOns, record: 'account', expired: (now) => lt(pendingSignOns.expiresAt, now) },
  { table: accountLinks, record: 'account', expired: olderThan(keptFor.unconfirmed, accountLinks.expiresAt) },
  { table: invitations, record: 'account', expired: olderThan(keptFor.unconfirmed, invitations.expiresAt) },
  {
    table: colleagueProposals,
    record: 'account',
    expired: olderThan(keptFor.unconfirmed, colleagueProposals.createdAt),
  },
  { table: registrations, record: 'account', expired: olderThan(keptFor.unconfirmed, registrations.createdAt) },
  // `deleteExpiredCopies` deletes each with its file when the link ends; this is for what it could not.
  { table: dataExports, record: 'rights', expired: olderThan(keptFor.copies, dataExports.createdAt) },
  { table: rightsLinks, record: 'rights', expired: (now) => lt(rightsLinks.expiresAt, now) },
  { table: erasures, record: 'rights', deletedByHand: true },
  { table: processingLimits, record: 'rights', deletedByHand: true },
  // As long as a backup could be restored that has the person.
  { table: erasedPeople, record: 'rights', expired: olderThan(keptFor.erased, erasedPeople.erasedAt) },
  { table: auditLog, record: 'log', expired: olderThan(keptFor.log, auditLog.createdAt) },
  {
    table: securityEvents,
    record: 'security',
    deleteBefore: (ctx) => deleteEventsBefore(ctx, before(ctx.now, keptFor.securityEvents)),
  },
  // Counted from when the next version replaced it, so that the version before the last change can be restored.
  { table: contentRevisions, record: 'editing', expired: replacedBefore },
  { table: contentDocuments, record: 'editing', deletedByHand: true },
  { table: media, record: 'editing', deletedByHand: true },
  // Not needed once its window is over, so deleted earlier than the page promises.
  { table: rateLimits, record: 'limits', expired: (now) => lt(rateLimits.endsAt, now) },
]

/** Deletes rows whose retention period is over, and returns how many of each table. Runs every hour; idempotent. */
export async function deleteExpired({ db, now, keyedHash, jobs }: RetentionCtx): Promise<Record<string, number>> {
  const deleted: Record<string, number> = {}
  for (const rule of retention) {
    const name = getTableName(rule.table)
    const count = await db.transaction(async (tx) => {
      const count = await deleteBy(rule, { db: tx, now, keyedHash, jobs })
      await addToReport({ db: tx, now }, rule.table, count)
      return count
    })
    if (count > 0) deleted[name] = (deleted[name] ?? 0) + count
  }
  return deleted
}

async function deleteBy(rule: Retention, ctx: RetentionCtx): Promise<number> {
  if ('deleteBefore' in rule) return rule.deleteBefore(ctx)
  if (!('expired' in rule)) return 0
  const rows = await ctx.db.delete(rule.table).where(rule.expired(ctx.now)).returning({ one: sql`1` })
  return rows.length
}

/** Adds to the count of the day, in the transaction that deletes. */
export async function addToReport({ db, now }: Pick<Ctx, 'db' | 'now'>, table: PgTable, count: number) {
  if (count === 0) return
  await db
    .insert(deletionReports)
    .values({ day: now.toISOString().slice(0, 10), table: getTableName(table), count })
    .onConflictDoUpdate({
      target: [deletionReports.day, deletionReports.table],
      set: { count: sql`${deletionReports.count} + excluded.count` },
    })
}
