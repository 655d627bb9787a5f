import { type SQL, sql } from 'drizzle-orm'
import { auditLog } from '~/db/schema/audit-log'
import { eventResponses, events } from '~/db/schema/events'
import { organisationMembers, organisations } from '~/db/schema/organisations'
import { processingLimits } from '~/db/schema/personal-data'
import { eventHistory } from '~/db/schema/seats'
import { userAccessLevels, users } from '~/db/schema/users'
import { overAt, presentGuests } from '~/features/check-in/sources/present.server'
import type { MemberRole } from '~/lib/member-roles'
import type { Ctx } from '~/web/ctx.server'
import type { EventFigures, GuestFigures } from '../model'

const dayMs = 24 * 60 * 60 * 1000
const moment = (date: Date) => sql`${date.toISOString()}::timestamptz`

/** When members could see an event: published, or created for those that were never drafts. */
const seenAt = sql`coalesce((select min(${auditLog.createdAt}) from ${auditLog}
  where ${auditLog.objectId} = ${events.id}::text and ${auditLog.action} = 'event.published'), ${events.createdAt})`

type Row = GuestFigures & {
  /** What the row is about: all guests, those of a role, those of a country. */
  of: 'all' | 'role' | 'country'
  role: MemberRole | null
  country: string | null
}

/**
 * Answers to the events that ended in the period, and who came, in one statement. Whoever objects to statistics, or whose
 * data may only be stored, is in none of the figures.
 */
export async function countGuests({ db, now }: Ctx, days: number): Promise<EventFigures> {
  const isHeld = sql`${events.status} = 'scheduled' and ${overAt} <= ${moment(now)} and ${overAt} > ${moment(new Date(now.getTime() - days * dayMs))}`
  const { rows } = await db.execute<Row>(sql`
    with held as materialized (select ${events.id} as event_id, ${seenAt} as seen_at from ${events} where ${isHeld}),
    present as materialized (select event_id, user_id from ${presentGuests(db)} where event_id in (select event_id from held)),
    answered as (
      select ${eventResponses.eventId}, ${eventResponses.userId}, ${eventResponses.response}, ${eventResponses.updatedAt}
      from ${eventResponses} where ${eventResponses.eventId} in (select event_id from held)
    ),
    first_answers as (
      select ${eventHistory.eventId}, ${eventHistory.userId}, min(${eventHistory.at}) as at from ${eventHistory}
      where ${eventHistory.eventId} in (select event_id from held) and ${eventHistory.what} in ('attending', 'not-attending', 'joined')
      group by 1, 2
    ),
    known as (
      select event_id, user_id, answered.response, answered.updated_at, present.user_id is not null as came
      from answered full join present using (event_id, user_id)
    ),
    guests as (
      select known.response is not null as has_answered, known.response = 'attending' as is_attending, known.came,
        known.response = 'attending' and not known.came and known.event_id in (select event_id from present) as is_no_show,
        extract(epoch from coalesce(first_answers.at, known.updated_at) - held.seen_at) / 86400 as lead,
        ${roleOfGuest} as role, ${organisations.country} as country
      from known
      join held on held.event_id = known.event_id
      left join first_answers on first_answers.event_id = known.event_id and first_answers.user_id = known.user_id
      join ${users} on ${users.id} = known.user_id
      left join ${userAccessLevels} on ${userAccessLevels.userId} = known.user_id
      left join ${organisationMembers} on ${organisationMembers.userId} = known.user_id
      left join ${organisations} on ${organisations.id} = ${organisationMembers.organisationId}
      where ${users.email} not in (select ${processingLimits.email} from ${processingLimits}
        where ${processingLimits.objectedAt} is not null or ${processingLimits.restrictedAt} is not null)
    )
    select case when grouping(role) = 0 then 'role' when grouping(country) = 0 then 'country' else 'all' end as of, role, country,
      count(*) filter (where has_answered)::int as answers, count(*) filter (where is_attending)::int as attending,
      count(*) filter (where came)::int as came, count(*) filter (where is_no_show)::int as "noShows",
      percentile_cont(0.5) within group (order by greatest(lead, 0)) filter (where has_answered)::float8 as "leadDays"
    from guests group by grouping sets ((), (role), (country)) order by answers desc, role, country`)
  const figuresOf = ({ answers, attending, came, noShows, leadDays }: Row): GuestFigures => ({
    ...{ answers, attending, came, noShows, leadDays },
  })
  const [all] = rows.filter((row) => row.of === 'all')
  return {
    events: await db.$count(events, isHeld),
    all: all ? figuresOf(all) : { answers: 0, attending: 0, came: 0, noShows: 0, leadDays: null },
    byRole: rows.filter((row) => row.of === 'role').map((row) => ({ role: row.role, ...figuresOf(row) })),
    byCountry: rows.filter((row) => row.of === 'country').map((row) => ({ country: row.country, ...figuresOf(row) })),
  }
}

/** Null for the team: an admin comes as one of it, whatever their role as a member. */
const roleOfGuest: SQL = sql`case when ${userAccessLevels.adminRole} is null then ${userAccessLevels.role} end`
