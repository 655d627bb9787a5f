import { expect, test } from '@playwright/test'
import { cookieOf, newAddress, password, post, setupLink } from '../accounts.ts'
import { ask } from '../http.ts'
import { openMailbox } from '../mailbox.ts'
import { kill, newRestartableSite } from '../restartable-site.ts'
import { postFile } from '../uploads.ts'

const addresses = Array.from({ length: 220 }, (_, index) => `person.${index}@region.example`)

test('an import whose process is killed goes on after the next start, and invites everyone once', async () => {
  test.setTimeout(180_000)
  const site = await newRestartableSite()
  const mailbox = await openMailbox({ port: site.mailPort })
  const first = await site.start()
  const { path, token } = await setupLink(site)
  const cookie = cookieOf(await post(site, path, { token, email: newAddress(), password }))
  const file = { name: 'members.csv', bytes: Uint8Array.from(Buffer.from(['Email', ...addresses].join('\n'))) }
  const read = await postFile(site, '/admin/import?form=read', cookie, {}, file)
  const preview = read.headers.location ?? ''
  expect(preview).toMatch(/^\/admin\/import\/[0-9a-f-]{36}$/)
  const choices = { role: 'supplier', level: 'entry', language: 'en' }
  expect((await post(site, `${preview}?form=start`, choices, { Cookie: cookie })).status).toBe(200)

  const invited = () => mailbox.mails(({ recipients }) => recipients.some((to) => to.startsWith('person.')))
  await expect.poll(() => invited().length, { timeout: 60_000, intervals: [20] }).toBeGreaterThan(0)
  expect(invited().length).toBeLessThan(addresses.length)
  await kill(first)
  await site.start()
  const progress = async () => (await ask(site, preview, { headers: { Cookie: cookie } })).text
  await expect.poll(progress, { timeout: 90_000 }).toContain('220 people invited.')
  const everyone = () => new Set(invited().flatMap(({ recipients }) => recipients)).size
  await expect.poll(everyone, { timeout: 90_000 }).toBe(addresses.length)
  // The mail that was being sent when the process died may come twice, with the same Message-ID; no other.
  const ids = invited().map(({ messageId }) => messageId)
  expect(new Set(ids).size).toBe(addresses.length)
  await site.remove()
  await mailbox.close()
})
