import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { schema } from '~/db/schema.server'
import { type RecordName, records } from './model'

const request = 'status locale createdAt'
const handling = 'assignedTo doneAt doneBy'
const consent = 'consentText consentVersion consentedAt'
const audiences = ['name', 'title', 'organisation', 'country', 'seeks', 'offers', 'email']
  .map((field) => `${field}Audience`)
  .join(' ')
const reviewed = 'reviewedAt reviewedBy reviewerEmail notes decisionNote'
const told = 'reviewStartedAt correctedAt delayToldAt withdrawnAt'
const link = 'expiresAt usedAt replacedAt createdAt'

/**
 * The record of /privacy that describes a table, and the described columns. When this fails: describe in
 * `app/i18n/messages/privacy/`, in every language, what the new column stores, and add it here.
 */
const described: Record<string, [record: RecordName, columns: string]> = {
  contact_requests: ['contact', `name organization email interest message ${request} ${handling}`],
  inbox_answers: ['contact', 'contactRequestId circleRequestId subject body authorEmail createdAt'],
  access_requests: ['access', `name email organization role reason ${request} ${reviewed} ${told}`],
  request_words: ['access', 'accessRequestId kind name organization role reason createdAt mailedAt'],
  application_links: ['access', 'hash accessRequestId createdAt'],
  circle_requests: [
    'circles',
    `name email organization role country why interests eventId ${consent} ${request} ${handling}`,
  ],
  newsletter_subscriptions: ['newsletter', `email askedAt confirmedAt unsubscribedAt ${consent} ${request}`],
  newsletter_links: ['newsletter', `hash subscriptionId purpose mailKey ${link}`],
  users: [
    'account',
    'email formerAddresses name passwordHash hasPassword locale createdAt lastSignInAt inactiveAskedAt inactiveAskedAgainAt factorGraceAt',
  ],
  user_access_levels: ['account', 'userId role accessLevel hasOwnLevel adminRole createdAt'],
  organisations: ['account', 'name kind country level ownerId notes tags version createdAt updatedAt'],
  organisation_domains: ['account', 'domain organisationId'],
  organisation_members: ['account', 'userId organisationId joinedAt'],
  sessions: [
    'account',
    'hash userId userAgent createdAt usedAt expiresAt provenAt hasSecondFactor viewRole viewLevel viewLocale viewTheme viewUntil',
  ],
  passkeys: ['account', 'userId credentialId publicKey counter transports name createdAt lastUsedAt'],
  totp_secrets: ['account', 'userId secret confirmedAt lastStep createdAt'],
  recovery_codes: ['account', 'userId hash usedAt createdAt'],
  auth_challenges: ['account', 'hash purpose userId expiresAt'],
  identity_providers: ['account', 'organisationId issuer clientId clientSecret isEnabled createdAt'],
  linked_identities: ['account', 'userId providerId issuer subject createdAt lastUsedAt'],
  pending_sign_ons: [
    'account',
    'hash providerId browserHash nonce codeVerifier destination userId createdAt expiresAt',
  ],
  calendar_feeds: ['account', 'userId hash token scope createdAt'],
  registrations: ['account', 'email passwordHash locale createdAt'],
  account_links: ['account', `hash purpose email userId locale ${link}`],
  invitations: [
    'account',
    'email name role accessLevel adminRole organisationId accessRequestId inviterId inviterEmail locale hash expiresAt acceptedAt revokedAt replacedAt createdAt',
  ],
  colleague_proposals: ['account', 'organisationId proposerId email name decision decidedAt deciderEmail createdAt'],
  approvals: ['access', 'accessRequestId effect organisationId newOrganisation doneAt'],
  member_imports: ['account', 'userId fileName lines run createdAt'],
  event_responses: ['account', 'eventId userId response code updatedAt'],
  event_messages: [
    'editing',
    'eventId kind status groups userIds organisationIds texts files version authorEmail senderEmail sendAt sentAt skipped createdAt updatedAt',
  ],
  event_message_recipients: ['account', 'messageId userId announcedEventId createdAt mailedAt'],
  event_reminders: ['account', 'eventId userId kind eventDate createdAt'],
  event_confirmations: ['account', 'eventId userId response mailedAt'],
  event_waitlist: ['account', 'eventId userId pairId number since heldUntil passedFor'],
  seat_offers: ['account', 'eventId userId pairId reason state offeredAt until endedAt hash'],
  event_history: ['account', 'eventId number userId what reason pairId until byId at'],
  check_ins: ['account', 'eventId userId isPresent tappedAt receivedAt byId deviceId'],
  event_feedback: ['account', 'eventId userId rating bestPart nextTopic createdAt updatedAt'],
  insight_downloads: ['account', 'userId insightId createdAt'],
  team_notes: ['teamNotes', 'email organisationId text authorId authorEmail createdAt'],
  user_preferences: [
    'account',
    'userId startPage digestHour digestSentOn isCompact showsAttendance firstSteps skippedSteps wantsAnnouncements',
  ],
  member_profiles: ['directory', `userId name role title country seeks offers ${audiences}`],
  consents: ['consents', 'userId email purpose isGiven words version locale way choices createdAt'],
  saved_views: ['account', 'userId page name query createdAt'],
  form_drafts: ['editing', 'userId form values baseVersion updatedAt'],
  engagements: [
    'engagements',
    'organisationId program tier lines total priceRevision state ownerId locale terms validUntil startsOn renews acceptedText acceptedById acceptedByName offeredAt decidedAt startedAt closedAt version createdAt updatedAt',
  ],
  engagement_signatories: ['engagements', 'engagementId userId'],
  engagement_history: ['engagements', 'engagementId number state reason byId at'],
  engagement_requests: ['engagements', 'userId program tier message engagementId createdAt doneAt doneBy'],
  deliverables: [
    'engagements',
    'engagementId templateKey title text side ownerId dueOn due state needsAcceptance completedAt acceptedAt acceptedByName acceptedById position version createdAt updatedAt',
  ],
  deliverable_history: ['engagements', 'deliverableId number state reason byId at'],
  deliverable_files: ['engagements', 'deliverableId fileKey fileName mediaType size createdAt'],
  introductions: [
    'engagements',
    'engagementId organisationName personName personRole organisationId introducedOn metOn note authorId version createdAt updatedAt',
  ],
  hospital_hours: ['engagements', 'organisationId activity hours givenOn note enteredBy createdAt'],
  threads: [
    'dialogue',
    'organisationId subject engagementId eventId introductionId ownerId messageCount waitingSince lastMessageAt createdAt',
  ],
  thread_messages: ['dialogue', 'threadId number authorId authorName isFromTeam body via mentions createdAt'],
  thread_files: ['dialogue', 'messageId fileKey fileName mediaType size'],
  thread_readers: ['dialogue', 'threadId userId readUpTo'],
  inbound_mails: ['dialogue', 'hash messageId refusal createdAt'],
  event_interests: ['interests', 'userId createdAt'],
  content_documents: ['editing', 'type published draft createdAt publishedAt updatedAt updatedBy version changedAt'],
  content_revisions: ['editing', 'documentId version kind fields editorEmail createdAt'],
  media: ['editing', 'fileKey fileName mediaType size width height uploadedBy createdAt'],
  data_exports: ['rights', 'email status locale hash fileKey size createdAt expiresAt fetchedAt'],
  erasures: ['rights', 'email requestedBy locale createdAt dueAt toldAt'],
  erased_people: ['rights', 'hash erasedAt'],
  rights_links: ['rights', 'hash email locale createdAt expiresAt'],
  processing_limits: ['rights', 'email restrictedAt restrictedBy objectedAt'],
  audit_log: ['log', 'actorId actorEmail action objectId objectName details createdAt'],
  security_events: ['security', 'number kind outcome userId actorId network details createdAt hash'],
  chat_conversations: ['chat', `createdAt ${handling}`],
  chat_messages: ['chat', 'conversationId content locale createdAt'],
  mails: [
    'mails',
    'key template locale toName toAddress replyTo subject html text headers attachments secret secretPlaceholder status attempts lastError createdAt sentAt',
  ],
  rate_limits: ['limits', 'key tries endsAt'],
  clicks: ['clicks', 'day category label count'],
  page_views: ['views', 'day path count'],
}

/** Content and settings of admins; no personal data. */
const notPersonal = [
  'deleted_security_events',
  'deletion_reports',
  'deliverable_templates',
  'event_materials',
  'events',
  'insights',
  'message_snippets',
  'sample_data',
  'sample_content',
  'site_settings',
]

const tables = Object.values(schema)
  .filter((entry): entry is PgTable & typeof entry => is(entry, PgTable))
  .map((table) => [getTableName(table), table] as const)

test.each(tables.filter(([name]) => !notPersonal.includes(name)))(
  '/privacy describes every column of %s',
  (name, table) => {
    // What the database computes has nothing that the other columns do not have.
    const stored = Object.entries(getTableColumns(table)).filter(([, column]) => !column.generated)
    const columns = stored.map(([name]) => name).filter((name) => name !== 'id')
    expect(columns.toSorted()).toEqual((described[name]?.[1] ?? '').split(' ').toSorted())
  },
)

test('every record on /privacy belongs to a table', () => {
  const names = new Set(Object.values(described).map(([record]) => record))
  expect([...names].toSorted()).toEqual(records.map(({ record }) => record).toSorted())
})
