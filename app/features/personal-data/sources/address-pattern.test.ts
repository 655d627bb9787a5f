import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { test } from '../../../../test/test'
import { addressPattern } from './address-pattern'

const cases: [text: string, isFound: boolean][] = [
  ['Write to Anna+1@X.se.', true],
  ['<anna+1@x.se>', true],
  ['mailto:anna+1@x.se?subject=x', true],
  ['?q=anna%2B1%40x.se&page=2', true],
  ['{"email": "anna+1@x.se"}', true],
  ['joanna+1@x.se', false],
  ['jo.anna+1@x.se', false],
  ['anna+1@x.se.example', false],
  ['anna+1@x.seb', false],
  ['anna+1@xyse', false],
  ['annaa1@x.se', false],
]

test.for(cases)('%j: %j', async ([text, isFound], { ctx }) => {
  const { rows } = await ctx.db.execute<{ found: boolean }>(
    sql`select ${text}::text ~* ${addressPattern('anna+1@x.se')} as found`,
  )
  expect(rows[0]?.found).toBe(isFound)
})
