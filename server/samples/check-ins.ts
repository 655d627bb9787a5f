import { randomUUID } from 'node:crypto'
import type { checkIns } from '~/db/schema/check-ins'
import type { eventResponses, events } from '~/db/schema/events'

type Event = typeof events.$inferInsert
type Response = typeof eventResponses.$inferInsert

const minuteMs = 60_000

/** Who came to the events that are over, a few minutes apart: all who wanted to, but one, who is another each time. */
export function sampleCheckIns(now: Date, sampled: Event[], responses: Response[]): (typeof checkIns.$inferInsert)[] {
  const deviceId = randomUUID()
  const over = sampled.filter(({ endsAt }) => endsAt && endsAt <= now)
  return over.flatMap(({ id: eventId = '', eventDate }, turn) => {
    const guests = responses.filter((row) => row.eventId === eventId && row.response === 'attending')
    const absent = guests.at(turn % 2 === 0 ? -1 : 0)
    const came = guests.filter((guest) => guest !== absent)
    return came.map(({ userId }, index) => {
      const tappedAt = new Date(eventDate.getTime() + (index * 4 - 12) * minuteMs)
      return { id: randomUUID(), eventId, userId, isPresent: true, tappedAt, receivedAt: tappedAt, deviceId }
    })
  })
}
