import { and, asc, desc, eq, inArray, lte, ne, sql } from 'drizzle-orm'
import { z } from 'zod'
import { authorize, can } from '~/auth/permissions'
import { isOneOf, preparedQuery } from '~/db/prepared-query.server'
import { deliverableFiles, deliverableHistory, deliverables } from '~/db/schema/deliverables'
import { engagements } from '~/db/schema/engagements'
import { organisations } from '~/db/schema/organisations'
import { users } from '~/db/schema/users'
import { resolveText } from '~/features/content/model'
import { listOwners } from '~/features/engagements/sources/owners.server'
import { getOwnOrganisation, ownOrganisationId } from '~/features/organisations/sources/own-organisation.server'
import { AppError } from '~/lib/app-error'
import { engagementPrograms } from '~/lib/engagement-programs'
import { holidays } from '~/lib/holidays'
import { officeDay } from '~/lib/office-hours'
import type { Ctx } from '~/web/ctx.server'
import {
  type Deliverable,
  type DeliverableDetails,
  type DeliverablesOfEngagement,
  type ListedDeliverable,
  revisionOf,
  shownState,
} from './model'
import { addBusinessDays } from './model/due'
import { acceptanceOf, daysUntil } from './model/rows'
import { filesColumn, listFiles, withLinks } from './sources/files.server'
import { readTemplate } from './sources/templates.server'
import { listInOrder } from './sources/write.server'

/** What the partner is shown; by name, because there are many rows and each column of each costs time. */
const shownColumns = {
  id: deliverables.id,
  engagementId: deliverables.engagementId,
  title: deliverables.title,
  text: deliverables.text,
  side: deliverables.side,
  dueOn: deliverables.dueOn,
  state: deliverables.state,
  needsAcceptance: deliverables.needsAcceptance,
  completedAt: deliverables.completedAt,
  acceptedAt: deliverables.acceptedAt,
  acceptedByName: deliverables.acceptedByName,
  version: deliverables.version,
}

const shownDeliverables = preparedQuery((db) =>
  db
    .select({
      ...{ row: shownColumns, owner: users.name, engagementState: engagements.state, files: filesColumn },
      isOwn: sql<boolean>`coalesce(${engagements.organisationId} = ${ownOrganisationId(sql.placeholder('userId'))}, false)`,
    })
    .from(deliverables)
    .innerJoin(engagements, eq(engagements.id, deliverables.engagementId))
    .leftJoin(users, eq(users.id, deliverables.ownerId))
    .where(and(isOneOf(deliverables.engagementId, 'engagementIds'), ne(deliverables.state, 'dropped')))
    .orderBy(asc(deliverables.dueOn), asc(deliverables.position))
    .prepare('shown-deliverables'),
)

/**
 * What these engagements promise, in the order of the due dates, for the partner. Engagements of another organisation are
 * refused, except to those who oversee all.
 */
export async function listDeliverables(ctx: Ctx, engagementIds: readonly string[]): Promise<Deliverable[]> {
  authorize(ctx.actor, 'engagement.list')
  if (engagementIds.length === 0) return []
  const rows = await shownDeliverables(ctx.db).execute({ engagementIds, userId: ctx.actor.userId })
  for (const { isOwn } of rows) authorize(ctx.actor, 'engagement.see', { isOwn })
  const today = officeDay(ctx.now)
  return rows.flatMap(({ row, owner, engagementState, files }): Deliverable[] => {
    const { id, engagementId, side, dueOn, state, completedAt, needsAcceptance } = row
    if (state === 'dropped') return []
    const attached = withLinks(engagementId, files)
    return [
      {
        ...{ id, engagementId, side, dueOn, needsAcceptance, state: shownState(state, engagementState === 'closed') },
        title: resolveText(ctx.locale, row.title),
        text: resolveText(ctx.locale, row.text),
        owner: owner || null,
        daysLeft: daysUntil(dueOn, today),
        completedOn: completedAt && officeDay(completedAt),
        accepted: acceptanceOf(row),
        files: attached,
        revision: revisionOf(row.version, attached),
      },
    ]
  })
}

/** For the organisation of the engagement, and those who oversee all; for everyone else as for a file that does not exist. */
export async function getDeliverableFile(ctx: Ctx, engagementId: string, fileId: string) {
  authorize(ctx.actor, 'engagement.list')
  const areIds = z.guid().safeParse(engagementId).success && z.guid().safeParse(fileId).success
  const [found] = areIds
    ? await ctx.db
        .select({ file: deliverableFiles, organisationId: engagements.organisationId, state: deliverables.state })
        .from(deliverableFiles)
        .innerJoin(deliverables, eq(deliverables.id, deliverableFiles.deliverableId))
        .innerJoin(engagements, eq(engagements.id, deliverables.engagementId))
        .where(and(eq(deliverableFiles.id, fileId), eq(engagements.id, engagementId)))
    : []
  const isOwn = found !== undefined && (await getOwnOrganisation(ctx))?.id === found.organisationId
  // What was dropped is not shown to the partner, and neither are its files.
  const isShown = found && (found.state !== 'dropped' || can(ctx.actor, 'engagement.oversee'))
  if (!isShown || !can(ctx.actor, 'engagement.see', { isOwn }))
    throw new AppError('not-found', 'deliverables.unknownFile')
  const { fileKey, fileName, mediaType, size } = found.file
  if (!(await ctx.files.has(fileKey))) throw new Error(`the file ${fileKey} of the deliverable file ${fileId} is gone`)
  return { fileName, mediaType, size, stream: ctx.files.read(fileKey) }
}

/** For the admin's page of an engagement. Null when there is no such engagement. */
export async function getDeliverables(ctx: Ctx, engagementId: string): Promise<DeliverablesOfEngagement | null> {
  authorize(ctx.actor, 'engagement.oversee')
  if (!z.guid().safeParse(engagementId).success) return null
  const [engagement] = await ctx.db
    .select({ id: engagements.id, program: engagements.program, state: engagements.state })
    .from(engagements)
    .where(eq(engagements.id, engagementId))
  if (!engagement) return null
  const rows = await listInOrder(ctx, engagement.id)
  const files = await listFiles(ctx, rows)
  const owners = await listOwnerOptions(ctx)
  const names = new Map(owners.map(({ value, label }) => [value, label]))
  const today = officeDay(ctx.now)
  return {
    program: engagement.program,
    deliverables: rows.map((row) =>
      listed(row, { names, today, files: files.get(row.id)?.length ?? 0, isClosed: engagement.state === 'closed' }),
    ),
    owners: can(ctx.actor, 'engagement.manage') ? owners : [],
    newId: crypto.randomUUID(),
    isRunning: engagement.state === 'running',
  }
}

/** One with everything about it, for its admin page. */
export async function getDeliverable(ctx: Ctx, engagementId: string, id: string) {
  authorize(ctx.actor, 'engagement.oversee')
  const engagement = await getDeliverables(ctx, engagementId)
  const listedOne = engagement?.deliverables.find((each) => each.id === id)
  if (!engagement || !listedOne) throw new AppError('not-found', 'deliverables.unknown')
  const rows = await listInOrder(ctx, engagementId)
  const row = rows.find((each) => each.id === id)
  const [about] = await ctx.db
    .select({ id: organisations.id, name: organisations.name, program: engagements.program, tier: engagements.tier })
    .from(engagements)
    .innerJoin(organisations, eq(organisations.id, engagements.organisationId))
    .where(eq(engagements.id, engagementId))
  if (!row || !about) throw new AppError('not-found', 'deliverables.unknown')
  const details: DeliverableDetails = {
    ...listedOne,
    engagementId,
    organisation: { id: about.id, name: about.name },
    texts: { title: row.title, text: row.text },
    ownerId: row.ownerId,
    due: row.due,
    dueAfter: rows.find(({ templateKey }) => templateKey !== null && templateKey === row.due?.after)?.title.en ?? null,
    followers: rows.filter(({ due }) => due !== null && due.after === row.templateKey).length,
    attached: (await listFiles(ctx, [row])).get(id) ?? [],
    history: [...acceptanceIn(row), ...(await listHistory(ctx, id))],
  }
  return { deliverable: details, owners: engagement.owners, isRunning: engagement.isRunning, newId: engagement.newId }
}

type Row = typeof deliverables.$inferSelect
type Around = { names: Map<string, string>; today: string; files: number; isClosed: boolean }

function listed(row: Row, { names, today, files, isClosed }: Around): ListedDeliverable {
  const { id, side, state, dueOn, needsAcceptance, version } = row
  const isOpen = state === 'upcoming' || state === 'pending'
  const isNotDone = isOpen && isClosed
  return {
    ...{ id, side, state, dueOn, needsAcceptance, version, files, isNotDone },
    title: row.title.en,
    owner: row.ownerId && (names.get(row.ownerId) ?? 'A former colleague'),
    daysLeft: daysUntil(dueOn, today),
    isLate: isOpen && !isNotDone && dueOn < today,
    accepted: acceptanceOf(row),
  }
}

async function listOwnerOptions(ctx: Ctx) {
  const owners = await listOwners(ctx)
  return owners.map(({ id, name, email }) => ({ value: id, label: name || email }))
}

/** It is newer than every state: a change of the state undoes it. */
function acceptanceIn(row: Row): DeliverableDetails['history'] {
  const accepted = acceptanceOf(row)
  return accepted ? [{ number: 0, state: 'accepted', reason: '', by: accepted.name, at: accepted.at }] : []
}

/** The newest first. */
async function listHistory({ db }: Ctx, id: string): Promise<DeliverableDetails['history']> {
  const rows = await db
    .select({
      number: deliverableHistory.number,
      state: deliverableHistory.state,
      reason: deliverableHistory.reason,
      by: sql<string | null>`coalesce(nullif(${users.name}, ''), ${users.email})`,
      at: deliverableHistory.at,
    })
    .from(deliverableHistory)
    .leftJoin(users, eq(users.id, deliverableHistory.byId))
    .where(eq(deliverableHistory.deliverableId, id))
    .orderBy(desc(deliverableHistory.number))
  const isAcceptance = (index: number) => rows[index]?.state === 'complete' && rows[index + 1]?.state === 'complete'
  return rows.map((row, index) => (isAcceptance(index) ? { ...row, state: 'accepted' } : row))
}

/** The template of a program, for its admin page. */
export async function getTemplate(ctx: Ctx, program: string) {
  authorize(ctx.actor, 'engagement.manage')
  const known = engagementPrograms.find((each) => each === program)
  if (!known) throw new AppError('not-found', 'deliverables.unknownProgram')
  return { program: known, newKey: crypto.randomUUID(), ...(await readTemplate(ctx, known)) }
}

/** A deliverable is due soon when it is due within so many business days of our office. */
const soonDays = 7

/** What is open in running engagements and due soon or late, first what is due first. */
export async function listDueDeliverables(ctx: Ctx, limit: number) {
  authorize(ctx.actor, 'engagement.manage')
  const until = addBusinessDays(officeDay(ctx.now), soonDays, holidays.SE)
  const { id, engagementId, title, side, dueOn, position } = deliverables
  const rows = await ctx.db
    .select({
      ...{ id, engagementId, title, side, dueOn },
      organisation: organisations.name,
      program: engagements.program,
      owner: sql<string | null>`coalesce(nullif(${users.name}, ''), ${users.email})`,
    })
    .from(deliverables)
    .innerJoin(engagements, eq(engagements.id, engagementId))
    .innerJoin(organisations, eq(organisations.id, engagements.organisationId))
    .leftJoin(users, eq(users.id, deliverables.ownerId))
    .where(
      and(inArray(deliverables.state, ['upcoming', 'pending']), lte(dueOn, until), eq(engagements.state, 'running')),
    )
    .orderBy(asc(dueOn), asc(position), asc(id))
    .limit(limit)
  return rows.map((row) => ({ ...row, title: row.title.en }))
}
