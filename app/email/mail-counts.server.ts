import { count, sql } from 'drizzle-orm'
import type { Db } from '~/db/db.server'
import { mailStatus, mails } from '~/db/schema/mails'

type Status = (typeof mailStatus.enumValues)[number]

export type MailCounts = {
  byStatus: Map<Status, number>
  /** How long the mail that waits longest has done so, in seconds; 0 when none does. */
  oldestQueued: number
}

/** How many mails there are of each status; those of 90 days, since older ones are deleted. */
export async function getMailCounts(db: Db): Promise<MailCounts> {
  const age = sql<number>`extract(epoch from now() - min(${mails.createdAt}))::float8`
  const rows = await db.select({ status: mails.status, mails: count(), age }).from(mails).groupBy(mails.status)
  const of = (status: Status) => rows.find((row) => row.status === status)
  return {
    byStatus: new Map(mailStatus.enumValues.map((status) => [status, of(status)?.mails ?? 0])),
    oldestQueued: Math.max(0, of('queued')?.age ?? 0),
  }
}
