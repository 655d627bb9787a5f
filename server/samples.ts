import { count } from 'drizzle-orm'
import type { Db } from '~/db/db.server'
import { accessRequests } from '~/db/schema/access-requests'
import { contentDocuments } from '~/db/schema/documents'
import { eventResponses, events } from '~/db/schema/events'
import { insights } from '~/db/schema/insights'
import { sampleData } from '~/db/schema/sample-data'
import { userAccessLevels, users } from '~/db/schema/users'
import type { Services } from '~/web/scope.server'
import { sampleAccounts, samplePassword } from './samples/accounts'
import { sampleDocuments } from './samples/content'
import { sampleEvents } from './samples/events'
import { sampleInsights } from './samples/insights'
import { requests } from './samples/requests'

export class SamplesRefused extends Error {
  override name = 'SamplesRefused'
}

const hours = 60 * 60 * 1000

/** Fills an empty database with samples, once. One that holds anything else is left alone. */
export async function fillWithSamples(services: Services) {
  const { database, settings, log } = services
  const accounts = await sampleAccounts(new Date(), settings.brand.domain)
  await database.db.transaction(async (tx) => {
    if ((await tx.select().from(sampleData)).length > 0) return
    await refuseRealData(tx)
    await tx.insert(sampleData).values({})
    await tx.insert(users).values(accounts.map(({ user }) => user))
    await tx.insert(userAccessLevels).values(accounts.map(({ access }) => access))
    await fill(
      tx,
      services,
      new Date(),
      accounts.slice(4).map(({ user }) => user.id),
    )
    log.info('filled with sample data')
  })
  const able = accounts.slice(0, 4).map(({ user }) => `  ${user.email}`)
  console.log(`\nSample accounts, all with the password ${samplePassword}:\n${able.join('\n')}\n`)
}

async function refuseRealData(tx: Db) {
  for (const table of [accessRequests, contentDocuments, users]) {
    const [held] = await tx.select({ rows: count() }).from(table)
    if (!held?.rows) continue
    throw new SamplesRefused(
      'This database holds real data. The demo needs one of its own: set DATA_DIR or DATABASE_URL to another.',
    )
  }
}

async function fill(tx: Db, { files }: Services, now: Date, attendees: string[]) {
  await tx.insert(accessRequests).values(
    requests.map(({ ago, ...request }) => ({
      ...request,
      createdAt: new Date(now.getTime() - ago * hours),
      ...(request.status === 'pending' ? {} : { reviewedAt: new Date(now.getTime() - (ago - 24) * hours) }),
    })),
  )
  await tx.insert(contentDocuments).values(sampleDocuments(now))
  const { events: sampled, responses } = sampleEvents(now, attendees)
  await tx.insert(events).values(sampled)
  await tx.insert(eventResponses).values(responses)
  for (const { row, bytes } of sampleInsights(now)) {
    await files.put(row.fileKey, bytes)
    await tx.insert(insights).values(row)
  }
}
