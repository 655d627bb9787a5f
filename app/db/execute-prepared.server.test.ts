import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { users } from '~/db/schema/users'
import { test } from '../../test/test'
import { executePrepared } from './execute-prepared.server'

const double = (value: number) => sql`select ${value}::int * 2 as doubled`

test('a prepared statement is executed with the parameters of each call', async ({ database: { db } }) => {
  expect(await executePrepared(db, 'double', double(2))).toEqual([{ doubled: 4 }])
  expect(await executePrepared(db, 'double', double(21))).toEqual([{ doubled: 42 }])
})

test('its plan is made once, for any parameters', async ({ database: { db } }) => {
  const mode = sql`select current_setting('plan_cache_mode') as mode`
  expect(await executePrepared(db, 'mode', mode)).toEqual([{ mode: 'force_generic_plan' }])
})

test('in a transaction it sees what the transaction has written', async ({ database: { db } }) => {
  await db.transaction(async (tx) => {
    await tx.insert(users).values({ email: 'new@nordbro.example', passwordHash: '', locale: 'en' })
    const found = sql`select ${users.email} as email from ${users}`
    expect(await executePrepared(tx, 'users', found)).toEqual([{ email: 'new@nordbro.example' }])
  })
})
