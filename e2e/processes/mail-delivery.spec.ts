import { expect, test } from '@playwright/test'
import { isAbout, openMailbox } from '../mailbox.ts'
import { kill, newRestartableSite } from '../restartable-site.ts'

// E2: a mail is sent if and only if its change was committed. Seen to fail with enqueue after the transaction, or sending
// in the action: the first test loses the mails, the last one sends one for a refused request.

const person = 'kari@sykehus.example'
const isAboutPerson = isAbout(person)

async function postRequest(url: string, fields: Record<string, string> = {}) {
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

test('a process killed right after its answer loses no mail, and each is sent once', { tag: '@E2' }, async () => {
  const site = await newRestartableSite()
  const first = await site.start()
  expect(await postRequest(site.url)).toBe(200)
  await kill(first)
  const mailbox = await openMailbox({ port: site.mailPort })
  await site.start()
  await mailbox.mailTo(person)
  await mailbox.noticeAbout(person)
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(mailbox.mails(isAboutPerson)).toHaveLength(2)
  await site.remove()
  await mailbox.close()
})

test('a process killed while it sends a mail: the next one sends it without delay, and once', {
  tag: '@D4',
}, async () => {
  const site = await newRestartableSite()
  let heldCount = 0
  const holds = () => (heldCount++ < 2 ? new Promise<void>(() => {}) : undefined)
  const mailbox = await openMailbox({ port: site.mailPort, holds })
  const first = await site.start()
  expect(await postRequest(site.url)).toBe(200)
  await expect.poll(() => heldCount).toBe(2)
  await kill(first)
  await site.start()
  await mailbox.mailTo(person)
  await mailbox.noticeAbout(person)
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(mailbox.mails(isAboutPerson)).toHaveLength(2)
  await site.remove()
  await mailbox.close()
})

test('a mail that the mail server refuses is retried until it is accepted', { tag: '@E2' }, async () => {
  const site = await newRestartableSite()
  let refusalCount = 0
  const refuses = () => (++refusalCount <= 2 ? 'mailbox busy' : undefined)
  const mailbox = await openMailbox({ port: site.mailPort, refuses })
  await site.start()
  expect(await postRequest(site.url)).toBe(200)
  await expect.poll(() => mailbox.mails(isAboutPerson).length, { timeout: 40_000 }).toBe(2)
  expect(refusalCount).toBeGreaterThan(2)
  await site.remove()
  await mailbox.close()
})

test('a refused request sends no mail', { tag: '@E2' }, async () => {
  const site = await newRestartableSite()
  const mailbox = await openMailbox({ port: site.mailPort })
  await site.start()
  expect(await postRequest(site.url, { role: 'admin' })).toBe(422)
  expect(await postRequest(site.url, { email: 'other@sykehus.example' })).toBe(200)
  await mailbox.noticeAbout('other@sykehus.example')
  expect(mailbox.mails(isAboutPerson)).toEqual([])
  await site.remove()
  await mailbox.close()
})
