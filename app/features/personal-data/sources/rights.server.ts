import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { newsletterSubscriptions } from '~/db/schema/newsletter-subscriptions'
import { dataExports, erasures, processingLimits } from '~/db/schema/personal-data'
import { users } from '~/db/schema/users'
import { formDrafts } from '~/db/schema/workspace'
import { formNames } from '~/features/drafts/model'
import { newsletterConfirmed, newsletterUnsubscribed } from '~/features/newsletter/jobs.server'
import { recordSecurityEvent } from '~/features/security-events/commands.server'
import { Refused } from '~/lib/app-error'
import type { Ctx } from '~/web/ctx.server'
import {
  copyRequested,
  erasureDue,
  erasureRequested,
  erasureTakenBack,
  restrictionLifted,
  restrictionSet,
} from '../jobs.server'
import { type Asker, type ErasureRefusal, erasureWaitMs, type Person } from '../model'
import { isLastOwner } from '../queries.server'
import { idsOf } from './erase.server'

// What each right changes, in the caller's transaction. The caller has checked who asks: the person, by the account or by a
// link, or an admin.

/** Has a copy made. While one is being made, nothing more happens. */
export async function queueCopy(ctx: Ctx, { email, userId }: Person) {
  const [row] = await ctx.db
    .insert(dataExports)
    .values({ email, status: 'queued', locale: ctx.locale, createdAt: ctx.now })
    .onConflictDoNothing({ target: dataExports.email, where: sql`${dataExports.status} = 'queued'` })
    .returning({ id: dataExports.id })
  if (!row) return
  await ctx.jobs.enqueue(ctx.db, copyRequested, { exportId: row.id })
  await recordSecurityEvent(ctx, { kind: 'copy.requested', userId })
}

const localeOf = async ({ db, locale }: Ctx, email: string) => {
  const [user] = await db.select({ locale: users.locale }).from(users).where(eq(users.email, email))
  return user?.locale ?? locale
}

/** Of two requests at once one is stored, and one mail is sent. */
export async function startErasure(ctx: Ctx, { userId, email }: Person, requestedBy: Asker) {
  if (await isLastOwner(ctx, userId)) throw new Refused('last-owner' satisfies ErasureRefusal)
  const dueAt = new Date(ctx.now.getTime() + erasureWaitMs)
  const [row] = await ctx.db
    .insert(erasures)
    .values({ email, requestedBy, locale: await localeOf(ctx, email), createdAt: ctx.now, dueAt })
    .onConflictDoNothing()
    .returning({ id: erasures.id })
  if (!row) return false
  await ctx.jobs.enqueue(ctx.db, erasureRequested, { erasureId: row.id })
  await ctx.jobs.enqueue(ctx.db, erasureDue, { erasureId: row.id }, { startAfter: dueAt })
  await recordSecurityEvent(ctx, { kind: 'erasure.requested', userId, details: { by: requestedBy } })
  return true
}

/** The deleted row decides which of two clicks did it. */
export async function endErasure(ctx: Ctx, { userId, email }: Person, by: Asker) {
  const [ended] = await ctx.db.delete(erasures).where(eq(erasures.email, email)).returning()
  if (!ended) return false
  const { id: erasureId, locale } = ended
  await ctx.jobs.enqueue(ctx.db, erasureTakenBack, { erasureId, email, locale, by })
  await recordSecurityEvent(ctx, { kind: 'erasure.taken-back', userId, details: { by } })
  return true
}

/** From now on the data is only stored: `isRestricted` is asked by mails, the directory, searches and commands. */
export async function setRestriction(ctx: Ctx, person: Person, by: Asker) {
  const { email, userId } = person
  const set = { restrictedAt: ctx.now, restrictedBy: by }
  const changed = await ctx.db
    .insert(processingLimits)
    .values({ email, ...set })
    .onConflictDoUpdate({ target: processingLimits.email, set, setWhere: isNull(processingLimits.restrictedAt) })
    .returning({ email: processingLimits.email })
  if (changed.length === 0) return false
  await deleteNoteDrafts(ctx, person)
  for (const subscriptionId of await subscriptionsOf(ctx, email))
    await ctx.jobs.enqueue(ctx.db, newsletterUnsubscribed, { subscriptionId })
  if (by === 'admin') await ctx.jobs.enqueue(ctx.db, restrictionSet, await noticeTo(ctx, email))
  await recordSecurityEvent(ctx, { kind: 'restriction.set', userId, details: { by } })
  return true
}

/** A person lifts only what they have set themselves. */
export async function endRestriction(ctx: Ctx, { email, userId }: Person, by: Asker) {
  const isTheirs: SQL | undefined = by === 'person' ? eq(processingLimits.restrictedBy, 'person') : undefined
  const isSet = and(eq(processingLimits.email, email), isNotNull(processingLimits.restrictedAt), isTheirs)
  const ended = { restrictedAt: null, restrictedBy: null }
  const changed = await ctx.db.update(processingLimits).set(ended).where(isSet).returning()
  if (changed.length === 0) return false
  for (const subscriptionId of await subscriptionsOf(ctx, email))
    await ctx.jobs.enqueue(ctx.db, newsletterConfirmed, { subscriptionId })
  if (by === 'admin') await ctx.jobs.enqueue(ctx.db, restrictionLifted, await noticeTo(ctx, email))
  await recordSecurityEvent(ctx, { kind: 'restriction.lifted', userId, details: { by } })
  return true
}

const noticeTo = async (ctx: Ctx, email: string) => ({
  email,
  locale: await localeOf(ctx, email),
  at: ctx.now.toISOString(),
})

async function subscriptionsOf({ db }: Ctx, email: string) {
  const { id, status } = newsletterSubscriptions
  const isReader = and(eq(newsletterSubscriptions.email, email), eq(status, 'confirmed'))
  const found = await db.select({ id }).from(newsletterSubscriptions).where(isReader)
  return found.map((row) => row.id)
}

/** Objects to what rests on our interest, or withdraws the objection. */
export async function setObjection(ctx: Ctx, person: Person, isObjecting: boolean) {
  const { email, userId } = person
  const set = { objectedAt: isObjecting ? ctx.now : null }
  await ctx.db
    .insert(processingLimits)
    .values({ email, ...set })
    .onConflictDoUpdate({ target: processingLimits.email, set })
  if (isObjecting) await deleteNoteDrafts(ctx, person)
  await recordSecurityEvent(ctx, { kind: isObjecting ? 'objection.made' : 'objection.withdrawn', userId })
}

/** What admins have typed about the person and not saved: the form is not offered any more. */
async function deleteNoteDrafts(ctx: Ctx, person: Person) {
  const forms = (await idsOf(ctx, person)).map(formNames.teamNote)
  await ctx.db.delete(formDrafts).where(inArray(formDrafts.form, forms))
}
