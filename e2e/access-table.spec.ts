import { enterAs, expect, test } from './demo.ts'
import { type Answer, ask } from './http.ts'

type Who = 'visitor' | 'supplier' | 'hospital' | 'embassy' | 'admin'
const everyone: Who[] = ['visitor', 'supplier', 'hospital', 'embassy', 'admin']

/** What an answer comes down to. A `.data` request is led to sign-in by a redirect in its body, with 202. */
function outcome({ status, headers, text }: Answer): string {
  if (status === 302 && headers.location?.startsWith('/login')) return 'login'
  if (status === 202 && text.includes('/login?to=')) return 'login'
  if (status >= 300 && status < 400) return `to ${headers.location}`
  if (status === 202) return `to ${/"(\/[^"]*)"/.exec(text)?.[1]}`
  return String(status)
}

const members = (inside: string): Record<Who, string> => ({
  visitor: 'login',
  supplier: inside,
  hospital: inside,
  embassy: inside,
  admin: inside,
})
const all = (inside: string): Record<Who, string> => ({ ...members(inside), visitor: inside })

const admins = (inside: string): Record<Who, string> => ({ ...members('403'), admin: inside })

const unknown = '00000000-0000-4000-8000-000000000000'

/** Who gets what, page by page and method by method. */
const table: [method: 'GET' | 'POST', path: string, Record<Who, string>][] = [
  ['GET', '/', all('200')],
  ['GET', '/circles', all('200')],
  ['GET', '/login', { ...members('to /select-role'), visitor: '200' }],
  ['GET', '/reset-password', all('200')],
  ['GET', '/invite', all('404')],
  ['GET', '/confirm-email', all('404')],
  ['GET', '/select-role', members('200')],
  ['GET', '/ambassador', members('200')],
  ['GET', '/supplier', members('200')],
  ['GET', '/hospital', members('200')],
  ['GET', '/account', members('200')],
  ['POST', '/account?form=profile', members('422')],
  ['POST', '/account?form=password', members('422')],
  ['POST', '/account?form=session', members('422')],
  ['POST', '/select-role', members('405')],
  ['POST', '/supplier', members('405')],
  ['POST', `/events/${unknown}/answer`, members('400')],
  ['GET', `/events/${unknown}/event.ics`, members('404')],
  ['GET', `/insights/${unknown}`, members('404')],
  ['GET', '/admin', admins('200')],
  ['GET', '/admin/users.csv', admins('200')],
  ['POST', '/admin?index&form=role', admins('422')],
  ['GET', '/admin/requests', admins('200')],
  ['POST', '/admin/requests?do=decide', admins('422')],
  ['POST', '/admin/requests?do=undo', admins('422')],
  ['POST', '/admin/requests?do=resend', admins('422')],
  ['GET', '/admin/events', admins('200')],
  ['GET', '/admin/events?show=interested', admins('200')],
  ['GET', '/admin/events/interested.csv', admins('200')],
  ['GET', '/admin/events/new', admins('200')],
  ['POST', '/admin/events/new', admins('422')],
  ['GET', `/admin/events/${unknown}`, admins('404')],
  ['GET', `/admin/events/${unknown}/answers.csv`, admins('404')],
  ['POST', `/admin/events/${unknown}?do=save`, admins('422')],
  ['POST', `/admin/events/${unknown}?do=cancel`, admins('422')],
  ['POST', `/admin/events/${unknown}`, admins('400')],
  ['GET', '/admin/content', admins('200')],
  ['GET', '/admin/content/note', admins('200')],
  ['GET', '/admin/content/homepage', admins('to /admin/content/homepage/new')],
  ['GET', '/admin/content/nonsense', admins('404')],
  ['GET', '/admin/content/note/new', admins('200')],
  ['POST', '/admin/content/note/new', admins('400')],
  ['POST', '/admin/content/note/new?do=publish', admins('422')],
  ['POST', '/admin/content/note/new?do=arrange', admins('422')],
  ['GET', `/admin/content/note/${unknown}`, admins('404')],
  ['POST', `/admin/content/note/${unknown}?do=unpublish`, admins('422')],
  ['POST', `/admin/content/note/${unknown}?do=delete`, admins('422')],
  ['GET', `/admin/content/note/${unknown}/history`, admins('404')],
  ['POST', `/admin/content/note/${unknown}/history`, admins('422')],
  ['GET', `/admin/content/note/${unknown}/preview`, admins('404')],
  ['GET', '/admin/mail', admins('200')],
  ['GET', `/admin/mail/${unknown}`, admins('404')],
  ['GET', `/admin/mail/${unknown}/body`, admins('404')],
  ['POST', `/admin/mail/${unknown}`, admins('404')],
  ['GET', '/admin/activity', admins('200')],
  ['GET', '/admin/content/insights', admins('200')],
  ['GET', '/admin/content/insights/new', admins('200')],
  ['POST', '/admin/content/insights/new', admins('422')],
  ['GET', `/admin/content/insights/${unknown}`, admins('404')],
  ['POST', `/admin/content/insights/${unknown}`, admins('422')],
  ['POST', `/admin/content/insights/${unknown}?do=delete`, admins('422')],
  ['GET', '/admin/content/pictures', admins('200')],
  ['POST', '/admin/content/pictures?do=upload', admins('422')],
  ['POST', '/admin/content/pictures?do=delete', admins('422')],
  ['GET', `/media/${unknown}`, all('404')],
  ['GET', '/admin/inbox', admins('200')],
  ['GET', `/admin/inbox?item=contact.${unknown}`, admins('404')],
  ['POST', '/admin/inbox?do=answer', admins('422')],
  ['POST', '/admin/inbox?do=assign', admins('422')],
  ['POST', '/admin/inbox?do=done', admins('422')],
  ['POST', '/admin/inbox?do=reopen', admins('422')],
  ['GET', '/admin/insights', admins('200')],
  ['POST', '/admin/insights', admins('405')],
  ['GET', '/no-such-page', all('404')],
]

for (const [method, path, expected] of table) {
  test(`${method} ${path}: who gets what`, async ({ demo }) => {
    for (const who of everyone) {
      const cookie = who === 'visitor' ? undefined : await enterAs(demo, who)
      const headers = { Cookie: cookie, Origin: demo.url, 'Content-Type': 'application/x-www-form-urlencoded' }
      const options = { method, headers, ...(method === 'POST' ? { body: 'nothing=1' } : {}) }
      expect([who, outcome(await ask(demo, path, options))]).toEqual([who, expected[who]])
    }
  })
}

test('asking for the data of a page alone, or of one route of it, opens no door', async ({ demo }) => {
  const pages = ['/select-role', '/ambassador', '/supplier', '/hospital', '/account']
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
      expect(text).not.toContain('Sample:')
    }
  }
})

test('members’ pages are kept by no one', async ({ demo }) => {
  const Cookie = await enterAs(demo, 'supplier')
  for (const path of ['/select-role', '/supplier', '/account', '/supplier.data']) {
    expect((await ask(demo, path, { headers: { Cookie } })).headers['cache-control']).toBe('no-store')
  }
})

test('to members the data of admin pages is refused too, whichever route of them is asked for', async ({ demo }) => {
  const Cookie = await enterAs(demo, 'supplier')
  for (const path of [
    '/admin',
    '/admin/requests',
    '/admin/events',
    '/admin/mail',
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
