import pg from 'pg'
import { cookieOf, newMember, password, post } from '../accounts.ts'
import { startSite } from '../server.ts'
import { expect, test } from '../test.ts'
import { newDatabase } from './database.ts'

test('guessing is slowed, and when the window is over the right password works', { tag: '@A2' }, async () => {
  test.setTimeout(60_000)
  const database = await newDatabase()
  const site = await startSite({ DATABASE_URL: database, TRUSTED_PROXIES: '127.0.0.1,::1' })
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  try {
    const { email } = await newMember(site)
    for (let count = 0; count < 12; count += 1) await post(site, '/login', { email, password: 'wrong' })
    const early = await post(site, '/login', { email, password })
    expect(early.status).toBe(429)
    expect(Number(early.headers['retry-after'])).toBeGreaterThan(0)
    // What the answer says to wait for, without waiting.
    await client.query(`update rate_limits set ends_at = ends_at - make_interval(secs => $1)`, [
      early.headers['retry-after'],
    ])
    expect(cookieOf(await post(site, '/login', { email, password }))).toContain('session=')
  } finally {
    await client.end()
    await site.stop()
  }
})
