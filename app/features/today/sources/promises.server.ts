import { and, desc, gte, ne, sql } from 'drizzle-orm'
import { authorize } from '~/auth/permissions'
import { accessRequests } from '~/db/schema/access-requests'
import { circleRequests } from '~/db/schema/circle-requests'
import { contactRequests } from '~/db/schema/contact-requests'
import { inboxAnswers } from '~/db/schema/inbox'
import { countryOf } from '~/features/access-requests/model'
import { decisionMs } from '~/features/access-requests/model/promise'
import { responsePromise } from '~/features/contact/model'
import { holidays } from '~/lib/holidays'
import { officeTimeBetween } from '~/lib/office-hours'
import { dayMs, hourMs, minuteMs } from '~/lib/promise-clock'
import { cachedResult } from '~/web/cached-result.server'
import type { Ctx } from '~/web/ctx.server'
import { type KeptPromises, keptPromises, measuredAtMost, measuredDays } from '../model/promises'

const since = (now: Date) => new Date(now.getTime() - measuredDays * dayMs)

/** How requests were decided, at most a minute old. */
export function getDecisions(ctx: Ctx): Promise<KeptPromises> {
  authorize(ctx.actor, 'accessRequest.list')
  return measureDecisions(ctx)
}

/** How messages were answered, at most a minute old. */
export function getAnswers(ctx: Ctx): Promise<KeptPromises> {
  authorize(ctx.actor, 'inbox.read')
  return measureAnswers(ctx)
}

/** Requests received in the last days: how long each took to decide. One still pending counts once it is late. */
const measureDecisions = cachedResult(minuteMs, async (ctx) => {
  const { email, locale, createdAt, reviewedAt, status } = accessRequests
  const rows = await ctx.db
    .select({ email, locale, createdAt, reviewedAt, status })
    .from(accessRequests)
    // What was withdrawn needed no decision.
    .where(and(gte(createdAt, since(ctx.now)), ne(status, 'withdrawn')))
    .orderBy(desc(createdAt))
    .limit(measuredAtMost)
  const promise = decisionMs
  const taken = rows.flatMap((row) => {
    const decidedAt = row.status === 'pending' ? null : row.reviewedAt
    const time = officeTimeBetween(row.createdAt, decidedAt ?? ctx.now, holidays[countryOf(row)])
    return decidedAt || time > promise ? [time] : []
  })
  return keptPromises(taken, promise)
})

type AnswerTime = { received: number; answered: number | null; isDone: boolean }

/**
 * Messages received in the last days: how long each waited for its answer. One that still waits counts once it is late, one that was
 * closed without an answer needed none: as Insights count them.
 */
const measureAnswers = cachedResult(minuteMs, async (ctx) => {
  const promise = responsePromise.hours * hourMs
  const taken: number[] = []
  for (const table of [contactRequests, circleRequests]) {
    const requestId = table === contactRequests ? inboxAnswers.contactRequestId : inboxAnswers.circleRequestId
    const firstAnswer = sql`(select min(${inboxAnswers.createdAt}) from ${inboxAnswers} where ${requestId} = ${table.id})`
    const milliseconds = (at: ReturnType<typeof sql>) => sql<number>`(extract(epoch from ${at}) * 1000)::float8`
    const rows: AnswerTime[] = await ctx.db
      .select({
        received: milliseconds(sql`${table.createdAt}`),
        answered: sql<number | null>`${milliseconds(firstAnswer)}`,
        isDone: sql<boolean>`${table.doneAt} is not null`,
      })
      .from(table)
      .where(gte(table.createdAt, since(ctx.now)))
      .orderBy(desc(table.createdAt))
      .limit(measuredAtMost)
    for (const { received, answered, isDone } of rows) {
      const time = (answered ?? ctx.now.getTime()) - received
      if (answered !== null || (!isDone && time > promise)) taken.push(time)
    }
  }
  return keptPromises(taken, promise)
})
