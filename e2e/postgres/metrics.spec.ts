import { ask } from '../http.ts'
import { expect } from '../test.ts'
import { test } from './deployment.ts'

test.use({ logs: 'silent' })

test('metrics are served while the database is down or does not answer, with database_up 0', async ({ deployment }) => {
  test.setTimeout(60_000)
  const { site, databaseProxy } = deployment
  const read = async () => {
    const { status, text } = await ask(site, '/metrics')
    expect(status).toBe(200)
    return text
  }
  const databaseUp = async () => /^database_up (\d)$/m.exec(await read())?.[1]
  const initial = await read()
  expect(initial).toMatch(/^database_up 1$/m)
  expect(initial).toMatch(/^database_pool_connections\{state="idle"\} [1-9]/m)
  expect(initial).toMatch(/^mails\{status="queued"\} 0$/m)

  databaseProxy.disconnect()
  await expect.poll(databaseUp).toBe('0')
  expect(await read()).not.toMatch(/^(mails|jobs_waiting)\{/m)
  expect(await read()).toMatch(/^jobs_done_total\{/m)
  databaseProxy.restore()
  await expect.poll(databaseUp, { timeout: 15_000 }).toBe('1')

  databaseProxy.stall()
  await expect.poll(databaseUp).toBe('0')
  const startedAt = Date.now()
  await read()
  expect(Date.now() - startedAt).toBeLessThan(4000)
})
