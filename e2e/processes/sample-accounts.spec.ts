import { statSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { password, signIn } from '../accounts.ts'
import { kill, newRestartableSite } from '../restartable-site.ts'
import { launch, newDataDir, startSite } from '../server.ts'
import { expect, test } from '../test.ts'

// The demo's password is in the source, so it must not work where other machines can connect.

test('away from localhost the demo generates a password, also for accounts with the one in the source', {
  tag: '@A4',
}, async () => {
  const site = await newRestartableSite({}, ['demo'])
  const admin = 'admin@nordbro.example'
  const local = await site.start()
  expect(await signIn(site, admin)).toContain('session=')
  await kill(local)
  // Listens on every address of the machine, as in a container.
  const publicSite = await startSite({ DATA_DIR: site.dataDir, HOST: '0.0.0.0' }, ['demo'])
  try {
    const file = join(site.dataDir, 'demo-password')
    const generated = (await readFile(file, 'utf8')).trim()
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(publicSite.output()).toContain(`in ${file}`)
    expect(publicSite.output()).not.toContain(generated)
    expect(await signIn(publicSite, admin, password)).toBe('')
    expect(await signIn(publicSite, admin, generated)).toContain('session=')
  } finally {
    await publicSite.stop()
    await site.remove()
  }
})

test('with https a start on a database with sample accounts is refused with a message', { tag: '@A4' }, async () => {
  const dataDir = await newDataDir()
  const demo = await startSite({ DATA_DIR: dataDir }, ['demo'])
  await demo.stop()
  const refused = launch({ DATA_DIR: dataDir, PORT: '0', PUBLIC_URL: 'https://nordbro.example' })
  expect(await refused.exited).toBe(1)
  expect(refused.output()).toContain('This database holds the sample accounts of the demo')
  expect(refused.output()).not.toMatch(/\n\s+at /)
  const plain = await startSite({ DATA_DIR: dataDir })
  expect(await signIn(plain, 'admin@nordbro.example')).toContain('session=')
  await plain.stop()
  await rm(dataDir, { recursive: true })
})
