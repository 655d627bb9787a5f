import { and, desc, eq, inArray } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Member } from '~/auth/permissions'
import { engagements } from '~/db/schema/engagements'
import { events } from '~/db/schema/events'
import { introductions } from '~/db/schema/introductions'
import type { threads } from '~/db/schema/threads'
import { isShownToPartner } from '~/features/engagements/model/states'
import { isKnown, isSeenBy, isSeenByAnyOf } from '~/features/events/queries.server'
import { engagementStates } from '~/lib/engagement-states'
import type { Ctx } from '~/web/ctx.server'
import type { ThreadTopic, TopicRef } from '../model'

/** Columns of a thread's topic, for a query that joins the three tables. */
export const topicColumns = {
  engagement: { id: engagements.id, program: engagements.program, tier: engagements.tier },
  event: { id: events.id, title: events.title },
  introduction: {
    id: introductions.id,
    engagementId: introductions.engagementId,
    person: introductions.personName,
    organisation: introductions.organisationName,
  },
}

type TopicRow = {
  engagement: { id: string; program: Extract<ThreadTopic, { kind: 'engagement' }>['program']; tier: string } | null
  event: { id: string; title: string } | null
  introduction: Omit<Extract<ThreadTopic, { kind: 'introduction' }>, 'kind'> | null
}

export function topicOf({ engagement, event, introduction }: TopicRow): ThreadTopic | null {
  if (engagement) return { kind: 'engagement', ...engagement }
  if (introduction) return { kind: 'introduction', ...introduction }
  return event && { kind: 'event', ...event }
}

/** Who chooses a topic: a member of the organisation, or our team. */
type Chooser = { organisationId: string; side: 'own' | 'team' }

/** Our team chooses among what the organisation is shown, since its members read the topic. */
const isEngagementOf = ({ organisationId }: Chooser) =>
  and(
    eq(engagements.organisationId, organisationId),
    inArray(engagements.state, engagementStates.filter(isShownToPartner)),
  )

/** Of a member: what they see. Of our team: what any member of the organisation is invited to or takes part in. */
const isEventOf = ({ actor }: ActingCtx, { organisationId, side }: Chooser) =>
  and(isKnown, side === 'own' ? isSeenBy(actor) : isSeenByAnyOf(organisationId))

type ActingCtx = Ctx & { actor: Member }

/** More than a person looks through in a select; the latest. */
const choicesAtMost = 30

/** What a thread can be about, the latest first. The one that an address names is among them however old it is. */
export async function listTopics(ctx: ActingCtx, chooser: Chooser, named?: TopicRef): Promise<ThreadTopic[]> {
  const isNamed = (kind: TopicRef['kind'], id: AnyPgColumn) => (named?.kind === kind ? [desc(eq(id, named.id))] : [])
  const ofOrganisation = await ctx.db
    .select(topicColumns.engagement)
    .from(engagements)
    .where(isEngagementOf(chooser))
    .orderBy(...isNamed('engagement', engagements.id), desc(engagements.createdAt), desc(engagements.id))
    .limit(choicesAtMost)
  const introduced = await ctx.db
    .select(topicColumns.introduction)
    .from(introductions)
    .innerJoin(engagements, eq(engagements.id, introductions.engagementId))
    .where(isEngagementOf(chooser))
    .orderBy(
      ...isNamed('introduction', introductions.id),
      ...[desc(introductions.introducedOn), desc(introductions.createdAt), desc(introductions.id)],
    )
    .limit(choicesAtMost)
  const seen = await ctx.db
    .select(topicColumns.event)
    .from(events)
    .where(isEventOf(ctx, chooser))
    .orderBy(...isNamed('event', events.id), desc(events.eventDate), desc(events.id))
    .limit(choicesAtMost)
  return [
    ...ofOrganisation.map((row): ThreadTopic => ({ kind: 'engagement', ...row })),
    ...introduced.map((row): ThreadTopic => ({ kind: 'introduction', ...row })),
    ...seen.map((row): ThreadTopic => ({ kind: 'event', ...row })),
  ]
}

type TopicId = Partial<Pick<typeof threads.$inferInsert, 'engagementId' | 'eventId' | 'introductionId'>>

/** The columns of a topic, by the same conditions as the list; undefined for one that can't be chosen. */
export async function findTopic(
  ctx: ActingCtx,
  chooser: Chooser,
  { kind, id }: TopicRef,
): Promise<TopicId | undefined> {
  if (kind === 'introduction') {
    const [found] = await ctx.db
      .select({ introductionId: introductions.id })
      .from(introductions)
      .innerJoin(engagements, eq(engagements.id, introductions.engagementId))
      .where(and(eq(introductions.id, id), isEngagementOf(chooser)))
      // Locked, so that it is not removed before the thread is there.
      .for('share', { of: introductions })
    return found
  }
  const [table, isChoice, columns] =
    kind === 'event'
      ? [events, isEventOf(ctx, chooser), { eventId: id }]
      : [engagements, isEngagementOf(chooser), { engagementId: id }]
  return (await ctx.db.$count(table, and(eq(table.id, id), isChoice))) > 0 ? columns : undefined
}
