import { and, asc, eq, exists, gte, inArray, isNotNull, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import { eventMessageRecipients } from '~/db/schema/event-messages'
import { eventResponses, type events } from '~/db/schema/events'
import { organisationMembers, organisations } from '~/db/schema/organisations'
import { erasures, hasObjected, isRestricted } from '~/db/schema/personal-data'
import { eventWaitlist, seatOffers } from '~/db/schema/seats'
import { userAccessLevels, users } from '~/db/schema/users'
import { userPreferences } from '~/db/schema/workspace'
import { presentGuests } from '~/features/check-in/sources/present.server'
import type { Ctx } from '~/web/ctx.server'
import {
  type Candidate,
  groupsIn,
  type MessageKind,
  type RecipientGroup,
  reasonToSkip,
  type SkippedCounts,
} from '../model'

type Event = Pick<typeof events.$inferSelect, 'id' | 'roles' | 'minLevel'>
type Addressed = {
  kind: MessageKind
  groups: readonly string[]
  userIds: readonly string[]
  organisationIds: readonly string[]
}

/** The members whom the event is for, by role and level alone: an admin is one of them if their role and level fit. */
const isInAudience = ({ roles, minLevel }: Event) =>
  and(inArray(userAccessLevels.role, roles), gte(userAccessLevels.accessLevel, minLevel))

const belongsTo = (ids: readonly string[]) =>
  ids.length > 0 ? inArray(organisationMembers.organisationId, [...ids]) : sql`false`
const isOneOf = (ids: readonly string[]) => (ids.length > 0 ? inArray(users.id, [...ids]) : sql`false`)

/** On the waitlist, or with an offer of a seat that is open. */
const isWaiting = ({ id }: Event) =>
  sql`(exists (select from ${eventWaitlist} where ${eventWaitlist.eventId} = ${id} and ${eventWaitlist.userId} = ${users.id}) or exists (select from ${seatOffers} where ${seatOffers.eventId} = ${id} and ${seatOffers.userId} = ${users.id} and ${seatOffers.state} = 'open'))`

/** Who belongs to each group. Whoever attends does, even if the audience was narrowed since. */
const groupConditions: Record<RecipientGroup, (event: Event, to: Addressed, cameTo: SQL) => SQL | undefined> = {
  audience: (event) => isInAudience(event),
  chosen: (event, to) => and(isInAudience(event), or(isOneOf(to.userIds), belongsTo(to.organisationIds))),
  present: (_event, _to, cameTo) => cameTo,
  attending: () => eq(eventResponses.response, 'attending'),
  not_attending: (event) => and(eq(eventResponses.response, 'not_attending'), isInAudience(event)),
  waiting: (event) => isWaiting(event),
  no_answer: (event) => and(isNull(eventResponses.response), not(isWaiting(event)), isInAudience(event)),
}

function isAddressed(event: Event, to: Addressed, cameTo: SQL) {
  const inGroups = or(...groupsIn(to).map((group) => groupConditions[group](event, to, cameTo)))
  const isFiltered = to.kind === 'message' && to.organisationIds.length > 0
  return isFiltered ? and(inGroups, belongsTo(to.organisationIds)) : inGroups
}

/** Whether anyone was checked in at the event. If not, nobody knows who came. */
export async function hasPresentGuests({ db }: Ctx, eventId: string) {
  const present = presentGuests(db)
  const rows = await db.select({ id: present.userId }).from(present).where(eq(present.eventId, eventId)).limit(1)
  return rows.length > 0
}

/** Everyone of the groups who gets the message, and how many others get none, by reason. */
export async function findRecipients(ctx: Ctx, event: Event, to: Addressed) {
  const present = presentGuests(ctx.db)
  const cameTo = (await hasPresentGuests(ctx, event.id))
    ? isNotNull(present.userId)
    : eq(eventResponses.response, 'attending')
  const rows: Candidate[] = await ctx.db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      locale: users.locale,
      isAttending: sql<boolean>`coalesce(${eventResponses.response} = 'attending', false)`,
      isLeaving: sql<boolean>`exists (select from ${erasures} where ${erasures.email} = ${users.email})`,
      isRestricted: isRestricted(users.email),
      hasObjected: hasObjected(users.email),
      wantsAnnouncements: sql<boolean>`coalesce(${userPreferences.wantsAnnouncements}, true)`,
      isAnnounced: isAnnounced(ctx, event.id),
    })
    .from(users)
    .innerJoin(userAccessLevels, eq(userAccessLevels.userId, users.id))
    .leftJoin(organisationMembers, eq(organisationMembers.userId, users.id))
    .leftJoin(userPreferences, eq(userPreferences.userId, users.id))
    .leftJoin(eventResponses, and(eq(eventResponses.userId, users.id), eq(eventResponses.eventId, event.id)))
    .leftJoin(present, and(eq(present.userId, users.id), eq(present.eventId, event.id)))
    .where(isAddressed(event, to, cameTo))
    .orderBy(asc(users.id))
  const recipients: Candidate[] = []
  const skipped: SkippedCounts = {}
  for (const row of rows) {
    const reason = reasonToSkip(row, to.kind)
    if (reason) skipped[reason] = (skipped[reason] ?? 0) + 1
    else recipients.push(row)
  }
  // Chosen by name and not found any more: without an account, or no longer in the audience.
  const gone = to.groups.includes('chosen') ? to.userIds.filter((id) => rows.every((row) => row.id !== id)).length : 0
  if (gone > 0) skipped.left = (skipped.left ?? 0) + gone
  return { recipients, skipped }
}

const isAnnounced = ({ db }: Ctx, eventId: string) =>
  sql<boolean>`${exists(
    db
      .select({ one: sql`1` })
      .from(eventMessageRecipients)
      .where(and(eq(eventMessageRecipients.announcedEventId, eventId), eq(eventMessageRecipients.userId, users.id))),
  )}`

/** The members with these addresses whom the event is for. */
export const findInAudience = ({ db }: Ctx, event: Event, addresses: readonly string[]) =>
  addresses.length > 0
    ? db
        .select({ id: users.id, email: users.email })
        .from(users)
        .innerJoin(userAccessLevels, eq(userAccessLevels.userId, users.id))
        .where(and(inArray(users.email, [...addresses]), isInAudience(event)))
    : Promise.resolve([])

/** Organisations with members whom the event is for, or who attend it, and how many those are. */
export const listOrganisations = ({ db }: Ctx, event: Event) =>
  db
    .select({ id: organisations.id, name: organisations.name, members: sql<number>`count(*)::int` })
    .from(organisations)
    .innerJoin(organisationMembers, eq(organisationMembers.organisationId, organisations.id))
    .innerJoin(userAccessLevels, eq(userAccessLevels.userId, organisationMembers.userId))
    .leftJoin(
      eventResponses,
      and(eq(eventResponses.userId, organisationMembers.userId), eq(eventResponses.eventId, event.id)),
    )
    .where(or(isInAudience(event), eq(eventResponses.response, 'attending')))
    .groupBy(organisations.id)
    .orderBy(asc(organisations.name), asc(organisations.id))
