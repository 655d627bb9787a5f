import { createHash } from 'node:crypto'
import { getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { tables } from './tables'

/** How many texts a part of a backup has, and the sum of their SHA-256: the same for the same texts in any order. */
type Checksum = { count: number; sha256: string }

/** By part: `table:users` and so on, `job` and `file`. */
export type Checksums = Record<string, Checksum>

/** Passes on one text of a part: a row, a job or a file, as JSON. */
export type Write = (part: string, text: string) => Promise<void>

export const partName = (table: PgTable) => `table:${getTableName(table)}`

const mask256Bits = 2n ** 256n - 1n

export function createChecksums() {
  const sums = new Map([...tables.map(partName), 'job', 'file'].map((part) => [part, { count: 0, sum: 0n }]))
  return {
    add(part: string, text: string) {
      const { count, sum } = sums.get(part) ?? { count: 0, sum: 0n }
      const digest = BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)
      sums.set(part, { count: count + 1, sum: (sum + digest) & mask256Bits })
    },
    sum: (): Checksums =>
      Object.fromEntries(
        [...sums].map(([part, { count, sum }]) => [part, { count, sha256: sum.toString(16).padStart(64, '0') }]),
      ),
  }
}

/** The parts that are not the same on both sides. */
export const differingParts = (one: Checksums, other: Checksums) =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (part) => one[part]?.count !== other[part]?.count || one[part]?.sha256 !== other[part]?.sha256,
  )

const countRows = (checksums: Checksums) =>
  Object.entries(checksums).reduce((sum, [part, { count }]) => (part.startsWith('table:') ? sum + count : sum), 0)

const formatCount = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** A summary in one line, for the console. */
export const describeChecksums = (checksums: Checksums) =>
  [
    `${formatCount(countRows(checksums), 'row', 'rows')} in ${tables.length} tables`,
    formatCount(checksums.job?.count ?? 0, 'waiting job', 'waiting jobs'),
    formatCount(checksums.file?.count ?? 0, 'file', 'files'),
  ].join(', ')
