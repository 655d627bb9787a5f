import { expect, test } from '@playwright/test'
import { kill, newHome } from './home.ts'
import { isAbout, openMailbox } from './mailbox.ts'

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

test('a process killed right after its answer has lost no mail, and sends each once', { tag: '@E2' }, async () => {
  const home = await newHome()
  const first = await home.start()
  expect(await ask(home.url)).toBe(200)
  await kill(first)
  const mailbox = await openMailbox({ port: home.mailPort })
  await home.start()
  await mailbox.mailTo(person)
  await mailbox.noticeAbout(person)
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(mailbox.mails(isKaris)).toHaveLength(2)
  await home.leave()
  await mailbox.close()
})

test('a process killed while it sends a mail: the next one sends it at once, and once', { tag: '@D4' }, async () => {
  const home = await newHome()
  let held = 0
  const holds = () => (held++ < 2 ? new Promise<void>(() => {}) : undefined)
  const mailbox = await openMailbox({ port: home.mailPort, holds })
  const first = await home.start()
  expect(await ask(home.url)).toBe(200)
  await expect.poll(() => held).toBe(2)
  await kill(first)
  await home.start()
  await mailbox.mailTo(person)
  await mailbox.noticeAbout(person)
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(mailbox.mails(isKaris)).toHaveLength(2)
  await home.leave()
  await mailbox.close()
})

test('a mail server that refuses is asked again until it takes the mail', { tag: '@E2' }, async () => {
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

test('a request that was refused sends nothing', { tag: '@E2' }, async () => {
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
