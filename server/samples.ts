import { count } from 'drizzle-orm'
import { accessRequests } from '~/db/schema/access-requests'
import { contentDocuments } from '~/db/schema/documents'
import { sampleData } from '~/db/schema/sample-data'
import type { Services } from '~/web/scope.server'
import { sampleContent } from './samples/content'
import { requests } from './samples/requests'

export class SamplesRefused extends Error {
  override name = 'SamplesRefused'
}

const hours = 60 * 60 * 1000

/** Fills an empty database with samples, once. One that holds anything else is left alone. */
export async function fillWithSamples({ database, log }: Services) {
  const now = Date.now()
  await database.db.transaction(async (tx) => {
    if ((await tx.select().from(sampleData)).length > 0) return
    const held = await Promise.all(
      [accessRequests, contentDocuments].map((table) => tx.select({ rows: count() }).from(table)),
    )
    if (held.flat().some(({ rows }) => rows > 0)) {
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
    await tx
      .insert(contentDocuments)
      .values(sampleContent(new Date(now)).map((document) => ({ ...document, publishedAt: new Date(now) })))
    log.info('filled with sample data')
  })
}
