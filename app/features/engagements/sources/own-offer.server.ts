import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { engagementHistory, engagementSignatories } from '~/db/schema/engagements'
import { organisationMembers, organisations } from '~/db/schema/organisations'
import { users } from '~/db/schema/users'
import { locales } from '~/i18n/locales'
import { AppError, Refused } from '~/lib/app-error'
import type { Ctx } from '~/web/ctx.server'
import type { AnswerRefusal } from '../model'
import { stateAt } from '../model/clock'
import { isShownToPartner } from '../model/states'
import { type EngagementRow, lockEngagement } from './change-state.server'
import { getAcceptanceSentence } from './offer-texts.server'

export const unknownEngagement = () => new AppError('not-found', 'engagements.unknown')

/** Who may accept or decline, as long as they belong to the organisation. */
export const listSignatories = ({ db }: Ctx, { id, organisationId }: Pick<EngagementRow, 'id' | 'organisationId'>) =>
  db
    .select({ id: users.id, name: users.name, email: users.email, locale: users.locale })
    .from(engagementSignatories)
    .innerJoin(users, eq(users.id, engagementSignatories.userId))
    .innerJoin(organisationMembers, eq(organisationMembers.userId, users.id))
    .where(and(eq(engagementSignatories.engagementId, id), eq(organisationMembers.organisationId, organisationId)))
    .orderBy(asc(users.name), asc(users.email))

/** The person behind the last change to the state that the engagement has; null for the clock and for a removed account. */
export async function findDecider({ db }: Ctx, { id, state }: Pick<EngagementRow, 'id' | 'state'>) {
  const [last] = await db
    .select({ byId: engagementHistory.byId, name: users.name, email: users.email, reason: engagementHistory.reason })
    .from(engagementHistory)
    .leftJoin(users, eq(users.id, engagementHistory.byId))
    .where(and(eq(engagementHistory.engagementId, id), eq(engagementHistory.state, state)))
    .orderBy(desc(engagementHistory.number))
    .limit(1)
  return { byId: last?.byId ?? null, by: last?.name || last?.email || null, reason: last?.reason ?? '' }
}

/**
 * The offer that the actor wants to accept or decline, locked. Whoever does not belong to its organisation at this moment gets
 * the same error as for an unknown id.
 */
export async function lockOwnOffer(ctx: Ctx, id: string, userId: string) {
  const row = await lockEngagement(ctx, id)
  if (!row || !isShownToPartner(row.state)) throw unknownEngagement()
  const [organisation] = await ctx.db
    .select({ name: organisations.name })
    .from(organisationMembers)
    .innerJoin(organisations, eq(organisations.id, organisationMembers.organisationId))
    .where(and(eq(organisationMembers.userId, userId), eq(organisations.id, row.organisationId)))
  if (!organisation) throw unknownEngagement()
  const signatories = await listSignatories(ctx, row)
  return { row, organisation: organisation.name, isSignatory: signatories.some((person) => person.id === userId) }
}

/** Refuses when it is no longer open, and says who has decided it. */
export async function checkIsOpen(ctx: Ctx, row: EngagementRow) {
  const state = stateAt(row, ctx.now)
  if (state === 'offered') return
  const isAccepted = state === 'running' || state === 'closed' || state === 'accepted'
  const reason: AnswerRefusal = isAccepted
    ? 'accepted'
    : state === 'declined' || state === 'withdrawn'
      ? state
      : 'expired'
  const by = isAccepted ? row.acceptedByName : reason === 'declined' ? (await findDecider(ctx, row)).by : null
  throw new Refused(reason, by ?? undefined)
}

/** Whether this sentence is that of the offer, in any language: the reader may have changed theirs meanwhile. */
export async function isSentenceOf(row: EngagementRow, organisation: string, text: string) {
  const sentences = await Promise.all(locales.map((locale) => getAcceptanceSentence(locale, organisation, row)))
  return sentences.includes(text)
}

/** Replaces those who may accept. Only members of the organisation are stored; how many were is returned. */
export async function setSignatories({ db }: Ctx, row: EngagementRow, userIds: string[]): Promise<number> {
  await db.delete(engagementSignatories).where(eq(engagementSignatories.engagementId, row.id))
  const { userId } = organisationMembers
  const isMember = and(eq(organisationMembers.organisationId, row.organisationId), inArray(userId, userIds))
  const members = userIds.length > 0 ? await db.select({ userId }).from(organisationMembers).where(isMember) : []
  if (members.length > 0)
    await db.insert(engagementSignatories).values(members.map((member) => ({ ...member, engagementId: row.id })))
  return members.length
}
