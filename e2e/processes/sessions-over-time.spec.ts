import { mailedLink, newAddress, newMember, post } from '../accounts.ts'
import { ask } from '../http.ts'
import { overTime } from '../over-time.ts'
import { expect, test } from '../test.ts'

test.describe.configure({ timeout: 90_000 })

const whereUser = (email: string) => `where user_id = (select id from users where email = '${email}')`
const makeOlderSql = (email: string, column: string, by: string) =>
  `update sessions set ${column} = ${column} - interval '${by}', expires_at = now() + interval '1 hour' ${whereUser(email)};`
const promoteSql = (email: string) => `update user_access_levels set admin_role = 'owner' ${whereUser(email)};`

test('a session in use is renewed with its cookie, on pages and their data, and ends at its maximum age', {
  tag: '@S3',
}, async () => {
  await overTime({
    before: async (site) => ({
      daily: await newMember(site),
      old: await newMember(site),
      idle: await newMember(site),
      admin: await newMember(site),
      idleAdmin: await newMember(site),
      oldAdmin: await newMember(site),
    }),
    meanwhile: ({ daily, old, idle, admin, idleAdmin, oldAdmin }) =>
      [
        makeOlderSql(daily.email, 'used_at', '29 days'),
        makeOlderSql(old.email, 'created_at', '90 days'),
        makeOlderSql(idle.email, 'used_at', '30 days'),
        ...[admin, idleAdmin, oldAdmin].map(({ email }) => promoteSql(email)),
        makeOlderSql(admin.email, 'used_at', '11 hours'),
        makeOlderSql(idleAdmin.email, 'used_at', '12 hours'),
        makeOlderSql(oldAdmin.email, 'created_at', '30 days'),
      ].join('\n'),
    after: async (site, { daily, old, idle, admin, idleAdmin, oldAdmin }) => {
      const open = (path: string, { cookie }: { cookie: string }) => ask(site, path, { headers: { Cookie: cookie } })
      for (const { cookie } of [old, idle, idleAdmin, oldAdmin]) {
        const { status, headers } = await open('/account', { cookie })
        expect([status, headers.location]).toEqual([302, '/login?to=%2Faccount'])
        expect(headers['set-cookie']).toBeUndefined()
      }
      // The hint ends where the session is found to have ended.
      const ended = await open('/account', { cookie: `${old.cookie}; signed-in=1` })
      expect(ended.headers['set-cookie']).toEqual(['signed-in=; Path=/; Max-Age=0; SameSite=Lax'])
      // A cached page never sets the cookie.
      const home = await open('/', daily)
      expect([home.status, home.headers['set-cookie']]).toEqual([200, undefined])
      const renewed = await open('/account', daily)
      expect(renewed.status).toBe(200)
      expect(renewed.headers['set-cookie']).toEqual([
        `${daily.cookie}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax`,
        'signed-in=1; Path=/; Max-Age=2592000; SameSite=Lax',
      ])
      expect(renewed.headers['cache-control']).toBe('no-store')
      expect((await open('/account', daily)).headers['set-cookie']).toBeUndefined()
      // The data of an admin's page renews the session for twelve hours.
      const data = await open('/admin.data', admin)
      expect(data.status).toBe(200)
      expect(data.headers['set-cookie']).toEqual([
        `${admin.cookie}; Path=/; Max-Age=43200; HttpOnly; SameSite=Lax`,
        'signed-in=1; Path=/; Max-Age=43200; SameSite=Lax',
      ])
    },
  })
})

test('a stricter policy ends the sessions that it no longer allows', { tag: ['@S1', '@S3'] }, async () => {
  const partner = newAddress('region.example')
  await overTime({
    before: async (site) => ({ staff: await newMember(site), other: await newMember(site) }),
    meanwhile: ({ other }) => `update users set email = '${partner}' where email = '${other.email}'`,
    envAfter: { SIGN_IN_POLICY: 'company' },
    after: async (site, { staff, other }) => {
      const status = async (cookie: string) => (await ask(site, '/account', { headers: { Cookie: cookie } })).status
      expect([await status(staff.cookie), await status(other.cookie)]).toEqual([200, 302])
    },
  })
})

test('a newer link ends the one mailed before it, once that is some minutes old', { tag: '@A3' }, async () => {
  await overTime({
    before: async (site) => {
      const { email } = await newMember(site)
      const newcomer = newAddress()
      await post(site, '/reset-password?form=request', { email })
      await post(site, '/login?form=register', { email: newcomer, password: 'fjord-ridge-aurora-41' })
      return { email, newcomer, reset: await mailedLink(site, email, 2), confirm: await mailedLink(site, newcomer) }
    },
    meanwhile: () => `update account_links set created_at = created_at - interval '6 minutes'`,
    after: async (site, { email, newcomer, reset, confirm }) => {
      await post(site, '/reset-password?form=request', { email })
      await post(site, '/login?form=register', { email: newcomer, password: 'fjord-ridge-aurora-41' })
      const newer = [await mailedLink(site, email), await mailedLink(site, newcomer)]
      for (const { path } of [reset, confirm]) {
        const { status, text } = await ask(site, path)
        expect([status, text.includes('There is a newer link')]).toEqual([410, true])
      }
      for (const { path } of newer) expect((await ask(site, path)).status).toBe(200)
    },
  })
})
