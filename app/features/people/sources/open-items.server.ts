import { and, type SQL, sql } from 'drizzle-orm'
import { requestDomain, accessRequests as requests } from '~/db/schema/access-requests'
import { circleRequests as circles } from '~/db/schema/circle-requests'
import { contactRequests as contacts } from '~/db/schema/contact-requests'
import { events } from '~/db/schema/events'
import { invitations, colleagueProposals as proposals } from '~/db/schema/invitations'
import { mails } from '~/db/schema/mails'
import { eventWaitlist, seatOffers } from '~/db/schema/seats'
import { users } from '~/db/schema/users'
import { isOpenInvitation } from '~/features/accounts/queries.server'
import { stuckDays } from '~/features/mail-log/model'
import { isLinkLost } from '~/features/mail-log/queries.server'
import type { OpenItem } from '../model'
import { openOfEngagements } from './open-engagements.server'
import { milliseconds, mostItems, noMore } from './open-row.server'
import { type Subject, subjectTables } from './subject.server'

export type OpenRow = {
  kind: OpenItem['kind']
  id: string
  at: string
  title: string
  person_id: string
  person_name: string
  email: string
  until: string | null
  is_link_lost: boolean
}

const sentBy = (table: typeof requests | typeof contacts | typeof circles, isOpen: SQL, kind: string, title: SQL) =>
  sql`(select ${sql.raw(`'${kind}'`)} as kind, ${table.id}::text as id, ${milliseconds(sql`${table.createdAt}`)} as at, ${title} as title,
      ${table.id}::text as person_id, ${table.name} as person_name, lower(${table.email}) as email, ${noMore}
    from ${table}
    where ${isOpen} and (lower(${table.email}) in (select email from people) or ${requestDomain(table.email)} in (select domain from places))
    order by ${table.createdAt} limit ${sql.raw(String(mostItems))})`

const failedMails = (now: Date) => {
  const since = new Date(now.getTime() - stuckDays * 24 * 60 * 60 * 1000).toISOString()
  return sql`(select 'mail', ${mails.id}::text, ${milliseconds(sql`${mails.createdAt}`)}, ${mails.subject}, people.id, people.name,
      ${mails.toAddress}, null::float8, ${isLinkLost}
    from people join ${mails} on lower(${mails.toAddress}) = people.email
    where ${mails.status} = 'failed' and ${mails.createdAt} >= ${since}::timestamptz
    order by ${mails.createdAt} desc limit ${sql.raw(String(mostItems))})`
}

/** Invitations that work: of the person, into the organisation, or of people with an address of its domains. */
const openInvitations = (now: Date) => {
  const { id, email, name, createdAt, expiresAt } = invitations
  const isWaiting = and(isOpenInvitation, sql`${expiresAt} > ${now.toISOString()}::timestamptz`)
  return sql`(select 'invitation', ${id}::text, ${milliseconds(sql`${createdAt}`)}, '', ${id}::text,
      coalesce(nullif(${name}, ''), ${email}), ${email}, ${milliseconds(sql`${expiresAt}`)}, false
    from ${invitations}
    where ${isWaiting} and (${email} in (select email from people where user_id is null)
      or split_part(${email}, '@', 2) in (select domain from places))
    order by ${expiresAt} limit ${sql.raw(String(mostItems))})`
}

/** Of who has proposed someone, of that one, or of the organisation for which it was: a proposer may have left it. */
const openProposals = sql`(select 'proposal', ${proposals.id}::text, ${milliseconds(sql`${proposals.createdAt}`)},
    ${proposals.name} || ' <' || ${proposals.email} || '>', ${users.id}::text, coalesce(nullif(${users.name}, ''), ${users.email}),
    ${users.email}, ${noMore}
  from ${proposals} join ${users} on ${users.id} = ${proposals.proposerId}
  where ${proposals.decision} is null and (${proposals.organisationId} in (select organisation_id from own)
    or (not exists (select from own) and (${proposals.proposerId} in (select user_id from people)
      or ${proposals.email} in (select email from people))))
  order by ${proposals.createdAt} limit ${sql.raw(String(mostItems))})`

/** Places on waitlists, and seats that are kept for them, of events that have not begun. */
const seats = (now: Date) => {
  const isAhead = sql`${events.status} = 'scheduled' and ${events.eventDate} > ${now.toISOString()}::timestamptz`
  const most = sql.raw(String(mostItems))
  return sql`(select 'waiting', ${events.id}::text, ${milliseconds(sql`${eventWaitlist.since}`)}, ${events.title}, people.id, people.name,
      people.email, ${noMore}
    from people join ${eventWaitlist} on ${eventWaitlist.userId} = people.user_id join ${events} on ${events.id} = ${eventWaitlist.eventId}
    where ${isAhead} order by ${eventWaitlist.since} limit ${most})
  union all (select 'offer', ${events.id}::text, ${milliseconds(sql`${seatOffers.offeredAt}`)}, ${events.title}, people.id, people.name,
      people.email, ${milliseconds(sql`${seatOffers.until}`)}, false
    from people join ${seatOffers} on ${seatOffers.userId} = people.user_id join ${events} on ${events.id} = ${seatOffers.eventId}
    where ${seatOffers.state} = 'open' and ${isAhead} order by ${seatOffers.until} limit ${most})`
}

/** What waits, the oldest of each kind first. */
export const openItemsQuery = (subject: Subject, now: Date): SQL => sql`with ${subjectTables(subject)}
  ${sentBy(requests, sql`${requests.status} = 'pending'`, 'request', sql`${requests.organization}`)}
  union all ${sentBy(contacts, sql`${contacts.doneAt} is null`, 'contact', sql`left(${contacts.message}, 160)`)}
  union all ${sentBy(circles, sql`${circles.doneAt} is null`, 'circles', sql`left(${circles.why}, 160)`)}
  union all ${openProposals}
  union all ${openInvitations(now)}
  union all ${failedMails(now)}
  union all ${seats(now)}
  union all ${openOfEngagements(now)}`
