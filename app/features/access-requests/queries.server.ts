import { and, asc, desc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm'
import { authorize, can } from '~/auth/permissions'
import { accessRequests } from '~/db/schema/access-requests'
import { canHaveAccount } from '~/features/accounts/model'
import { contains } from '~/features/activity/queries.server'
import { maxBulk } from '~/features/admin/model'
import { listEffects } from '~/features/approvals/queries.server'
import { formNames } from '~/features/drafts/model'
import { openForms } from '~/features/drafts/queries.server'
import { stateOf } from '~/features/invitations/model'
import { listInvitationsOf } from '~/features/invitations/queries.server'
import { isBusinessDay } from '~/lib/business-days'
import { holidays } from '~/lib/holidays'
import { pageOf, pageSize } from '~/ui/pager'
import type { Ctx } from '~/web/ctx.server'
import {
  type Country,
  countries,
  type ListedRequest,
  type RequestFilter,
  type SkippedRequest,
  type Undoable,
} from './model'
import { decisionClock } from './model/promise'
import { listEarlierOfDomain } from './sources/earlier-requests.server'
import { listOtherWords } from './sources/other-words.server'
import { listPeople } from './sources/people.server'

type Row = typeof accessRequests.$inferSelect

/** How many wait for a decision, as an expression for the query of the rail. */
export function pendingCount({ actor }: Pick<Ctx, 'actor'>): SQL {
  authorize(actor, 'accessRequest.list')
  return sql`(select count(*)::int from ${accessRequests} where ${eq(accessRequests.status, 'pending')})`
}

/** Requests with these words in the name, the organization or the address. */
const matching = ({ q, status }: Pick<RequestFilter, 'q' | 'status'>) =>
  and(
    status === 'all' ? undefined : eq(accessRequests.status, status),
    q
      ? or(
          ...[accessRequests.name, accessRequests.organization, accessRequests.email].map((column) =>
            contains(column, q),
          ),
        )
      : undefined,
  )

/** A page of the list; each request with what is left of the promise and earlier requests from the same domain. */
export async function listAccessRequests(ctx: Ctx, filter: RequestFilter) {
  authorize(ctx.actor, 'accessRequest.list')
  const total = await ctx.db.$count(accessRequests, matching(filter))
  const { page, offset } = pageOf(total, filter.page)
  const pendingFirst = sql`case when ${accessRequests.status} = 'pending' then 0 else 1 end`
  // The oldest pending one is due first.
  const order = filter.sort === 'due' ? [pendingFirst, asc(accessRequests.createdAt)] : [desc(accessRequests.createdAt)]
  const rows = await ctx.db
    .select()
    .from(accessRequests)
    .where(matching(filter))
    .orderBy(...order, asc(accessRequests.id))
    .limit(pageSize)
    .offset(offset)
  return { total, page, waiting: await countWaiting(ctx, filter, total), requests: await toListedRequests(ctx, rows) }
}

/** How many of the requests that match can be decided. */
function countWaiting(ctx: Ctx, filter: RequestFilter, total: number): number | Promise<number> {
  if (filter.status === 'pending') return total
  return filter.status === 'all' ? ctx.db.$count(accessRequests, matching({ ...filter, status: 'pending' })) : 0
}

/** The requests that match a filter and can be decided, as many as one command may change and one more. */
export async function listMatchingPending(ctx: Ctx, { q, status }: Pick<RequestFilter, 'q' | 'status'>) {
  authorize(ctx.actor, 'accessRequest.list')
  if (status !== 'all' && status !== 'pending') return []
  const rows = await ctx.db
    .select({ id: accessRequests.id })
    .from(accessRequests)
    .where(matching({ q, status: 'pending' }))
    .orderBy(asc(accessRequests.createdAt), asc(accessRequests.id))
    .limit(maxBulk + 1)
  return rows.map(({ id }) => id)
}

/** One request, whether or not the filter matches it; null when there is none. */
export async function getAccessRequest(ctx: Ctx, id: string): Promise<ListedRequest | null> {
  authorize(ctx.actor, 'accessRequest.list')
  const rows = await ctx.db.select().from(accessRequests).where(eq(accessRequests.id, id))
  return (await toListedRequests(ctx, rows))[0] ?? null
}

/** Those of these requests that have been decided, and by whom, or withdrawn. */
export async function listDecided(ctx: Ctx, ids: string[]): Promise<SkippedRequest[]> {
  authorize(ctx.actor, 'accessRequest.list')
  const { id, name, status, reviewerEmail, reviewedAt } = accessRequests
  const rows = await ctx.db
    .select({ id, name, status, reviewerEmail, reviewedAt })
    .from(accessRequests)
    .where(inArray(id, ids))
    .orderBy(asc(name), asc(id))
  return rows.flatMap(({ status, reviewedAt, ...row }) =>
    status === 'pending' ? [] : [{ ...row, status, reviewedAt: reviewedAt?.toISOString() ?? null }],
  )
}

/** The actor's last decision, on one request or on several at once, while none of its mails has been sent; for all others none. */
export async function getUndoable(ctx: Ctx): Promise<Undoable | null> {
  const { actor } = ctx
  const undoMs = ctx.undoSeconds * 1000
  authorize(actor, 'admin.enter')
  if (!can(actor, 'accessRequest.decide')) return null
  const rows = await ctx.db
    .select({
      ...{ id: accessRequests.id, name: accessRequests.name },
      ...{ status: accessRequests.status, reviewedAt: accessRequests.reviewedAt },
    })
    .from(accessRequests)
    .where(
      and(
        eq(accessRequests.reviewedBy, actor.userId),
        gt(accessRequests.reviewedAt, new Date(ctx.now.getTime() - undoMs)),
      ),
    )
    .orderBy(desc(accessRequests.reviewedAt))
  const [last] = rows
  if (!last?.reviewedAt || last.status === 'pending' || last.status === 'withdrawn') return null
  const at = last.reviewedAt.getTime()
  const ids = rows.filter(({ reviewedAt }) => reviewedAt?.getTime() === at).map(({ id }) => id)
  const undoUntil = new Date(at + undoMs).toISOString()
  return {
    ids,
    name: ids.length === 1 ? last.name : null,
    decision: last.status,
    decidedAt: last.reviewedAt.toISOString(),
    undoUntil,
  }
}

async function toListedRequests(ctx: Ctx, rows: Row[]): Promise<ListedRequest[]> {
  const earlier = await listEarlierOfDomain(ctx, rows)
  const people = await listPeople(ctx, rows)
  const words = await listOtherWords(ctx, rows)
  const invitations = await listInvitations(ctx, rows)
  const { requestNotes, decision } = formNames
  const opened = await openForms(
    ctx,
    rows.flatMap(({ id }) => [requestNotes(id), decision(id)]),
  )
  const readsNotes = can(ctx.actor, 'teamNote.write')
  return rows.map(({ createdAt, reviewedBy: _, searched: __, ...row }) => ({
    ...row,
    notes: readsNotes ? row.notes : '',
    createdAt: createdAt.toISOString(),
    reviewedAt: row.reviewedAt?.toISOString() ?? null,
    reviewStartedAt: row.reviewStartedAt?.toISOString() ?? null,
    correctedAt: row.correctedAt?.toISOString() ?? null,
    delayToldAt: row.delayToldAt?.toISOString() ?? null,
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
    person: people(row),
    words: words(row.id),
    promise: row.status === 'pending' ? decisionClock({ ...row, createdAt }, ctx.now) : null,
    earlier: earlier.get(row.id) ?? [],
    invitation: invitations.get(row.id) ?? null,
    notesForm: opened(requestNotes(row.id)),
    decisionForm: opened(decision(row.id)),
    mayJoin: canHaveAccount(ctx.signInPolicy, ctx.brand.domain, row.email, 'invitation'),
  }))
}

export type NumberedDay = { country: Country; day: string; number: number }
let calendar: { until: string; days: NumberedDay[] } | undefined

/**
 * Every day for as long as requests are kept, and the year before, with the number of business days up to and including
 * it: the difference of two numbers is the business days between them. Computed once a day.
 */
export async function listBusinessDays(now: Date): Promise<NumberedDay[]> {
  // One day ahead, for time zones east of UTC.
  const until = new Date(now.getTime() + dayMs).toISOString().slice(0, 10)
  if (calendar?.until === until) return calendar.days
  const days = (Object.keys(countries) as Country[]).flatMap((country) => {
    let number = 0
    return Array.from({ length: numberedDayCount }, (_, index): NumberedDay => {
      const day = new Date(Date.parse(until) - (numberedDayCount - 1 - index) * dayMs).toISOString().slice(0, 10)
      if (isBusinessDay(day, holidays[country])) number += 1
      return { country, day, number }
    })
  })
  calendar = { until, days }
  return days
}

const dayMs = 24 * 60 * 60 * 1000
const numberedDayCount = 3 * 366

/** What came of each approved request: its newest invitation, or what was done for someone with an account. */
async function listInvitations(ctx: Ctx, rows: Row[]): Promise<Map<string, ListedRequest['invitation']>> {
  const ids = rows.filter(({ status }) => status === 'approved').map(({ id }) => id)
  const effects = await listEffects(ctx, ids)
  const found = await listInvitationsOf(ctx, ids)
  return new Map(
    ids.map((id): [string, ListedRequest['invitation']] => {
      const invitation = found.get(id)
      if (!invitation) return [id, { is: effects.get(id) ?? 'invitation' }]
      const { expiresAt, locale } = invitation
      return [id, { is: 'sent', state: stateOf(invitation, ctx.now), expiresAt: expiresAt.toISOString(), locale }]
    }),
  )
}
