import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '~/db/db.server'
import { deliverables } from '~/db/schema/deliverables'
import { engagements } from '~/db/schema/engagements'
import { introductions } from '~/db/schema/introductions'
import { organisations } from '~/db/schema/organisations'
import { introductionsItem, promisedIntroductions } from '~/features/introductions/model'
import { addDays, officeDay } from '~/lib/office-hours'

type Sample = {
  person: string
  role: string
  organisation: string
  /** So many days after the visit. */
  day: number
  /** So many days after the introduction. */
  metAfter?: number
  note?: string
}

/** By the partner of the visit. */
const samples: Record<string, Sample[]> = {
  'Aldera Medtech': [
    {
      ...{ person: 'Helena Strand', role: 'Head of cardiology', organisation: 'Region Norrmark', day: 0, metAfter: 1 },
      note: 'She wants to see the alarms of one night before she talks about a pilot.',
    },
    {
      ...{ person: 'Mikko Laaksonen', role: 'Chief digital officer', organisation: 'Merisaari hospital', day: 1 },
      note: 'Best by telephone, before nine.',
    },
  ],
  'Lumen Rehab': [
    { person: 'Sigrid Aune', role: 'Avdelingsleder', organisation: 'Fjellvik sykehus', day: 2, metAfter: 4 },
    { person: 'Per Haug', role: 'Innkjøpssjef', organisation: 'Solvika kommune', day: 5, metAfter: 6 },
    { person: 'Liv Moen', role: 'Fagansvarlig fysioterapi', organisation: 'Solvika kommune', day: 9 },
  ],
}

/** Introductions of the visits that run or have ended, some of whom have met. None is of a day to come. */
export async function fillIntroductions(db: Db, now: Date, teamId: string) {
  const visits = await db
    .select({
      id: engagements.id,
      partner: organisations.name,
      startsOn: engagements.startsOn,
      dueOn: deliverables.dueOn,
    })
    .from(engagements)
    .innerJoin(organisations, eq(organisations.id, engagements.organisationId))
    .innerJoin(deliverables, eq(deliverables.engagementId, engagements.id))
    .where(and(eq(deliverables.templateKey, introductionsItem), inArray(engagements.state, ['running', 'closed'])))
  const inNetwork = new Map((await db.select().from(organisations)).map(({ id, name }) => [name, id]))
  const today = officeDay(now)
  for (const { id: engagementId, partner, startsOn, dueOn } of visits) {
    /** Within the engagement, and not after today. */
    const known = (day: string) => [[day, startsOn ?? day].toSorted().at(-1) ?? day, today].toSorted()[0] ?? today
    const visitedOn = addDays(dueOn, -(promisedIntroductions('visits')?.withinDays ?? 0))
    const rows = (samples[partner] ?? []).map(({ person, role, organisation, day, metAfter, note = '' }) => {
      const introducedOn = known(addDays(visitedOn, day))
      const metOn = metAfter === undefined ? null : known(addDays(introducedOn, metAfter))
      const createdAt = new Date(Math.min(Date.parse(`${introducedOn}T08:00:00Z`), now.getTime()))
      return {
        ...{ engagementId, personName: person, personRole: role, organisationName: organisation, note },
        ...{ organisationId: inNetwork.get(organisation) ?? null, authorId: teamId },
        ...{ introducedOn, metOn, createdAt, updatedAt: createdAt },
      }
    })
    if (rows.length > 0) await db.insert(introductions).values(rows)
  }
}
