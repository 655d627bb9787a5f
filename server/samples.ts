import { count } from 'drizzle-orm'
import { accessRequests } from '~/db/schema/access-requests'
import { sampleData } from '~/db/schema/sample-data'
import type { Services } from '~/web/scope.server'

export class SamplesRefused extends Error {
  override name = 'SamplesRefused'
}

const hours = 60 * 60 * 1000

const requests = [
  {
    ago: 2,
    name: 'Head of procurement',
    email: 'procurement@region.example',
    organization: 'Sample Region',
    role: 'hospital',
    status: 'pending',
    locale: 'sv',
    reason: 'Vi skriver om vår upphandling av hemmonitorering och vill höra hur andra har gjort.',
  },
  {
    ago: 20,
    name: 'Commercial director',
    email: 'commercial@devices.example',
    organization: 'Sample Devices',
    role: 'supplier',
    status: 'pending',
    locale: 'en',
    reason: 'We launch in three regions next spring and want to hear what clinicians need before we price.',
  },
  {
    ago: 44,
    name: 'Health attaché',
    email: 'attache@embassy.example',
    organization: 'Sample Embassy',
    role: 'embassy',
    status: 'pending',
    locale: 'en',
    reason: 'Our trade section plans a delegation of eight companies to Nordic hospitals.',
  },
  {
    ago: 150,
    name: 'Innovation lead',
    email: 'innovasjon@sykehus.example',
    organization: 'Sample sykehus',
    role: 'hospital',
    status: 'approved',
    locale: 'no',
    reason: 'Vi vil dele det vi lærte av å flytte en avdeling hjem til pasienten.',
  },
  {
    ago: 300,
    name: 'Growth manager',
    email: 'growth@agency.example',
    organization: 'Sample Agency',
    role: 'supplier',
    status: 'rejected',
    locale: 'en',
    reason: 'We would like the list of members.',
  },
] as const

/** Fills an empty database with samples, once. One that holds anything else is left alone. */
export async function fillWithSamples({ database, log }: Services) {
  const now = Date.now()
  await database.db.transaction(async (tx) => {
    if ((await tx.select().from(sampleData)).length > 0) return
    const [existing] = await tx.select({ rows: count() }).from(accessRequests)
    if (existing?.rows) {
      throw new SamplesRefused(
        'This database holds real data. The demo needs one of its own: set DATA_DIR or DATABASE_URL to another.',
      )
    }
    await tx.insert(sampleData).values({})
    await tx.insert(accessRequests).values(
      requests.map(({ ago, ...request }) => ({
        ...request,
        createdAt: new Date(now - ago * hours),
        ...(request.status === 'pending' ? {} : { reviewedAt: new Date(now - (ago - 24) * hours) }),
      })),
    )
    log.info('filled with sample data')
  })
}
