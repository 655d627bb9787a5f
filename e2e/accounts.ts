import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BrowserContext, expect } from '@playwright/test'
import { visitorAddress } from './access-requests.ts'
import { type Answer, ask } from './http.ts'
import { isNotice, isTo } from './mailbox.ts'
import type { Address, ReachableSite, Site } from './server.ts'

export const password = 'fjord-ridge-aurora-41'

export const newAddress = (domain = 'nordbro.example') => `asa.${randomBytes(5).toString('hex')}@${domain}`

type Fields = Record<string, string>

/** Sends a form as a browser without JavaScript does; from a new network unless `headers` name one. */
export function post(site: Address, path: string, fields: Fields, headers: Fields = {}): Promise<Answer> {
  return ask(site, path, {
    method: 'POST',
    headers: {
      Origin: site.url,
      'Content-Type': 'application/x-www-form-urlencoded',
      'X-Forwarded-For': visitorAddress(),
      ...headers,
    },
    body: new URLSearchParams(fields).toString(),
  })
}

/** `session=…` as the answer sets it; empty when it sets none. */
export const cookieOf = ({ headers }: Answer) =>
  headers['set-cookie']?.find((cookie) => /session=./.test(cookie))?.split(';')[0] ?? ''

/** `device=…`, which marks this browser as a known device. */
export const deviceOf = ({ headers }: Answer) =>
  headers['set-cookie']?.find((cookie) => /device=./.test(cookie))?.split(';')[0] ?? ''

export const signIn = async (site: Address, email: string, typedPassword = password) =>
  cookieOf(await post(site, '/login?form=sign-in', { email, password: typedPassword }))

/** The link in the newest of `count` mails to an address, notices not counted, as a path to which its form can be posted. */
export async function mailedLink(site: ReachableSite, email: string, count = 1) {
  const deadline = Date.now() + 20_000
  const mails = () => site.mails((mail) => isTo(email)(mail) && !isNotice(mail))
  while (mails().length < count && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const link = /https?:\/\/\S+token=\S+/.exec(mails().at(-1)?.text ?? '')?.[0] ?? ''
  const { pathname, search, searchParams } = new URL(link)
  const form = pathname === '/reset-password' ? '&form=reset' : ''
  return { path: `${pathname}${search}${form}`, token: searchParams.get('token') ?? '' }
}

/** The link for the first admin, from the file that the server writes. */
export async function setupLink({ dataDir }: Pick<Site, 'dataDir'>) {
  const file = join(dataDir, 'setup-link')
  // Written right after the site is ready.
  await expect.poll(() => existsSync(file)).toBe(true)
  const url = new URL((await readFile(file, 'utf8')).trim())
  return { path: `${url.pathname}${url.search}`, token: url.searchParams.get('token') ?? '' }
}

/** Registers and confirms an account. */
export async function newMember(site: ReachableSite, email = newAddress()) {
  await post(site, '/login?form=register', { email, password })
  const { path, token } = await mailedLink(site, email)
  const confirmed = await post(site, path, { token, password })
  return { email, cookie: cookieOf(confirmed), device: deviceOf(confirmed) }
}

/** Puts a session cookie into a browser. */
export function enter(context: BrowserContext, site: Pick<Site, 'url'>, cookie: string) {
  const [name = '', value = ''] = cookie.split('=')
  return context.addCookies([{ name, value, url: site.url, httpOnly: true, sameSite: 'Lax' }])
}
