import { count, sql } from 'drizzle-orm'
import type { Db } from '~/db/db.server'
import { mailStatus, mails } from '~/db/schema/mails'

type Status = (typeof mailStatus.enumValues)[number]

export type MailCounts = {
  byStatus: Map<Status, number>
  /** Age of the oldest queued mail; 0 when none is queued. */
  oldestQueuedSeconds: number
}

/** How many mails there are of each status in the last 90 days: older ones are deleted. */
export async function getMailCounts(db: Db): Promise<MailCounts> {
  const age = sql<number>`extract(epoch from now() - min(${mails.createdAt}))::float8`
  const rows = await db.select({ status: mails.status, mails: count(), age }).from(mails).groupBy(mails.status)
  const rowOf = (status: Status) => rows.find((row) => row.status === status)
  return {
    byStatus: new Map(mailStatus.enumValues.map((status) => [status, rowOf(status)?.mails ?? 0])),
    oldestQueuedSeconds: Math.max(0, rowOf('queued')?.age ?? 0),
  }
}
