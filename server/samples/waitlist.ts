import type { Db } from '~/db/db.server'
import { eventResponses, events } from '~/db/schema/events'
import { eventHistory, eventWaitlist } from '~/db/schema/seats'

const dayMs = 24 * 60 * 60 * 1000

/** A full event with a waitlist, far enough ahead to come after the events on the members' pages. */
export async function fillWaitlist(tx: Db, now: Date, people: string[]) {
  const [first = '', second = '', ...waiting] = people
  const eventDate = new Date(now.getTime() + 65 * dayMs)
  eventDate.setUTCHours(7, 0, 0, 0)
  const [event] = await tx
    .insert(events)
    .values({
      title: 'Breakfast with two heads of procurement',
      description: 'What they buy next year, and what they will ask for. Two seats; the waitlist is open.',
      eventType: 'Round table',
      eventDate,
      endsAt: new Date(eventDate.getTime() + dayMs / 16),
      timeZone: 'Europe/Stockholm',
      location: 'Norrmalm, Stockholm',
      maxParticipants: 2,
      roles: ['supplier', 'hospital', 'embassy'],
    })
    .returning({ id: events.id })
  if (!event) return
  const eventId = event.id
  const at = (number: number) => new Date(now.getTime() - (10 - number) * dayMs)
  const attending = [first, second].map((userId, index) => ({ eventId, userId, number: index + 1 }))
  const places = waiting.slice(0, 2).map((userId, index) => ({ eventId, userId, number: index + 3 }))
  await tx.insert(eventResponses).values(attending.map((seat) => ({ ...seat, response: 'attending' as const })))
  await tx.insert(eventWaitlist).values(places.map((place) => ({ ...place, since: at(place.number) })))
  await tx.insert(eventHistory).values([
    ...attending.map((seat) => ({
      ...{ ...seat, byId: seat.userId, at: at(seat.number) },
      ...({ what: 'attending', reason: 'answered' } as const),
    })),
    ...places.map((place) => ({
      ...{ ...place, byId: place.userId, at: at(place.number) },
      ...({ what: 'joined', reason: 'by-choice' } as const),
    })),
  ])
}
