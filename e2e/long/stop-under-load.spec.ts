import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { aPdf } from '../../test/uploads.ts'
import { someone } from '../access-requests.ts'
import { enterAs } from '../demo.ts'
import { ask, beginPost, readAnswer } from '../http.ts'
import { newRestartableSite } from '../restartable-site.ts'
import type { Address } from '../server.ts'
import { anItem, postFile } from '../uploads.ts'

// D3: SIGTERM under load.

/** Requests a page over a keep-alive connection, as browsers and proxies do. */
function get(site: Address, path: string, agent: Agent, headers = {}) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    request({ host: '127.0.0.1', port: site.port, path, agent, headers }, resolve).on('error', reject).end()
  })
}

/** A load balancer that checks `/readyz` every 300 ms, and visitors that it sends here until it gets 503. */
function startVisitors(site: Address) {
  const results = { answers: 0, faults: [] as string[] }
  let isUnready = false
  const balancer = (async () => {
    while (!isUnready) {
      await wait(300)
      isUnready = (await ask(site, '/readyz')).status === 503
    }
  })()
  const visit = async (path: string) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    while (!isUnready) {
      try {
        const { status } = await readAnswer(await get(site, path, agent))
        if (status !== 200) results.faults.push(`${path} ${status}`)
        results.answers += 1
      } catch (error) {
        results.faults.push(`${path} ${error}`)
      }
    }
    agent.destroy()
  }
  const all = Promise.all([balancer, ...['/', '/', '/login', '/login', '/pricing', '/contact?x=1'].map(visit)])
  return { results, all }
}

test('no request fails during a stop behind a load balancer that checks readiness three times a second', {
  tag: '@D3',
}, async () => {
  test.setTimeout(90_000)
  const site = await newRestartableSite({ STOP_DELAY: '1' })
  let answers = 0
  for (let count = 0; count < 5; count += 1) {
    const server = await site.start()
    const { results, all } = startVisitors(site)
    await wait(700 + Math.random() * 300)
    server.child.kill('SIGTERM')
    await all
    expect(results.faults).toEqual([])
    expect(await server.exited).toBe(0)
    answers += results.answers
  }
  console.log(`      ${answers} answers around five stops`)
  expect(answers).toBeGreaterThan(500)
  await site.remove()
})

test('slow requests are finished before the process ends: forms still being sent, a slow download', {
  tag: '@D3',
}, async () => {
  test.setTimeout(60_000)
  const site = await newRestartableSite({}, ['demo'])
  const server = await site.start()
  const file = Buffer.from(aPdf({ first: `%${'a long file '.repeat(1_200_000)}\n` }))
  const item = anItem()
  const uploaded = await postFile(site, '/admin/content/insights/new', await enterAs(site, 'admin'), item, {
    name: 'long.pdf',
    bytes: file,
  })
  expect(uploaded.status).toBeLessThan(400)
  const forms = Array.from({ length: 10 }, () => beginPost(site, '/request-access', someone()))
  const Cookie = await enterAs(site, 'supplier')
  const download = await get(site, `/insights/${String(item.id)}`, new Agent({ keepAlive: true }), { Cookie })
  expect(download.statusCode).toBe(200)

  const stoppedAt = Date.now()
  server.child.kill('SIGTERM')
  await wait(2000)
  expect(server.child.exitCode).toBeNull()
  const statuses = await Promise.all(forms.map(async (form) => (await form.finish()).status))
  expect(statuses).toEqual(forms.map(() => 200))
  const { body } = await readAnswer(download)
  expect(body.equals(file)).toBe(true)
  expect(await server.exited).toBe(0)
  expect(Date.now() - stoppedAt).toBeLessThan(10_000)
  await site.remove()
})

test('a client that never finishes and a mail server that never answers delay a stop by at most ten seconds', {
  tag: '@D3',
}, async () => {
  test.setTimeout(60_000)
  const site = await newRestartableSite()
  const mailServer = createServer().listen(site.mailPort, '127.0.0.1')
  const connected = once(mailServer, 'connection')
  const server = await site.start()
  await beginPost(site, '/request-access', someone()).finish()
  await connected
  beginPost(site, '/request-access', someone())
  await wait(200)
  const stoppedAt = Date.now()
  server.child.kill('SIGTERM')
  expect(await server.exited).toBe(0)
  expect(Date.now() - stoppedAt).toBeLessThan(10_000)
  mailServer.close()
  await site.remove()
})
