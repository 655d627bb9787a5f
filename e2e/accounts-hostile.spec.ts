import { someone } from './access-requests.ts'
import { cookieOf, mailedLink, newAddress, newMember, password, post, signIn } from './accounts.ts'
import { type Answer, allMailsSent, ask, leaks } from './http.ts'
import { isTo } from './mailbox.ts'
import { realHashes, type Site, startSite } from './server.ts'
import { expect, test } from './test.ts'

// How long an answer takes is the time of its hash.
test.use({ siteEnv: realHashes })

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

const asked: Record<string, (site: Site, email: string) => Promise<Answer>> = {
  '/login': (site, email) => post(site, '/login?form=sign-in', { email, password: 'wrong-but-long-enough' }),
  '/login?tab=register': (site, email) => post(site, '/login?form=register', { email, password }),
  '/reset-password': (site, email) => post(site, '/reset-password?form=request', { email }),
  '/request-access': (site, email) => post(site, '/request-access', { ...someone(), email }),
}

test('no answer tells whether an address is known', { tag: '@A1' }, async ({ site }) => {
  const { email: known } = await newMember(site)
  for (const [what, send] of Object.entries(asked)) {
    const unknown = newAddress()
    // Someone who has asked before is as known as one can be.
    await send(site, known)
    const answers = [comparable(await send(site, known), known), comparable(await send(site, unknown), unknown)]
    expect([what, answers[0]]).toEqual([what, answers[1]])
  }
})

/** The shortest of several tries, known and unknown in turn: noise only ever adds. */
async function shortest(site: Site, send: (site: Site, email: string) => Promise<Answer>, known: string) {
  const best = { known: Number.POSITIVE_INFINITY, unknown: Number.POSITIVE_INFINITY }
  for (let round = 0; round < 8; round += 1) {
    for (const who of ['known', 'unknown'] as const) {
      const email = who === 'known' ? known : newAddress()
      const began = performance.now()
      await send(site, email)
      best[who] = Math.min(best[who], performance.now() - began)
      // What the one before it set off, a mail perhaps, must not slow down the next.
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
  }
  return best.known / best.unknown
}

for (const [what, send] of Object.entries(asked)) {
  test(`the time of an answer does not tell it either: ${what}`, { tag: '@A1' }, async ({ site }) => {
    // A busy machine may disturb one measurement; a difference that is there disturbs all of them.
    const ratios: number[] = []
    for (let attempt = 0; attempt < 3 && !ratios.some((ratio) => ratio > 0.7 && ratio < 1.4); attempt += 1) {
      // A new account each time: tries on one are limited.
      ratios.push(await shortest(site, send, (await newMember(site)).email))
    }
    const last = ratios.at(-1) ?? 0
    expect([ratios, last > 0.7 && last < 1.4]).toEqual([ratios, true])
  })
}

test('a reset link is used once, even by twenty at once; one that was just mailed is not replaced', {
  tag: '@A3',
}, async ({ site }) => {
  const { email } = await newMember(site)
  await post(site, '/reset-password?form=request', { email })
  const { path, token } = await mailedLink(site, email, 2)
  await post(site, '/reset-password?form=request', { email })
  await allMailsSent(site)
  expect(site.mails(isTo(email))).toHaveLength(2)
  const tries = await Promise.all(
    Array.from({ length: 20 }, (_, n) => post(site, path, { token, password: `quite-another-${n}-words` })),
  )
  expect(tries.filter(({ status }) => status === 302)).toHaveLength(1)
  expect((await ask(site, path)).text).toContain('This link has been used')
})

test('looking at a link, as a mail scanner does, changes nothing', { tag: '@A3' }, async ({ site }) => {
  const email = newAddress()
  await post(site, '/login?form=register', { email, password })
  const { path, token } = await mailedLink(site, email)
  for (let count = 0; count < 3; count += 1) expect((await ask(site, path)).status).toBe(200)
  expect((await ask(site, path, { method: 'HEAD' })).status).toBe(200)
  expect(cookieOf(await post(site, path, { token, password }))).not.toBe('')
})

test('a session is new at each sign-in and over at sign-out, whoever holds a copy', { tag: '@S1' }, async ({
  site,
}) => {
  const { email, cookie } = await newMember(site)
  const fixed = `session=${'a'.repeat(43)}`
  const fresh = cookieOf(await post(site, '/login?form=sign-in', { email, password }, { Cookie: fixed }))
  expect(fresh).not.toBe(fixed)
  expect(fresh).not.toBe(cookie)
  expect((await ask(site, '/account', { headers: { Cookie: fresh } })).status).toBe(200)
  await post(site, '/sign-out', {}, { Cookie: fresh })
  expect((await ask(site, '/account', { headers: { Cookie: fresh } })).status).toBe(302)
  expect((await ask(site, '/account', { headers: { Cookie: cookie } })).status).toBe(200)
  // The session that a browser brings to a sign-in is over with it, whoever's it is.
  const other = await newMember(site)
  await post(site, '/login?form=sign-in', { email: other.email, password }, { Cookie: cookie })
  expect((await ask(site, '/account', { headers: { Cookie: cookie } })).status).toBe(302)
})

test('the cookie is for the server alone, and with https bound to the host', { tag: '@S2' }, async ({ site }) => {
  const { email } = await newMember(site)
  const plain = (await post(site, '/login?form=sign-in', { email, password })).headers['set-cookie'] ?? []
  expect(plain).toHaveLength(2)
  expect(plain[0]).toMatch(/^device=[\w.~-]{90,110}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/)
  expect(plain[1]).toMatch(/^session=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/)
  const secure = await startSite({ PUBLIC_URL: 'https://nordbro.example' })
  try {
    const origin = { Origin: 'https://nordbro.example' }
    await post(secure, '/login?form=register', { email, password }, origin)
    const { path, token } = await mailedLink(secure, email)
    const { headers } = await post(secure, path, { token, password }, origin)
    const [device, session] = headers['set-cookie'] ?? []
    expect(device).toMatch(/^__Host-device=[\w.~-]{90,110}; Path=\/; .*HttpOnly; SameSite=Lax; Secure$/)
    expect(session).toMatch(/^__Host-session=[\w-]{43}; Path=\/; .*HttpOnly; SameSite=Lax; Secure$/)
  } finally {
    await secure.stop()
  }
})

test('signing in leads nowhere but to our own pages', { tag: '@I4' }, async ({ site }) => {
  const { email } = await newMember(site)
  for (const to of [
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
  ]) {
    const { headers } = await post(site, '/login?form=sign-in', { email, password, to })
    expect([to, headers.location]).toEqual([to, '/select-role'])
  }
})

test('what is not asked for is not taken: no field makes an admin', { tag: '@Z2' }, async ({ site }) => {
  const email = newAddress()
  const extra = {
    isAdmin: 'true',
    is_admin: 'true',
    role: 'hospital',
    level: 'premium',
    accessLevel: 'premium',
    status: 'approved',
  }
  await post(site, '/login?form=register', { email, password, ...extra })
  const { path, token } = await mailedLink(site, email)
  const cookie = cookieOf(await post(site, path, { token, password, ...extra }))
  await post(site, '/account?form=profile', { name: 'A', locale: 'en', ...extra }, { Cookie: cookie })
  const { text } = await ask(site, '/select-role', { headers: { Cookie: cookie } })
  expect(text).not.toContain('Admin Access')
})

test('cookies that are none, and bodies that are none, are refused without a word too much', { tag: '@I5' }, async ({
  site,
}) => {
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
  const { text } = await post(site, '/login?form=sign-in', { email, password: 'my-very-own-secret-77' })
  expect(text).not.toContain('my-very-own-secret-77')
  expect(await signIn(site, email)).not.toBe('')
})
