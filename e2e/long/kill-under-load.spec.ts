import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import pg from 'pg'
import { type Home, kill, newHome } from '../home.ts'
import { lostOrDoubled, type Read, startLoad } from '../load.ts'
import { newDatabase } from '../postgres/database.ts'
import { lookInto } from './embedded.ts'
import { startAnswering } from './event-answers.ts'

// D1: nothing acknowledged is lost. Seen to fail, at eight kills, with a form acknowledged 100 ms before its commit.

const kills = 50

async function killFiftyTimes(home: Home, inDatabase: (look: (read: Read) => Promise<void>) => Promise<void>) {
  let server = await home.start()
  const load = startLoad(home)
  const answers = await startAnswering(home)
  for (let count = 0; count < kills; count += 1) {
    // At any moment of a write, and of a start too: clients do not wait until it is ready.
    await wait(100 + Math.random() * 600)
    await kill(server)
    server = await home.start()
  }
  await Promise.all([load.stop(), answers.stop()])
  server.child.kill('SIGTERM')
  expect(await server.exited).toBe(0)
  console.log(
    `      ${load.done.length} forms and ${answers.taken()} answers acknowledged; answers by status:`,
    Object.fromEntries(load.statuses),
  )
  // A load that wrote next to nothing would prove nothing.
  expect(load.done.length).toBeGreaterThan(kills * 2)
  expect(answers.taken()).toBeGreaterThan(kills)
  await inDatabase(async (read) => {
    expect(await lostOrDoubled(load.done, read)).toEqual([])
    expect(await answers.wrong(read)).toEqual([])
  })
  await home.leave()
}

test.describe.configure({ timeout: 400_000 })

test('embedded: killed fifty times under load, all that was acknowledged is there, once', { tag: '@D1' }, async () => {
  const home = await newHome({}, ['demo'])
  await killFiftyTimes(home, (look) => lookInto(home, look))
})

test('PostgreSQL: killed fifty times under load, all that was acknowledged is there, once', {
  tag: '@D1',
}, async () => {
  const address = await newDatabase()
  const home = await newHome({ DATABASE_URL: address }, ['demo'])
  await killFiftyTimes(home, async (look) => {
    const client = new pg.Client({ connectionString: address })
    await client.connect()
    await look(async (query, values) => (await client.query(query, values)).rows).finally(() => client.end())
  })
})
