import { existsSync, statSync } from 'node:fs'
import { chmod, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newAddress, password, post, setupLink, signIn } from '../accounts.ts'
import { ask } from '../http.ts'
import { launch, newDataDir, startSite } from '../server.ts'
import { expect, test } from '../test.ts'

test.use({ complaints: /status of 410/ })

test('the first admin account is created once, with the link in a file that only its owner can read', {
  tag: '@A3',
}, async ({ browser }) => {
  const site = await startSite({ LOG_LEVEL: 'warn' })
  const file = join(site.dataDir, 'setup-link')
  try {
    const { path, token } = await setupLink(site)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    // The log names the file, not the token.
    await expect.poll(() => site.output()).toContain(`"file":"${file}"`)
    expect(site.output()).not.toContain(token)
    const page = await browser.newPage()
    await page.goto(`${site.url}${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set up Nordbro')
    await page.getByRole('main').getByLabel('Email').fill('first@nordbro.example')
    await page.getByRole('main').getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Create the first admin' }).click()
    await expect(page).toHaveURL(/\/select-role$/)
    await expect(page.getByRole('link', { name: 'Admin Access' })).toBeVisible()
    await expect.poll(() => existsSync(file)).toBe(false)
    await page.goto(`${site.url}${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link has been used')
    await page.close()
  } finally {
    await site.stop()
  }
})

test('a command makes a new link for the first admin, which ends the earlier one', { tag: '@A3' }, async () => {
  const email = newAddress()
  const dataDir = await newDataDir()
  const file = join(dataDir, 'setup-link')
  const command = async () => {
    const { exited, output } = launch({ DATA_DIR: dataDir, PUBLIC_URL: 'http://localhost:1' }, ['setup-link'])
    expect(await exited).toBe(0)
    return output()
  }
  // A symlink at the path of the file is replaced, not followed to a file that everyone can read.
  const other = join(dataDir, 'other')
  await writeFile(other, 'as it was')
  await chmod(other, 0o666)
  await symlink(other, file)
  const commandOutput = await command()
  expect(commandOutput).toContain(file)
  expect(commandOutput).not.toContain('token=')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(statSync(other).size).toBe('as it was'.length)
  const older = await setupLink({ dataDir })
  const site = await startSite({ DATA_DIR: dataDir })
  try {
    const newer = await setupLink({ dataDir })
    expect((await ask(site, older.path)).text).toContain('There is a newer link')
    await post(site, older.path, { token: older.token, email, password })
    expect(await signIn(site, email)).toBe('')
    await post(site, newer.path, { token: newer.token, email, password })
    expect(await signIn(site, email)).toContain('session=')
  } finally {
    await site.stop()
  }
  // A restored backup may bring the file back.
  await writeFile(file, 'left over')
  expect(await command()).toContain('There is an admin already')
  expect(existsSync(file)).toBe(false)
  await rm(dataDir, { recursive: true })
})
