import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { aPdf } from '../../test/uploads.ts'
import { someone } from '../access-requests.ts'
import { cookieOf, password, post, signIn } from '../accounts.ts'
import { linesOf, run } from '../backups.ts'
import { ask, postRequest } from '../http.ts'
import { isAbout, isTo } from '../mailbox.ts'
import { newDataDir, startSite } from '../server.ts'
import { anItem, postFile } from '../uploads.ts'

const behindProxy = { TRUSTED_PROXIES: '127.0.0.1,::1' }

/** A mail server that accepts connections and never answers: mails are neither sent nor refused. */
async function openSilentMailServer() {
  const open = new Set<Socket>()
  const server = createServer((socket) => void open.add(socket.on('error', () => {}))).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close()
      for (const socket of open) socket.destroy()
    },
  }
}

// D6. The mail below is sent only if the backup holds the waiting jobs, the download works only if it holds the files.
test('a backup of a busy site restores its rows, files and waiting jobs elsewhere', { tag: '@D6' }, async () => {
  const [folder, dataDir, mailServer] = await Promise.all([newDataDir(), newDataDir(), openSilentMailServer()])
  const backup = join(folder, 'all.jsonl.gz')
  const source = await startSite({ ...behindProxy, SMTP_URL: mailServer.url }, ['demo'])

  const admin = await signIn(source, 'admin@nordbro.example')
  const item = anItem()
  const pdf = aPdf({ first: '% only here\n' })
  await postFile(source, '/admin/content/insights/new', admin, item, { name: 'a.pdf', bytes: pdf })
  const person = someone()
  expect((await postRequest(source, person)).status).toBe(200)

  // Visitors send forms while the backup is made.
  let isOver = false
  const sent: string[] = []
  const visitors = (async () => {
    while (!isOver) {
      const { email, ...rest } = someone()
      const { status } = await post(source, '/request-access', { email, ...rest })
      expect(status).toBe(200)
      sent.push(email)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  })()
  await expect.poll(() => sent.length, { intervals: [50] }).toBeGreaterThan(2)
  const [firstEmail] = sent
  const backupRun = await run({ DATA_DIR: source.dataDir }, 'backup', backup)
  isOver = true
  await visitors
  expect(backupRun).toMatchObject({
    code: 0,
    output: expect.stringMatching(/Backed up to .*\n\d+ rows in \d+ tables, \d+ waiting jobs?, \d+ files/),
  })
  expect(statSync(backup).mode & 0o777).toBe(0o600)
  // The files of the backup request are deleted.
  expect(readdirSync(join(source.dataDir, 'backups'))).toEqual([])
  expect((await fetch(`${source.url}/readyz`)).status).toBe(200)
  mailServer.close()
  const stopped = source.stop()

  const restored = await run({ DATA_DIR: dataDir }, 'restore', backup)
  expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('is the same') })
  const again = await run({ DATA_DIR: dataDir }, 'backup', folder)
  expect(again.code).toBe(0)
  const second = join(folder, readdirSync(folder).find((name) => name !== 'all.jsonl.gz') ?? '')
  expect(linesOf(second)).toEqual(linesOf(backup))
  expect(linesOf(backup).join('\n')).toContain(firstEmail)

  const site = await startSite({ ...behindProxy, DATA_DIR: dataDir }, ['demo'])
  const cookie = cookieOf(await post(site, '/login?form=sign-in', { email: 'supplier@nordbro.example', password }))
  const { status, body } = await ask(site, `/insights/${item.id}`, { headers: { Cookie: cookie } })
  expect(status).toBe(200)
  expect(Buffer.compare(body, pdf)).toBe(0)
  await site.mailTo(person.email)
  await site.noticeAbout(person.email)
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(site.mails(isAbout(person.email))).toHaveLength(2)
  expect(site.mails(isTo(person.email))).toHaveLength(1)
  await Promise.all([site.stop(), stopped])
  await Promise.all([folder, dataDir].map((path) => rm(path, { recursive: true, force: true })))
})

test('a backup that can’t be made or restored is refused with a message, and nothing is changed', {
  tag: '@D6',
}, async () => {
  const folder = await newDataDir()
  const site = await startSite()
  const whole = join(folder, 'whole.jsonl.gz')
  const cut = join(folder, 'cut.jsonl.gz')
  expect((await run({ DATA_DIR: site.dataDir }, 'backup', whole)).code).toBe(0)
  writeFileSync(cut, readFileSync(whole).subarray(0, -200))
  const used = join(folder, 'used')
  expect((await run({ DATA_DIR: used }, 'restore', whole)).code).toBe(0)
  const untouched = join(folder, 'untouched')

  const refusals = await Promise.all([
    run({ DATA_DIR: untouched }, 'restore', cut),
    run({ DATA_DIR: untouched }, 'restore'),
    run({ DATA_DIR: used }, 'restore', whole),
    run({ DATA_DIR: site.dataDir }, 'restore', whole),
    run({ DATA_DIR: untouched }, 'backup'),
    run({ DATA_DIR: site.dataDir }, 'move-to-postgres'),
  ])
  const messages = [
    /cut\.jsonl\.gz is damaged, cut short/,
    /npm run restore -- FILE/,
    /not empty .* Set DATA_DIR to a new folder/,
    /in use by process \d+\. Stop it first/,
    /There is no database in/,
    /Set DATABASE_URL/,
  ]
  for (const [index, { code, output }] of refusals.entries()) {
    expect(output).toMatch(messages[index] ?? /$^/)
    expect(output).not.toMatch(/\n\s+at /)
    expect(code).toBe(1)
  }
  expect(existsSync(untouched)).toBe(false)
  await site.stop()
  await rm(folder, { recursive: true })
})
