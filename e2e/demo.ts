import { visitorAddress } from './access-requests.ts'
import { cookieOf, password, post } from './accounts.ts'
import type { Address } from './server.ts'
import { test as base, expect } from './test.ts'

export { expect }

/** Pages are those of the demo; `site` is started only for a test that uses it. */
export const test = base.extend({ baseURL: ({ demo }, use) => use(demo.url) })

const cookies = new Map<string, Promise<string>>()

/** Less than the ten minutes for which a sign-in counts as a fresh proof. */
const sharedForMs = 8 * 60 * 1000

/** The session cookie of a sample account; tests of the same minutes share one. */
export function enterAs(demo: Address, who: string, accountPassword = password): Promise<string> {
  const key = `${demo.port} ${who} ${Math.floor(Date.now() / sharedForMs)}`
  const email = who.includes('@') ? who : `${who}@nordbro.example`
  const cookie =
    cookies.get(key) ??
    post(
      demo,
      '/login?form=sign-in',
      { email, password: accountPassword },
      { 'X-Forwarded-For': visitorAddress() },
    ).then(cookieOf)
  cookies.set(key, cookie)
  return cookie
}
