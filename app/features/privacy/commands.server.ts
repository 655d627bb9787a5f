import { and, eq, gt, isNotNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import { accessRequests, applicationLinks, requestWords } from '~/db/schema/access-requests'
import { auditLog } from '~/db/schema/audit-log'
import { chatConversations, chatMessages } from '~/db/schema/chat-messages'
import { circleRequests } from '~/db/schema/circle-requests'
import { contactRequests } from '~/db/schema/contact-requests'
import { contentDocuments, contentRevisions } from '~/db/schema/documents'
import { eventInterests, eventResponses } from '~/db/schema/events'
import { inboxAnswers } from '~/db/schema/inbox'
import { insightDownloads } from '~/db/schema/insights'
import { colleagueProposals, invitations } from '~/db/schema/invitations'
import { mails } from '~/db/schema/mails'
import { media } from '~/db/schema/media'
import { memberImports } from '~/db/schema/member-imports'
import { directoryConsents, memberProfiles } from '~/db/schema/member-profiles'
import { newsletterLinks, newsletterSubscriptions } from '~/db/schema/newsletter-subscriptions'
import { approvals, organisationDomains, organisationMembers, organisations } from '~/db/schema/organisations'
import { rateLimits } from '~/db/schema/rate-limits'
import { securityEvents } from '~/db/schema/security-events'
import { teamNotes } from '~/db/schema/team-notes'
import { accountLinks, registrations, sessions, userAccessLevels, users } from '~/db/schema/users'
import { formDrafts, savedViews, userPreferences } from '~/db/schema/workspace'
import type { Ctx } from '~/web/ctx.server'
import { before, keptFor, type RecordName, type Span } from './model'

type Retention = {
  table: PgTable
  /** The row of the privacy page that describes it. */
  record: RecordName
} & (
  | { expired: (now: Date) => SQL | undefined }
  /** Deleted with the row it belongs to, by its foreign key. */
  | { deletedWith: PgTable }
  /** Deleted by an admin. */
  | { deletedByHand: true }
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
  { table: users, record: 'account', deletedByHand: true },
  { table: userAccessLevels, record: 'account', deletedWith: users },
  { table: organisationMembers, record: 'account', deletedWith: users },
  { table: organisations, record: 'account', deletedByHand: true },
  { table: organisationDomains, record: 'account', deletedWith: organisations },
  { table: eventResponses, record: 'account', deletedWith: users },
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
  { table: directoryConsents, record: 'directory', deletedWith: users },
  { table: savedViews, record: 'account', deletedWith: users },
  { table: formDrafts, record: 'editing', expired: olderThan(keptFor.drafts, formDrafts.updatedAt) },
  { table: memberImports, record: 'account', expired: olderThan(keptFor.unconfirmed, memberImports.createdAt) },
  { table: eventInterests, record: 'interests', expired: olderThan(keptFor.interests, eventInterests.createdAt) },
  // Sessions are deleted when they end; links and unconfirmed registrations some days later.
  { table: sessions, record: 'account', expired: (now) => lt(sessions.expiresAt, now) },
  { table: accountLinks, record: 'account', expired: olderThan(keptFor.unconfirmed, accountLinks.expiresAt) },
  { table: invitations, record: 'account', expired: olderThan(keptFor.unconfirmed, invitations.expiresAt) },
  {
    table: colleagueProposals,
    record: 'account',
    expired: olderThan(keptFor.unconfirmed, colleagueProposals.createdAt),
  },
  { table: registrations, record: 'account', expired: olderThan(keptFor.unconfirmed, registrations.createdAt) },
  { table: auditLog, record: 'log', expired: olderThan(keptFor.log, auditLog.createdAt) },
  {
    table: securityEvents,
    record: 'security',
    expired: olderThan(keptFor.securityEvents, securityEvents.createdAt),
  },
  // Counted from when the next version replaced it, so that the version before the last change can be restored.
  { table: contentRevisions, record: 'editing', expired: replacedBefore },
  { table: contentDocuments, record: 'editing', deletedByHand: true },
  { table: media, record: 'editing', deletedByHand: true },
  // Not needed once its window is over, so deleted earlier than the page promises.
  { table: rateLimits, record: 'limits', expired: (now) => lt(rateLimits.endsAt, now) },
]

/** Deletes rows whose retention period is over. Runs every hour; idempotent. */
export async function deleteExpired({ db, now }: Pick<Ctx, 'db' | 'now'>) {
  for (const rule of retention) {
    if ('expired' in rule) await db.delete(rule.table).where(rule.expired(now))
  }
}
