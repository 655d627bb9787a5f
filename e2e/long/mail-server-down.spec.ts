import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { someone } from '../access-requests.ts'
import { kill, newHome } from '../home.ts'
import { postRequest } from '../http.ts'
import { startLoad } from '../load.ts'
import { isAbout, openMailbox, type ReceivedMail } from '../mailbox.ts'
import { lookInto } from './embedded.ts'

// E2: a mail is sent if and only if its change was committed.

test('a mail server that is down at first gets each mail when it is up, once', { tag: '@E2' }, async () => {
  test.setTimeout(90_000)
  const home = await newHome()
  await home.start()
  const people = Array.from({ length: 5 }, someone)
  for (const person of people) expect((await postRequest(home, person)).status).toBe(200)
  // The first tries meet a closed port.
  await wait(3000)
  const mailbox = await openMailbox({ port: home.mailPort })
  const received = () => people.map(({ email }) => mailbox.mails(isAbout(email)).length)
  await expect.poll(received, { timeout: 60_000 }).toEqual(people.map(() => 2))
  await wait(3000)
  expect(received()).toEqual(people.map(() => 2))
  await home.leave()
  await mailbox.close()
})

test('killed ten times with mails on their way, each is sent, and no other', { tag: '@E2' }, async () => {
  test.setTimeout(120_000)
  const home = await newHome()
  const mailbox = await openMailbox({ port: home.mailPort })
  let server = await home.start()
  const load = startLoad(home, { clients: ['access_requests', 'access_requests'], pause: 30 })
  for (let count = 0; count < 10; count += 1) {
    await wait(300 + Math.random() * 400)
    await kill(server)
    server = await home.start()
  }
  await load.stop()
  const unsent = () => load.done.filter(({ email }) => mailbox.countAbout(email) < 2).length
  await expect.poll(unsent, { timeout: 60_000 }).toBe(0)
  await wait(3000)
  server.child.kill('SIGTERM')
  await server.exited
  await lookInto(home, async (read) => {
    const rows = await read('select email from access_requests', [])
    const asked = new Set(rows.map(({ email }) => String(email)))
    // Every stored request has its two mails, whatever status its form was answered with; no other address has any.
    expect([...asked].filter((email) => mailbox.countAbout(email) !== 2)).toEqual([])
    const isAskers = (mail: ReceivedMail) => [...asked].some((email) => isAbout(email)(mail))
    expect(mailbox.mails((mail) => !isAskers(mail))).toEqual([])
    console.log(`      ${asked.size} requests, ${mailbox.mails().length} mails, ${mailbox.countCopies()} second copies`)
  })
  await home.leave()
  await mailbox.close()
})
