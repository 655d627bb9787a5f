import { and, desc, eq, inArray } from 'drizzle-orm'
import { engagements } from '~/db/schema/engagements'
import { eventResponses, events } from '~/db/schema/events'
import type { threads } from '~/db/schema/threads'
import { isShownToPartner } from '~/features/engagements/model/states'
import { isKnown, seesEvent } from '~/features/events/queries.server'
import { engagementStates } from '~/lib/engagement-states'
import type { Ctx } from '~/web/ctx.server'
import type { ThreadTopic, TopicRef } from '../model'

/** Columns of a thread's topic, for a query that joins both tables. */
export const topicColumns = {
  engagement: { id: engagements.id, program: engagements.program, tier: engagements.tier },
  event: { id: events.id, title: events.title },
}

type TopicRow = {
  engagement: { id: string; program: Extract<ThreadTopic, { kind: 'engagement' }>['program']; tier: string } | null
  event: { id: string; title: string } | null
}

export function topicOf({ engagement, event }: TopicRow): ThreadTopic | null {
  if (engagement) return { kind: 'engagement', ...engagement }
  return event && { kind: 'event', ...event }
}

/** What is shown of engagements to the organisation that they are with. */
const isShown = inArray(engagements.state, engagementStates.filter(isShownToPartner))

/** More than a person looks through in a select; the latest. */
const choicesAtMost = 30

/** What a member can begin a thread about: engagements of their organisation, and events that they attend. */
export async function listTopics({ db, actor }: Ctx, organisationId: string): Promise<ThreadTopic[]> {
  const ofOrganisation = await db
    .select(topicColumns.engagement)
    .from(engagements)
    .where(and(eq(engagements.organisationId, organisationId), isShown))
    .orderBy(desc(engagements.createdAt))
    .limit(choicesAtMost)
  const attended = await db
    .select(topicColumns.event)
    .from(eventResponses)
    .innerJoin(events, eq(events.id, eventResponses.eventId))
    .where(and(eq(eventResponses.userId, actor?.userId ?? ''), eq(eventResponses.response, 'attending'), isKnown))
    .orderBy(desc(events.eventDate))
    .limit(choicesAtMost)
  return [
    ...ofOrganisation.map((row): ThreadTopic => ({ kind: 'engagement', ...row })),
    ...attended.map((row): ThreadTopic => ({ kind: 'event', ...row })),
  ]
}

/** The columns of a topic that this member may write about; undefined for one that is not theirs. */
export async function findTopic(
  ctx: Ctx,
  organisationId: string,
  { kind, id }: TopicRef,
): Promise<Partial<Pick<typeof threads.$inferInsert, 'engagementId' | 'eventId'>> | undefined> {
  if (kind === 'event') return (await seesEvent(ctx, id)) ? { eventId: id } : undefined
  const isOwn = and(eq(engagements.id, id), eq(engagements.organisationId, organisationId), isShown)
  return (await ctx.db.$count(engagements, isOwn)) > 0 ? { engagementId: id } : undefined
}
