import { enter, newMember } from '../accounts.ts'
import { ask, leaks } from '../http.ts'
import { expectSafe } from '../safe-headers.ts'
import { expect } from '../test.ts'
import { test } from './deployment.ts'

test.use({ logs: 'silent' })

test('an internal error is answered with 500, every security header and no details', { tag: ['@H1', '@I5'] }, async ({
  deployment: { site, read },
}) => {
  const { cookie: Cookie } = await newMember(site)
  await read('alter table event_responses rename to lost', [])
  for (const path of ['/account', '/account.data']) {
    const { status, headers, text } = await ask(site, path, { headers: { Cookie } })
    expect([path, status]).toEqual([path, 500])
    expectSafe(headers)
    expect(headers['cache-control']).toBe('no-store')
    expect(text).not.toMatch(leaks)
    expect(text).not.toContain('event_responses')
  }
})

test('a failing events query shows the error of its card, and the rest of the page', { tag: '@D5' }, async ({
  page,
  context,
  deployment: { site, read },
}) => {
  const { cookie } = await newMember(site)
  await enter(context, site, cookie)
  await read('alter table event_responses rename to lost', [])
  for (const path of ['/supplier', '/hospital', '/ambassador']) {
    expect((await page.goto(path))?.status()).toBe(200)
    await expect(page.getByRole('alert')).toContainText('The events could not be loaded.')
    await expect(page.getByText('Nothing has been published for your role')).toBeVisible()
  }
  await read('alter table lost rename to event_responses', [])
  await page.getByRole('alert').getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Next Strategic Circle' })).toBeVisible()
})
