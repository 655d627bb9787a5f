// A session of a new account, without the cost of a sign-in.
import { createHash, randomBytes } from 'node:crypto'
import type pg from 'pg'

/** The header `Cookie` of the session. */
export async function startSession(client: pg.Client, who: 'admin' | 'supplier'): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const hash = createHash('sha256').update(token).digest('hex')
  const email = `bench-${randomBytes(4).toString('hex')}@nordbro.example`
  await client.query(`with someone as (
      insert into users (email, password_hash, locale) values ('${email}', 'none', 'en') returning id
    ), access as (
      insert into user_access_levels (user_id, role, admin_role) select id, 'supplier', ${who === 'admin' ? `'owner'` : null}::admin_role from someone
    )
    insert into sessions (hash, user_id, expires_at) select '${hash}', id, now() + interval '1 day' from someone`)
  return `session=${token}`
}
