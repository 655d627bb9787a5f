import type { Db } from '~/db/db.server'
import { eventFeedback } from '~/db/schema/event-feedback'

const dayMs = 24 * 60 * 60 * 1000

/** What one of the guests said after an event. The others can still be asked. */
export async function fillFeedback(
  tx: Db,
  now: Date,
  { eventId, attendees }: { eventId: string; attendees: string[] },
) {
  const userId = attendees.at(-1)
  if (!userId) return
  const at = new Date(now.getTime() - 30 * dayMs)
  await tx.insert(eventFeedback).values({
    ...{ eventId, userId, rating: 4, createdAt: at, updatedAt: at },
    bestPart: 'That the buyers answered, and not only the speakers.',
    nextTopic: 'How a requirement is changed after the tender.',
  })
}
