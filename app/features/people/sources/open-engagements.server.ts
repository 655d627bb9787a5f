import { type SQL, sql } from 'drizzle-orm'
import { deliverables } from '~/db/schema/deliverables'
import { engagementRequests, engagementSignatories, engagements } from '~/db/schema/engagements'
import { threadMessages, threads } from '~/db/schema/threads'
import { homeZone } from '~/lib/home-zone'
import { milliseconds, mostItems, noMore } from './open-row.server'

const most = sql.raw(String(mostItems))
const zone = sql.raw(`'${homeZone}'`)
const offering = sql`${engagements.program}::text || '.' || ${engagements.tier}`
/** The end of a day on the clock of the office. */
const endOf = (day: SQL) => sql`((${day} + 1)::timestamp at time zone ${zone})`

/** Offers that wait for the organisation, or for the person who may accept them. */
const offers = (
  today: SQL,
) => sql`(select 'engagement', ${engagements.id}::text, ${milliseconds(sql`${engagements.offeredAt}`)},
    ${offering}, '', '', '', ${milliseconds(endOf(sql`${engagements.validUntil}`))}, false
  from ${engagements}
  where ${engagements.state} = 'offered' and ${engagements.validUntil} >= ${today}
    and (${engagements.organisationId} in (select organisation_id from own) or (not exists (select from own) and exists (
      select from ${engagementSignatories} join people on ${engagementSignatories.userId} = people.user_id
      where ${engagementSignatories.engagementId} = ${engagements.id})))
  order by ${engagements.validUntil} limit ${most})`

/** What was promised to the organisation and is late. */
const late = (
  today: SQL,
) => sql`(select 'deliverable', ${engagements.id}::text, ${milliseconds(endOf(sql`${deliverables.dueOn}`))},
    ${deliverables.title} ->> 'en', '', '', ${deliverables.id}::text, ${noMore}
  from ${engagements} join ${deliverables} on ${deliverables.engagementId} = ${engagements.id}
  where ${engagements.organisationId} in (select organisation_id from own) and ${engagements.state} = 'running'
    and ${deliverables.state} in ('upcoming', 'pending') and ${deliverables.dueOn} < ${today}
  order by ${deliverables.dueOn} limit ${most})`

const requests = sql`(select 'program', ${engagementRequests.id}::text, ${milliseconds(sql`${engagementRequests.createdAt}`)},
    ${engagementRequests.program}::text || '.' || coalesce(${engagementRequests.tier}, ''), people.id, people.name, people.email, ${noMore}
  from people join ${engagementRequests} on ${engagementRequests.userId} = people.user_id
  where ${engagementRequests.doneAt} is null
  order by ${engagementRequests.createdAt} limit ${most})`

/** Threads in which an answer of ours waits: of the organisation, or the one that this person waits in. */
const waiting = sql`(select 'thread', ${threads.id}::text, ${milliseconds(sql`${threads.waitingSince}`)}, ${threads.subject},
    coalesce(author.id::text, ''), coalesce(author.name, ''), '', ${noMore}
  from ${threads} left join lateral (
    select ${threadMessages.authorId} as id, ${threadMessages.authorName} as name from ${threadMessages}
    where ${threadMessages.threadId} = ${threads.id} and not ${threadMessages.isFromTeam} and ${threadMessages.createdAt} >= ${threads.waitingSince}
    order by ${threadMessages.number} limit 1) author on true
  where ${threads.waitingSince} is not null and (${threads.organisationId} in (select organisation_id from own)
    or (not exists (select from own) and author.id in (select user_id from people)))
  order by ${threads.waitingSince} limit ${most})`

/** What waits in engagements and threads. */
export const openOfEngagements = (now: Date): SQL => {
  const today = sql`(${now.toISOString()}::timestamptz at time zone ${zone})::date`
  return sql`${offers(today)} union all ${late(today)} union all ${requests} union all ${waiting}`
}
