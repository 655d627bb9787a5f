import { randomUUID } from 'node:crypto'
import type { eventInterests, eventResponses, events } from '~/db/schema/events'

type Event = typeof events.$inferInsert & { id: string }
type Response = typeof eventResponses.$inferInsert
type Interest = typeof eventInterests.$inferInsert
type Samples = {
  events: Event[]
  responses: Response[]
  interests: Interest[]
  /** The past event that has materials. */
  withMaterials: string
}

/** Upcoming, past and cancelled events with answers: the attendees fill one event except for its last seat. */
export function sampleEvents(now: Date, attendees: string[]): Samples {
  const nearlyFull = sample(now, 9, {
    title: 'Who pays for the first night?',
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
  const open = sample(now, -40, {
    title: 'Three regions, one requirement',
    description: 'What the regions found that they ask for in the same words. Open to every member.',
    eventType: 'Round table',
    location: 'Södermalm, Stockholm',
    roles: ['supplier', 'embassy', 'hospital'],
  })
  const cancelled = sample(now, 16, {
    title: 'Dinner before the budget',
    description: 'Postponed by the host; a new date follows.',
    eventType: 'Dinner',
    timeZone: 'Europe/Copenhagen',
    location: 'Nyhavn, Copenhagen',
    status: 'cancelled',
    sequence: 1,
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
      sample(now, 44, {
        title: 'A delegation on its second day',
        description: 'What a hospital shows visitors, and what they asked for afterwards.',
        eventType: 'Round table',
        timeZone: 'Europe/Oslo',
        location: 'Ullevål, Oslo',
        maxParticipants: 12,
        roles: ['embassy', 'hospital'],
      }),
      sample(now, 51, {
        title: 'The year in wards at home',
        description: 'Figures of four regions, and an hour to ask those who collected them. Open to every member.',
        eventType: 'Strategic Circle',
        location: 'Gamla stan, Stockholm',
        maxParticipants: 14,
        roles: ['supplier', 'embassy', 'hospital'],
      }),
      past,
      open,
      sample(now, -75, {
        title: 'A morning in a wound clinic',
        description: 'Two nurses, one sensor, and the list of what has to change before it is used every day.',
        eventType: 'Clinical visit',
        timeZone: 'Europe/Helsinki',
        location: 'Meilahti, Helsinki',
        roles: ['supplier', 'hospital'],
      }),
      cancelled,
    ],
    responses: attendees.flatMap((userId, index): Response[] => [
      answer(nearlyFull, index, { userId, response: 'attending' }),
      answer(past, index, { userId, response: index === 0 ? 'not_attending' : 'attending' }),
      answer(open, index, { userId, response: 'attending' }),
      answer(cancelled, index, { userId, response: 'attending' }),
    ]),
    interests: attendees.slice(1).map((userId) => ({ userId })),
    withMaterials: open.id,
  }
}

type SampleFields = Pick<Event, 'title' | 'description' | 'eventType' | 'location'> & Partial<Event>

const dayMs = 24 * 60 * 60 * 1000

/** Given in the weeks after the event was published. */
const answer = (
  { id: eventId, createdAt = new Date() }: Event,
  index: number,
  fields: Pick<Response, 'userId' | 'response'>,
): Response => ({ eventId, ...fields, updatedAt: new Date(createdAt.getTime() + (2 + 5 * index) * dayMs) })

/** Two hours in the late afternoon, for suppliers in Stockholm unless `fields` differ. */
function sample(now: Date, days: number, fields: SampleFields): Event {
  const startsAt = new Date(now.getTime() + days * dayMs)
  startsAt.setUTCHours(16, 0, 0, 0)
  const endsAt = new Date(startsAt)
  endsAt.setUTCHours(18)
  // Published some weeks before, or yesterday where it is far ahead.
  const createdAt = new Date(Math.min(startsAt.getTime() - 45 * dayMs, now.getTime() - dayMs))
  return {
    ...{ id: randomUUID(), eventDate: startsAt, endsAt, timeZone: 'Europe/Stockholm', roles: ['supplier'], createdAt },
    ...fields,
  }
}
