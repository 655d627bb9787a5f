import { eq } from 'drizzle-orm'
import type { Db } from '~/db/db.server'
import { deliverableFiles, deliverableHistory, deliverables, hospitalHours } from '~/db/schema/deliverables'
import { engagementHistory, engagementRequests, engagementSignatories, engagements } from '~/db/schema/engagements'
import { organisationMembers, organisations } from '~/db/schema/organisations'
import { users } from '~/db/schema/users'
import { getAcceptanceSentence } from '~/features/engagements/sources/offer-texts.server'
import { priceRevision } from '~/features/programs/model/figures'
import { sampleInsights } from '~/features/sample-content/sources/insights.server'
import type { FileStore } from '~/files/store.server'
import type { EngagementState } from '~/lib/engagement-states'
import { addDays, officeDay } from '~/lib/office-hours'
import { sampleDeliverables } from './deliverables'
import { engagementSamples, type SampleEngagement } from './engagement-list'
import { fillIntroductions } from './introductions'

const dayMs = 24 * 60 * 60 * 1000

type Person = { id: string; email: string; name: string }
type Partner = { id: string; country: string | null; people: Person[] }

/** The states that an engagement went through, each so many days after it was offered. */
const ways: Record<EngagementState, [state: EngagementState, day: number][]> = {
  draft: [['draft', 0]],
  discarded: [
    ['draft', 0],
    ['discarded', 5],
  ],
  offered: [
    ['draft', -1],
    ['offered', 0],
  ],
  accepted: [
    ['draft', -1],
    ['offered', 0],
    ['accepted', 6],
  ],
  running: [
    ['draft', -1],
    ['offered', 0],
    ['accepted', 6],
    ['running', 10],
  ],
  closed: [
    ['draft', -1],
    ['offered', 0],
    ['accepted', 6],
    ['running', 10],
    ['closed', 120],
  ],
  declined: [
    ['draft', -1],
    ['offered', 0],
    ['declined', 12],
  ],
  expired: [
    ['draft', -1],
    ['offered', 0],
    ['expired', 31],
  ],
  withdrawn: [
    ['draft', -1],
    ['offered', 0],
    ['withdrawn', 15],
  ],
}

/** Engagements in every state with what they promise, hours of a hospital, and a request that waits. */
export async function fillEngagements(db: Db, files: FileStore, now: Date, team: Person) {
  const partners = await listPartners(db)
  for (const sample of engagementSamples) {
    const partner = partners.get(sample.organisation)
    if (partner) await addEngagement(db, { sample, partner, team, now })
  }
  await addFile(db, files, now)
  await fillIntroductions(db, now, team.id)
  const hospital = partners.get('Region Norrmark')
  const given = { enteredBy: team.email, organisationId: hospital?.id ?? '' }
  const day = (ago: number) => officeDay(new Date(now.getTime() - ago * dayMs))
  if (hospital) {
    await db.insert(hospitalHours).values([
      { ...given, activity: 'survey', hours: 1, givenOn: day(95), note: 'By telephone, with the head of innovation.' },
      { ...given, activity: 'plenum', hours: 2, givenOn: day(40), note: '' },
    ])
  }
  const asker = partners.get('Embassy of Valdoria')?.people.at(-1)
  if (asker) {
    await db.insert(engagementRequests).values({
      ...{ userId: asker.id, program: 'ambassadors', tier: 'ambassador', createdAt: new Date(now.getTime() - dayMs) },
      message: 'Could two of us share the year? One is in Helsinki, one in Stockholm.',
    })
  }
}

async function listPartners(db: Db): Promise<Map<string, Partner>> {
  const rows = await db.select().from(organisations)
  const members = await db
    .select({ organisationId: organisationMembers.organisationId, id: users.id, email: users.email, name: users.name })
    .from(organisationMembers)
    .innerJoin(users, eq(users.id, organisationMembers.userId))
    .orderBy(organisationMembers.joinedAt)
  return new Map(
    rows.map(({ id, name, country }) => [
      name,
      { id, country, people: members.filter(({ organisationId }) => organisationId === id) },
    ]),
  )
}

type Adding = { sample: SampleEngagement; partner: Partner; team: Person; now: Date }

async function addEngagement(db: Db, { sample, partner, team, now }: Adding) {
  const { organisation, program, tier, lines, state, daysAgo, locale = 'en', terms = '', reason = '' } = sample
  const id = crypto.randomUUID()
  const total = lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0)
  const at = (day: number) => new Date(now.getTime() - (daysAgo - day) * dayMs)
  const way = ways[state]
  const timeOf = (...states: EngagementState[]) => {
    const step = way.find(([step]) => states.includes(step))
    return step ? at(step[1]) : null
  }
  const [signatory] = partner.people
  const acceptedAt = timeOf('accepted')
  const startedAt = timeOf('running')
  await db.insert(engagements).values({
    ...{ id, organisationId: partner.id, program, tier, lines, total, state, locale, terms, priceRevision },
    ...{ ownerId: team.id, validUntil: addDays(officeDay(at(0)), 30), startsOn: startedAt && officeDay(startedAt) },
    ...(acceptedAt && {
      acceptedText: await getAcceptanceSentence(locale, organisation, { program, tier, total }),
      acceptedById: signatory?.id ?? null,
      acceptedByName: signatory?.name ?? 'Aino Laine',
    }),
    offeredAt: timeOf('offered'),
    decidedAt: timeOf('accepted', 'declined', 'expired', 'withdrawn'),
    ...{ startedAt, closedAt: timeOf('closed'), createdAt: at(way[0]?.[1] ?? 0), updatedAt: at(way.at(-1)?.[1] ?? 0) },
    version: way.length - 1,
  })
  if (signatory && timeOf('offered'))
    await db.insert(engagementSignatories).values({ engagementId: id, userId: signatory.id })
  const byOf = (step: EngagementState) => {
    if (step === 'expired') return null
    return step === 'accepted' || step === 'declined' ? (signatory?.id ?? null) : team.id
  }
  await db.insert(engagementHistory).values(
    way.map(([step, day], index) => ({
      ...{ engagementId: id, number: index + 1, state: step, at: at(day), byId: byOf(step) },
      reason: step === 'declined' || step === 'withdrawn' ? reason : '',
    })),
  )
  if (!startedAt) return
  const promised = await sampleDeliverables({ sample, engagementId: id, startedAt, now, country: partner.country })
  const acceptedBy = { acceptedById: signatory?.id ?? null, acceptedByName: signatory?.name ?? 'Aino Laine' }
  for (const { history, ...row } of promised) {
    await db.insert(deliverables).values({ ...row, ownerId: team.id, ...(row.acceptedAt && acceptedBy) })
    await db
      .insert(deliverableHistory)
      .values(history.map((entry) => ({ deliverableId: row.id, byId: team.id, ...entry })))
  }
}

/** One of the sample documents, handed over with what is complete. */
async function addFile(db: Db, files: FileStore, now: Date) {
  const [document] = sampleInsights(now)
  const [scope] = await db.select().from(deliverables).where(eq(deliverables.templateKey, 'scope')).limit(1)
  if (!document || !scope) return
  const { fileName, mediaType, size } = document.row
  const file = { fileKey: `deliverables/${crypto.randomUUID()}.pdf`, fileName, mediaType, size }
  await files.put(file.fileKey, document.bytes)
  await db.insert(deliverableFiles).values({ deliverableId: scope.id, ...file })
}
