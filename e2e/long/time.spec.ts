import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { visitorAddress } from '../access-requests.ts'
import { cookieOf, mailedLink, newAddress, newMember, password, post, setupLink } from '../accounts.ts'
import { ask } from '../http.ts'
import { newDataDir, type Site, startSite } from '../server.ts'
import { dump, withDatabase } from '../stopped-database.ts'
import { expect, test } from '../test.ts'

const guesser = { 'X-Forwarded-For': visitorAddress() }
const behindProxy = { TRUSTED_PROXIES: '127.0.0.1,::1' }

/** Sends every kind of link, and makes too many wrong sign-ins for one account. */
async function prepare(site: Site) {
  const { token: setup } = await setupLink(site)
  const admin = cookieOf(await post(site, '/invite', { token: setup, email: newAddress(), password }))
  const [guest, newcomer, reader] = [newAddress('region.example'), newAddress(), newAddress('region.example')]
  await post(site, '/admin/invitations?form=invite', { email: guest, role: 'hospital' }, { Cookie: admin })
  await post(site, '/login?form=register', { email: newcomer, password })
  await post(site, '/newsletter', { email: reader, consent: 'on' })
  const member = await newMember(site)
  await post(site, '/reset-password?form=request', { email: member.email })
  const links = [
    await mailedLink(site, guest),
    await mailedLink(site, newcomer),
    await mailedLink(site, member.email, 2),
    await mailedLink(site, reader),
  ]
  const guess = { email: member.email, password: 'wrong' }
  for (let count = 0; count < 10; count += 1) await post(site, '/login?form=sign-in', guess, guesser)
  const limited = await post(site, '/login?form=sign-in', { email: member.email, password }, guesser)
  expect([limited.status, Number(limited.headers['retry-after']) > 0]).toEqual([429, true])
  const cookies = [admin, member.cookie].map((cookie) => cookie.split('=')[1] ?? '')
  return { member, links, secrets: [setup, ...links.map(({ token }) => token), ...cookies] }
}

// To see it fail: with `hash: token` in app/auth/tokens.server.ts, or without `secret: null` in app/email/mails.server.ts, the
// dump has the tokens; without the check of `expiresAt` in getLink the links open.
test('no token or password is in a dump of the database; links expire; sign-in works again after the window of the limit', {
  tag: ['@A2', '@A3'],
}, async () => {
  test.setTimeout(60_000)
  const DATA_DIR = await newDataDir()
  const first = await startSite({ DATA_DIR, ...behindProxy })
  const { member, links, secrets } = await prepare({ ...first, dataDir: DATA_DIR }).finally(first.stop)

  const text = await withDatabase(DATA_DIR, async (db) => {
    const text = await dump(db)
    await db.exec(`update account_links set expires_at = now(); update invitations set expires_at = now(); update newsletter_links set expires_at = now();
        update rate_limits set ends_at = now()`)
    return text
  })
  expect(text).not.toContain(guesser['X-Forwarded-For'].slice(0, -3))
  for (const secret of [...secrets, password]) {
    expect(secret.length).toBeGreaterThan(15)
    expect(text).not.toContain(secret)
  }
  // The dump holds only the hashes, which open nothing.
  for (const { token } of links) expect(text).toContain(createHash('sha256').update(token).digest('hex'))

  const again = await startSite({ DATA_DIR, ...behindProxy })
  try {
    for (const { path, token } of links) {
      const [page] = path.split('?')
      expect([page, (await ask(again, path)).status]).toEqual([page, 410])
      const used = await post(again, path, { token, password })
      expect([page, cookieOf(used), (await ask(again, path)).status]).toEqual([page, '', 410])
    }
    expect(cookieOf(await post(again, '/login?form=sign-in', { email: member.email, password }, guesser))).not.toBe('')
  } finally {
    await again.stop()
    await rm(DATA_DIR, { recursive: true })
  }
})
