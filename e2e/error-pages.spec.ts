import { post } from './accounts.ts'
import { enterAs, expect, test } from './demo.ts'
import { ask } from './http.ts'

test('error pages are in the chosen language, also after a form', async ({ demo }) => {
  const swedish = { Cookie: 'lang=sv' }
  const member = { Cookie: `${await enterAs(demo, 'supplier')}; lang=sv` }
  for (const [status, answer] of [
    [404, await ask(demo, '/nope', { headers: swedish })],
    [400, await post(demo, '/login?form=unknown', {}, swedish)],
    [405, await post(demo, '/notes', {}, swedish)],
    [403, await ask(demo, '/admin', { headers: member })],
    [403, await post(demo, '/admin/requests?form=decide', {}, member)],
  ] as const) {
    expect([answer.status, answer.text.match(/<html lang="(\w+)"/)?.[1]]).toEqual([status, 'sv'])
  }
})

test('an address without a page shows an error page to a browser, and answers other clients as before', async ({
  demo,
}) => {
  const Cookie = await enterAs(demo, 'supplier')
  for (const [path, status, heading] of [
    ['/insights/no-such-insight', 404, 'Oops! Page not found'],
    ['/media/no-such-picture', 404, 'Oops! Page not found'],
    ['/events/no-such-event/event.ics', 404, 'Oops! Page not found'],
    ['/admin/users.csv', 403, 'Access Denied'],
  ] as const) {
    const opened = await ask(demo, path, { headers: { Cookie, Accept: 'text/html,*/*' } })
    expect([path, opened.status, opened.text.match(/<h1[^>]*>(.*?)<\/h1>/)?.[1]]).toEqual([path, status, heading])
    const fetched = await ask(demo, path, { headers: { Cookie, Accept: '*/*' } })
    expect([fetched.status, fetched.headers['content-type']]).toEqual([status, expect.stringContaining('json')])
  }
})
