import { asc, gt } from 'drizzle-orm'
import type { KeyedHash } from '~/auth/keyed-hash.server'
import { deletedSecurityEvents, securityEvents } from '~/db/schema/security-events'
import type { Ctx } from '~/web/ctx.server'
import type { ChainCheck } from '../model'

type ChainedRow = Omit<typeof securityEvents.$inferSelect, 'hash'>
type Link = { number: number; hash: string }

/** The hash of a row and of the one before it. The order of the details is that of their names, as it is not stored. */
export function chainHash(keyedHash: KeyedHash, previous: string, row: ChainedRow) {
  const { number, kind, outcome, userId, actorId, network, details, createdAt } = row
  const sorted = Object.entries(details).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const parts = [number, kind, outcome, userId, actorId, network, sorted, createdAt.toISOString()]
  return keyedHash('security-event', previous, JSON.stringify(parts))
}

export const sealOf = (keyedHash: KeyedHash, { number, hash }: Link) =>
  keyedHash('deleted-security-events', String(number), hash)

/** The last event that was deleted because its time was over. */
export async function getDeletedEnd({ db }: Pick<Ctx, 'db'>) {
  const [end] = await db.select().from(deletedSecurityEvents)
  return end
}

const batchSize = 1000

/**
 * Computes every hash again, from the oldest event on, and stops at the first fault. `after`: begin after this event and
 * take its hash as given, for a chain whose earlier part was made with another secret.
 */
export async function checkChain(ctx: Pick<Ctx, 'db' | 'keyedHash'>, after?: number): Promise<ChainCheck> {
  const end = await getDeletedEnd(ctx)
  let last: Link = end ?? { number: 0, hash: '' }
  let checked = 0
  const result = (wrong: ChainCheck['wrong']): ChainCheck => ({
    checked,
    newest: last.number > 0 ? { number: last.number, hash: last.hash } : null,
    wrong,
  })
  const isSkipped = after !== undefined && after > last.number
  if (end && !isSkipped && end.seal !== sealOf(ctx.keyedHash, end))
    return result({ number: end.number, fault: 'changed' })
  if (isSkipped) {
    const start = await readRows(ctx, after - 1, 1)
    if (start[0]?.number !== after) return result({ number: after, fault: 'missing' })
    last = start[0]
  }
  for (let rows = await readRows(ctx, last.number); rows.length > 0; rows = await readRows(ctx, last.number)) {
    for (const row of rows) {
      if (row.number !== last.number + 1) return result({ number: last.number + 1, fault: 'missing' })
      if (row.hash !== chainHash(ctx.keyedHash, last.hash, row)) return result({ number: row.number, fault: 'changed' })
      last = row
      checked += 1
    }
  }
  return result(null)
}

const readRows = ({ db }: Pick<Ctx, 'db'>, after: number, limit = batchSize) =>
  db
    .select()
    .from(securityEvents)
    .where(gt(securityEvents.number, after))
    .orderBy(asc(securityEvents.number))
    .limit(limit)
