import { expect, test } from '@playwright/test'
import { someone } from '../access-requests.ts'
import { postRequest } from '../http.ts'
import { isAbout, openMailbox } from '../mailbox.ts'
import { kill, newRestartableSite } from '../restartable-site.ts'
import { newDatabase } from './database.ts'

const waitSeconds = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000))

/** Two servers on one PostgreSQL, not yet started, and a mail server that can hold its answers. */
async function openTwoServers() {
  let holdUntil: Promise<unknown> | undefined
  const recipients: string[] = []
  const mailbox = await openMailbox({
    holds: async (recipient) => {
      recipients.push(recipient)
      await holdUntil
    },
  })
  const env = { DATABASE_URL: await newDatabase(), SMTP_URL: mailbox.url }
  const [one, other] = await Promise.all([newRestartableSite(env), newRestartableSite(env)])
  return {
    one,
    other,
    mailbox,
    /** The recipient of every delivery attempt. */
    recipients,
    hold: (until: Promise<unknown> | undefined) => {
      holdUntil = until
    },
    async end() {
      await one.remove()
      await other.remove()
      await mailbox.close()
    },
  }
}

test('jobs of a killed process are taken over within 30 seconds', { tag: '@D4' }, async () => {
  test.setTimeout(90_000)
  const { one, other, mailbox, recipients, hold, end } = await openTwoServers()
  const killed = await one.start()
  const person = someone()
  hold(new Promise(() => {}))
  expect((await postRequest(one, person)).status).toBe(200)
  await expect.poll(() => recipients.length).toBe(2)
  await other.start()
  await kill(killed)
  const killedAt = Date.now()
  hold(undefined)
  await expect.poll(() => mailbox.mails(isAbout(person.email)).length, { timeout: 60_000 }).toBe(2)
  expect(Date.now() - killedAt).toBeLessThan(30_000)
  // Time enough for a second run of the jobs.
  await waitSeconds(5)
  expect(mailbox.mails()).toHaveLength(2)
  await end()
})

test('a long job is left to the living process that runs it', { tag: '@D4' }, async () => {
  test.setTimeout(90_000)
  const { one, other, mailbox, recipients, hold, end } = await openTwoServers()
  await one.start()
  const person = someone()
  // Longer than the takeover of a dead process takes, shorter than the SMTP timeout.
  hold(waitSeconds(26))
  expect((await postRequest(one, person)).status).toBe(200)
  await expect.poll(() => recipients.length).toBe(2)
  await other.start()
  await expect.poll(() => mailbox.mails(isAbout(person.email)).length, { timeout: 60_000 }).toBe(2)
  await waitSeconds(5)
  expect(recipients).toHaveLength(2)
  await end()
})
