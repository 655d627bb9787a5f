import { statSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { password, signIn } from './accounts.ts'
import { kill, newRestartableSite } from './restartable-site.ts'
import { launch, newDataDir, startSite } from './server.ts'
import { expect, test } from './test.ts'

// Everyone can read the demo's password in the source: it opens nothing where others can come.

test('away from localhost the demo generates a password, also for accounts with the one in the source', {
  tag: '@A4',
}, async () => {
  const site = await newRestartableSite({}, ['demo'])
  const admin = 'admin@nordbro.example'
  const local = await site.start()
  expect(await signIn(site, admin)).toContain('session=')
  await kill(local)
  // On every address of the machine, as a container does.
  const open = await startSite({ DATA_DIR: site.dataDir, HOST: '0.0.0.0' }, ['demo'])
  try {
    const file = join(site.dataDir, 'demo-password')
    const chosen = (await readFile(file, 'utf8')).trim()
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(open.output()).toContain(`in ${file}`)
    expect(open.output()).not.toContain(chosen)
    expect(await signIn(open, admin, password)).toBe('')
    expect(await signIn(open, admin, chosen)).toContain('session=')
  } finally {
    await open.stop()
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
