import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { someone } from '../access-requests.ts'
import { postRequest } from '../http.ts'
import { startLoad } from '../load.ts'
import { isAbout, openMailbox, type ReceivedMail } from '../mailbox.ts'
import { kill, newRestartableSite } from '../restartable-site.ts'
import { lookInto } from './embedded.ts'

// E2: a mail is sent if and only if its change was committed.

test('a mail server that is down at first gets each mail once when it is up', { tag: '@E2' }, async () => {
  test.setTimeout(90_000)
  const site = await newRestartableSite()
  await site.start()
  const people = Array.from({ length: 5 }, someone)
  for (const person of people) expect((await postRequest(site, person)).status).toBe(200)
  // The first attempts meet a closed port.
  await wait(3000)
  const mailbox = await openMailbox({ port: site.mailPort })
  const received = () => people.map(({ email }) => mailbox.mails(isAbout(email)).length)
  await expect.poll(received, { timeout: 60_000 }).toEqual(people.map(() => 2))
  await wait(3000)
  expect(received()).toEqual(people.map(() => 2))
  await site.remove()
  await mailbox.close()
})

test('after ten kills while mails are sent, the mails of every stored request are sent, and no others', {
  tag: '@E2',
}, async () => {
  test.setTimeout(120_000)
  const site = await newRestartableSite()
  const mailbox = await openMailbox({ port: site.mailPort })
  let server = await site.start()
  const load = startLoad(site, { clients: ['access_requests', 'access_requests'], pauseMs: 30 })
  for (let count = 0; count < 10; count += 1) {
    await wait(300 + Math.random() * 400)
    await kill(server)
    server = await site.start()
  }
  await load.stop()
  const unsent = () => load.done.filter(({ email }) => mailbox.countAbout(email) < 2).length
  await expect.poll(unsent, { timeout: 60_000 }).toBe(0)
  await wait(3000)
  server.child.kill('SIGTERM')
  await server.exited
  await lookInto(site, async (read) => {
    const rows = await read('select email from access_requests', [])
    const requestEmails = new Set(rows.map(({ email }) => String(email)))
    // Every stored request has its two mails, whatever status its form was answered with; no other address has any.
    expect([...requestEmails].filter((email) => mailbox.countAbout(email) !== 2)).toEqual([])
    const isOfRequest = (mail: ReceivedMail) => [...requestEmails].some((email) => isAbout(email)(mail))
    expect(mailbox.mails((mail) => !isOfRequest(mail))).toEqual([])
    console.log(
      `      ${requestEmails.size} requests, ${mailbox.mails().length} mails, ${mailbox.countCopies()} second copies`,
    )
  })
  await site.remove()
  await mailbox.close()
})
