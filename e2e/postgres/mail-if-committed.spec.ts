import { expect, test } from '@playwright/test'
import pg from 'pg'
import { someone } from '../access-requests.ts'
import { postRequest } from '../http.ts'
import { isAbout, openMailbox } from '../mailbox.ts'
import { kill, newRestartableSite } from '../restartable-site.ts'
import { newDatabase } from './database.ts'

// E2: no commit, no mail. Both were seen to fail with `enqueue` outside the transaction: the job then looks for its
// request before the commit, and the mails of the next request are lost.

async function startWithTrigger(triggerSql: string) {
  const database = await newDatabase()
  const site = await newRestartableSite({ DATABASE_URL: database })
  const mailbox = await openMailbox({ port: site.mailPort })
  const server = await site.start()
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  await client.query(triggerSql)
  const countRows = async (email: string) =>
    (await client.query('select 1 from access_requests where email = $1', [email])).rowCount
  const end = async () => {
    await client.end()
    await site.remove()
    await mailbox.close()
  }
  return { site, mailbox, server, client, countRows, end }
}

/** Mails are sent in order: when those of a new request have arrived, all earlier ones have too. */
async function waitForEarlierMails({
  site,
  mailbox,
}: Pick<Awaited<ReturnType<typeof startWithTrigger>>, 'site' | 'mailbox'>) {
  const later = someone()
  expect((await postRequest(site, later)).status).toBe(200)
  await Promise.all([mailbox.mailTo(later.email), mailbox.noticeAbout(later.email)])
  await new Promise((resolve) => setTimeout(resolve, 500))
}

test.describe.configure({ timeout: 40_000 })

test('a change whose commit fails sends no mail, and can be made again', { tag: '@E2' }, async () => {
  // A deferred constraint trigger fails at the commit, when row and job are both written.
  const setup = await startWithTrigger(`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'not now'; end $$;
    create constraint trigger refused after insert on access_requests deferrable initially deferred
      for each row when (new.name = 'Unlucky') execute function refuse()`)
  const unlucky = { ...someone(), name: 'Unlucky' }
  const answer = await postRequest(setup.site, unlucky)
  expect(answer.status).toBe(503)
  expect(answer.text).toContain(unlucky.email)
  await waitForEarlierMails(setup)
  expect(await setup.countRows(unlucky.email)).toBe(0)
  expect(setup.mailbox.mails(isAbout(unlucky.email))).toEqual([])

  await setup.client.query('drop trigger refused on access_requests')
  expect((await postRequest(setup.site, unlucky)).status).toBe(200)
  await expect.poll(() => setup.mailbox.mails(isAbout(unlucky.email)).length).toBe(2)
  await setup.end()
})

test('a process killed before the commit leaves no row and no mail', { tag: '@E2' }, async () => {
  // The trigger delays the insert; the job and the commit come after it.
  const setup = await startWithTrigger(`
    create function linger() returns trigger language plpgsql as $$ begin perform pg_sleep(2); return new; end $$;
    create trigger lingers before insert on access_requests
      for each row when (new.name = 'Slow') execute function linger()`)
  const slow = { ...someone(), name: 'Slow' }
  const request = postRequest(setup.site, slow).catch(() => 'cut')
  await new Promise((resolve) => setTimeout(resolve, 700))
  await kill(setup.server)
  expect(await request).toBe('cut')
  await setup.site.start()
  await new Promise((resolve) => setTimeout(resolve, 2000))
  await waitForEarlierMails(setup)
  expect(await setup.countRows(slow.email)).toBe(0)
  expect(setup.mailbox.mails(isAbout(slow.email))).toEqual([])
  await setup.end()
})
