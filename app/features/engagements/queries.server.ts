import { and, asc, desc, eq, gte, isNull, lte, notInArray, type SQL, sql } from 'drizzle-orm'
import { authorize, can } from '~/auth/permissions'
import { preparedQuery } from '~/db/prepared-query.server'
import { engagementHistory, engagementRequests, engagements } from '~/db/schema/engagements'
import { organisationMembers, organisations } from '~/db/schema/organisations'
import { users } from '~/db/schema/users'
import { getOwnOrganisation, ownOrganisationId } from '~/features/organisations/sources/own-organisation.server'
import type { EngagementState } from '~/lib/engagement-states'
import { rowId } from '~/lib/input'
import { addDays, officeDay } from '~/lib/office-hours'
import { pageOf, pageSize } from '~/ui/pager'
import type { Ctx } from '~/web/ctx.server'
import type {
  BoardCard,
  EngagementFilter,
  HistoryEntry,
  ListedEngagement,
  ListedRequest,
  OpenedEngagement,
  OpenedOwnEngagement,
  OwnEngagement,
  OwnRequest,
} from './model'
import { startsLater, stateAt } from './model/clock'
import { hiddenStates, isShownToPartner } from './model/states'
import { countDeliverables } from './sources/board-counts.server'
import { countListed, matching, openStates, ownerName, owners, selectListed } from './sources/listed.server'
import { makeOfferPdf } from './sources/offer-pdf.server'
import { getAcceptanceSentence } from './sources/offer-texts.server'
import { findDecider, listSignatories, unknownEngagement } from './sources/own-offer.server'
import { listDeclined, toOwn } from './sources/own-rows.server'
import { listOwners } from './sources/owners.server'
import { findRequestOf } from './sources/request-of.server'

export { listOwners }

/** One page of engagements. */
export async function listEngagements(ctx: Ctx, filter: EngagementFilter) {
  authorize(ctx.actor, 'engagement.oversee')
  const condition = matching(filter)
  const total = await countListed(ctx, condition)
  const { page, offset } = pageOf(total, filter.page)
  const rows = await selectListed(ctx, condition, filter.sort).limit(pageSize).offset(offset)
  return { engagements: rows.map((row) => listedNow(ctx, row)), total, page }
}

/** More cards than one reads in a column. */
const maxCards = 30

/** The open engagements by state: the cards of each column, the last changed first, and how many there are. */
export async function listBoard(ctx: Ctx, filter: Omit<EngagementFilter, 'state' | 'sort' | 'page'>) {
  authorize(ctx.actor, 'engagement.oversee')
  const columns = []
  for (const state of openStates) {
    const condition = matching({ ...filter, state })
    const cards = await selectListed(ctx, condition, 'changed').limit(maxCards)
    const total = cards.length < maxCards ? cards.length : await countListed(ctx, condition)
    const counts = await countDeliverables(
      ctx,
      cards.map(({ id }) => id),
    )
    const counted = cards.map((card) => ({
      ...listedNow(ctx, card),
      ...(counts.get(card.id) ?? { pending: 0, late: 0 }),
    }))
    columns.push({ state, cards: counted satisfies BoardCard[], total })
  }
  return columns
}

const atThisMoment = <Row extends { state: EngagementState; validUntil: string }>({ now }: Ctx, row: Row): Row => ({
  ...row,
  state: stateAt(row, now),
})

const listedNow = (ctx: Ctx, row: Omit<ListedEngagement, 'startsLater'>): ListedEngagement => ({
  ...atThisMoment(ctx, row),
  startsLater: startsLater(row, officeDay(ctx.now)),
})

/** Offers that nobody has answered and whose last day is near, the next one to end first. */
export async function listEndingOffers(
  ctx: Ctx,
  { days, limit }: { days: number; limit: number },
): Promise<ListedEngagement[]> {
  authorize(ctx.actor, 'engagement.oversee')
  const today = officeDay(ctx.now)
  const { state, validUntil } = engagements
  const isNear = and(eq(state, 'offered'), gte(validUntil, today), lte(validUntil, addDays(today, days)))
  const rows = await selectListed(ctx, isNear, 'due').limit(limit)
  return rows.map((row) => listedNow(ctx, row))
}

/** How many accepted engagements wait until our team sets their first day. */
export async function countNotStarted(ctx: Ctx): Promise<number> {
  authorize(ctx.actor, 'engagement.oversee')
  return ctx.db.$count(engagements, eq(engagements.state, 'accepted'))
}

/** The engagements of one organisation, for its page. */
export async function listEngagementsOf(ctx: Ctx, organisationId: string): Promise<ListedEngagement[]> {
  authorize(ctx.actor, 'engagement.oversee')
  const rows = await selectListed(ctx, eq(engagements.organisationId, rowId.parse(organisationId)), 'changed').limit(50)
  return rows.map((row) => listedNow(ctx, row))
}

/** Rows of the file, batch by batch. */
export async function* exportEngagements(ctx: Ctx, filter: EngagementFilter): AsyncGenerator<ListedEngagement[]> {
  authorize(ctx.actor, 'engagement.export')
  const batch = 500
  for (let offset = 0; ; offset += batch) {
    const rows = await selectListed(ctx, matching(filter), 'changed').limit(batch).offset(offset)
    yield rows.map((row) => listedNow(ctx, row))
    if (rows.length < batch) return
  }
}

/** One engagement with everything that the page of the team shows. */
export async function getEngagement(ctx: Ctx, id: string): Promise<OpenedEngagement> {
  authorize(ctx.actor, 'engagement.oversee')
  const { row, organisation, owner } = await findEngagement(ctx, id)
  const canManage = can(ctx.actor, 'engagement.manage')
  return {
    engagement: atThisMoment(ctx, row),
    organisation,
    owner,
    request: await findRequestOf(ctx, row.id),
    history: await listHistoryOf(ctx, row.id),
    signatories: (await listSignatories(ctx, row)).map(({ id, name, email }) => ({ id, name, email })),
    members: canManage && row.state === 'draft' ? await listMembersOf(ctx, row.organisationId) : [],
    owners: canManage ? await listOwners(ctx) : [],
    renewedBy: await findRenewal(ctx, row.id),
  }
}

async function findEngagement({ db }: Ctx, id: string) {
  const [found] = await db
    .select({ row: engagements, organisation: organisations.name, owner: ownerName })
    .from(engagements)
    .innerJoin(organisations, eq(organisations.id, engagements.organisationId))
    .leftJoin(owners, eq(owners.id, engagements.ownerId))
    .where(eq(engagements.id, rowId.parse(id)))
  if (!found) throw unknownEngagement()
  return found
}

const listHistoryOf = ({ db }: Ctx, engagementId: string): Promise<HistoryEntry[]> =>
  db
    .select({
      number: engagementHistory.number,
      state: engagementHistory.state,
      reason: engagementHistory.reason,
      by: sql<string | null>`coalesce(nullif(${users.name}, ''), ${users.email})`,
      at: engagementHistory.at,
    })
    .from(engagementHistory)
    .leftJoin(users, eq(users.id, engagementHistory.byId))
    .where(eq(engagementHistory.engagementId, engagementId))
    .orderBy(desc(engagementHistory.number))

/** More members than one looks through to find who may sign. */
const maxMembers = 200

const listMembersOf = ({ db }: Ctx, organisationId: string) =>
  db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(organisationMembers)
    .innerJoin(users, eq(users.id, organisationMembers.userId))
    .where(eq(organisationMembers.organisationId, organisationId))
    .orderBy(asc(users.name), asc(users.email))
    .limit(maxMembers)

async function findRenewal({ db }: Ctx, id: string) {
  const [renewal] = await db
    .select({ id: engagements.id })
    .from(engagements)
    .where(eq(engagements.renews, id))
    .orderBy(desc(engagements.createdAt))
    .limit(1)
  return renewal?.id ?? null
}

const ownEngagements = preparedQuery((db) =>
  db
    .select({ row: engagements, owner: ownerName })
    .from(engagements)
    .leftJoin(owners, eq(owners.id, engagements.ownerId))
    .where(
      and(
        eq(engagements.organisationId, ownOrganisationId(sql.placeholder('userId'))),
        notInArray(engagements.state, [...hiddenStates]),
      ),
    )
    .orderBy(desc(engagements.createdAt), asc(engagements.id))
    .prepare('own-engagements'),
)

/** What was offered to the organisation of the actor, the latest first. Empty for who belongs to none. */
export async function listOwnEngagements(ctx: Ctx): Promise<OwnEngagement[]> {
  authorize(ctx.actor, 'engagement.list')
  const rows = await ownEngagements(ctx.db).execute({ userId: ctx.actor.userId })
  const declined = await listDeclined(
    ctx,
    rows.filter(({ row }) => row.state === 'declined').map(({ row }) => row.id),
  )
  return rows.map(({ row, owner }) => toOwn(ctx, row, owner, declined.get(row.id)))
}

/** One engagement of the actor's organisation; any other is as unknown as one that does not exist. */
export async function getOwnEngagement(ctx: Ctx, id: string): Promise<OpenedOwnEngagement> {
  authorize(ctx.actor, 'engagement.list')
  const { actor } = ctx
  const organisation = await getOwnOrganisation(ctx)
  const { row, owner } = await findEngagement(ctx, id)
  if (row.organisationId !== organisation?.id || !isShownToPartner(row.state)) throw unknownEngagement()
  const signatories = await listSignatories(ctx, row)
  return {
    ...toOwn(ctx, row, owner, row.state === 'declined' ? await findDecider(ctx, row) : undefined),
    organisation: organisation.name,
    signatories: signatories.map(({ id, name, email }) => ({ id, name: name || email })),
    isSignatory: signatories.some((person) => person.id === actor.userId),
    sentence: await getAcceptanceSentence(ctx.locale, organisation.name, row),
  }
}

/** The offer as a file, for the members of its organisation, and for the team also before it was sent. */
export async function getOfferPdf(ctx: Ctx, id: string) {
  authorize(ctx.actor, 'engagement.list')
  const { row, organisation } = await findEngagement(ctx, id)
  if (!can(ctx.actor, 'engagement.oversee')) {
    const own = await getOwnOrganisation(ctx)
    const isOwn = row.organisationId === own?.id && isShownToPartner(row.state)
    if (!can(ctx.actor, 'engagement.see', { isOwn })) throw unknownEngagement()
  }
  return makeOfferPdf(ctx, row, organisation)
}

const ownRequests = preparedQuery((db) => {
  const { program, tier, createdAt, userId, doneAt } = engagementRequests
  return db
    .select({ program, tier, createdAt })
    .from(engagementRequests)
    .where(and(eq(userId, sql.placeholder('userId')), isNull(doneAt)))
    .orderBy(desc(createdAt))
    .prepare('own-requests')
})

/** Requests of the actor that wait. */
export async function listOwnRequests(ctx: Ctx): Promise<OwnRequest[]> {
  authorize(ctx.actor, 'engagement.ask')
  return ownRequests(ctx.db).execute({ userId: ctx.actor.userId })
}

/** Requests that wait, as an expression for the rail. */
export function waitingRequestCount({ actor }: Pick<Ctx, 'actor'>): SQL {
  authorize(actor, 'engagement.oversee')
  return sql`(select count(*)::int from ${engagementRequests} where ${engagementRequests.doneAt} is null)`
}

/** Requests that wait, the longest waiting first. */
export async function listEngagementRequests(ctx: Ctx, limit = 100): Promise<ListedRequest[]> {
  authorize(ctx.actor, 'engagement.oversee')
  return ctx.db
    .select({
      id: engagementRequests.id,
      userId: users.id,
      name: sql<string>`coalesce(nullif(${users.name}, ''), ${users.email})`,
      organisationId: organisations.id,
      organisation: organisations.name,
      program: engagementRequests.program,
      tier: engagementRequests.tier,
      message: engagementRequests.message,
      createdAt: engagementRequests.createdAt,
    })
    .from(engagementRequests)
    .innerJoin(users, eq(users.id, engagementRequests.userId))
    .leftJoin(organisationMembers, eq(organisationMembers.userId, users.id))
    .leftJoin(organisations, eq(organisations.id, organisationMembers.organisationId))
    .where(isNull(engagementRequests.doneAt))
    .orderBy(asc(engagementRequests.createdAt), asc(engagementRequests.id))
    .limit(limit)
}
