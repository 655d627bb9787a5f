import { and, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { requireFreshProof } from '~/auth/fresh-proof.server'
import { authorize, can } from '~/auth/permissions'
import { hashOf } from '~/auth/tokens.server'
import { newsletterSubscriptions } from '~/db/schema/newsletter-subscriptions'
import { dataExports, erasures, processingLimits } from '~/db/schema/personal-data'
import { userAccessLevels, users } from '~/db/schema/users'
import { adminCommand } from '~/features/admin/commands.server'
import { newsletterConfirmed, newsletterUnsubscribed } from '~/features/newsletter/jobs.server'
import { lookUpPerson } from '~/features/people/queries.server'
import { recordSecurityEvent } from '~/features/security-events/commands.server'
import { fileOrphaned } from '~/features/uploads/jobs.server'
import { Refused } from '~/lib/app-error'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import { decrypt, readAll } from './exports/archive.server'
import { copyAsked, copyRequested, erasureDue, erasureRequested } from './jobs.server'
import { copyLifetimeMs, type ErasureRefusal, erasureWaitMs, type Person } from './model'
import { isLastOwner } from './queries.server'
import { personOf } from './sources/collect.server'

const refused = (reason: ErasureRefusal) => new Refused(reason)

/** Has a copy made of all that is stored about the actor. While one is being made, nothing more happens. */
export async function requestCopy(ctx: Ctx) {
  const { actor } = ctx
  authorize(actor, 'account.see', actor?.userId ?? '')
  requireFreshProof(ctx)
  await inTransaction(ctx, (ctx) => queueCopy(ctx, actor.email, actor.userId))
}

async function queueCopy(ctx: Ctx, email: string, userId: string | null) {
  const [row] = await ctx.db
    .insert(dataExports)
    .values({ email, status: 'queued', locale: ctx.locale, createdAt: ctx.now })
    .onConflictDoNothing({ target: dataExports.email, where: sql`${dataExports.status} = 'queued'` })
    .returning({ id: dataExports.id })
  if (!row) return
  await ctx.jobs.enqueue(ctx.db, copyRequested, { exportId: row.id })
  await recordSecurityEvent(ctx, { kind: 'copy.requested', userId })
}

/** Has a link mailed that confirms the address. Looks nothing up, so that the answer is the same for every address. */
export async function askForCopy(ctx: Ctx, { email }: { email: string }) {
  await ctx.jobs.enqueue(ctx.db, copyAsked, { email, locale: ctx.locale, at: ctx.now.toISOString() })
}

/** Has the copy made for whoever got the link. The deleted row decides which of two clicks did it. */
export const confirmCopy = (ctx: Ctx, { token }: { token: string }) =>
  inTransaction(ctx, async (ctx) => {
    const [row] = await ctx.db
      .delete(dataExports)
      .where(
        and(
          eq(dataExports.hash, hashOf(token)),
          eq(dataExports.status, 'unconfirmed'),
          gt(dataExports.expiresAt, ctx.now),
        ),
      )
      .returning()
    if (!row) throw refused('gone')
    const { userId, email } = await personOf(ctx, row.email)
    await queueCopy({ ...ctx, locale: row.locale }, email, userId)
  })

/** The zip behind a link, which may be fetched again until it ends. */
export async function fetchCopy(ctx: Ctx, { token }: { token: string }) {
  const [row] = await ctx.db
    .select()
    .from(dataExports)
    .where(
      and(eq(dataExports.hash, hashOf(token)), eq(dataExports.status, 'ready'), gt(dataExports.expiresAt, ctx.now)),
    )
  if (!row?.fileKey || !(await ctx.files.has(row.fileKey))) throw refused('gone')
  const bytes = decrypt(await readAll(ctx.files, row.fileKey), token)
  await inTransaction(ctx, async (ctx) => {
    await ctx.db.update(dataExports).set({ fetchedAt: ctx.now }).where(eq(dataExports.id, row.id))
    const { userId } = await personOf(ctx, row.email)
    await recordSecurityEvent(ctx, { kind: 'copy.fetched', userId })
  })
  return bytes
}

/** Deletes copies whose link has ended, with their files. Runs every hour; idempotent. */
export const deleteExpiredCopies = (ctx: Ctx) =>
  inTransaction(ctx, async (ctx) => {
    const { expiresAt, status, createdAt, fileKey } = dataExports
    const isOldFailure = and(eq(status, 'failed'), lt(createdAt, new Date(ctx.now.getTime() - copyLifetimeMs)))
    const deleted = await ctx.db
      .delete(dataExports)
      .where(or(lt(expiresAt, ctx.now), isOldFailure))
      .returning({ key: fileKey })
    for (const { key } of deleted) if (key) await ctx.jobs.enqueue(ctx.db, fileOrphaned, { key })
  })

/** Erases all of the actor's data after a wait, in which it can be taken back. */
export async function requestErasure(ctx: Ctx) {
  const { actor } = ctx
  authorize(actor, 'account.change', actor?.userId ?? '')
  requireFreshProof(ctx)
  await inTransaction(ctx, (ctx) => startErasure(ctx, actor, 'person'))
}

/** Locks the row: who is promoted at this moment is promoted before or after. */
async function isAdmin({ db }: Ctx, { userId }: Person): Promise<boolean> {
  if (!userId) return false
  const isTheirs = and(eq(userAccessLevels.userId, userId), isNotNull(userAccessLevels.adminRole))
  const found = await db.select({ id: userAccessLevels.userId }).from(userAccessLevels).where(isTheirs).for('update')
  return found.length > 0
}

/** Of two requests at once one is stored, and one mail is sent. */
async function startErasure(ctx: Ctx, { userId, email }: Person, requestedBy: 'person' | 'admin') {
  if (await isLastOwner(ctx, userId)) throw refused('last-owner')
  const [user] = await ctx.db.select({ locale: users.locale }).from(users).where(eq(users.email, email))
  const dueAt = new Date(ctx.now.getTime() + erasureWaitMs)
  const [row] = await ctx.db
    .insert(erasures)
    .values({ email, requestedBy, locale: user?.locale ?? ctx.locale, createdAt: ctx.now, dueAt })
    .onConflictDoNothing()
    .returning({ id: erasures.id })
  if (!row) return false
  await ctx.jobs.enqueue(ctx.db, erasureRequested, { erasureId: row.id })
  await ctx.jobs.enqueue(ctx.db, erasureDue, { erasureId: row.id }, { startAfter: dueAt })
  await recordSecurityEvent(ctx, { kind: 'erasure.requested', userId, details: { by: requestedBy } })
  return true
}

export async function takeBackErasure(ctx: Ctx) {
  const { actor } = ctx
  authorize(actor, 'account.change', actor?.userId ?? '')
  await inTransaction(ctx, (ctx) => endErasure(ctx, actor))
}

async function endErasure(ctx: Ctx, { userId, email }: Person) {
  const ended = await ctx.db.delete(erasures).where(eq(erasures.email, email)).returning({ id: erasures.id })
  if (ended.length > 0) await recordSecurityEvent(ctx, { kind: 'erasure.taken-back', userId })
  return ended.length > 0
}

type PersonInput = { person: string }

async function findTarget(ctx: Ctx, { person: id }: PersonInput) {
  const person = await lookUpPerson(ctx, id)
  if (!person) throw refused('gone')
  if (!can(ctx.actor, 'admin.manage') && (await isAdmin(ctx, person))) throw refused('only-owners')
  return person
}

export const erasePersonByAdmin = adminCommand('person.erase', async (ctx, input: PersonInput) => {
  requireFreshProof(ctx)
  const person = await findTarget(ctx, input)
  const isNew = await startErasure(ctx, person, 'admin')
  if (isNew) await ctx.record({ action: 'person.erasure-requested', id: person.id, name: person.email })
})

export const keepPersonByAdmin = adminCommand('person.erase', async (ctx, input: PersonInput) => {
  const person = await findTarget(ctx, input)
  const isEnded = await endErasure(ctx, person)
  if (isEnded) await ctx.record({ action: 'person.erasure-taken-back', id: person.id, name: person.email })
})

/** From now on the data is only stored: `isRestricted` is asked by mails, the directory, searches and commands. */
export const restrictPerson = adminCommand('person.restrict', async (ctx, input: PersonInput) => {
  const person = await findTarget(ctx, input)
  const { email, userId } = person
  const set = { restrictedAt: ctx.now }
  const changed = await ctx.db
    .insert(processingLimits)
    .values({ email, ...set })
    .onConflictDoUpdate({ target: processingLimits.email, set, setWhere: isNull(processingLimits.restrictedAt) })
    .returning({ email: processingLimits.email })
  if (changed.length === 0) return
  for (const subscriptionId of await subscriptionsOf(ctx, email))
    await ctx.jobs.enqueue(ctx.db, newsletterUnsubscribed, { subscriptionId })
  await ctx.record({ action: 'person.restricted', id: person.id, name: email })
  await recordSecurityEvent(ctx, { kind: 'restriction.set', userId })
})

export const liftRestriction = adminCommand('person.restrict', async (ctx, input: PersonInput) => {
  const person = await findTarget(ctx, input)
  const { email, userId } = person
  const isSet = and(eq(processingLimits.email, email), sql`${processingLimits.restrictedAt} is not null`)
  const changed = await ctx.db.update(processingLimits).set({ restrictedAt: null }).where(isSet).returning()
  if (changed.length === 0) return
  for (const subscriptionId of await subscriptionsOf(ctx, email))
    await ctx.jobs.enqueue(ctx.db, newsletterConfirmed, { subscriptionId })
  await ctx.record({ action: 'person.restriction-lifted', id: person.id, name: email })
  await recordSecurityEvent(ctx, { kind: 'restriction.lifted', userId })
})

async function subscriptionsOf({ db }: Ctx, email: string) {
  const { id, status } = newsletterSubscriptions
  const isReader = and(eq(newsletterSubscriptions.email, email), eq(status, 'confirmed'))
  const found = await db.select({ id }).from(newsletterSubscriptions).where(isReader)
  return found.map((row) => row.id)
}

/** Objects to what rests on our interest, or withdraws the objection. */
export const changeObjection = (isObjecting: boolean) => async (ctx: Ctx) => {
  const { actor } = ctx
  authorize(actor, 'account.change', actor?.userId ?? '')
  const { email, userId } = actor
  await inTransaction(ctx, async (ctx) => {
    const set = { objectedAt: isObjecting ? ctx.now : null }
    await ctx.db
      .insert(processingLimits)
      .values({ email, ...set })
      .onConflictDoUpdate({ target: processingLimits.email, set })
    await recordSecurityEvent(ctx, { kind: isObjecting ? 'objection.made' : 'objection.withdrawn', userId })
  })
}
