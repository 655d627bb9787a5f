import { rm } from 'node:fs/promises'
import { freePort, launch, newDataDir, whenReady } from './server.ts'
import { expect, test } from './test.ts'

test('a second process on the same data is refused, and told who has it', async ({ site }) => {
  const port = await freePort()
  const second = launch({ PORT: String(port), DATA_DIR: site.dataDir })
  expect(await second.exited).not.toBe(0)
  expect(second.output()).toContain(`in use by process ${site.pid}`)
  expect(second.output()).toContain(site.dataDir)
  expect(second.output()).not.toMatch(/\n\s+at /)
  // The first one did not notice.
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200)
})

test('data of a process that was killed is taken over, and SIGTERM ends with 0', async () => {
  test.setTimeout(40_000)
  const dataDir = await newDataDir()
  const port = await freePort()
  const url = `http://localhost:${port}`
  const start = async () => {
    const server = launch({ PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' })
    await whenReady(url, server)
    return server
  }
  const killed = await start()
  killed.child.kill('SIGKILL')
  await killed.exited

  const next = await start()
  expect((await fetch(url)).status).toBe(200)
  const asked = Date.now()
  next.child.kill('SIGTERM')
  expect(await next.exited).toBe(0)
  expect(Date.now() - asked).toBeLessThan(10_000)

  const last = await start()
  last.child.kill('SIGINT')
  expect(await last.exited).toBe(0)
  await rm(dataDir, { recursive: true })
})

const settings: [name: string, value: string, shouldBe: RegExp][] = [
  ['PORT', 'abc', /PORT should be a port number/],
  ['PUBLIC_URL', 'nordbro', /PUBLIC_URL should be like https:\/\//],
  ['SMTP_URL', 'mail.example', /SMTP_URL should be like smtp:\/\//],
  ['TRUSTED_PROXIES', '10.0.0.0/99', /TRUSTED_PROXIES should be addresses or ranges/],
  ['LOG_LEVEL', 'loud', /LOG_LEVEL should be one of/],
]

test('a bad setting stops the start with its name and what it should be', async () => {
  const dataDir = await newDataDir()
  const refused = await Promise.all(
    settings.map(async ([name, value]) => {
      const server = launch({ DATA_DIR: dataDir, [name]: value })
      return { code: await server.exited, output: server.output() }
    }),
  )
  for (const [index, { code, output }] of refused.entries()) {
    expect(code).toBe(1)
    expect(output).toMatch(settings[index]?.[2] ?? /$^/)
    expect(output).not.toMatch(/\n\s+at /)
  }
  await rm(dataDir, { recursive: true })
})

test('a port that is taken stops the start with words', async ({ site }) => {
  const dataDir = await newDataDir()
  const second = launch({ PORT: String(site.port), DATA_DIR: dataDir })
  expect(await second.exited).toBe(1)
  expect(second.output()).toContain(String(site.port))
  expect(second.output()).not.toMatch(/\n\s+at /)
  await rm(dataDir, { recursive: true })
})
