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
