import { type SQL, sql } from 'drizzle-orm'
import { accessRequests } from '~/db/schema/access-requests'
import { auditLog, isMerge, origin } from '~/db/schema/audit-log'
import { circleRequests } from '~/db/schema/circle-requests'
import { contactRequests } from '~/db/schema/contact-requests'
import { invitations } from '~/db/schema/invitations'
import { organisationMembers } from '~/db/schema/organisations'
import { users } from '~/db/schema/users'
import type { PersonRef } from '../model'

/** Whose page it is: one person, or an organisation with its members, those invited into it and the domains of its people. */
export type Subject = { person: PersonRef } | { organisation: { id: string; domains: string[] } }

export const subjectKind = (subject: Subject) => ('person' in subject ? 'person' : 'organisation')

/**
 * What the statements about a subject begin with, so that all the rest of them is the same text for a person and for an
 * organisation. `people`: everyone it is about; `senders`: those of them who have sent a request or a message, who are
 * few; `objects`: what the log knows people by; `places`: domains; `own`: the organisation, and those that were merged into it.
 */
export const subjectTables = (subject: Subject): SQL => sql`
  people(user_id, email, id, name) as materialized (${peopleOf(subject)}),
  places(domain) as materialized (${placesOf(subject)}),
  own(organisation_id) as materialized (${ownOf(subject)}),
  sent(object_id, email, id, name) as materialized (
    ${sql.join(
      [accessRequests, contactRequests, circleRequests].map(
        (table) =>
          sql`select found.id::text, people.email, people.id, people.name from people cross join lateral (
            select ${table.id} as id from ${table} where lower(${table.email}) = people.email limit 1000) found`,
      ),
      sql` union all `,
    )}),
  senders(email, id, name) as materialized (select distinct sent.email, sent.id, sent.name from sent),
  objects(object_id, id, name) as materialized (
    select people.user_id::text, people.id, people.name from people where people.user_id is not null
    union all select people.email, people.id, people.name from people
    union all select sent.object_id, sent.id, sent.name from sent)`

const peopleOf = (subject: Subject) =>
  'person' in subject
    ? sql`select ${subject.person.userId}::uuid, ${subject.person.email}::text, ${subject.person.id}::text, ${subject.person.name || subject.person.email}::text
        union all select null::uuid, unnest(${users.formerAddresses}), ${subject.person.id}, ${subject.person.name || subject.person.email}
          from ${users} where ${users.id} = ${subject.person.userId}`
    : sql`select ${users.id}, ${users.email}, ${users.id}::text, coalesce(nullif(${users.name}, ''), ${users.email})
        from ${organisationMembers} join ${users} on ${users.id} = ${organisationMembers.userId}
        where ${organisationMembers.organisationId} = ${subject.organisation.id}
      union all ${invitedInto(subject.organisation.id)}`

/** Who is to join it and has no account yet. An invitation that was replaced is that of another address or organisation, or sent again. */
function invitedInto(organisationId: string) {
  const { id, email, name, createdAt, acceptedAt, replacedAt } = invitations
  return sql`select null::uuid, invited.email, invited.id::text, coalesce(nullif(invited.name, ''), invited.email) from (
    select distinct on (${email}) ${id}, ${email}, ${name} from ${invitations}
    where ${invitations.organisationId} = ${organisationId} and ${acceptedAt} is null and ${replacedAt} is null
      and not exists (select from ${users} where ${users.email} = ${email})
    order by ${email}, ${createdAt} desc) invited`
}

const placesOf = (subject: Subject) =>
  'person' in subject
    ? sql`select null::text where false`
    : sql`select jsonb_array_elements_text(${JSON.stringify(subject.organisation.domains)}::jsonb)`

const ownOf = (subject: Subject) =>
  'person' in subject
    ? sql`select null::uuid where false`
    : sql`with recursive merged(id) as (
        select ${subject.organisation.id}::uuid
        union select ${origin(auditLog.details)}::uuid from merged
          join ${auditLog} on ${auditLog.objectId} = merged.id::text and ${isMerge(auditLog.action)}
      ) select id from merged where id is not null`
