import { expect, test } from '@playwright/test'
import { someone } from '../access-requests.ts'
import { postRequest } from '../http.ts'
import { isAbout, openMailbox } from '../mailbox.ts'
import { kill, newRestartableSite } from '../restartable-site.ts'
import { newDatabase } from './database.ts'

const wait = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000))

/** Two processes on one PostgreSQL, of which the first alone has begun, and a mail server that takes its time. */
async function openScene() {
  let held: Promise<unknown> | undefined
  const recipients: string[] = []
  const mailbox = await openMailbox({
    holds: async (recipient) => {
      recipients.push(recipient)
      await held
    },
  })
  const env = { DATABASE_URL: await newDatabase(), SMTP_URL: mailbox.url }
  const [one, other] = await Promise.all([newRestartableSite(env), newRestartableSite(env)])
  return {
    one,
    other,
    mailbox,
    /** Whom the mail server was asked to deliver to, each time. */
    recipients,
    hold: (until: Promise<unknown> | undefined) => {
      held = until
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
  const { one, other, mailbox, recipients, hold, end } = await openScene()
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
  // Long enough for whoever would do it again.
  await wait(5)
  expect(mailbox.mails()).toHaveLength(2)
  await end()
})

test('a long job is left to the living process that runs it', { tag: '@D4' }, async () => {
  test.setTimeout(90_000)
  const { one, other, mailbox, recipients, hold, end } = await openScene()
  await one.start()
  const person = someone()
  // Longer than it takes to give a process up, shorter than a mail server that says nothing is waited for.
  hold(wait(26))
  expect((await postRequest(one, person)).status).toBe(200)
  await expect.poll(() => recipients.length).toBe(2)
  await other.start()
  await expect.poll(() => mailbox.mails(isAbout(person.email)).length, { timeout: 60_000 }).toBe(2)
  await wait(5)
  expect(recipients).toHaveLength(2)
  await end()
})
