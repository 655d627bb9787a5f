import { cookieOf, mailedLink, newAddress, newMember, password, post, signIn } from './accounts.ts'
import { senders } from './address-forms.ts'
import { type Answer, allMailsSent, ask, leaks } from './http.ts'
import { isTo } from './mailbox.ts'
import { concurrentHashes, startSite } from './server.ts'
import { expect, test } from './test.ts'

// A race for one link needs hashes that overlap.
test.use({ siteEnv: concurrentHashes })

/** The parts of an answer that an attacker can compare: without date, nonces and the address sent. */
const comparable = ({ status, headers, text }: Answer, email: string) => {
  const { date: _date, 'content-security-policy': policy, 'content-length': _length, ...rest } = headers
  return {
    status,
    headers: rest,
    policy: String(policy).replace(/'nonce-[^']+'/, 'nonce'),
    text: text.replaceAll(email, 'EMAIL').replaceAll(/nonce="[^"]*"/g, 'nonce'),
  }
}

test('known and unknown addresses get the same answer', { tag: '@A1' }, async ({ site }) => {
  const { email: known } = await newMember(site)
  for (const [path, send] of Object.entries(senders)) {
    const unknown = newAddress()
    // Send twice: the access request form knows an address only after its first request.
    await send(site, known)
    const answers = [comparable(await send(site, known), known), comparable(await send(site, unknown), unknown)]
    expect([path, answers[0]]).toEqual([path, answers[1]])
  }
})

test('a reset link works once, even for twenty requests at once; one that was just mailed is not replaced', {
  tag: '@A3',
}, async ({ site }) => {
  const { email } = await newMember(site)
  await post(site, '/reset-password?form=request', { email })
  const { path, token } = await mailedLink(site, email, 2)
  await post(site, '/reset-password?form=request', { email })
  await allMailsSent(site)
  expect(site.mails(isTo(email))).toHaveLength(2)
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => post(site, path, { token, password: `quite-another-${n}-words` })),
  )
  expect(answers.filter(({ status }) => status === 302)).toHaveLength(1)
  expect((await ask(site, path)).text).toContain('This link has been used')
})

test('opening a link without sending its form, as a mail scanner does, does not use it up', { tag: '@A3' }, async ({
  site,
}) => {
  const email = newAddress()
  await post(site, '/login?form=register', { email, password })
  const { path, token } = await mailedLink(site, email)
  for (let count = 0; count < 3; count += 1) expect((await ask(site, path)).status).toBe(200)
  expect((await ask(site, path, { method: 'HEAD' })).status).toBe(200)
  expect(cookieOf(await post(site, path, { token, password }))).not.toBe('')
})

test('each sign-in starts a new session, and sign-out ends it for every copy of the cookie', { tag: '@S1' }, async ({
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
  // A sign-in ends the session in the request's cookie, also one of another account.
  const other = await newMember(site)
  await post(site, '/login?form=sign-in', { email: other.email, password }, { Cookie: cookie })
  expect((await ask(site, '/account', { headers: { Cookie: cookie } })).status).toBe(302)
})

test('session and device cookies are HttpOnly, and with https Secure and bound to the host', { tag: '@S2' }, async ({
  site,
}) => {
  const { email } = await newMember(site)
  const plain = (await post(site, '/login?form=sign-in', { email, password })).headers['set-cookie'] ?? []
  expect(plain).toHaveLength(3)
  expect(plain[0]).toMatch(/^device=[\w.~-]{90,110}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/)
  expect(plain[1]).toMatch(/^session=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/)
  expect(plain[2]).toBe('signed-in=1; Path=/; Max-Age=2592000; SameSite=Lax')
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

test('signing in redirects to our own pages only', { tag: '@I4' }, async ({ site }) => {
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

test('fields that a form does not have are ignored: none makes an admin', { tag: '@Z2' }, async ({ site }) => {
  const email = newAddress()
  const extra = {
    adminRole: 'owner',
    admin_role: 'owner',
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

test('malformed session cookies, a foreign Origin and an unknown form are refused', { tag: '@I5' }, async ({
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
  const unknownForm = await post(site, '/account?form=nonsense', {}, { Cookie: cookie })
  expect(unknownForm.status).toBe(400)
})

test('a wrong password is not repeated in the answer', async ({ site }) => {
  const { email } = await newMember(site)
  const { text } = await post(site, '/login?form=sign-in', { email, password: 'my-very-own-secret-77' })
  expect(text).not.toContain('my-very-own-secret-77')
  expect(await signIn(site, email)).not.toBe('')
})
