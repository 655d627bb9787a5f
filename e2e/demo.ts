import { visitorAddress } from './access-requests.ts'
import { cookieOf, password, post } from './accounts.ts'
import type { Address } from './server.ts'
import { test as base, expect } from './test.ts'

export { expect }

/** Pages are those of the demo; `site` is started only for a test that uses it. */
export const test = base.extend({ baseURL: ({ demo }, use) => use(demo.url) })

const cookies = new Map<string, Promise<string>>()

/** The session cookie of a sample account; one session for each, as long as the demo runs. */
export function enterAs(demo: Address, who: string, accountPassword = password): Promise<string> {
  const key = `${demo.port} ${who}`
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
