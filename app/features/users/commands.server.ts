import { asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { requireFreshProof } from '~/auth/fresh-proof.server'
import { authorize, can } from '~/auth/permissions'
import { endSessions } from '~/auth/sessions.server'
import { invitations } from '~/db/schema/invitations'
import { organisationMembers, organisations } from '~/db/schema/organisations'
import { isRestricted, isStaying } from '~/db/schema/personal-data'
import { accountLinks, registrations, userAccessLevels, users } from '~/db/schema/users'
import { requestPasswordReset } from '~/features/accounts/commands.server'
import { openLinkCondition } from '~/features/accounts/queries.server'
import { wasRecordedWithinMinute } from '~/features/activity/commands.server'
import { type AdminCtx, adminCommand, chosenRows } from '~/features/admin/commands.server'
import { deleteFactors } from '~/features/factors/commands.server'
import { endLostSeats, endSeatsOfAccount } from '~/features/seats/sources/settle.server'
import { recordSecurityEvent, recordSecurityEvents } from '~/features/security-events/commands.server'
import { enqueueSecurityNotice } from '~/features/security-notices/jobs.server'
import { startDigest } from '~/features/today/commands.server'
import type { AdminRole } from '~/lib/admin-roles'
import { Refused } from '~/lib/app-error'
import type { Ctx } from '~/web/ctx.server'
import { inheritedLevel, isLastOf, type Owner, type UserForm, type UserRefusal } from './model'
import { forgetUserStats, listMatchingIds } from './queries.server'
import {
  type AdminRoleInput,
  type LevelInput,
  type OneUserInput,
  type RoleInput,
  type SelectedInput,
  userFilter,
} from './schema'

type UsersCtx = AdminCtx & { owners: Owner[] }

const refused = (reason: UserRefusal) => new Refused(reason)

type Options = { rule?: 'user.change' | 'admin.manage'; needsProof?: boolean }

/**
 * Locks the rows of all admins for the transaction, so that commands on users run one after another: of two owners who
 * demote each other one stays, and a second click finds what the first did.
 */
function userCommand<Input>(
  run: (ctx: UsersCtx, input: Input) => Promise<UserForm['data']>,
  { rule = 'user.change', needsProof = false }: Options = {},
) {
  const command = adminCommand(rule, async (ctx, input: Input) => {
    const admins = await ctx.db
      .select({
        id: userAccessLevels.userId,
        adminRole: userAccessLevels.adminRole,
        isStaying: isStaying(userAccessLevels.userId),
      })
      .from(userAccessLevels)
      .where(isNotNull(userAccessLevels.adminRole))
      .orderBy(asc(userAccessLevels.userId))
      .for('update')
    // Checked again: the actor may have got another role while this command waited.
    const adminRole = admins.find(({ id }) => id === ctx.actor.userId)?.adminRole ?? null
    const actor = { ...ctx.actor, adminRole }
    authorize(actor, rule)
    const owners = admins.filter((admin) => admin.adminRole === 'owner')
    return run({ ...ctx, actor, owners }, input)
  })
  return async (ctx: Ctx, input: Input) => {
    authorize(ctx.actor, rule)
    if (needsProof) requireFreshProof(ctx)
    const data = await command(ctx, input)
    forgetUserStats(ctx)
    return data
  }
}

/** Someone has to be able to make others admins. */
function refuseLastOwner({ owners }: UsersCtx, { id }: { id: string }) {
  if (isLastOf(owners, id)) throw refused('last-owner')
}

/** What changes an account, or takes it or its protection away, is for owners when the account is an admin's. */
function refuseAdminsOfOthers({ actor }: UsersCtx, { adminRole }: { adminRole: AdminRole | null }) {
  if (adminRole && !can(actor, 'admin.manage')) throw refused('only-owners')
}

export const changeRole = userCommand(async (ctx, { role, ...selected }: RoleInput) =>
  changeAccess(ctx, await selectedIds(ctx, selected), 'role', 'user.role-changed', role),
)

export const changeLevel = userCommand(async (ctx, { level, ...selected }: LevelInput) => {
  const ids = await selectedIds(ctx, selected)
  if (level === inheritedLevel) return inheritLevel(ctx, ids)
  return changeAccess(ctx, ids, 'accessLevel', 'user.level-changed', level)
})

/** The ticked users, or everyone who matches the list's filter. */
const selectedIds = (ctx: Ctx, { user, ...matched }: SelectedInput) =>
  chosenRows(user, matched, (query) => listMatchingIds(ctx, userFilter(query)))

const ofOwners = { rule: 'admin.manage', needsProof: true } as const

export const promoteUser = userCommand(async (ctx, { user: id, adminRole }: AdminRoleInput) => {
  const user = await lockUser(ctx, id)
  const { email } = user
  if (user.adminRole && user.adminRole !== adminRole) throw refused('is-admin')
  if (user.adminRole) return { email }
  await setAdminRole(ctx, id, adminRole)
  await startDigest(ctx, id)
  await ctx.record({ action: 'user.promoted', id, name: email, details: { adminRole } })
  await enqueueSecurityNotice(ctx, { userId: id, what: 'promoted', adminRole })
  await recordSecurityEvent(ctx, { kind: 'user.promoted', userId: id, details: { adminRole } })
  return { email }
}, ofOwners)

/** The rights change with the next request of the admin, whose role is read each time. */
export const changeAdminRole = userCommand(async (ctx, { user: id, adminRole: to }: AdminRoleInput) => {
  const user = await lockUser(ctx, id)
  const { email, adminRole: from } = user
  if (!from) throw refused('not-admin')
  if (from === to) return { email }
  refuseLastOwner(ctx, user)
  await setAdminRole(ctx, id, to)
  await ctx.record({ action: 'user.admin-role-changed', id, name: email, details: { from, to } })
  await enqueueSecurityNotice(ctx, { userId: id, what: 'admin-role-changed', adminRole: to })
  await recordSecurityEvent(ctx, { kind: 'user.admin-role-changed', userId: id, details: { from, to } })
  return { email }
}, ofOwners)

/** Also ends the user's sessions, so that pages opened as admin stop working. */
export const demoteUser = userCommand(async (ctx, { user: id }: OneUserInput) => {
  const user = await lockUser(ctx, id)
  const { email, adminRole } = user
  if (!adminRole) return { email }
  refuseLastOwner(ctx, user)
  await setAdminRole(ctx, id, null)
  await endSessions(ctx, id)
  await ctx.record({ action: 'user.demoted', id, name: email, details: { adminRole } })
  await enqueueSecurityNotice(ctx, { userId: id, what: 'demoted' })
  await recordSecurityEvent(ctx, { kind: 'user.demoted', userId: id, details: { adminRole } })
  return { email }
}, ofOwners)

async function setAdminRole(ctx: Ctx, id: string, adminRole: AdminRole | null) {
  await ctx.db.update(userAccessLevels).set({ adminRole }).where(eq(userAccessLevels.userId, id))
  await endLostSeats(ctx, [id])
}

export const removeUser = userCommand(
  async (ctx, { user: id }: OneUserInput) => {
    if (id === ctx.actor.userId) throw refused('self')
    const user = await lockUser(ctx, id)
    refuseAdminsOfOthers(ctx, user)
    refuseLastOwner(ctx, user)
    const { email, role, accessLevel, adminRole } = user
    const details = { role, accessLevel, ...(adminRole && { adminRole }) }
    await removeAccount(ctx, user)
    await ctx.record({ action: 'user.removed', id, name: email, details })
    await recordSecurityEvent(ctx, { kind: 'user.removed', userId: id, details })
    return { email }
  },
  { needsProof: true },
)

/** Removes an account with its sessions and answers, and ends the links that would bring it back. For a caller who has locked it. */
export async function removeAccount(ctx: Ctx, { id, email }: { id: string; email: string }) {
  for (const purpose of ['reset', 'confirm'] as const) {
    await ctx.db.update(accountLinks).set({ replacedAt: ctx.now }).where(openLinkCondition(purpose, email))
  }
  await ctx.db.delete(invitations).where(eq(invitations.email, email))
  await ctx.db.delete(registrations).where(eq(registrations.email, email))
  await endSessions(ctx, id)
  await endSeatsOfAccount(ctx, id)
  await ctx.db.delete(users).where(eq(users.id, id))
}

/** For someone who has lost the phone or the key. Ends their sessions, which may be on what was lost. */
export const removeFactors = userCommand(
  async (ctx, { user: id }: OneUserInput) => {
    if (id === ctx.actor.userId) throw refused('own-factors')
    const user = await lockUser(ctx, id)
    const { email } = user
    refuseAdminsOfOthers(ctx, user)
    if (!(await deleteFactors(ctx, id))) return { email }
    await endSessions(ctx, id)
    await ctx.record({ action: 'user.factors-removed', id, name: email })
    return { email }
  },
  { needsProof: true },
)

/** For a stolen or lost device: the account stays as it is, and has to sign in again. */
export const signOutUser = userCommand(async (ctx, { user: id }: OneUserInput) => {
  if (id === ctx.actor.userId) throw refused('own-sessions')
  const user = await lockUser(ctx, id)
  const { email } = user
  refuseAdminsOfOthers(ctx, user)
  const sessions = await endSessions(ctx, id)
  if (sessions === 0) return { email }
  await ctx.record({ action: 'user.signed-out', id, name: email, details: { sessions } })
  await recordSecurityEvent(ctx, { kind: 'session.ended', userId: id, details: { with: 'admin', sessions } })
  return { email }
})

/** In the language of the user, not of the admin. */
export const sendReset = userCommand(async (ctx, { user: id }: OneUserInput) => {
  const { email, locale } = await lockUser(ctx, id)
  if (await wasRecordedWithinMinute(ctx, 'user.reset-sent', id)) return { email }
  await requestPasswordReset({ ...ctx, locale }, { email })
  await ctx.record({ action: 'user.reset-sent', id, name: email })
  return { email }
})

const lockUsers = (ctx: Ctx, ids: string[]) =>
  ctx.db
    .select({
      id: users.id,
      email: users.email,
      locale: users.locale,
      role: userAccessLevels.role,
      accessLevel: userAccessLevels.accessLevel,
      hasOwnLevel: userAccessLevels.hasOwnLevel,
      adminRole: userAccessLevels.adminRole,
      isRestricted: isRestricted(users.email),
    })
    .from(userAccessLevels)
    .innerJoin(users, eq(users.id, userAccessLevels.userId))
    .where(inArray(userAccessLevels.userId, ids))
    .orderBy(asc(userAccessLevels.userId))
    .for('update', { of: userAccessLevels })

async function lockUser(ctx: Ctx, id: string) {
  const [user] = await lockUsers(ctx, [id])
  if (!user) throw refused('gone')
  return user
}

/** What may only be stored is not changed. An account can still be removed, and its owner can still reset the password. */
function refuseRestricted(found: { isRestricted: boolean }[]) {
  if (found.some((user) => user.isRestricted)) throw refused('restricted')
}

const idsIn = (found: { id: string }[]) => found.map(({ id }) => id)

type Field = 'role' | 'accessLevel'
type ChangeKind = 'user.role-changed' | 'user.level-changed'

/** Adds an audit row for each changed user; users who already have the value are skipped. */
async function changeAccess(ctx: UsersCtx, ids: string[], field: Field, action: ChangeKind, to: string) {
  const found = await lockUsers(ctx, ids)
  refuseRestricted(found)
  for (const user of found) refuseAdminsOfOthers(ctx, user)
  if (found.length === 0) throw refused('gone')
  const changedUsers = found.filter((user) => user[field] !== to || (field === 'accessLevel' && !user.hasOwnLevel))
  const isChanged = inArray(
    userAccessLevels.userId,
    changedUsers.map(({ id }) => id),
  )
  if (changedUsers.length > 0)
    await ctx.db
      .update(userAccessLevels)
      .set({ [field]: to, ...(field === 'accessLevel' ? { hasOwnLevel: true } : {}) })
      .where(isChanged)
  for (const user of changedUsers) {
    await ctx.record({ action, id: user.id, name: user.email, details: { from: user[field], to } })
  }
  await recordSecurityEvents(
    ctx,
    changedUsers.map((user) => ({ kind: action, userId: user.id, details: { from: user[field], to } })),
  )
  await endLostSeats(ctx, idsIn(changedUsers))
  return { count: found.length }
}

/** Takes the level of their own away: they have that of their organisation, or the lowest without one. */
async function inheritLevel(ctx: UsersCtx, ids: string[]) {
  const found = await lockUsers(ctx, ids)
  refuseRestricted(found)
  for (const user of found) refuseAdminsOfOthers(ctx, user)
  if (found.length === 0) throw refused('gone')
  const ofOrganisation = sql`(select ${organisations.level} from ${organisationMembers} join ${organisations} on ${organisations.id} = ${organisationMembers.organisationId} where ${organisationMembers.userId} = ${userAccessLevels.userId})`
  const changedUsers = found.filter(({ hasOwnLevel }) => hasOwnLevel)
  for (const { id, email, accessLevel } of changedUsers) {
    await ctx.db
      .update(userAccessLevels)
      .set({ hasOwnLevel: false, accessLevel: sql`coalesce(${ofOrganisation}, 'entry')` })
      .where(eq(userAccessLevels.userId, id))
    await ctx.record({
      action: 'user.level-changed',
      id,
      name: email,
      details: { from: accessLevel, to: inheritedLevel },
    })
  }
  await recordSecurityEvents(
    ctx,
    changedUsers.map(({ id, accessLevel }) => ({
      kind: 'user.level-changed',
      userId: id,
      details: { from: accessLevel, to: inheritedLevel },
    })),
  )
  await endLostSeats(ctx, idsIn(changedUsers))
  return { count: found.length }
}
