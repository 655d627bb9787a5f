import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { signIn } from '../accounts.ts'
import { run } from '../backups.ts'
import { newDataDir, startSite } from '../server.ts'
import { withDatabase } from '../stopped-database.ts'

const AUTH_SECRET = 'a secret of at least thirty-two characters'

test('check-events finds the first wrong event, also in a restored backup', { tag: '@L1' }, async () => {
  const [folder, restored, DATA_DIR] = await Promise.all([newDataDir(), newDataDir(), newDataDir()])
  const backup = join(folder, 'all.jsonl.gz')
  const site = await startSite({ TRUSTED_PROXIES: '127.0.0.1,::1', AUTH_SECRET, DATA_DIR }, ['demo'])
  for (const password of ['wrong', 'wrong again', 'and again']) await signIn(site, 'supplier@nordbro.example', password)
  const env = { DATA_DIR, AUTH_SECRET }
  const whileRunning = await run(env, 'check-events')
  expect(whileRunning.code).toBe(1)
  expect(whileRunning.output).toContain('/admin/security-events')
  await site.stop()

  expect((await run(env, 'backup', backup)).code).toBe(0)
  expect((await run({ DATA_DIR: restored, AUTH_SECRET }, 'restore', backup)).code).toBe(0)
  const right = await run({ DATA_DIR: restored, AUTH_SECRET }, 'check-events')
  expect(right.output).toMatch(/[3-9]\d* security events, none changed or missing\.\nThe newest is \d+ [\da-f]{64}/)
  expect(right.code).toBe(0)

  const withOtherSecret = await run({ DATA_DIR: restored, AUTH_SECRET: AUTH_SECRET.toUpperCase() }, 'check-events')
  expect(withOtherSecret.output).toContain('Security event 1 was changed')
  expect(withOtherSecret.output).toContain('npm run check-events -- NUMBER')

  await withDatabase(restored, (db) => db.exec(`update security_events set outcome = 'done' where number = 2`))
  const wrong = await run({ DATA_DIR: restored, AUTH_SECRET }, 'check-events')
  expect(wrong.code).toBe(1)
  expect(wrong.output).toContain('Security event 2 was changed')
  await withDatabase(restored, (db) => db.exec('delete from security_events where number = 1'))
  const missing = await run({ DATA_DIR: restored, AUTH_SECRET }, 'check-events')
  expect(missing.output).toContain('Security event 1 is missing')
})
