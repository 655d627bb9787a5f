import { newMember } from '../accounts.ts'
import { ask, leaks } from '../http.ts'
import { expectSafe } from '../safe-headers.ts'
import { expect } from '../test.ts'
import { test } from './world.ts'

test.use({ logs: 'silent' })

test('an error of ours says so, tells nothing of it, and carries every header', { tag: ['@H1', '@I5'] }, async ({
  world: { site, read },
}) => {
  const { cookie: Cookie } = await newMember(site)
  await read('alter table event_responses rename to lost', [])
  for (const path of ['/supplier', '/supplier.data']) {
    const { status, headers, text } = await ask(site, path, { headers: { Cookie } })
    expect([path, status]).toEqual([path, 500])
    expectSafe(headers)
    expect(headers['cache-control']).toBe('no-store')
    expect(text).not.toMatch(leaks)
    expect(text).not.toContain('event_responses')
  }
})
