import { visitorAddress } from './access-requests.ts'
import { cookieOf, password, post } from './accounts.ts'
import { type Address, type Site, startDemo } from './server.ts'
import { test as base, expect } from './test.ts'

export { expect }

/** A site with the sample data, one for each worker; a file with another `demoName` gets a separate one. */
export const test = base.extend<object, { demo: Site; demoName: string }>({
  demoName: ['everyone’s', { scope: 'worker', option: true }],
  demo: [
    async ({ demoName: _ }, use) => {
      const demo = await startDemo()
      await use(demo)
      await demo.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  // Pages are those of the demo; `site` is started only for a test that uses it.
  baseURL: ({ demo }, use) => use(demo.url),
})

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
