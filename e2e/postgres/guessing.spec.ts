import { visitorAddress } from '../access-requests.ts'
import { cookieOf, newMember, password, post } from '../accounts.ts'
import { expect } from '../test.ts'
import { test } from './deployment.ts'

test('password guesses are limited, and after the window the right password works', { tag: '@A2' }, async ({
  deployment,
}) => {
  test.setTimeout(60_000)
  const { site, read } = deployment
  const { email } = await newMember(site)
  const from = { 'X-Forwarded-For': visitorAddress() }
  for (let count = 0; count < 12; count += 1)
    await post(site, '/login?form=sign-in', { email, password: 'wrong' }, from)
  const early = await post(site, '/login?form=sign-in', { email, password }, from)
  expect(early.status).toBe(429)
  expect(Number(early.headers['retry-after'])).toBeGreaterThan(0)
  // Move the windows back by Retry-After instead of waiting.
  await read(`update rate_limits set ends_at = ends_at - make_interval(secs => $1)`, [early.headers['retry-after']])
  expect(cookieOf(await post(site, '/login?form=sign-in', { email, password }, from))).toContain('session=')
})
