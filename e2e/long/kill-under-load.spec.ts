import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import pg from 'pg'
import { lostOrDoubled, type Read, startLoad } from '../load.ts'
import { newDatabase } from '../postgres/database.ts'
import { kill, newRestartableSite, type RestartableSite } from '../restartable-site.ts'
import { lookInto } from './embedded.ts'
import { startAnswering } from './event-answers.ts'

// D1: nothing acknowledged is lost. Seen to fail, at eight kills, with a form acknowledged 100 ms before its commit.

const kills = 50

async function killFiftyTimes(
  site: RestartableSite,
  inDatabase: (look: (read: Read) => Promise<void>) => Promise<void>,
) {
  let server = await site.start()
  const load = startLoad(site)
  const answers = await startAnswering(site)
  for (let count = 0; count < kills; count += 1) {
    // A random moment of a write or of a start: clients do not wait until the server is ready.
    await wait(100 + Math.random() * 600)
    await kill(server)
    server = await site.start()
  }
  await Promise.all([load.stop(), answers.stop()])
  server.child.kill('SIGTERM')
  expect(await server.exited).toBe(0)
  console.log(
    `      ${load.done.length} forms and ${answers.acknowledgedCount()} answers acknowledged; answers by status:`,
    Object.fromEntries(load.statuses),
  )
  // With too few writes the test would prove nothing.
  expect(load.done.length).toBeGreaterThan(kills * 2)
  expect(answers.acknowledgedCount()).toBeGreaterThan(kills)
  await inDatabase(async (read) => {
    expect(await lostOrDoubled(load.done, read)).toEqual([])
    expect(await answers.wrongAnswers(read)).toEqual([])
  })
  await site.remove()
}

test.describe.configure({ timeout: 400_000 })

test('embedded: after fifty kills under load every acknowledged form is stored once', { tag: '@D1' }, async () => {
  const site = await newRestartableSite({}, ['demo'])
  await killFiftyTimes(site, (look) => lookInto(site, look))
})

test('PostgreSQL: after fifty kills under load every acknowledged form is stored once', {
  tag: '@D1',
}, async () => {
  const address = await newDatabase()
  const site = await newRestartableSite({ DATABASE_URL: address }, ['demo'])
  await killFiftyTimes(site, async (look) => {
    const client = new pg.Client({ connectionString: address })
    await client.connect()
    await look(async (query, values) => (await client.query(query, values)).rows).finally(() => client.end())
  })
})
