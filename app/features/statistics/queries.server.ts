import { and, asc, count, desc, eq, gte, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { authorize, can } from '~/auth/permissions'
import { accessRequests } from '~/db/schema/access-requests'
import { clicks } from '~/db/schema/clicks'
import { eventResponses, events } from '~/db/schema/events'
import { pageViews } from '~/db/schema/page-views'
import { userAccessLevels } from '~/db/schema/users'
import { countries, countryByDomainEnding, countryByLocale, reviewPromise } from '~/features/access-requests/model'
import { listBusinessDays } from '~/features/access-requests/queries.server'
import { accessLevels } from '~/lib/access-levels'
import { homeZone } from '~/lib/home-zone'
import { memberRoles } from '~/lib/member-roles'
import { cachedResult } from '~/web/cached-result.server'
import type { Ctx } from '~/web/ctx.server'
import {
  type AnswersToEvent,
  type Daily,
  type DecisionTimes,
  eventsShown,
  type MembersOfRole,
  type Named,
  namedAtMost,
  type Period,
  slowest,
  type WeekOfRequests,
  weeksShown,
} from './model'
import { countPromises, sumRevenue } from './sources/engagement-figures.server'
import { countGuests } from './sources/event-figures.server'

const minuteMs = 60_000

/** What reads whole tables. In sequence: the embedded database has one connection. */
const readWholeTables = cachedResult(minuteMs, async (ctx) => ({
  weeks: await countRequests(ctx),
  decisions: await measureDecisions(ctx),
  members: await countMembers(ctx),
  revenue: await sumRevenue(ctx),
  promises: await countPromises(ctx),
}))

/** All figures, aggregated in the database. */
export async function getStatistics(ctx: Ctx, days: Period) {
  authorize(ctx.actor, 'statistics.see')
  const { revenue, promises, ...whole } = await readWholeTables(ctx)
  return {
    ...whole,
    // Prices are for those who see engagements.
    engagements: can(ctx.actor, 'engagement.oversee') ? { revenue, promises } : null,
    events: await countAnswers(ctx),
    guests: await countGuests(ctx, days),
    viewsByDay: await countDaily(ctx, pageViews, days),
    views: await countNamed(ctx, pageViews, sql<string>`${pageViews.path}`, days),
    clicksByDay: await countDaily(ctx, clicks, days),
    clicks: await countNamed(ctx, clicks, sql<string>`${clicks.category} || ': ' || ${clicks.label}`, days),
  }
}

/** The date of the week's Monday, in the team's time zone. */
const weekOf = (at: SQL) => sql`date_trunc('week', ${at}, ${homeZone}::text) at time zone ${homeZone}::text`
/** Rows are grouped by hour first, because converting time zones per hour instead of per row is much faster. */
const hourOf = (at: PgColumn) => sql`date_bin('1 hour', ${at}, timestamptz '2000-01-01 00:00Z')`
const moment = (date: Date) => sql`${date.toISOString()}::timestamptz`

async function countRequests(ctx: Ctx): Promise<WeekOfRequests[]> {
  const first = sql`(date_trunc('week', ${moment(ctx.now)}, ${homeZone}::text) - make_interval(weeks => ${weeksShown - 1}))`
  const { rows } = await ctx.db.execute<WeekOfRequests>(sql`
    with hours as (
      select ${hourOf(accessRequests.createdAt)} as hour, count(*) as received, 0 as approved, 0 as rejected
      from ${accessRequests} where ${accessRequests.createdAt} >= ${first} group by 1
      union all
      select ${hourOf(accessRequests.reviewedAt)}, 0, count(*) filter (where ${accessRequests.status} = 'approved'),
        count(*) filter (where ${accessRequests.status} = 'rejected')
      from ${accessRequests} where ${accessRequests.reviewedAt} >= ${first} group by 1
    ),
    counted as (select ${weekOf(sql`hour`)} as week, received, approved, rejected from hours)
    select to_char(weeks.week, 'YYYY-MM-DD') as week, coalesce(sum(received), 0)::int as received,
      coalesce(sum(approved), 0)::int as approved, coalesce(sum(rejected), 0)::int as rejected
    from generate_series(${weekOf(first)}, ${weekOf(moment(ctx.now))}, interval '1 week') as weeks (week)
    left join counted on counted.week = weeks.week group by weeks.week order by weeks.week`)
  return rows
}

/** The country whose time zone and holidays apply to a request; the same rule as `countryOf`. */
function countrySql() {
  const { email, locale } = accessRequests
  const byAddress = Object.entries(countryByDomainEnding).map(
    ([ending, country]) => sql`when lower(right(${email}, ${ending.length + 1})) = ${`.${ending}`} then ${country}`,
  )
  const otherwise = Object.entries(countryByLocale).map(
    ([language, country]) => sql`when ${locale} = ${language} then ${country}`,
  )
  return sql`case ${sql.join([...byAddress, ...otherwise], sql` `)} end`
}

/** Business days between receipt and decision, in the applicant's country. */
async function measureDecisions(ctx: Ctx): Promise<DecisionTimes> {
  const since = new Date(ctx.now.getTime() - weeksShown * 7 * 24 * 60 * 60 * 1000)
  const zone = sql`case country ${sql.join(
    Object.entries(countries).map(([country, zone]) => sql`when ${country} then ${zone}`),
    sql` `,
  )} end`
  // Each day has the running number of business days, so the difference of two numbers is the days between.
  const calendar = sql`json_to_recordset(${JSON.stringify(await listBusinessDays(ctx.now))}::json)
    as calendar (country text, day date, number int)`
  const { rows } = await ctx.db.execute<{ days: number; count: number; median: number; kept: number }>(sql`
    with calendar as (select * from ${calendar}),
    decided as (
      select ${accessRequests.createdAt} as came, ${accessRequests.reviewedAt} as decided, ${countrySql()} as country
      from ${accessRequests}
      where ${accessRequests.reviewedAt} >= ${moment(since)} and ${accessRequests.status} <> 'pending'
    ),
    days as (select (came at time zone ${zone})::date as came, (decided at time zone ${zone})::date as decided, country, count(*)
      as count from decided group by 1, 2, 3),
    taken as (
      select last.number - first.number as days, sum(count)::int as count from days
      join calendar as first on first.country = days.country and first.day = days.came
      join calendar as last on last.country = days.country and last.day = days.decided group by 1
    ),
    running as (select days, count, sum(count) over (order by days) as upto, sum(count) over () as total from taken)
    select least(days, ${slowest})::int as days, sum(count)::int as count,
      (select min(days) from running where upto * 2 >= total)::int as median,
      (select coalesce(sum(count), 0) from running where days <= ${reviewPromise.to})::int as kept
    from running group by 1 order by 1`)
  const counts = new Map(rows.map((row) => [row.days, row.count]))
  return {
    decided: rows.reduce((sum, row) => sum + row.count, 0),
    median: rows[0]?.median ?? null,
    kept: rows[0]?.kept ?? 0,
    byDays: Array.from({ length: slowest + 1 }, (_, days) => ({ days, count: counts.get(days) ?? 0 })),
  }
}

async function countMembers(ctx: Ctx): Promise<MembersOfRole[]> {
  const { role, accessLevel } = userAccessLevels
  const rows = await ctx.db
    .select({ role, accessLevel, members: count() })
    .from(userAccessLevels)
    .groupBy(role, accessLevel)
  const membersWith = (role: string, level: string) =>
    rows.find((row) => row.role === role && row.accessLevel === level)?.members ?? 0
  return memberRoles.map((role) => ({
    role,
    ...(Object.fromEntries(accessLevels.map((level) => [level, membersWith(role, level)])) as Omit<
      MembersOfRole,
      'role'
    >),
  }))
}

async function countAnswers(ctx: Ctx): Promise<AnswersToEvent[]> {
  const countResponses = (response: 'attending' | 'not_attending') =>
    ctx.db.$count(eventResponses, and(eq(eventResponses.eventId, events.id), eq(eventResponses.response, response)))
  const rows = await ctx.db
    .select({
      id: events.id,
      title: events.title,
      date: sql<string>`to_char(${events.eventDate} at time zone ${events.timeZone}, 'YYYY-MM-DD')`,
      attending: countResponses('attending'),
      declined: countResponses('not_attending'),
      capacity: events.maxParticipants,
    })
    .from(events)
    .where(eq(events.status, 'scheduled'))
    .orderBy(desc(events.eventDate), asc(events.id))
    .limit(eventsShown)
  return rows.reverse()
}

type CountTable = typeof pageViews | typeof clicks

/** The first day of a period of `days` days that ends today, in UTC as the counts are. */
const firstDay = (now: Date, days: number) =>
  new Date(now.getTime() - (days - 1) * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

async function countDaily(ctx: Ctx, table: CountTable, days: number): Promise<Daily[]> {
  const first = firstDay(ctx.now, days)
  const { rows } = await ctx.db.execute<Daily>(sql`
    select to_char(days.day, 'YYYY-MM-DD') as day, coalesce(sum(${table.count}), 0)::int as count
    from generate_series(${first}::date, ${firstDay(ctx.now, 1)}::date, interval '1 day') as days (day)
    left join ${table} on ${table.day} = days.day::date group by days.day order by days.day`)
  return rows
}

/** The most counted by name, and the sum of the rest. */
async function countNamed(ctx: Ctx, table: CountTable, name: SQL<string>, days: number): Promise<Named[]> {
  const total = sql<number>`sum(${table.count})::int`
  const rows = await ctx.db
    .select({ name, count: total })
    .from(table)
    .where(gte(table.day, firstDay(ctx.now, days)))
    .groupBy(name)
    .orderBy(desc(total), asc(name))
    .limit(1000)
  const rest = rows.slice(namedAtMost).reduce((sum, row) => sum + row.count, 0)
  return [...rows.slice(0, namedAtMost), ...(rest > 0 ? [{ name: 'All others', count: rest }] : [])]
}
