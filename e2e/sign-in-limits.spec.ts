import { visitorAddress } from './access-requests.ts'
import { cookieOf, deviceOf, mailedLink, newAddress, newMember, password, post } from './accounts.ts'
import type { Answer } from './http.ts'
import { concurrentHashes, type Site, startSite } from './server.ts'
import { expect, test } from './test.ts'

test.describe.configure({ timeout: 90_000 })
test.use({ siteEnv: concurrentHashes })

const from = (address: string) => ({ 'X-Forwarded-For': address })

/** Sends wrong passwords at once. */
const guess = async (site: Site, email: string, times: number, headers: () => Record<string, string>) =>
  Promise.all(
    Array.from({ length: times }, () => post(site, '/login?form=sign-in', { email, password: 'wrong' }, headers())),
  )

const limited = (answers: Answer[]) => answers.filter(({ status }) => status === 429)

test('password guesses at an account are limited, from one network whatever X-Forwarded-For it sends, and over many networks', {
  tag: '@A2',
}, async ({ site }) => {
  const { email } = await newMember(site)
  // Only the last address in X-Forwarded-For, which the trusted proxy wrote, counts.
  const real = visitorAddress()
  const answers = await guess(site, email, 14, () => from(`${visitorAddress()}, ${real}`))
  expect(limited(answers).length).toBeGreaterThanOrEqual(4)
  expect(Number(limited(answers)[0]?.headers['retry-after'])).toBeGreaterThan(0)
  // Now the right password is refused too, from any address of that network.
  const right = await post(site, '/login?form=sign-in', { email, password }, from(real.replace('::1', '::abcd:2')))
  expect([right.status, cookieOf(right)]).toEqual([429, ''])
  expect(right.text).toContain('too many failed sign-ins')

  const { email: other } = await newMember(site)
  const networks = Array.from({ length: 52 }, visitorAddress)
  const many = networks.map((address) =>
    post(site, '/login?form=sign-in', { email: other, password: 'wrong' }, from(address)),
  )
  await Promise.all(many)
  // Each of these networks has failed once, and gets no second try while the account is over its limit.
  const again = await Promise.all(
    networks.slice(0, 4).map((address) => post(site, '/login?form=sign-in', { email: other, password }, from(address))),
  )
  expect(again.map(({ status }) => status)).toEqual([429, 429, 429, 429])
})

test('without a trusted proxy X-Forwarded-For is ignored', { tag: '@A2' }, async () => {
  const direct = await startSite()
  try {
    const answers = await guess(direct, newAddress(), 14, () => from(visitorAddress()))
    expect(limited(answers).length).toBeGreaterThanOrEqual(4)
  } finally {
    await direct.stop()
  }
})

test('nobody is locked out by guesses of others: not in another network, on a known device or after a reset', {
  tag: '@A5',
}, async ({ site }) => {
  const { email, device } = await newMember(site)
  const office = from(visitorAddress())
  await guess(site, email, 12, () => office)
  await guess(site, email, 45, () => from(visitorAddress()))
  const enter = (headers: Record<string, string>, typedPassword = password) =>
    post(site, '/login?form=sign-in', { email, password: typedPassword }, headers)
  expect((await enter(office)).status).toBe(429)
  expect((await enter(from(visitorAddress()))).status).toBe(302)
  expect((await enter({ ...office, Cookie: device })).status).toBe(302)
  // The device cookie of another account, or a forged one, is no exemption.
  const stranger = await newMember(site)
  for (const forged of [stranger.device, device.replace(/.$/, (last) => (last === '0' ? '1' : '0'))]) {
    expect((await enter({ ...office, Cookie: forged })).status).toBe(429)
  }
  await post(site, '/reset-password?form=request', { email }, office)
  const { path, token } = await mailedLink(site, email, 2)
  const newPassword = 'quite-another-fjord-42'
  const reset = await post(site, path, { token, password: newPassword }, office)
  expect([reset.status, deviceOf(reset) !== '']).toEqual([302, true])
  expect((await enter(office, newPassword)).status).toBe(302)
  // The guesses go on, and the browser that did the reset can still sign in.
  await guess(site, email, 12, () => office)
  expect((await enter(office, newPassword)).status).toBe(429)
  expect((await enter({ ...office, Cookie: deviceOf(reset) }, newPassword)).status).toBe(302)
})
