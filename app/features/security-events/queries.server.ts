import { and, desc, eq, gte, inArray, lt, or, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { requireFreshProof } from '~/auth/fresh-proof.server'
import { authorize } from '~/auth/permissions'
import { passkeys } from '~/db/schema/factors'
import { securityEvents } from '~/db/schema/security-events'
import { users } from '~/db/schema/users'
import { contains } from '~/features/activity/queries.server'
import { pageOf, pageSize } from '~/ui/pager'
import type { Ctx } from '~/web/ctx.server'
import { type ListedEvent, periodDays, type SecurityEventFilter, wayOf } from './model'
import { checkChain } from './sources/chain.server'

/** What happened to the actor's account and data, and what was done with the account; the latest first. */
export async function listOwnEvents(ctx: Ctx, requestedPage: number) {
  const { actor } = ctx
  authorize(actor, 'account.see', actor?.userId ?? '')
  const { number, kind, outcome, network, details, createdAt, userId, actorId } = securityEvents
  const isOwn = or(eq(userId, actor.userId), eq(actorId, actor.userId))
  const total = await ctx.db.$count(securityEvents, isOwn)
  const { page, offset } = pageOf(total, requestedPage)
  const rows = await ctx.db
    .select({ number, kind, outcome, network, details, createdAt, userId, actorId })
    .from(securityEvents)
    .where(isOwn)
    .orderBy(desc(number))
    .limit(pageSize)
    .offset(offset)
  const names = await passkeyNames(ctx, actor.userId)
  const events = rows.map(({ userId, actorId, details, network, ...event }) => {
    // Whose id it is stays on the server: the page of a person names no other.
    const by = actorId === actor.userId ? ('others' as const) : actorId ? ('admin' as const) : ('self' as const)
    const passkey = names.get(String(details.passkey)) ?? null
    return {
      ...event,
      // Where an admin acted from is not the person's business.
      network: by === 'admin' ? null : network,
      device: by !== 'admin' && typeof details.device === 'string' ? details.device : null,
      isNewDevice: details.isNewDevice === true,
      way: wayOf(details),
      factor: passkey ? 'namedPasskey' : String(details.factor ?? 'other'),
      passkey,
      by,
    }
  })
  return { events, total, page }
}

/** Events have ids instead of names. A removed passkey has no name any more. */
async function passkeyNames({ db }: Ctx, userId: string) {
  const { id, name } = passkeys
  const rows = await db.select({ id, name }).from(passkeys).where(eq(passkeys.userId, userId))
  return new Map(rows.map((passkey) => [passkey.id, passkey.name]))
}

const person = alias(users, 'person')
const byWhom = alias(users, 'by_whom')

/** All events, for admins; the latest first. */
export async function listSecurityEvents(ctx: Ctx, { page: requestedPage, ...filter }: SecurityEventFilter) {
  authorize(ctx.actor, 'securityEvent.list')
  const condition = matching(ctx, filter)
  const total = await ctx.db.$count(securityEvents, condition)
  const { page, offset } = pageOf(total, requestedPage)
  const { hash: _, ...columns } = allColumns
  const events: ListedEvent[] = await ctx.db
    .select({ ...columns, email: person.email, actorEmail: byWhom.email })
    .from(securityEvents)
    .leftJoin(person, eq(person.id, securityEvents.userId))
    .leftJoin(byWhom, eq(byWhom.id, securityEvents.actorId))
    .where(condition)
    .orderBy(desc(securityEvents.number))
    .limit(pageSize)
    .offset(offset)
  return { events, total, page }
}

const allColumns = {
  number: securityEvents.number,
  kind: securityEvents.kind,
  outcome: securityEvents.outcome,
  userId: securityEvents.userId,
  actorId: securityEvents.actorId,
  network: securityEvents.network,
  details: securityEvents.details,
  createdAt: securityEvents.createdAt,
  hash: securityEvents.hash,
}

function matching({ db, now }: Ctx, filter: Omit<SecurityEventFilter, 'page'>): SQL | undefined {
  const { kind, outcome, period } = filter
  const since = period === 'all' ? undefined : new Date(now.getTime() - periodDays[period] * 24 * 60 * 60 * 1000)
  return and(
    kind === 'all' ? undefined : eq(securityEvents.kind, kind),
    outcome === 'all' ? undefined : eq(securityEvents.outcome, outcome),
    since && gte(securityEvents.createdAt, since),
    filter.person ? isAbout(db, filter.person) : undefined,
  )
}

/** By the id too: of a removed account nothing else is left. */
function isAbout(db: Ctx['db'], text: string) {
  const { userId, actorId } = securityEvents
  if (z.guid().safeParse(text).success) return or(eq(userId, text), eq(actorId, text))
  const found = db.select({ id: users.id }).from(users).where(contains(users.email, text))
  return or(inArray(userId, found), inArray(actorId, found))
}

const batchSize = 1000

/** All matching events, the latest first, in batches: neither the whole list nor a transaction is held meanwhile. */
export function exportSecurityEvents(ctx: Ctx, filter: Omit<SecurityEventFilter, 'page'>) {
  // Here and not in the generator, which starts only when the response is already being sent.
  authorize(ctx.actor, 'securityEvent.export')
  requireFreshProof(ctx)
  return readBatches(ctx, filter)
}

async function* readBatches(ctx: Ctx, filter: Omit<SecurityEventFilter, 'page'>): AsyncGenerator<ExportedEvent[]> {
  let before: number | undefined
  do {
    const isNext = before === undefined ? undefined : lt(securityEvents.number, before)
    const rows = await ctx.db
      .select(allColumns)
      .from(securityEvents)
      .where(and(matching(ctx, filter), isNext))
      .orderBy(desc(securityEvents.number))
      .limit(batchSize)
    yield rows
    before = rows.length === batchSize ? rows.at(-1)?.number : undefined
  } while (before !== undefined)
}

export type ExportedEvent = typeof securityEvents.$inferSelect

/** Whether any event was changed or is missing. */
export function checkSecurityEvents(ctx: Ctx) {
  authorize(ctx.actor, 'securityEvent.list')
  return checkChain(ctx)
}
