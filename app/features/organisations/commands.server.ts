import { and, arrayContains, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { hospitalHours } from '~/db/schema/deliverables'
import { engagements } from '~/db/schema/engagements'
import { eventMessages } from '~/db/schema/event-messages'
import { identityProviders } from '~/db/schema/identity-providers'
import { introductions } from '~/db/schema/introductions'
import { colleagueProposals, invitations } from '~/db/schema/invitations'
import { approvals, organisationDomains, organisationMembers, organisations } from '~/db/schema/organisations'
import { teamNotes } from '~/db/schema/team-notes'
import { threads } from '~/db/schema/threads'
import { userAccessLevels, users } from '~/db/schema/users'
import { type AdminCtx, adminCommand } from '~/features/admin/commands.server'
import { endLostSeats } from '~/features/seats/sources/settle.server'
import type { AccessLevel } from '~/lib/access-levels'
import type { Ctx } from '~/web/ctx.server'
import { joinedNotes, type Suggestion } from './model'
import { findChosenOrganisation, suggestOrganisations } from './queries.server'
import type {
  AddMemberInput,
  ChangeInput,
  CreateInput,
  MemberInput,
  MergeInput,
  SplitInput,
  SuggestionsInput,
} from './schema'
import {
  checkMayGainDomains,
  domainsOf,
  findOrganisation,
  hasNoOwnLevel,
  insertOrganisation,
  joinOrganisation,
  lockOrganisation,
  type Row,
  refused,
  setDomains,
  setInheritedLevel,
} from './sources/memberships.server'

type Ref = { id: string }

/** The id comes from the form's page, so that a form sent twice creates one organisation. */
export const createOrganisation = adminCommand(
  'organisation.manage',
  async (ctx, { id, domains, ...fields }: CreateInput) => {
    const [created] = await ctx.db
      .insert(organisations)
      .values({ id, ...fields, createdAt: ctx.now, updatedAt: ctx.now })
      .onConflictDoNothing()
      .returning({ id: organisations.id })
    if (!created) {
      // After the back button the same form may hold another organisation: refuse it rather than ignore it.
      if ((await lockOrganisation(ctx, id)).name !== fields.name) throw refused('exists')
      return
    }
    await setDomains(ctx, id, domains)
    await ctx.record({ action: 'organisation.created', id, name: fields.name })
  },
)

/** Its level applies at once to the members without a level of their own. */
export const changeOrganisation = adminCommand(
  'organisation.manage',
  async (ctx, { id, version, domains, ...fields }: ChangeInput & Ref) => {
    const before = await lockOrganisation(ctx, id)
    const domainsBefore = await domainsOf(ctx, id)
    const changes = changedNames({ ...before, domains: domainsBefore }, { ...fields, domains })
    // A second click finds no difference.
    if (changes.length === 0) return
    if (before.version !== version) throw refused('stale')
    await setDomains(ctx, id, domains)
    await updateOrganisation(ctx, id, fields)
    if (fields.level !== before.level) await inheritLevel(ctx, id, fields.level)
    await ctx.record({ action: 'organisation.changed', id, name: fields.name, details: { fields: changes } })
  },
)

const changedNames = (before: Record<string, unknown>, after: Record<string, unknown>) =>
  Object.keys(after).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))

/** Someone who belongs elsewhere is moved only after a confirmation. */
export const addMember = adminCommand('organisation.manage', async (ctx, { id, email, move }: AddMemberInput & Ref) => {
  const organisation = await lockOrganisation(ctx, id)
  const [user] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.email, email))
  if (!user) throw refused('unknown-user')
  const [current] = await ctx.db
    .select({ id: organisations.id, name: organisations.name })
    .from(organisationMembers)
    .innerJoin(organisations, eq(organisations.id, organisationMembers.organisationId))
    .where(eq(organisationMembers.userId, user.id))
    .for('update', { of: organisationMembers })
  if (current?.id === id) return
  if (current && !move) throw refused('elsewhere', current.name)
  await joinOrganisation(ctx, organisation, [user.id])
  const details = { user: email, ...(current ? { from: current.name } : {}) }
  await ctx.record({ action: 'organisation.member-added', id, name: organisation.name, details })
})

/** Without a level of their own they have the lowest one from now on. */
export const removeMember = adminCommand('organisation.manage', async (ctx, { id, user }: MemberInput & Ref) => {
  const { name } = await lockOrganisation(ctx, id)
  const [left] = await ctx.db
    .delete(organisationMembers)
    .where(and(eq(organisationMembers.userId, user), eq(organisationMembers.organisationId, id)))
    .returning({ userId: organisationMembers.userId })
  if (!left) throw refused('no-member')
  await setInheritedLevel(ctx, [user], 'entry')
  const [person] = await ctx.db.select({ email: users.email }).from(users).where(eq(users.id, user))
  await ctx.record({ action: 'organisation.member-removed', id, name, details: { user: person?.email ?? user } })
})

/** Moves members, domains, notes, tags, engagements and threads of one organisation into another, and deletes it. Returns the other's id. */
export const mergeOrganisation = adminCommand(
  'organisation.manage',
  async (ctx, { id, into: choice }: Ref & MergeInput) => {
    // A merge can't be undone: a part of a name is too little.
    const chosen = await findChosenOrganisation(ctx, choice, { whole: true })
    if (chosen === 'several') throw refused('several-targets')
    if (chosen === 'unknown') throw refused('unknown-target')
    const target = chosen.id
    // In the order of their ids, so that two merges in opposite directions do not wait for each other.
    const locked = new Map<string, Row | undefined>()
    for (const each of [id, target].toSorted()) locked.set(each, await findOrganisation(ctx, each, 'update'))
    const [from, into] = [locked.get(id), locked.get(target)]
    if (!from) throw refused('gone')
    // By the rows: an id may be written in capitals.
    if (!into || into.id === from.id) throw refused('unknown-target')
    const members = await memberIds(ctx, id)
    const domains = await domainsOf(ctx, id)
    await checkMayGainDomains(ctx, [id, into.id], [...domains, ...(await domainsOf(ctx, into.id))])
    await joinOrganisation(ctx, into, members)
    await ctx.db
      .update(organisationDomains)
      .set({ organisationId: into.id })
      .where(eq(organisationDomains.organisationId, id))
    // People who are to join it join the other one, which also takes over what was agreed and written.
    const moved = [
      ...[invitations, approvals, colleagueProposals, teamNotes],
      ...[engagements, introductions, threads, hospitalHours],
    ]
    for (const table of moved) {
      await ctx.db.update(table).set({ organisationId: into.id }).where(eq(table.organisationId, id))
    }
    // Messages to guests name organisations in a list, in which the other one may be already.
    await ctx.db
      .update(eventMessages)
      .set({
        organisationIds: sql`array_append(array_remove(array_remove(${eventMessages.organisationIds}, ${id}), ${into.id}), ${into.id})`,
      })
      .where(arrayContains(eventMessages.organisationIds, [id]))
    // Where both have a provider, the one of the organisation that stays counts.
    const intoProvider = ctx.db
      .select({ id: identityProviders.id })
      .from(identityProviders)
      .where(eq(identityProviders.organisationId, into.id))
    if ((await intoProvider).length === 0) {
      await ctx.db
        .update(identityProviders)
        .set({ organisationId: into.id })
        .where(eq(identityProviders.organisationId, id))
    }
    await updateOrganisation(ctx, into.id, {
      notes: joinedNotes(into.notes, from),
      tags: [...new Set([...into.tags, ...from.tags])],
      ownerId: into.ownerId ?? from.ownerId,
      country: into.country ?? from.country,
    })
    await ctx.db.delete(organisations).where(eq(organisations.id, id))
    const details = { from: from.name, fromId: id, members: members.length, domains }
    await ctx.record({ action: 'organisation.merged', id: into.id, name: into.name, details })
    return { id: into.id }
  },
)

/**
 * Moves the chosen members, domains and engagements into a new organisation that is otherwise the same. Threads go with the
 * engagement, or its introduction, that they are about; all else stays with the first, and those who leave it no longer see it.
 */
export const splitOrganisation = adminCommand(
  'organisation.manage',
  async (ctx, { id, newId, name, user: chosen, domain, engagement = [] }: SplitInput & Ref) => {
    const from = await lockOrganisation(ctx, id)
    const { kind, country, level, ownerId, tags } = from
    const [created] = await ctx.db
      .insert(organisations)
      .values({ id: newId, name, kind, country, level, ownerId, tags, createdAt: ctx.now, updatedAt: ctx.now })
      .onConflictDoNothing()
      .returning()
    if (!created) return { id: newId }
    const members = (await memberIds(ctx, id)).filter((member) => chosen.includes(member))
    if (members.length === 0) throw refused('no-member')
    await joinOrganisation(ctx, created, members)
    if (domain.length > 0)
      await ctx.db
        .update(organisationDomains)
        .set({ organisationId: newId })
        .where(and(eq(organisationDomains.organisationId, id), inArray(organisationDomains.domain, domain)))
    const moved = await moveEngagements(ctx, { from: id, to: newId, chosen: engagement })
    const details = {
      ...{ from: from.name, fromId: id, members: members.length, users: members, domains: domain },
      ...(moved > 0 && { engagements: moved }),
    }
    await ctx.record({ action: 'organisation.split', id: newId, name, details })
    return { id: newId }
  },
)

async function moveEngagements({ db }: Ctx, { from, to, chosen }: { from: string; to: string; chosen: string[] }) {
  if (chosen.length === 0) return 0
  const moved = await db
    .update(engagements)
    .set({ organisationId: to })
    .where(and(eq(engagements.organisationId, from), inArray(engagements.id, chosen)))
    .returning({ id: engagements.id })
  const ids = moved.map(({ id }) => id)
  const introduced = db
    .select({ id: introductions.id })
    .from(introductions)
    .where(inArray(introductions.engagementId, ids))
  const isAboutIntroduction = inArray(threads.introductionId, introduced)
  await db
    .update(threads)
    .set({ organisationId: to })
    .where(and(eq(threads.organisationId, from), or(inArray(threads.engagementId, ids), isAboutIntroduction)))
  return ids.length
}

/** Gives members without an organisation one by their domain, as `suggestOrganisations` shows it. */
export const acceptSuggestions = adminCommand('organisation.manage', async (ctx, { domain }: SuggestionsInput) => {
  const suggestions = await suggestOrganisations(ctx, domain)
  const free = await listFreeMembers(ctx, domain)
  for (const suggestion of suggestions) await acceptSuggestion(ctx, suggestion, free.get(suggestion.domain) ?? [])
  return {
    organisations: suggestions.length,
    members: suggestions.reduce((sum, { domain }) => sum + (free.get(domain)?.length ?? 0), 0),
  }
})

/** The users of these domains who belong nowhere, by domain. In one query, because it reads every address. */
async function listFreeMembers({ db }: Ctx, domains: string[]) {
  const domain = sql<string>`split_part(${users.email}, '@', 2)`
  const rows = await db
    .select({ id: users.id, domain })
    .from(users)
    .innerJoin(userAccessLevels, and(eq(userAccessLevels.userId, users.id), isNull(userAccessLevels.adminRole)))
    .where(
      and(
        inArray(domain, domains),
        sql`not exists (select from ${organisationMembers} where ${organisationMembers.userId} = ${users.id})`,
      ),
    )
  return Map.groupBy(rows, (row) => row.domain)
}

async function acceptSuggestion(ctx: AdminCtx, suggestion: Suggestion, free: { id: string }[]) {
  const { domain, organisationId, name, kind } = suggestion
  const organisation = organisationId
    ? await lockOrganisation(ctx, organisationId)
    : await insertOrganisation(ctx, { name, kind, domain })
  await joinOrganisation(
    ctx,
    organisation,
    free.map(({ id }) => id),
  )
  const details = { domain, members: free.length }
  const action = organisationId ? 'organisation.member-added' : 'organisation.created'
  await ctx.record({ action, id: organisation.id, name: organisation.name, details })
}

const updateOrganisation = (ctx: Ctx, id: string, change: Partial<typeof organisations.$inferInsert>) =>
  ctx.db
    .update(organisations)
    .set({ ...change, version: sql`${organisations.version} + 1`, updatedAt: ctx.now })
    .where(eq(organisations.id, id))

async function memberIds({ db }: Ctx, organisationId: string) {
  const rows = await db
    .select({ id: organisationMembers.userId })
    .from(organisationMembers)
    .where(eq(organisationMembers.organisationId, organisationId))
  return rows.map(({ id }) => id)
}

/** For all members of an organisation at once, however many they are. */
async function inheritLevel(ctx: Ctx, organisationId: string, level: AccessLevel) {
  const members = ctx.db
    .select({ id: organisationMembers.userId })
    .from(organisationMembers)
    .where(eq(organisationMembers.organisationId, organisationId))
  const changed = await ctx.db
    .update(userAccessLevels)
    .set({ accessLevel: level })
    .where(and(inArray(userAccessLevels.userId, members), hasNoOwnLevel))
    .returning({ id: userAccessLevels.userId })
  await endLostSeats(
    ctx,
    changed.map(({ id }) => id),
  )
}
