import { expect, test } from '@playwright/test'
import pg from 'pg'
import { someone } from '../access-requests.ts'
import { kill, newHome } from '../home.ts'
import { postRequest } from '../http.ts'
import { isAbout, openMailbox } from '../mailbox.ts'
import { newDatabase } from './database.ts'

// E2: no commit, no mail. Both were seen to fail with `enqueue` outside the transaction: the job then looks for its
// request before that is committed, and the mails of whoever asks afterwards are lost.

async function openWorld(trouble: string) {
  const database = await newDatabase()
  const home = await newHome({ DATABASE_URL: database })
  const mailbox = await openMailbox({ port: home.mailPort })
  const server = await home.start()
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  await client.query(trouble)
  const rowsOf = async (email: string) =>
    (await client.query('select 1 from access_requests where email = $1', [email])).rowCount
  const end = async () => {
    await client.end()
    await home.leave()
    await mailbox.close()
  }
  return { home, mailbox, server, client, rowsOf, end }
}

/** Someone whose mails come after all that was asked for before. */
async function afterwards({ home, mailbox }: Pick<Awaited<ReturnType<typeof openWorld>>, 'home' | 'mailbox'>) {
  const later = someone()
  expect((await postRequest(home, later)).status).toBe(200)
  await Promise.all([mailbox.mailTo(later.email), mailbox.noticeAbout(later.email)])
  await new Promise((resolve) => setTimeout(resolve, 500))
}

test.describe.configure({ timeout: 40_000 })

test('a change that fails at the very end mails nothing, and can be made again', { tag: '@E2' }, async () => {
  // Row and job are both written by then: it is the commit that fails.
  const world = await openWorld(`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'not now'; end $$;
    create constraint trigger refused after insert on access_requests deferrable initially deferred
      for each row when (new.name = 'Unlucky') execute function refuse()`)
  const unlucky = { ...someone(), name: 'Unlucky' }
  const answer = await postRequest(world.home, unlucky)
  expect(answer.status).toBe(503)
  expect(answer.text).toContain(unlucky.email)
  await afterwards(world)
  expect(await world.rowsOf(unlucky.email)).toBe(0)
  expect(world.mailbox.mails(isAbout(unlucky.email))).toEqual([])

  await world.client.query('drop trigger refused on access_requests')
  expect((await postRequest(world.home, unlucky)).status).toBe(200)
  await expect.poll(() => world.mailbox.mails(isAbout(unlucky.email)).length).toBe(2)
  await world.end()
})

test('a process killed before the commit leaves no row and no mail', { tag: '@E2' }, async () => {
  // The row is on its way, its job and the commit are still to come.
  const world = await openWorld(`
    create function linger() returns trigger language plpgsql as $$ begin perform pg_sleep(2); return new; end $$;
    create trigger lingers before insert on access_requests
      for each row when (new.name = 'Slow') execute function linger()`)
  const slow = { ...someone(), name: 'Slow' }
  const asked = postRequest(world.home, slow).catch(() => 'cut')
  await new Promise((resolve) => setTimeout(resolve, 700))
  await kill(world.server)
  expect(await asked).toBe('cut')
  await world.home.start()
  await new Promise((resolve) => setTimeout(resolve, 2000))
  await afterwards(world)
  expect(await world.rowsOf(slow.email)).toBe(0)
  expect(world.mailbox.mails(isAbout(slow.email))).toEqual([])
  await world.end()
})
