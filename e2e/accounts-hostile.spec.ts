import { randomBytes } from 'node:crypto'
import { cookieOf, mailedLink, newAddress, newMember, password, post, signIn } from './accounts.ts'
import { type Answer, ask, leaks } from './http.ts'
import { startSite } from './server.ts'
import { expect, test } from './test.ts'

/** All of an answer that a stranger can compare, without what is different each time. */
const comparable = ({ status, headers, text }: Answer, email: string) => {
  const { date: _date, 'content-security-policy': policy, 'content-length': _length, ...rest } = headers
  return {
    status,
    headers: rest,
    policy: String(policy).replace(/'nonce-[^']+'/, 'nonce'),
    text: text.replaceAll(email, 'EMAIL').replaceAll(/nonce="[^"]*"/g, 'nonce'),
  }
}

const median = (of: number[]) => of.toSorted((a, b) => a - b)[Math.floor(of.length / 2)] ?? 0

test('neither answers nor their times tell whether an address is known', async ({ site }) => {
  test.setTimeout(60_000)
  const { email: known } = await newMember(site)
  const asked = {
    '/login': (email: string) => post(site, '/login', { email, password: 'wrong-but-long-enough' }),
    '/login?tab=register': (email: string) => post(site, '/login?tab=register', { email, password }),
    '/reset-password': (email: string) => post(site, '/reset-password', { email }),
  }
  for (const [what, send] of Object.entries(asked)) {
    const times = { known: [] as number[], unknown: [] as number[] }
    for (let round = 0; round < 7; round += 1) {
      const unknown = `asa.${randomBytes(5).toString('hex')}@nordbro.example`
      for (const [name, email] of [
        ['known', known],
        ['unknown', unknown],
      ] as const) {
        const began = performance.now()
        const answer = await send(email)
        times[name].push(performance.now() - began)
        if (round === 0) {
          const other = await send(name === 'known' ? `b.${unknown}` : `c.${unknown}`)
          const [left, right] = [
            comparable(answer, email),
            comparable(other, name === 'known' ? `b.${unknown}` : `c.${unknown}`),
          ]
          expect([what, name, left]).toEqual([what, name, right])
        }
      }
    }
    const ratio = median(times.known) / median(times.unknown)
    expect([what, ratio > 0.6 && ratio < 1.6]).toEqual([what, true])
  }
})

test('guessing is slowed for an account wherever it comes from, and for an address whatever it claims', async ({
  site,
}) => {
  test.setTimeout(60_000)
  const { email } = await newMember(site)
  const fromAnywhere = await Promise.all(
    Array.from({ length: 14 }, () => post(site, '/login', { email, password: 'wrong' })),
  )
  const slowed = fromAnywhere.filter(({ status }) => status === 429)
  expect(slowed.length).toBeGreaterThanOrEqual(3)
  expect(Number(slowed[0]?.headers['retry-after'])).toBeGreaterThan(0)
  // Even the right password has to wait now; another account does not.
  expect((await post(site, '/login', { email, password })).status).toBe(429)

  const direct = await startSite()
  try {
    const statuses: number[] = []
    for (let count = 0; count < 14; count += 1) {
      statuses.push((await post(direct, '/login', { email: newAddress(), password: 'wrong' })).status)
    }
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(3)
  } finally {
    await direct.stop()
  }
})

test('a reset link is used once, even by twenty at once; a new one ends the old', async ({ site }) => {
  test.setTimeout(60_000)
  const { email } = await newMember(site)
  await post(site, '/reset-password', { email })
  const old = await mailedLink(site, email, 2)
  await post(site, '/reset-password', { email })
  const { path, token } = await mailedLink(site, email, 3)
  const stale = await ask(site, old.path)
  expect(stale.status).toBe(410)
  expect(stale.text).toContain('There is a newer link')
  const tries = await Promise.all(
    Array.from({ length: 20 }, (_, n) => post(site, path, { token, password: `quite-another-${n}-words` })),
  )
  expect(tries.filter(({ status }) => status === 302)).toHaveLength(1)
  expect((await ask(site, path)).text).toContain('This link has been used')
})

test('looking at a link, as a mail scanner does, changes nothing', async ({ site }) => {
  const email = newAddress()
  await post(site, '/login?tab=register', { email, password })
  const { path, token } = await mailedLink(site, email)
  for (let count = 0; count < 3; count += 1) expect((await ask(site, path)).status).toBe(200)
  expect((await ask(site, path, { method: 'HEAD' })).status).toBe(200)
  expect(cookieOf(await post(site, path, { token, password }))).not.toBe('')
})

test('a session is new at each sign-in and over at sign-out, whoever holds a copy', async ({ site }) => {
  const { email, cookie } = await newMember(site)
  const fixed = `session=${'a'.repeat(43)}`
  const fresh = cookieOf(await post(site, '/login', { email, password }, { Cookie: fixed }))
  expect(fresh).not.toBe(fixed)
  expect(fresh).not.toBe(cookie)
  expect((await ask(site, '/account', { headers: { Cookie: fresh } })).status).toBe(200)
  await post(site, '/sign-out', {}, { Cookie: fresh })
  expect((await ask(site, '/account', { headers: { Cookie: fresh } })).status).toBe(302)
  expect((await ask(site, '/account', { headers: { Cookie: cookie } })).status).toBe(200)
})

test('the cookie is for the server alone, and with https bound to the host', async ({ site }) => {
  const { email } = await newMember(site)
  const plain = (await post(site, '/login', { email, password })).headers['set-cookie'] ?? []
  expect(plain).toHaveLength(1)
  expect(plain[0]).toMatch(/^session=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/)
  const secure = await startSite({ PUBLIC_URL: 'https://nordbro.example' })
  try {
    const origin = { Origin: 'https://nordbro.example' }
    await post(secure, '/login?tab=register', { email, password }, origin)
    const { path, token } = await mailedLink(secure, email)
    const { headers } = await post(secure, path, { token, password }, origin)
    expect(headers['set-cookie']?.[0]).toMatch(/^__Host-session=[\w-]{43}; Path=\/; .*HttpOnly; SameSite=Lax; Secure$/)
  } finally {
    await secure.stop()
  }
})

test('signing in leads nowhere but to our own pages', async ({ site }) => {
  const { email } = await newMember(site)
  for (const to of [
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
  ]) {
    const { headers } = await post(site, '/login', { email, password, to })
    expect([to, headers.location]).toEqual([to, '/select-role'])
  }
})

test('what is not asked for is not taken: no field makes an admin', async ({ site }) => {
  const email = newAddress()
  const extra = {
    isAdmin: 'true',
    is_admin: 'true',
    role: 'hospital',
    level: 'premium',
    accessLevel: 'premium',
    status: 'approved',
  }
  await post(site, '/login?tab=register', { email, password, ...extra })
  const { path, token } = await mailedLink(site, email)
  const cookie = cookieOf(await post(site, path, { token, password, ...extra }))
  await post(site, '/account?form=profile', { name: 'A', locale: 'en', ...extra }, { Cookie: cookie })
  const { text } = await ask(site, '/select-role', { headers: { Cookie: cookie } })
  expect(text).not.toContain('Admin Access')
})

test('cookies that are none, and bodies that are none, are refused without a word too much', async ({ site }) => {
  for (const cookie of [
    'session=',
    'session=../../etc',
    `session=${'x'.repeat(5000)}`,
    'session="a"; session=b',
    '=;;=',
  ]) {
    const { status, text } = await ask(site, '/account', { headers: { Cookie: cookie } })
    expect([cookie.slice(0, 20), status]).toEqual([cookie.slice(0, 20), 302])
    expect(text).not.toMatch(leaks)
  }
  const { cookie } = await newMember(site)
  const foreign = await post(
    site,
    '/account?form=profile',
    { name: 'x', locale: 'en' },
    { Cookie: cookie, Origin: 'https://evil.example' },
  )
  expect(foreign.status).toBe(403)
  const odd = await post(site, '/account?form=nonsense', {}, { Cookie: cookie })
  expect(odd.status).toBe(400)
})

test('a password is never sent back', async ({ site }) => {
  const { email } = await newMember(site)
  const { text } = await post(site, '/login', { email, password: 'my-very-own-secret-77' })
  expect(text).not.toContain('my-very-own-secret-77')
  expect(await signIn(site, email)).not.toBe('')
})
