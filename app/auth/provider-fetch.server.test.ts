import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { isAllowedProtocol, isPrivateAddress, providerFetch } from './provider-fetch.server'

const secure = { isSecure: true, privateHosts: [] }
const trial = { isSecure: false, privateHosts: [] }
const get = { method: 'GET', headers: {}, body: undefined, redirect: 'manual' } as const

const servers: { close: () => unknown }[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

async function serve(listener: RequestListener) {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test.each([
  ...['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1'],
  ...['255.255.255.255', '::1', '::', '::ffff:10.0.0.1', '::ffff:8.8.8.8', 'fd00::1', 'fe80::1', 'ff02::1'],
  ...['64:ff9b::a00:1', '2002:a00:1::', '2001:db8::1', 'no address'],
])('%s is private', (address) => {
  expect(isPrivateAddress(address)).toBe(true)
})

test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2a00:1450:400f::5e', '2606:4700::1111'])(
  '%s is public',
  (address) => {
    expect(isPrivateAddress(address)).toBe(false)
  },
)

test('http is for this machine alone, while the site has no https', () => {
  const may = (rules: typeof secure, url: string) => isAllowedProtocol(rules, new URL(url))
  expect(may(secure, 'https://login.example')).toBe(true)
  expect(may(secure, 'http://localhost:1')).toBe(false)
  expect(may(trial, 'http://127.0.0.1:1')).toBe(true)
  expect(may(trial, 'http://[::1]:1')).toBe(true)
  expect(may(trial, 'http://login.example')).toBe(false)
  expect(may(trial, 'file:///etc/passwd')).toBe(false)
})

test.each([
  ['https://127.0.0.1/', 'private'],
  ['https://[::1]/', 'private'],
  ['https://2130706433/', 'private'],
  ['https://localhost/', 'private'],
  ['http://8.8.8.8/', 'protocol'],
  ['ftp://8.8.8.8/', 'protocol'],
])('with https %s is refused: %s', async (address, fault) => {
  await expect(providerFetch(secure)(address, get)).rejects.toMatchObject({ fault })
})

test('a private host that the setting names is asked', async () => {
  const named = { isSecure: true, privateHosts: ['localhost'] }
  await expect(providerFetch(named)('https://localhost:1/', get)).rejects.toMatchObject({ fault: 'unreachable' })
})

test('a redirect is not followed', async () => {
  let asked = 0
  const address = await serve((_, response) => {
    asked += 1
    response.writeHead(302, { Location: '/elsewhere' }).end()
  })
  expect((await providerFetch(trial)(address, get)).status).toBe(302)
  expect(asked).toBe(1)
})

test('an answer without end is given up', async () => {
  const address = await serve((_, response) => {
    const timer = setInterval(() => response.write('x'.repeat(65_536)), 1)
    response.on('close', () => clearInterval(timer))
  })
  await expect(providerFetch(trial)(address, get)).rejects.toMatchObject({ fault: 'too-large' })
})

test('a provider that does not answer is given up', async () => {
  const address = await serve(() => {})
  const signal = AbortSignal.timeout(50)
  await expect(providerFetch(trial)(address, { ...get, signal })).rejects.toMatchObject({ fault: 'timeout' })
})

test('a form is sent, and its answer read', async () => {
  const address = await serve(async (request, response) => {
    response.end(`${request.method} ${Buffer.concat(await request.toArray())}`)
  })
  const body = new URLSearchParams({ code: 'c' })
  const answer = await providerFetch(trial)(address, { ...get, method: 'POST', body })
  expect(await answer.text()).toBe('POST code=c')
})
