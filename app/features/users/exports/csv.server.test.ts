import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { userAccessLevels, users } from '~/db/schema/users'
import type { Ctx } from '~/web/ctx.server'
import { parseCsv } from '../../../../test/csv'
import { provenSession } from '../../../../test/members'
import { test } from '../../../../test/test'
import { csvName, type User } from '../model'
import { exportUsers } from '../queries.server'
import { usersCsv } from './csv.server'

const actor = { userId: crypto.randomUUID(), email: '', role: 'supplier', level: 'entry', adminRole: 'owner' } as const

const user: User = {
  id: '',
  email: 'kari@sykehus.example',
  name: '',
  role: 'hospital',
  level: 'premium',
  adminRole: 'owner',
  createdAt: new Date('2026-11-15T08:30:00Z'),
}

async function* inBatches(...batches: User[][]) {
  yield* batches
}

const read = (batches: AsyncIterable<User[]>) => new Response(usersCsv(batches)).text()

describe('the file', () => {
  test('has the columns in order, and a line for each user of each batch', async () => {
    expect(await read(inBatches([user], [], [{ ...user, email: 'per@x.example', adminRole: null }]))).toBe(
      'Email,Role,Access Level,Admin,Created At\r\n' +
        'kari@sykehus.example,hospital,premium,Yes,2026-11-15T08:30:00.000Z\r\n' +
        'per@x.example,hospital,premium,No,2026-11-15T08:30:00.000Z\r\n',
    )
  })

  test.for(['=', '+', '-', '@', '\t', '\r'])('a cell that begins with %j is text to a spreadsheet', async (sign) => {
    const email = `${sign}cmd|' /c calc'!a0","\r\n@x.example`
    const [, row] = parseCsv(await read(inBatches([{ ...user, email }])))
    expect(row).toEqual([`'${email}`, 'hospital', 'premium', 'Yes', '2026-11-15T08:30:00.000Z'])
  })

  test('has the role and the date in its name', () => {
    expect(csvName('all', new Date('2026-11-15T23:00:00Z'))).toBe('users-all-2026-11-15.csv')
    expect(csvName('supplier', user.createdAt)).toBe('users-supplier-2026-11-15.csv')
  })
})

describe('what is exported', () => {
  /** Adds users created in the same second: some microseconds apart, others at the same microsecond. */
  async function addUsers({ db }: Ctx, count: number) {
    await db.execute(sql`
      with made as (
        insert into ${users} (email, password_hash, locale)
        select 'u' || i || '@x.example', '', 'en' from generate_series(1, ${count}::int) i returning id, email
      )
      insert into ${userAccessLevels} (user_id, role, created_at)
      select id, (case when email like 'u1%' then 'embassy' else 'supplier' end)::member_role,
        timestamptz '2026-11-15 08:30:00Z' + (length(email) * interval '1 microsecond') from made`)
  }

  async function exported(ctx: Ctx, filter: Parameters<typeof exportUsers>[1]) {
    const rows = parseCsv(await read(exportUsers({ ...ctx, actor, ...provenSession(ctx) }, filter)))
    return rows.slice(1).map(([email]) => email)
  }

  test('is every user once, over several batches', async ({ ctx }) => {
    await addUsers(ctx, 2345)
    const all = await exported(ctx, { q: '', role: 'all' })
    expect(all).toHaveLength(2345)
    expect(new Set(all).size).toBe(2345)
  })

  test('is what matches the filter', async ({ ctx }) => {
    await addUsers(ctx, 20)
    expect(await exported(ctx, { q: '', role: 'embassy' })).toHaveLength(11)
    expect(await exported(ctx, { q: 'U2', role: 'supplier' })).toEqual(['u20@x.example', 'u2@x.example'])
    expect(await exported(ctx, { q: '', role: 'hospital' })).toEqual([])
  })
})
