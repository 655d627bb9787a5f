import { eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { accessRequests, applicationLinks, requestWords } from '~/db/schema/access-requests'
import { auditLog } from '~/db/schema/audit-log'
import { chatConversations, chatMessages } from '~/db/schema/chat-messages'
import { circleRequests } from '~/db/schema/circle-requests'
import { clicks } from '~/db/schema/clicks'
import { contactRequests } from '~/db/schema/contact-requests'
import { contentDocuments, contentRevisions } from '~/db/schema/documents'
import { eventInterests, eventResponses, events } from '~/db/schema/events'
import { inboxAnswers } from '~/db/schema/inbox'
import { insightDownloads, insights } from '~/db/schema/insights'
import { colleagueProposals, invitations } from '~/db/schema/invitations'
import { mails } from '~/db/schema/mails'
import { media } from '~/db/schema/media'
import { memberImports } from '~/db/schema/member-imports'
import { directoryConsents, memberProfiles } from '~/db/schema/member-profiles'
import { newsletterLinks, newsletterSubscriptions } from '~/db/schema/newsletter-subscriptions'
import { approvals, organisationDomains, organisationMembers, organisations } from '~/db/schema/organisations'
import { pageViews } from '~/db/schema/page-views'
import { dataExports, erasedPeople, erasures, processingLimits } from '~/db/schema/personal-data'
import { rateLimits } from '~/db/schema/rate-limits'
import { sampleContent, sampleData } from '~/db/schema/sample-data'
import { securityEvents } from '~/db/schema/security-events'
import { siteSettings } from '~/db/schema/site-settings'
import { teamNotes } from '~/db/schema/team-notes'
import { accountLinks, registrations, sessions, userAccessLevels, users } from '~/db/schema/users'
import { formDrafts, savedViews, userPreferences } from '~/db/schema/workspace'
import type { Part, Person } from '../model'
import { addressPattern } from './address-pattern'
import { byAddress, byUser, nobody, through } from './rows.server'

/** How the rows of a table belong to a person, and what the copy and the erasure do with them. */
export type PersonalTable = {
  table: PgTable
  /** The part of the copy that shows them. */
  part: Part
  rows: (person: Person) => SQL | undefined
  /** Columns that are not in the copy: secrets, what is about others, and who of our team did it. */
  hidden?: string[]
  /** If given, only these are in the copy. */
  shown?: string[]
  /** Leaves out of a row what is about others. */
  reduce?: (row: Record<string, unknown>, person: Person) => Record<string, unknown>
  /**
   * `delete`: the rows go. `with`: they go with a row that they refer to, by a foreign key. `rename`: they stay, and the
   * address in them is replaced by a name that says nothing. `keep`: they name nobody.
   */
  erasure: 'delete' | 'with' | 'rename' | 'keep'
}

const ofRequest = (column: AnyPgColumn) =>
  through(column, accessRequests.id, accessRequests, byAddress(accessRequests.email))
const mentions = (person: Person) => sql`${chatMessages.content} ~* ${addressPattern(person.email)}`
const ofConversation = (column: AnyPgColumn) => through(column, chatMessages.conversationId, chatMessages, mentions)
const isTheirsInLog = (person: Person) =>
  or(inArray(auditLog.objectId, [person.userId ?? nobody, person.email]), eq(auditLog.objectName, person.email))

const lineEmail = sql.raw("lower(trim(line ->> 'email'))")
const hasLineOf = (email: string) =>
  sql`exists (select from jsonb_array_elements(${memberImports.lines}) line where ${lineEmail} = ${email})`
const importLine = z.looseObject({ email: z.string() })
const linesOf = (lines: unknown, email: string) =>
  z
    .array(importLine)
    .parse(lines)
    .filter((line) => line.email.trim().toLowerCase() === email)

const team = ['assignedTo', 'doneBy']

/** Every table that has, or may have, data about a person. */
export const personalTables: PersonalTable[] = [
  { table: users, part: 'account', rows: byAddress(users.email), hidden: ['passwordHash'], erasure: 'delete' },
  { table: userAccessLevels, part: 'account', rows: byUser(userAccessLevels.userId), erasure: 'with' },
  { table: userPreferences, part: 'account', rows: byUser(userPreferences.userId), erasure: 'with' },
  { table: sessions, part: 'account', rows: byUser(sessions.userId), hidden: ['hash'], erasure: 'with' },
  {
    table: registrations,
    part: 'account',
    rows: byAddress(registrations.email),
    hidden: ['passwordHash'],
    erasure: 'delete',
  },
  { table: accountLinks, part: 'account', rows: byAddress(accountLinks.email), hidden: ['hash'], erasure: 'delete' },
  { table: processingLimits, part: 'account', rows: byAddress(processingLimits.email), erasure: 'delete' },
  { table: erasures, part: 'account', rows: byAddress(erasures.email), erasure: 'delete' },
  {
    table: dataExports,
    part: 'account',
    rows: byAddress(dataExports.email),
    hidden: ['hash', 'fileKey'],
    erasure: 'delete',
  },
  { table: memberProfiles, part: 'profile', rows: byUser(memberProfiles.userId), erasure: 'with' },
  { table: directoryConsents, part: 'profile', rows: byUser(directoryConsents.userId), erasure: 'with' },
  { table: organisationMembers, part: 'organisation', rows: byUser(organisationMembers.userId), erasure: 'with' },
  {
    table: organisations,
    part: 'organisation',
    rows: (person) =>
      or(
        through(
          organisations.id,
          organisationMembers.organisationId,
          organisationMembers,
          byUser(organisationMembers.userId),
        )(person),
        byUser(organisations.ownerId)(person),
      ),
    shown: ['id', 'name', 'kind', 'country'],
    erasure: 'rename',
  },
  {
    table: invitations,
    part: 'invitations',
    rows: byAddress(invitations.email),
    hidden: ['hash', 'inviterId', 'inviterEmail'],
    erasure: 'delete',
  },
  {
    table: colleagueProposals,
    part: 'invitations',
    rows: (person) => or(byAddress(colleagueProposals.email)(person), byUser(colleagueProposals.proposerId)(person)),
    hidden: ['proposerId', 'deciderEmail'],
    erasure: 'delete',
  },
  {
    table: memberImports,
    part: 'invitations',
    rows: byUser(memberImports.userId),
    // The lines are about others.
    hidden: ['lines'],
    erasure: 'with',
  },
  {
    table: memberImports,
    part: 'invitations',
    rows: (person) => hasLineOf(person.email),
    shown: ['id', 'createdAt', 'lines'],
    reduce: ({ lines, ...row }, { email }) => ({ ...row, lines: linesOf(lines, email) }),
    erasure: 'rename',
  },
  {
    table: accessRequests,
    part: 'requests',
    rows: byAddress(accessRequests.email),
    hidden: ['reviewedBy', 'reviewerEmail'],
    erasure: 'delete',
  },
  { table: requestWords, part: 'requests', rows: ofRequest(requestWords.accessRequestId), erasure: 'with' },
  {
    table: applicationLinks,
    part: 'requests',
    rows: ofRequest(applicationLinks.accessRequestId),
    hidden: ['hash'],
    erasure: 'with',
  },
  { table: approvals, part: 'requests', rows: ofRequest(approvals.accessRequestId), erasure: 'with' },
  { table: contactRequests, part: 'messages', rows: byAddress(contactRequests.email), hidden: team, erasure: 'delete' },
  { table: circleRequests, part: 'messages', rows: byAddress(circleRequests.email), hidden: team, erasure: 'delete' },
  {
    table: inboxAnswers,
    part: 'messages',
    rows: (person) =>
      or(
        through(
          inboxAnswers.contactRequestId,
          contactRequests.id,
          contactRequests,
          byAddress(contactRequests.email),
        )(person),
        through(
          inboxAnswers.circleRequestId,
          circleRequests.id,
          circleRequests,
          byAddress(circleRequests.email),
        )(person),
      ),
    hidden: ['authorEmail'],
    erasure: 'with',
  },
  // A chat names nobody, so it is theirs only if the address was written into it.
  {
    table: chatConversations,
    part: 'messages',
    rows: ofConversation(chatConversations.id),
    hidden: team,
    erasure: 'delete',
  },
  { table: chatMessages, part: 'messages', rows: ofConversation(chatMessages.conversationId), erasure: 'with' },
  {
    table: newsletterSubscriptions,
    part: 'newsletter',
    rows: byAddress(newsletterSubscriptions.email),
    erasure: 'delete',
  },
  {
    table: newsletterLinks,
    part: 'newsletter',
    rows: through(
      newsletterLinks.subscriptionId,
      newsletterSubscriptions.id,
      newsletterSubscriptions,
      byAddress(newsletterSubscriptions.email),
    ),
    hidden: ['hash'],
    erasure: 'with',
  },
  { table: eventResponses, part: 'events', rows: byUser(eventResponses.userId), erasure: 'with' },
  {
    table: events,
    part: 'events',
    rows: through(events.id, eventResponses.eventId, eventResponses, byUser(eventResponses.userId)),
    shown: ['id', 'title', 'eventDate', 'location'],
    erasure: 'keep',
  },
  { table: eventInterests, part: 'events', rows: byUser(eventInterests.userId), erasure: 'with' },
  { table: insightDownloads, part: 'downloads', rows: byUser(insightDownloads.userId), erasure: 'with' },
  {
    table: insights,
    part: 'downloads',
    rows: through(insights.id, insightDownloads.insightId, insightDownloads, byUser(insightDownloads.userId)),
    shown: ['id', 'title', 'fileName'],
    erasure: 'keep',
  },
  {
    table: mails,
    part: 'mails',
    rows: byAddress(mails.toAddress),
    hidden: ['secret', 'secretPlaceholder'],
    erasure: 'delete',
  },
  {
    table: teamNotes,
    part: 'notes',
    rows: byAddress(teamNotes.email),
    hidden: ['authorId', 'authorEmail'],
    erasure: 'delete',
  },
  { table: savedViews, part: 'work', rows: byUser(savedViews.userId), erasure: 'with' },
  { table: formDrafts, part: 'work', rows: byUser(formDrafts.userId), erasure: 'with' },
  {
    table: contentDocuments,
    part: 'work',
    rows: byAddress(contentDocuments.updatedBy),
    shown: ['id', 'type', 'version', 'updatedAt', 'updatedBy'],
    erasure: 'rename',
  },
  {
    table: contentRevisions,
    part: 'work',
    rows: byAddress(contentRevisions.editorEmail),
    hidden: ['fields'],
    erasure: 'rename',
  },
  { table: media, part: 'work', rows: byAddress(media.uploadedBy), erasure: 'rename' },
  {
    table: auditLog,
    part: 'log',
    rows: isTheirsInLog,
    hidden: ['actorId', 'actorEmail'],
    erasure: 'rename',
  },
  {
    table: auditLog,
    part: 'log',
    rows: (person) => or(byUser(auditLog.actorId)(person), eq(auditLog.actorEmail, person.email)),
    // What it was done to is often another person.
    hidden: ['objectId', 'objectName', 'details'],
    erasure: 'rename',
  },
  {
    table: securityEvents,
    part: 'log',
    rows: (person) => or(byUser(securityEvents.userId)(person), byUser(securityEvents.actorId)(person)),
    hidden: ['hash', 'number'],
    erasure: 'keep',
  },
]

/** Tables without data about a person: counts, settings, and what only has hashes. */
export const impersonalTables: PgTable[] = [
  organisationDomains,
  clicks,
  pageViews,
  rateLimits,
  sampleContent,
  sampleData,
  siteSettings,
  erasedPeople,
]
