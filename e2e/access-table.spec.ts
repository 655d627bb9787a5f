import { everyone } from './access-outcomes.ts'
import { table } from './access-table.ts'
import { signIn } from './accounts.ts'
import { enterAs, expect, test } from './demo.ts'
import { type Answer, ask } from './http.ts'
import { builtRoutes, dataAddress, routeAt } from './routes.ts'
import type { Site } from './server.ts'

// Hundreds of tests that change nothing.
test.describe.configure({ mode: 'parallel' })

/** An answer in the terms of the table. A `.data` request is redirected to sign-in with 202 and the address in the body. */
function outcome({ status, headers, text }: Answer): string {
  if (status === 302 && headers.location?.startsWith('/login?to=')) return 'login'
  if (status === 202 && text.includes('/login?to=')) return 'login'
  if (status >= 300 && status < 400) return `to ${headers.location}`
  if (status === 202) return `to ${/"(\/[^"]*)"/.exec(text)?.[1]}`
  return String(status)
}

/** `enterAs` shares sessions between tests; signing out would end one, so it gets a new session. */
async function cookieFor(demo: Site, who: string, path: string) {
  if (who === 'visitor') return undefined
  return path === '/sign-out' ? signIn(demo, `${who}@nordbro.example`) : enterAs(demo, who)
}

/** These forms are limited by the token of their link: each request has another. */
const limitedByToken = /^\/(my-data|request-access\/status)/

for (const [method, path, outcomes, dataOutcomes = outcomes] of table) {
  test(`${method} ${path}: each role gets the declared answer`, { tag: '@Z1' }, async ({ demo }) => {
    for (const who of everyone) {
      for (const [address, expected] of [
        [path, outcomes],
        [dataAddress(path), dataOutcomes],
      ] as const) {
        const Cookie = await cookieFor(demo, who, path)
        const headers = { Cookie, Origin: demo.url, 'Content-Type': 'application/x-www-form-urlencoded' }
        const options = {
          method,
          headers,
          ...(method === 'POST'
            ? { body: `nothing=1${limitedByToken.test(path) ? `&token=${crypto.randomUUID()}` : ''}` }
            : {}),
        }
        expect([who, address, outcome(await ask(demo, address, options))]).toEqual([who, address, expected[who]])
      }
    }
  })
}

// A line added to app/routes.ts fails here until the table declares it.
test('the table declares GET and POST of every built route', { tag: '@Z1' }, () => {
  const routes = builtRoutes()
  for (const method of ['GET', 'POST']) {
    const declared = table.filter(([rowMethod]) => rowMethod === method).map(([, path]) => routeAt(routes, path))
    expect([method, routes.filter(({ id }) => !declared.includes(id))]).toEqual([method, []])
  }
})

test('visitors get no data of members’ pages, whichever route is requested', { tag: '@Z1' }, async ({ demo }) => {
  const pages = [
    '/select-role',
    '/ambassador',
    '/supplier',
    '/hospital',
    '/account',
    '/account/consents',
    '/directory',
    '/insights',
  ]
  for (const page of pages) {
    for (const query of [
      '',
      '?_routes=routes%2Fmembers%2Fsupplier',
      '?_routes=routes%2Fmembers%2Faccount',
      '?_routes=root',
    ]) {
      const { status, text } = await ask(demo, `${page}.data${query}`)
      expect([page, query, status]).toEqual([page, query, 202])
      expect(text).toContain('/login')
      expect(text).not.toContain('@nordbro.example"')
      expect(text).not.toContain('Who pays for the first night')
      expect(text).not.toContain('What clinics ask for before a pilot')
    }
  }
})

test('members’ pages are sent with no-store', { tag: '@H1' }, async ({ demo }) => {
  const Cookie = await enterAs(demo, 'supplier')
  for (const path of [
    '/select-role',
    '/supplier',
    '/account',
    '/directory',
    '/supplier.data',
    '/directory.data',
    '/insights',
  ]) {
    expect((await ask(demo, path, { headers: { Cookie } })).headers['cache-control']).toBe('no-store')
  }
})

test('members get no data of admin pages, whichever route is requested', { tag: '@Z1' }, async ({ demo }) => {
  const Cookie = await enterAs(demo, 'supplier')
  for (const path of [
    '/admin',
    '/admin/today',
    '/admin/setup',
    '/admin/import',
    '/admin/requests',
    '/admin/events',
    '/admin/mail',
    '/admin/mail/health',
    '/admin/activity',
    '/admin/users.csv',
    '/admin/content/insights',
    '/admin/content/pictures',
    '/admin/inbox',
    '/admin/insights',
    '/admin/content',
    '/admin/content/note',
  ]) {
    for (const query of ['', '?_routes=routes%2Fadmin%2Fusers', '?_routes=routes%2Fadmin%2Frequests']) {
      const { status, text } = await ask(demo, `${path}.data${query}`, { headers: { Cookie } })
      expect([path, query, status === 403 || status === 404]).toEqual([path, query, true])
      expect(text).not.toContain('sample.example')
      expect(text).not.toContain('region.example')
    }
  }
})
