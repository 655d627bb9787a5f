import { and, eq, gt, isNotNull, lt, or } from 'drizzle-orm'
import { requireFreshProof } from '~/auth/fresh-proof.server'
import { authorize, can } from '~/auth/permissions'
import { hashOf } from '~/auth/tokens.server'
import { dataExports } from '~/db/schema/personal-data'
import { userAccessLevels } from '~/db/schema/users'
import { adminCommand } from '~/features/admin/commands.server'
import { sendDataMessage } from '~/features/contact/commands.server'
import { lookUpPerson } from '~/features/people/queries.server'
import { recordSecurityEvent } from '~/features/security-events/commands.server'
import { fileOrphaned } from '~/features/uploads/jobs.server'
import { Refused } from '~/lib/app-error'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import { decrypt, readAll } from './exports/archive.server'
import { copyAsked } from './jobs.server'
import { copyLifetimeMs, type ErasureRefusal, type LinkRefusal, type Person } from './model'
import { findLink } from './queries.server'
import type { DataMessageInput } from './schema'
import { personOf } from './sources/collect.server'
import {
  endErasure,
  endRestriction,
  queueCopy,
  setObjection,
  setRestriction,
  startErasure,
} from './sources/rights.server'

/** Has a copy made of all that is stored about the actor. */
export async function requestCopy(ctx: Ctx) {
  const { actor } = ctx
  authorize(actor, 'account.see', actor?.userId ?? '')
  requireFreshProof(ctx)
  await inTransaction(ctx, (ctx) => queueCopy(ctx, actor))
}

/** Has a link mailed that confirms the address. Looks nothing up, so that the answer is the same for every address. */
export async function askForLink(ctx: Ctx, { email }: { email: string }) {
  await ctx.jobs.enqueue(ctx.db, copyAsked, { email, locale: ctx.locale, at: ctx.now.toISOString() })
}

/** The zip behind a link, which may be fetched again until it ends. */
export async function fetchCopy(ctx: Ctx, { token }: { token: string }) {
  const [row] = await ctx.db
    .select()
    .from(dataExports)
    .where(
      and(eq(dataExports.hash, hashOf(token)), eq(dataExports.status, 'ready'), gt(dataExports.expiresAt, ctx.now)),
    )
  if (!row?.fileKey || !(await ctx.files.has(row.fileKey))) throw new Refused('gone' satisfies LinkRefusal)
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

/** A command by which the actor changes something about their own data. */
const asOwner = (run: (ctx: Ctx, person: Person) => Promise<unknown>) => async (ctx: Ctx) => {
  const { actor } = ctx
  authorize(actor, 'account.change', actor?.userId ?? '')
  await inTransaction(ctx, (ctx) => run(ctx, actor))
}

/** Erases all of the actor's data after a wait, in which it can be taken back. */
export const requestErasure = asOwner((ctx, person) => {
  requireFreshProof(ctx)
  return startErasure(ctx, person, 'person')
})
export const takeBackErasure = asOwner((ctx, person) => endErasure(ctx, person, 'person'))
export const restrictOwnData = asOwner((ctx, person) => setRestriction(ctx, person, 'person'))
export const liftOwnRestriction = asOwner((ctx, person) => endRestriction(ctx, person, 'person'))
export const changeObjection = (isObjecting: boolean) =>
  asOwner((ctx, person) => setObjection(ctx, person, isObjecting))

/** Locks the row: who is promoted at this moment is promoted before or after. */
async function isAdmin({ db }: Ctx, { userId }: Person): Promise<boolean> {
  if (!userId) return false
  const isTheirs = and(eq(userAccessLevels.userId, userId), isNotNull(userAccessLevels.adminRole))
  const found = await db.select({ id: userAccessLevels.userId }).from(userAccessLevels).where(isTheirs).for('update')
  return found.length > 0
}

type TokenInput = { token: string }

/**
 * A command for whoever has the link that was mailed to an address. Not for an address with an account: a mailbox alone
 * must not replace signing in.
 */
const byLink =
  <Input extends TokenInput>(run: (ctx: Ctx, person: Person, input: Input) => Promise<unknown>) =>
  (ctx: Ctx, input: Input) =>
    inTransaction(ctx, async (ctx) => {
      const link = await findLink(ctx, input.token)
      if (!link) throw new Refused('gone' satisfies LinkRefusal)
      const person = await personOf(ctx, link.email)
      if (person.userId) throw new Refused('account' satisfies LinkRefusal)
      await run({ ...ctx, locale: link.locale }, person, input)
    })

export const requestCopyByLink = byLink(queueCopy)
export const requestErasureByLink = byLink((ctx, person) => startErasure(ctx, person, 'person'))
export const takeBackErasureByLink = byLink((ctx, person) => endErasure(ctx, person, 'person'))
export const restrictByLink = byLink((ctx, person) => setRestriction(ctx, person, 'person'))
export const liftRestrictionByLink = byLink((ctx, person) => endRestriction(ctx, person, 'person'))
export const changeObjectionByLink = (isObjecting: boolean) =>
  byLink((ctx, person) => setObjection(ctx, person, isObjecting))
/** What is wrong, or anything else about the data: it reaches the team as a message of the contact form does. */
export const writeByLink = byLink<DataMessageInput>((ctx, { email }, { name, message }) =>
  sendDataMessage(ctx, { email, name, message }),
)

type PersonInput = { person: string }

async function findTarget(ctx: Ctx, { person: id }: PersonInput) {
  const person = await lookUpPerson(ctx, id)
  if (!person) throw new Refused('gone' satisfies ErasureRefusal)
  if (!can(ctx.actor, 'admin.manage') && (await isAdmin(ctx, person)))
    throw new Refused('only-owners' satisfies ErasureRefusal)
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
  const isEnded = await endErasure(ctx, person, 'admin')
  if (isEnded) await ctx.record({ action: 'person.erasure-taken-back', id: person.id, name: person.email })
})

export const restrictPerson = adminCommand('person.restrict', async (ctx, input: PersonInput) => {
  const person = await findTarget(ctx, input)
  const isNew = await setRestriction(ctx, person, 'admin')
  if (isNew) await ctx.record({ action: 'person.restricted', id: person.id, name: person.email })
})

export const liftRestriction = adminCommand('person.restrict', async (ctx, input: PersonInput) => {
  const person = await findTarget(ctx, input)
  const isLifted = await endRestriction(ctx, person, 'admin')
  if (isLifted) await ctx.record({ action: 'person.restriction-lifted', id: person.id, name: person.email })
})
