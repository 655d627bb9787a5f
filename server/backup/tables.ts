import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { rateLimits } from '~/db/schema/rate-limits'
import { schema } from '~/db/schema.server'

/** Counts of the last minutes, about addresses of visitors: after a restore they would only keep people out. */
export const excludedTables: PgTable[] = [rateLimits]

const everyTable = Object.values(schema).flatMap((value) => (is(value, PgTable) ? [value as PgTable] : []))

/** What a backup carries, each table after those that its rows refer to. */
export const tables = inOrder(everyTable.filter((table) => !excludedTables.includes(table)))

function inOrder(all: PgTable[]) {
  const ordered = new Set<PgTable>()
  const add = (table: PgTable) => {
    if (ordered.has(table)) return
    for (const key of getTableConfig(table).foreignKeys) {
      const { foreignTable } = key.reference()
      if (foreignTable !== table) add(foreignTable)
    }
    ordered.add(table)
  }
  all.forEach(add)
  return [...ordered]
}
