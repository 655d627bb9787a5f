import { randomUUID } from 'node:crypto'
import type { eventInterests, eventResponses, events } from '~/db/schema/events'

type Event = typeof events.$inferInsert & { id: string }
type Response = typeof eventResponses.$inferInsert
type Interest = typeof eventInterests.$inferInsert
type Samples = { events: Event[]; responses: Response[]; interests: Interest[] }

/** Upcoming, past and cancelled events with answers: the attendees fill one event except for its last seat. */
export function sampleEvents(now: Date, attendees: string[]): Samples {
  const nearlyFull = sample(now, 9, {
    title: 'Who pays for the first night at home?',
    description: 'Ten minutes of facts, then the question: region, municipality or supplier. One seat is left.',
    eventType: 'Strategic Circle',
    location: 'Gamla stan, Stockholm',
    maxParticipants: attendees.length + 1,
  })
  const past = sample(now, -12, {
    title: 'What procurement can ask for',
    description: 'Three buyers on the requirements that nobody could answer.',
    eventType: 'Strategic Circle',
    location: 'Gamla stan, Stockholm',
  })
  return {
    events: [
      nearlyFull,
      sample(now, 23, {
        title: 'The tender that nobody answered',
        description: 'A buyer and two suppliers go through the same document. Open to every member.',
        eventType: 'Round table',
        timeZone: 'Europe/Oslo',
        location: 'Grünerløkka, Oslo',
        roles: ['supplier', 'embassy', 'hospital'],
      }),
      sample(now, 37, {
        title: 'A morning on a cardiology ward',
        description: 'Rounds with the head nurse, then an hour with the head of department. For the level Premium.',
        eventType: 'Clinical visit',
        timeZone: 'Europe/Helsinki',
        location: 'Meilahti, Helsinki',
        maxParticipants: 6,
        minLevel: 'premium',
      }),
      past,
      sample(now, 16, {
        title: 'Dinner before the budget',
        description: 'Postponed by the host; a new date follows.',
        eventType: 'Dinner',
        timeZone: 'Europe/Copenhagen',
        location: 'Nyhavn, Copenhagen',
        status: 'cancelled',
        sequence: 1,
      }),
    ],
    responses: attendees.flatMap((userId, index): Response[] => [
      { eventId: nearlyFull.id, userId, response: 'attending' },
      { eventId: past.id, userId, response: index === 0 ? 'not_attending' : 'attending' },
    ]),
    interests: attendees.slice(1).map((userId) => ({ userId })),
  }
}

type SampleFields = Pick<Event, 'title' | 'description' | 'eventType' | 'location'> & Partial<Event>

const dayMs = 24 * 60 * 60 * 1000

/** Two hours in the late afternoon, for suppliers in Stockholm unless `fields` differ. */
function sample(now: Date, days: number, fields: SampleFields): Event {
  const startsAt = new Date(now.getTime() + days * dayMs)
  startsAt.setUTCHours(16, 0, 0, 0)
  const endsAt = new Date(startsAt)
  endsAt.setUTCHours(18)
  return { id: randomUUID(), eventDate: startsAt, endsAt, timeZone: 'Europe/Stockholm', roles: ['supplier'], ...fields }
}
