import { sql } from 'drizzle-orm'
import { deliverableHistory, deliverables } from '~/db/schema/deliverables'
import { engagementHistory, engagementRequests, engagements } from '~/db/schema/engagements'
import { introductions } from '~/db/schema/introductions'
import { threadMessages, threads } from '~/db/schema/threads'
import { users } from '~/db/schema/users'
import { beginningOf, type Part, type Source } from './source.server'

const nameOf = (userId: Part) => sql`(select ${users.email} from ${users} where ${users.id} = ${userId})`
const offering = sql`${engagements.program}::text || '.' || ${engagements.tier}`
const isOwn = sql`${engagements.organisationId} = own.organisation_id`
const ofOrganisation = { of: 'own' } as const
/** On the page of an organisation its own rows have it. */
const ofPerson = (column: Part): Pick<Source, 'of' | 'where' | 'onOrganisation'> => ({
  of: 'people',
  where: sql`${column} = people.user_id`,
  onOrganisation: false,
})

const changed: Omit<Source, 'of' | 'where'> = {
  ...{ kind: 'engagements', type: 'engagement-changed', at: engagementHistory.at },
  from: sql`${engagementHistory} join ${engagements} on ${engagements.id} = ${engagementHistory.engagementId}`,
  id: sql`(${engagementHistory.engagementId}::text || '-' || ${engagementHistory.number}::text) collate "C"`,
  ref: sql`${engagements.id}::text`,
  title: offering,
  detail: sql`${engagementHistory.state}::text || ' ' || ${engagementHistory.reason}`,
  by: nameOf(engagementHistory.byId),
}

const done: Omit<Source, 'of' | 'where'> = {
  ...{ kind: 'engagements', type: 'deliverable-changed', at: deliverableHistory.at },
  from: sql`${deliverableHistory} join ${deliverables} on ${deliverables.id} = ${deliverableHistory.deliverableId}
    join ${engagements} on ${engagements.id} = ${deliverables.engagementId}`,
  id: sql`(${deliverableHistory.deliverableId}::text || '-' || ${deliverableHistory.number}::text) collate "C"`,
  ref: sql`${engagements.id}::text`,
  title: sql`${deliverables.title} ->> 'en'`,
  detail: sql`${deliverableHistory.state}::text || ' ' || ${deliverableHistory.reason}`,
  by: nameOf(deliverableHistory.byId),
}
/** That it will be due, or is, is no news of its own. Reopening has a reason. */
const isDone = sql`(${deliverableHistory.state} in ('complete', 'dropped') or ${deliverableHistory.reason} <> '')`
/** `complete` right after `complete`: an acceptance that was undone. */
const isUndoneAcceptance = sql`(${deliverableHistory.state} = 'complete' and exists (
    select from ${deliverableHistory} as before where before.deliverable_id = ${deliverableHistory.deliverableId}
      and before.number = ${deliverableHistory.number} - 1 and before.state = 'complete'))`
const undone: Omit<Source, 'of' | 'where'> = { ...done, type: 'deliverable-accepted', detail: sql`''` }

const accepted: Omit<Source, 'of' | 'where'> = {
  ...{ kind: 'engagements', type: 'deliverable-accepted', at: deliverables.acceptedAt },
  from: sql`${deliverables} join ${engagements} on ${engagements.id} = ${deliverables.engagementId}`,
  id: deliverables.id,
  ref: sql`${engagements.id}::text`,
  title: sql`${deliverables.title} ->> 'en'`,
}
const isAccepted = sql`${deliverables.acceptedAt} is not null`

const introduced: Omit<Source, 'of' | 'where'> = {
  ...{ kind: 'engagements', type: 'introduction-made', at: introductions.createdAt },
  from: sql`${introductions} join ${engagements} on ${engagements.id} = ${introductions.engagementId}`,
  id: introductions.id,
  ref: sql`${engagements.id}::text`,
  title: sql`${introductions.personName} || ', ' || ${introductions.organisationName}`,
  detail: introductions.note,
  by: nameOf(introductions.authorId),
}

const message: Omit<Source, 'of' | 'where'> = {
  ...{ kind: 'messages', type: 'thread-message', id: threadMessages.id, at: threadMessages.createdAt },
  from: sql`${threadMessages} join ${threads} on ${threads.id} = ${threadMessages.threadId}`,
  ref: sql`${threads.id}::text`,
  title: threads.subject,
  detail: beginningOf(threadMessages.body),
  by: sql`case when ${threadMessages.isFromTeam} then ${nameOf(threadMessages.authorId)} end`,
}

/** What was agreed with an organisation and done for it, its dialogue with us, and what each of its people did in these. */
export const engagementSources: Source[] = [
  { ...changed, ...ofOrganisation, where: isOwn },
  { ...changed, ...ofPerson(engagementHistory.byId) },
  { ...done, ...ofOrganisation, where: sql`${isOwn} and ${isDone} and not ${isUndoneAcceptance}` },
  { ...undone, ...ofOrganisation, where: sql`${isOwn} and ${isUndoneAcceptance}` },
  {
    ...undone,
    of: 'people',
    where: sql`${deliverableHistory.byId} = people.user_id and ${isUndoneAcceptance}`,
    onOrganisation: false,
  },
  {
    ...accepted,
    ...ofOrganisation,
    where: sql`${isOwn} and ${isAccepted}`,
    person: { id: deliverables.acceptedById, name: deliverables.acceptedByName },
  },
  {
    ...accepted,
    of: 'people',
    where: sql`${deliverables.acceptedById} = people.user_id and ${isAccepted}`,
    onOrganisation: false,
  },
  { ...introduced, ...ofOrganisation, where: isOwn },
  {
    ...{ kind: 'engagements', type: 'program-asked', of: 'people', from: sql`${engagementRequests}` },
    where: sql`${engagementRequests.userId} = people.user_id`,
    ...{ id: engagementRequests.id, at: engagementRequests.createdAt },
    title: sql`${engagementRequests.program}::text || '.' || coalesce(${engagementRequests.tier}, '')`,
    detail: beginningOf(engagementRequests.message),
  },
  {
    ...message,
    ...ofOrganisation,
    where: sql`${threads.organisationId} = own.organisation_id`,
    person: {
      id: sql`case when not ${threadMessages.isFromTeam} then ${threadMessages.authorId} end`,
      name: threadMessages.authorName,
    },
  },
  { ...message, ...ofPerson(threadMessages.authorId) },
]
