import { readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { aPdf } from '../../test/uploads.ts'
import { someone } from '../access-requests.ts'
import { signIn } from '../accounts.ts'
import { linesOf, run } from '../backups.ts'
import { ask, postRequest } from '../http.ts'
import { isAbout } from '../mailbox.ts'
import { freePort, launch, newDataDir, startSite, whenReady } from '../server.ts'
import { expect, test } from '../test.ts'
import { anItem, postFile } from '../uploads.ts'
import { newDatabase } from './database.ts'

test('embedded data moves to PostgreSQL, and a backup of it is restored to embedded data', { tag: '@D6' }, async () => {
  test.setTimeout(120_000)
  const [dataDir, backups, back, DATABASE_URL, port, closedPort] = await Promise.all([
    newDataDir(),
    newDataDir(),
    newDataDir(),
    newDatabase(),
    freePort(),
    freePort(),
  ])
  const url = `http://localhost:${port}`
  const env = { PORT: String(port), PUBLIC_URL: url, DATA_DIR: dataDir, LOG_LEVEL: 'fatal' }
  const embedded = launch({ ...env, SMTP_URL: `smtp://127.0.0.1:${closedPort}` }, ['demo'])
  await whenReady(url, embedded)
  const embeddedSite = { url, port } as Parameters<typeof postRequest>[0]
  const person = someone()
  expect((await postRequest(embeddedSite, person)).status).toBe(200)
  const item = anItem()
  const admin = await signIn(embeddedSite, 'admin@nordbro.example')
  await postFile(embeddedSite, '/admin/content/insights/new', admin, item, { name: 'a.pdf', bytes: aPdf() })

  const tooEarly = await run({ DATA_DIR: dataDir, DATABASE_URL }, 'move-to-postgres')
  expect(tooEarly).toMatchObject({ code: 1, output: expect.stringMatching(/in use by process \d+\. Stop it first/) })
  embedded.child.kill('SIGTERM')
  await embedded.exited
  // The first is noted in the database after it is made, and so is in the second.
  for (const _ of [1, 2]) expect((await run({ DATA_DIR: dataDir }, 'backup', backups)).code).toBe(0)
  const before = readdirSync(backups).toSorted().at(-1) ?? ''

  const moved = await run({ DATA_DIR: dataDir, DATABASE_URL }, 'move-to-postgres')
  expect(moved).toMatchObject({ code: 0, output: expect.stringMatching(/users +10\n[\s\S]*Every row was compared/) })
  const twice = await run({ DATA_DIR: dataDir, DATABASE_URL }, 'move-to-postgres')
  expect(twice).toMatchObject({ code: 1, output: expect.stringMatching(/not empty/) })

  const after = join(backups, 'after.jsonl.gz')
  expect((await run({ DATA_DIR: dataDir, DATABASE_URL }, 'backup', after)).code).toBe(0)
  expect(linesOf(after)).toEqual(linesOf(join(backups, before)))
  const returned = await run({ DATA_DIR: back }, 'restore', after)
  expect(returned).toMatchObject({ code: 0, output: expect.stringContaining('is the same') })

  const site = await startSite({ DATABASE_URL, DATA_DIR: dataDir })
  const cookie = await signIn(site, 'supplier@nordbro.example')
  const { body } = await ask(site, `/insights/${item.id}`, { headers: { Cookie: cookie } })
  expect(Buffer.compare(body, aPdf())).toBe(0)
  await site.mailTo(person.email)
  await site.noticeAbout(person.email)
  // A backup also works while the server runs.
  const running = join(backups, 'running.jsonl.gz')
  expect((await run({ DATA_DIR: dataDir, DATABASE_URL }, 'backup', running)).code).toBe(0)
  expect(site.mails(isAbout(person.email))).toHaveLength(2)
  await site.stop()
  await Promise.all([dataDir, backups, back].map((path) => rm(path, { recursive: true, force: true })))
})
