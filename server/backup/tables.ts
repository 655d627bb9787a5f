import { is, type SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { rateLimits } from '~/db/schema/rate-limits'
import { schema } from '~/db/schema.server'

/** Rate limits of the last minutes: after a restore they would only keep people out. */
export const excludedTables: PgTable[] = [rateLimits]

const everyTable = Object.values(schema).flatMap((value) => (is(value, PgTable) ? [value as PgTable] : []))

/** The tables in a backup, each after those that its foreign keys refer to. */
export const tables = sortByReferences(everyTable.filter((table) => !excludedTables.includes(table)))

/** The columns of its rows without those that the database computes: their values may differ from one to another. */
export const storedColumns = (table: PgTable): SQL[] =>
  getTableConfig(table).columns.flatMap(({ name, keyAsName, generated }) =>
    generated ? [] : [sql`${sql.identifier(keyAsName ? toSnakeCase(name) : name)}`],
  )

function sortByReferences(all: PgTable[]) {
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
