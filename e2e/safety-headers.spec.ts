import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { aPdf } from '../test/uploads.ts'
import { cookieOf, mailedLink, newAddress, password, post, signIn } from './accounts.ts'
import { enterAs } from './demo.ts'
import { type Answer, ask, sendRaw } from './http.ts'
import { expectSafe, hintCookie, safeCookie } from './safe-headers.ts'
import { type Site, startSite } from './server.ts'
import { expect, test } from './test.ts'
import { anItem, postFile } from './uploads.ts'

type Kind = { status: number; get: () => Promise<Answer>; isPrivate?: boolean }

/**
 * Each kind of answer, beside those of answers.spec.ts. Without the body of a mail: its styles are inline, so it has
 * another policy, a sandbox in which no script runs (app/routes/admin/mail-body.test.ts).
 */
async function kinds(site: Site): Promise<Record<string, Kind>> {
  const [admin, member] = [await enterAs(site, 'admin'), await enterAs(site, 'supplier')]
  const getAs =
    (path: string, Cookie = member): Kind['get'] =>
    () =>
      ask(site, path, { headers: { Cookie } })
  const { text } = await getAs('/supplier')()
  const [calendar = ''] = /\/events\/[\w-]{36}\/event\.ics/.exec(text) ?? []
  const [insight = ''] = /\/insights\/[\w-]{36}/.exec(text) ?? []
  const [picture = ''] = /\/media\/[\w-]{36}/.exec((await getAs('/admin/content/pictures', admin)()).text) ?? []
  const large = { ...anItem(), titleEn: 'x'.repeat(70_000) }
  const file = { name: 'a.pdf', bytes: aPdf() }
  return {
    'a page': { status: 200, get: () => ask(site, '/') },
    'a page that has not changed': {
      status: 304,
      get: async () => ask(site, '/', { headers: { 'If-None-Match': (await ask(site, '/')).headers.etag } }),
    },
    'a page in another language': { status: 200, get: () => ask(site, '/?lang=sv') },
    'an error in another language': { status: 404, get: () => ask(site, '/no-such-page?lang=no') },
    'a method that is not allowed': { status: 405, get: () => ask(site, '/', { method: 'DELETE' }) },
    'a body that is too large': { status: 413, get: () => post(site, '/contact', { message: 'x'.repeat(70_000) }) },
    'an upload that can’t be parsed': {
      status: 400,
      get: () => postFile(site, '/admin/content/insights/new', admin, large, file),
    },
    'the feed': { status: 200, get: () => ask(site, '/notes/feed.xml') },
    'the sitemap': { status: 200, get: () => ask(site, '/sitemap.xml') },
    'robots.txt': { status: 200, get: () => ask(site, '/robots.txt') },
    'a PDF': { status: 200, get: () => ask(site, '/pricing.pdf') },
    'a picture': { status: 200, get: () => ask(site, picture) },
    'the routes that links lead to': { status: 204, get: () => ask(site, '/__manifest?paths=%2Fcontact&version=') },
    'the redirect to sign in': { status: 302, get: () => ask(site, '/account') },
    'the redirect to sign in, by data': { status: 202, get: () => ask(site, '/account.data') },
    'a member’s page': { status: 200, get: getAs('/supplier'), isPrivate: true },
    'a member’s data': { status: 200, get: getAs('/supplier.data'), isPrivate: true },
    'a page that is not for members': { status: 403, get: getAs('/admin'), isPrivate: true },
    'an admin’s page': { status: 200, get: getAs('/admin', admin), isPrivate: true },
    'an admin’s CSV export': { status: 200, get: getAs('/admin/users.csv', admin), isPrivate: true },
    'a calendar entry': { status: 200, get: getAs(calendar), isPrivate: true },
    'a file for members': { status: 200, get: getAs(insight), isPrivate: true },
    'a file that is not there, for members': { status: 404, get: getAs('/insights/none'), isPrivate: true },
    'a wrong password': {
      status: 422,
      get: () => post(site, '/login?form=sign-in', { email: newAddress(), password: 'wrong' }),
    },
    '/healthz': { status: 200, get: () => ask(site, '/healthz') },
    '/readyz': { status: 200, get: () => ask(site, '/readyz') },
    '/metrics': { status: 200, get: () => ask(site, '/metrics') },
  }
}

type Setter = [answer: Answer, ...cookies: ('session' | 'signed-in' | 'device' | 'lang')[]]

/** Every answer that sets or ends cookies, with their names. A link in a mail also sets the reader's language. */
async function cookieSetters(site: Site): Promise<Record<string, Setter>> {
  const email = newAddress()
  await post(site, '/login?form=register', { email, password })
  const { path, token } = await mailedLink(site, email)
  const confirmed = await post(site, path, { token, password })
  const guest = newAddress('region.example')
  await post(
    site,
    '/admin/invitations?form=invite',
    { email: guest, role: 'hospital' },
    { Cookie: await enterAs(site, 'admin') },
  )
  const invitation = await mailedLink(site, guest)
  return {
    confirming: [confirmed, 'device', 'session', 'signed-in', 'lang'],
    'accepting an invitation': [
      await post(site, invitation.path, { token: invitation.token, password }),
      'device',
      'session',
      'signed-in',
      'lang',
    ],
    'signing in': [await post(site, '/login?form=sign-in', { email, password }), 'device', 'session', 'signed-in'],
    'signing out': [await post(site, '/sign-out', {}, { Cookie: await signIn(site, email) }), 'session', 'signed-in'],
    'choosing a language': [await ask(site, '/?lang=sv'), 'lang'],
    'choosing a language on a member’s page': [
      await ask(site, '/account?lang=sv', { headers: { Cookie: cookieOf(confirmed) } }),
      'lang',
    ],
    'choosing a language on a page that is not there': [await ask(site, '/no-such-page?lang=sv'), 'lang'],
  }
}

test('with https every kind of answer has every security header, and every cookie but the hint is HttpOnly, all Secure and bound to the host', {
  tag: ['@H1', '@S2'],
}, async () => {
  const PUBLIC_URL = 'https://nordbro.example'
  const started = await startSite({ PUBLIC_URL, TRUSTED_PROXIES: '127.0.0.1,::1' }, ['demo'])
  const site = { ...started, url: PUBLIC_URL }
  try {
    // Away from localhost the demo generates its password.
    const demoPassword = (await readFile(join(started.dataDir, 'demo-password'), 'utf8')).trim()
    for (const who of ['admin', 'supplier']) await enterAs(site, who, demoPassword)
    for (const [kind, { status, get, isPrivate }] of Object.entries(await kinds(site))) {
      const { headers, ...answer } = await get()
      expect([kind, answer.status]).toEqual([kind, status])
      expectSafe(headers)
      expect([kind, headers['strict-transport-security']]).toEqual([kind, expect.stringMatching(/^max-age=\d{8}/)])
      if (isPrivate) expect([kind, headers['cache-control']]).toEqual([kind, 'no-store'])
      for (const cookie of headers['set-cookie'] ?? []) expect(cookie).toMatch(safeCookie)
    }
    expect(await sendRaw(site, 'NONSENSE\r\n\r\n')).toContain('strict-transport-security')
    for (const [kind, [{ headers }, ...names]] of Object.entries(await cookieSetters(site))) {
      const cookies = headers['set-cookie'] ?? []
      expect([kind, ...cookies.map((cookie) => cookie.split('=')[0])]).toEqual([
        kind,
        ...names.map((name) => `__Host-${name}`),
      ])
      for (const cookie of cookies) {
        const expected = cookie.startsWith('__Host-signed-in=') ? hintCookie : safeCookie
        expect([kind, cookie]).toEqual([kind, expect.stringMatching(expected)])
      }
    }
  } finally {
    await started.stop()
  }
})
