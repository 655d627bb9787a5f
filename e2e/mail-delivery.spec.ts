import { rm } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { isAbout, openMailbox } from './mailbox.ts'
import { freePort, type Launched, launch, newDataDir, whenReady } from './server.ts'

// E2: a mail is sent if and only if its change was committed. Taken away (enqueue after the transaction, or send
// in the action), the first test loses the mails and the third sends one for a request that was refused.

const person = 'kari@sykehus.example'
const isKaris = isAbout(person)

async function ask(url: string, fields: Record<string, string> = {}) {
  const body = new URLSearchParams({
    name: 'Kari Berg',
    email: person,
    organization: 'Nord sykehus',
    role: 'hospital',
    reason: 'We plan a new ward.',
    ...fields,
  })
  const { status } = await fetch(`${url}/request-access`, { method: 'POST', headers: { Origin: url }, body })
  return status
}

/** The product on one port and folder, to be killed and started again. */
async function newHome() {
  const [port, mailPort, dataDir] = await Promise.all([freePort(), freePort(), newDataDir()])
  const url = `http://localhost:${port}`
  const started: Launched[] = []
  const start = async () => {
    const SMTP_URL = `smtp://127.0.0.1:${mailPort}`
    const server = launch({ PORT: String(port), PUBLIC_URL: url, DATA_DIR: dataDir, SMTP_URL, LOG_LEVEL: 'fatal' })
    started.push(server)
    await whenReady(url, server)
    return server
  }
  const leave = async () => {
    for (const { child, exited } of started) {
      child.kill('SIGKILL')
      await exited
    }
    await rm(dataDir, { recursive: true })
  }
  return { url, mailPort, start, leave }
}

test.describe.configure({ timeout: 60_000 })

test('a process killed right after its answer has lost no mail, and sends each once', async () => {
  const home = await newHome()
  const first = await home.start()
  expect(await ask(home.url)).toBe(200)
  first.child.kill('SIGKILL')
  await first.exited
  const mailbox = await openMailbox({ port: home.mailPort })
  await home.start()
  await mailbox.mailTo(person)
  await mailbox.noticeAbout(person)
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(mailbox.mails(isKaris)).toHaveLength(2)
  await home.leave()
  await mailbox.close()
})

test('a mail server that refuses is asked again until it takes the mail', async () => {
  const home = await newHome()
  let refusals = 0
  const refuses = () => (++refusals <= 2 ? 'mailbox busy' : undefined)
  const mailbox = await openMailbox({ port: home.mailPort, refuses })
  await home.start()
  expect(await ask(home.url)).toBe(200)
  await expect.poll(() => mailbox.mails(isKaris).length, { timeout: 40_000 }).toBe(2)
  expect(refusals).toBeGreaterThan(2)
  await home.leave()
  await mailbox.close()
})

test('a request that was refused sends nothing', async () => {
  const home = await newHome()
  const mailbox = await openMailbox({ port: home.mailPort })
  await home.start()
  expect(await ask(home.url, { role: 'admin' })).toBe(422)
  expect(await ask(home.url, { email: 'other@sykehus.example' })).toBe(200)
  await mailbox.noticeAbout('other@sykehus.example')
  expect(mailbox.mails(isKaris)).toEqual([])
  await home.leave()
  await mailbox.close()
})
