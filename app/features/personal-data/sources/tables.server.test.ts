import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { schema } from '~/db/schema.server'
import { impersonalTables, personalTables } from './tables.server'

const tables = Object.values(schema).filter((entry): entry is PgTable & typeof entry => is(entry, PgTable))

/** When this fails: say in `own-tables.server.ts`, `engagement-tables.server.ts` or `activity-tables.server.ts` how the rows of the new table belong to a person. */
test.each(tables.map((table) => [getTableName(table), table] as const))(
  'the copy and the erasure know what to do with %s',
  (_, table) => {
    const isPersonal = personalTables.some((line) => line.table === table)
    expect(isPersonal).not.toBe(impersonalTables.includes(table))
  },
)

test.each(personalTables.map((line) => [getTableName(line.table), line] as const))(
  'the named columns of %s exist',
  (_, { table, hidden = [], shown = [], emptied = {} }) => {
    const named = [...hidden, ...shown, ...Object.keys(emptied)]
    expect(Object.keys(getTableColumns(table))).toEqual(expect.arrayContaining(named))
  },
)
