import { enter } from '../accounts.ts'
import { enterAs, expect, test } from '../demo.ts'
import { ask } from '../http.ts'
import { expectReadable } from './expect-readable.ts'

const id = '[\\da-f-]{36}'

/** Who opens a page with an id in its address, the pages that lead to it from a list, and the address. */
const pages = [
  ['supplier', '/engagements', [`/engagements/${id}`]],
  ['supplier', '/dialogue', [`/dialogue/${id}`]],
  ['admin', '/admin/engagements?state=draft', [`/admin/engagements/${id}`]],
  [
    'admin',
    '/admin/engagements?state=running',
    [`/admin/engagements/${id}`, `/admin/engagements/${id}/deliverables/${id}`],
  ],
  ['admin', '/admin/dialogue', [`/admin/dialogue/${id}`]],
] as const

for (const [who, list, links] of pages) {
  test(`axe finds no violations, nothing scrolls sideways, the HTML is valid: from ${list}, ${who}`, {
    tag: '@W1',
  }, async ({ page, demo, context }) => {
    const Cookie = await enterAs(demo, who)
    await enter(context, demo, Cookie)
    let address: string = list
    for (const link of links) {
      const { text } = await ask(demo, address, { headers: { Cookie } })
      const [, next = ''] = new RegExp(`href="(${link})"`).exec(text) ?? []
      expect(next, `a link in ${address}`).not.toBe('')
      address = next
      await page.goto(address)
      await expectReadable(page, demo, Cookie)
    }
  })
}
