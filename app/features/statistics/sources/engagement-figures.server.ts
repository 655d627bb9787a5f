import { sql } from 'drizzle-orm'
import { circleRequests } from '~/db/schema/circle-requests'
import { contactRequests } from '~/db/schema/contact-requests'
import { deliverables } from '~/db/schema/deliverables'
import { engagements } from '~/db/schema/engagements'
import { inboxAnswers } from '~/db/schema/inbox'
import { threadMessages, threads } from '~/db/schema/threads'
import { responsePromise } from '~/features/contact/model'
import { programs } from '~/features/programs/model/figures'
import { type EngagementProgram, engagementPrograms } from '~/lib/engagement-programs'
import { homeZone } from '~/lib/home-zone'
import type { Ctx } from '~/web/ctx.server'
import { type KeptPromise, type MonthOfRevenue, monthsShown } from '../model'

const moment = (date: Date) => sql`${date.toISOString()}::timestamptz`
/** The first day of the months that are shown, on the clock of the office. */
const firstMonth = (now: Date) =>
  sql`(date_trunc('month', ${moment(now)} at time zone ${homeZone}::text) - make_interval(months => ${monthsShown - 1}))`
const sinceFirst = (now: Date) => sql`(${firstMonth(now)} at time zone ${homeZone}::text)`

/** What was accepted in each month, in SEK without VAT, by program. */
export async function sumRevenue(ctx: Ctx): Promise<MonthOfRevenue[]> {
  const { rows } = await ctx.db.execute<{ month: string; program: EngagementProgram | null; total: number }>(sql`
    with accepted as (
      select date_trunc('month', ${engagements.decidedAt} at time zone ${homeZone}::text) as month,
        ${engagements.program} as program, ${engagements.total} as total
      from ${engagements}
      where ${engagements.state} in ('accepted', 'running', 'closed') and ${engagements.decidedAt} >= ${sinceFirst(ctx.now)}
    )
    select to_char(months.month, 'YYYY-MM-DD') as month, accepted.program::text as program,
      coalesce(sum(accepted.total), 0)::float8 as total
    from generate_series(${firstMonth(ctx.now)}, ${moment(ctx.now)} at time zone ${homeZone}::text, interval '1 month') as months (month)
    left join accepted on accepted.month = months.month group by 1, 2 order by 1`)
  const totalOf = (ofMonth: typeof rows, program: EngagementProgram) =>
    ofMonth.find((row) => row.program === program)?.total ?? 0
  return [...Map.groupBy(rows, ({ month }) => month)].map(([month, ofMonth]) => ({
    month,
    byProgram: Object.fromEntries(
      engagementPrograms.map((program) => [program, totalOf(ofMonth, program)]),
    ) as MonthOfRevenue['byProgram'],
  }))
}

const { commitmentDays } = programs.exchange
const commitments = sql.join(
  [...commitmentDays.map((day) => `day${day}`), 'movement'].map((key) => sql`${key}`),
  sql`, `,
)

/**
 * Whether what we promise was on time, since the first month. What is not due yet is not counted, nor what was closed because
 * it needs no answer. Chats have no address to answer to.
 */
export async function countPromises(ctx: Ctx): Promise<KeptPromise[]> {
  const promised = responsePromise.hours
  const { rows } = await ctx.db.execute<KeptPromise>(sql`
    with dated as (
      select case when ${deliverables.templateKey} = 'introductions' then 'introductions' else 'commitments' end as promise,
        (${deliverables.completedAt} at time zone ${homeZone}::text)::date as done_on, ${deliverables.dueOn} as due_on
      from ${deliverables}
      where ${deliverables.templateKey} in ('introductions', ${commitments}) and ${deliverables.state} <> 'dropped'
        and ${deliverables.dueOn} >= ${firstMonth(ctx.now)}::date
    ),
    messages as (
      select ${threadMessages.threadId} as thread_id, ${threadMessages.createdAt} as at,
        ${threadMessages.isFromTeam} as is_from_team,
        lag(${threadMessages.isFromTeam}) over (partition by ${threadMessages.threadId} order by ${threadMessages.number}) as was_from_team,
        min(${threadMessages.createdAt}) filter (where ${threadMessages.isFromTeam}) over (
          partition by ${threadMessages.threadId} order by ${threadMessages.number} desc
          rows between unbounded preceding and 1 preceding) as answered_at
      from ${threadMessages} where ${threadMessages.createdAt} >= ${sinceFirst(ctx.now)}
    ),
    asked as (
      select messages.at, ${threads.waitingSince} is not null as is_waiting, messages.answered_at
      from messages join ${threads} on ${threads.id} = messages.thread_id
      where not messages.is_from_team and coalesce(messages.was_from_team, true)
    ),
    written as (
      select ${contactRequests.createdAt} as at, ${contactRequests.doneAt} is null as is_waiting,
        (select min(${inboxAnswers.createdAt}) from ${inboxAnswers} where ${inboxAnswers.contactRequestId} = ${contactRequests.id}) as answered_at
      from ${contactRequests} where ${contactRequests.createdAt} >= ${sinceFirst(ctx.now)}
      union all
      select ${circleRequests.createdAt}, ${circleRequests.doneAt} is null,
        (select min(${inboxAnswers.createdAt}) from ${inboxAnswers} where ${inboxAnswers.circleRequestId} = ${circleRequests.id})
      from ${circleRequests} where ${circleRequests.createdAt} >= ${sinceFirst(ctx.now)}
    ),
    waited as (
      select 'answers' as promise, at, is_waiting, answered_at from asked
      union all select 'inbox', at, is_waiting, answered_at from written
    ),
    counted as (
      select promise, done_on is not null and done_on <= due_on as is_kept from dated
      where done_on is not null or due_on < (${moment(ctx.now)} at time zone ${homeZone}::text)::date
      union all
      select promise, coalesce(answered_at <= at + make_interval(hours => ${promised}), false) from waited
      where answered_at is not null or (is_waiting and at + make_interval(hours => ${promised}) < ${moment(ctx.now)})
    )
    select names.promise, count(*) filter (where is_kept)::int as kept, count(*) filter (where not is_kept)::int as late
    from (values (1, 'introductions'), (2, 'commitments'), (3, 'answers'), (4, 'inbox')) as names (place, promise)
    left join counted on counted.promise = names.promise group by names.place, names.promise order by names.place`)
  return rows
}
