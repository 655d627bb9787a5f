import { randomBytes } from 'node:crypto'
import { visitorAddress } from './access-requests.ts'
import { isTo } from './mailbox.ts'
import type { Site } from './server.ts'
import { expect, startHydration, test } from './test.ts'

const address = () => `asa.${randomBytes(4).toString('hex')}@region.example`

const visitor = (site: Site) => ({ Origin: site.url, 'X-Forwarded-For': visitorAddress() })

const signUp = (site: Site, email: string) =>
  fetch(`${site.url}/newsletter`, { method: 'POST', headers: visitor(site), body: new URLSearchParams({ email }) })

const linkIn = (text: string | undefined, purpose: string) =>
  new RegExp(`https?:\\S+/newsletter/${purpose}\\?\\S+`).exec(text ?? '')?.[0] ?? ''

async function subscribe(site: Site, email: string) {
  await signUp(site, email)
  const link = linkIn((await site.mailTo(email)).text, 'confirm')
  const token = new URL(link).searchParams.get('token') ?? ''
  await fetch(link, { method: 'POST', headers: visitor(site), body: new URLSearchParams({ token }) })
  await expect.poll(() => site.mails(isTo(email)).length).toBe(2)
  return site.mails(isTo(email))[1]
}

test('after hydration the form is answered in place, and the answer gets the focus', async ({ page, site }) => {
  const email = address()
  await page.goto('/newsletter')
  await startHydration(page)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Sign up' }).click()
  const answer = page.getByRole('status').filter({ hasText: 'Check your inbox' })
  await expect(answer).toBeVisible()
  await expect(page.locator(':focus')).toContainText('Check your inbox')
  await site.mailTo(email)
})

test('a subscribed address gets the same answer as an unknown one, and no mail', { tag: '@A1' }, async ({ site }) => {
  const email = address()
  await subscribe(site, email)
  // Compare without the nonce, which differs for each page.
  const comparableText = async (answer: Response) => (await answer.text()).replaceAll(/nonce="[^"]+"/g, '')
  const [known, unknown] = [await signUp(site, email), await signUp(site, address())]
  expect(known.status).toBe(unknown.status)
  expect(await comparableText(known)).toBe(await comparableText(unknown))
  expect(site.mails(isTo(email))).toHaveLength(2)
})

test('a mail program unsubscribes in one step, without cookie and Origin', async ({ site }) => {
  const email = address()
  const mail = await subscribe(site, email)
  const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const url = /^<(.+)>$/.exec(header('list-unsubscribe') ?? '')?.[1] ?? ''
  const opened = await fetch(url)
  expect(await opened.text()).toContain('Leave Strategy Signals')
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  const unsubscribed = await fetch(url, { method: 'POST', body, redirect: 'error' })
  expect(unsubscribed.status).toBe(200)
  expect(await (await fetch(url)).text()).toContain('You have left the list')
})

test('signing up without Origin and unsubscribing with another Origin are refused', { tag: '@I5' }, async ({
  site,
}) => {
  const body = () => new URLSearchParams({ email: address() })
  expect((await fetch(`${site.url}/newsletter`, { method: 'POST', body: body() })).status).toBe(403)
  const elsewhere = { Origin: 'https://elsewhere.example' }
  const leave = `${site.url}/newsletter/unsubscribe?token=x`
  expect((await fetch(leave, { method: 'POST', headers: elsewhere, body: body() })).status).toBe(403)
})

test('twenty confirmations at once count as one', { tag: '@A3' }, async ({ site }) => {
  const email = address()
  await signUp(site, email)
  const link = linkIn((await site.mailTo(email)).text, 'confirm')
  const token = new URL(link).searchParams.get('token') ?? ''
  const press = () => fetch(link, { method: 'POST', headers: visitor(site), body: new URLSearchParams({ token }) })
  await Promise.all(Array.from({ length: 20 }, press))
  await expect.poll(() => site.mails(isTo(email)).length).toBe(2)
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(site.mails(isTo(email))).toHaveLength(2)
})

test('signing up an address that has unsubscribed does not subscribe it again', { tag: '@P2' }, async ({ site }) => {
  const email = address()
  const leave = linkIn((await subscribe(site, email))?.text, 'unsubscribe')
  await fetch(leave, { method: 'POST', headers: visitor(site), body: new URLSearchParams() })
  expect(await (await fetch(leave)).text()).toContain('You have left the list')
  await signUp(site, email)
  await expect.poll(() => site.mails(isTo(email)).length).toBe(3)
  expect(await (await fetch(leave)).text()).toContain('You have left the list')
})
