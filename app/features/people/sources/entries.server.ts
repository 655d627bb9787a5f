import { and, eq, isNotNull, not, sql } from 'drizzle-orm'
import { accessRequests as requests, requestWords as words } from '~/db/schema/access-requests'
import { auditLog, isInvitation, isNoView, origin } from '~/db/schema/audit-log'
import { circleRequests as circles } from '~/db/schema/circle-requests'
import { contactRequests as contacts } from '~/db/schema/contact-requests'
import { inboxAnswers } from '~/db/schema/inbox'
import { insightDownloads, insights } from '~/db/schema/insights'
import { mails } from '~/db/schema/mails'
import { newsletterSubscriptions as letters } from '~/db/schema/newsletter-subscriptions'
import { organisations } from '~/db/schema/organisations'
import { teamNotes } from '~/db/schema/team-notes'
import { engagementSources } from './engagement-entries.server'
import { eventSources } from './event-entries.server'
import { invitationSources } from './invitation-entries.server'
import { beginningOf, bySender, isAboutThem, logRow, type Part, type Source } from './source.server'

const requestRow = { kind: 'requests', from: sql`${requests}`, id: requests.id } as const

/** Decisions are rows of their own, as are answers, and notes have their text. */
const shownElsewhere = sql`('access-request.approved', 'access-request.rejected', 'inbox.answered', 'team-note.added')`

/** Not in a tagged template: the build escapes it in a string only, and V8 takes two bytes for each character of a file that has it. */
const arrow = sql.raw("' → '")
/** From what to what, where the log has it. */
const change = sql`(${auditLog.details} ->> 'from') || ${arrow} || (${auditLog.details} ->> 'to')`
/** From which organisation to which, of a merge and of a split. */
const fromWhere = sql`(${auditLog.details} ->> 'from') || ${arrow} || ${auditLog.objectName}`
const nameOfMerged = sql`case when not exists (select from ${organisations} where ${organisations.id} = own.organisation_id) then ${auditLog.objectName} end`
const isChange = and(isNoView(auditLog.action), sql`${auditLog.action} not in ${shownElsewhere}`)
/** On the page of an organisation they are rows of their own, whether or not the colleague belongs to it by now. */
const isNoProposal = sql`${auditLog.action} not in ('proposal.confirmed', 'proposal.declined')`

const answersOf = (table: typeof contacts | typeof circles, kind: 'contact' | 'circles'): Source[] => {
  const requestId = kind === 'contact' ? inboxAnswers.contactRequestId : inboxAnswers.circleRequestId
  return bySender(table, {
    ...{ kind: 'messages', type: 'answered' },
    from: sql`${inboxAnswers} join ${table} on ${table.id} = ${requestId}`,
    id: inboxAnswers.id,
    at: inboxAnswers.createdAt,
    ref: sql`${sql.raw(`'${kind}.'`)} || ${table.id}::text`,
    title: inboxAnswers.subject,
    detail: beginningOf(inboxAnswers.body),
    by: inboxAnswers.authorEmail,
  })
}

const ofItem = (part: Part) => sql`(select ${part} from ${insights} where ${insights.id} = found.ref::uuid)`

export const sources: Source[] = [
  ...invitationSources,
  ...bySender(requests, {
    ...requestRow,
    type: 'request-sent',
    at: requests.createdAt,
    title: requests.organization,
    detail: beginningOf(requests.reason),
  }),
  ...bySender(
    requests,
    {
      ...requestRow,
      type: 'request-decided',
      at: requests.reviewedAt,
      title: sql`${requests.status}::text`,
      detail: requests.decisionNote,
      by: requests.reviewerEmail,
    },
    and(isNotNull(requests.reviewedAt), sql`${requests.status} <> 'pending'`),
  ),
  ...bySender(
    requests,
    { ...requestRow, type: 'request-corrected', at: requests.correctedAt },
    isNotNull(requests.correctedAt),
  ),
  ...bySender(
    requests,
    {
      ...{ kind: 'requests', type: 'request-repeated', id: words.id, at: words.createdAt },
      from: sql`${words} join ${requests} on ${requests.id} = ${words.accessRequestId}`,
      ref: sql`${requests.id}::text`,
      title: words.organization,
      detail: beginningOf(words.reason),
    },
    sql`${words.kind} = 'later'`,
  ),
  ...eventSources,
  ...engagementSources,
  {
    ...{ kind: 'downloads', type: 'downloaded', of: 'people' },
    from: sql`${insightDownloads}`,
    where: sql`${insightDownloads.userId} = people.user_id`,
    id: insightDownloads.id,
    at: insightDownloads.createdAt,
    ref: sql`${insightDownloads.insightId}::text`,
    lookUp: { title: ofItem(sql`${insights.title} ->> 'en'`), detail: ofItem(insights.fileName) },
  },
  ...bySender(contacts, {
    ...{ kind: 'messages', type: 'contact', from: sql`${contacts}`, id: contacts.id, at: contacts.createdAt },
    title: sql`case when ${contacts.doneAt} is null then 'open' else 'done' end`,
    detail: beginningOf(contacts.message),
  }),
  ...bySender(circles, {
    ...{ kind: 'messages', type: 'circles', from: sql`${circles}`, id: circles.id, at: circles.createdAt },
    title: sql`case when ${circles.doneAt} is null then 'open' else ${circles.status}::text end`,
    detail: beginningOf(circles.why),
  }),
  ...answersOf(contacts, 'contact'),
  ...answersOf(circles, 'circles'),
  {
    ...{ kind: 'messages', type: 'newsletter', of: 'people' },
    from: sql`${letters}`,
    where: sql`${letters.email} = people.email`,
    id: letters.id,
    at: letters.createdAt,
    title: sql`${letters.status}::text`,
  },
  {
    ...{ kind: 'mails', type: 'mail', of: 'people' },
    from: sql`${mails}`,
    where: sql`lower(${mails.toAddress}) = people.email`,
    id: mails.id,
    at: mails.createdAt,
    title: mails.subject,
    // Sent without a time: only written to a file.
    detail: sql`case when ${mails.status} = 'sent' and ${mails.sentAt} is null then 'written' else ${mails.status}::text end`,
  },
  {
    ...logRow,
    ...{ kind: 'edits', type: 'changed', of: 'objects' },
    where: and(isAboutThem, isChange, not(isInvitation(auditLog.action))),
    onOrganisation: isNoProposal,
    title: auditLog.action,
    detail: change,
  },
  {
    ...logRow,
    ...{ kind: 'edits', type: 'did', of: 'people' },
    // What someone did to their own account is above.
    where: and(
      sql`${auditLog.actorId} = people.user_id`,
      isNoView(auditLog.action),
      sql`${auditLog.objectId} <> people.user_id::text`,
    ),
    title: auditLog.action,
    detail: auditLog.objectName,
  },
  {
    ...logRow,
    ...{ kind: 'edits', type: 'changed', of: 'own' },
    where: and(sql`${auditLog.objectId} = own.organisation_id::text`, isChange),
    title: auditLog.action,
    detail: sql`coalesce(${change}, ${auditLog.details} ->> 'user', ${fromWhere}, ${nameOfMerged})`,
  },
  {
    // On the page of what it was split off.
    ...logRow,
    ...{ kind: 'edits', type: 'changed', of: 'own', title: auditLog.action, detail: fromWhere },
    where: sql`${origin(auditLog.details)} = own.organisation_id::text and ${auditLog.action} = 'organisation.split'
      and not exists (select from own as merged where merged.organisation_id::text = ${auditLog.objectId})`,
  },
  {
    // On the page of someone who was moved by it.
    ...logRow,
    ...{ kind: 'edits', type: 'changed', of: 'people', title: auditLog.action, detail: fromWhere },
    where: sql`${auditLog.action} = 'organisation.split' and ${auditLog.details} -> 'users' ? people.user_id::text`,
    onOrganisation: false,
  },
  ...noteSources(),
]

function noteSources(): Source[] {
  const { id, authorId, createdAt, text, authorEmail } = teamNotes
  const note: Omit<Source, 'of' | 'where'> = {
    ...{ kind: 'notes', type: 'note', from: sql`${teamNotes}`, id, at: createdAt },
    ...{ ref: sql`${authorId}::text`, detail: text, by: authorEmail },
  }
  return [
    { ...note, of: 'people', where: sql`${teamNotes.email} = people.email` },
    { ...note, of: 'own', where: eq(teamNotes.organisationId, sql`own.organisation_id`) },
  ]
}
