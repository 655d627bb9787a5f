import { writeFileSync } from 'node:fs'
import { aPdf, aPng, aProgram } from '../test/uploads.ts'
import { enter } from './accounts.ts'
import { enterAs, expect, test } from './demo.ts'

test.use({ complaints: /status of 4/ })

test('content is uploaded, changed and deleted', async ({ page, demo, context }) => {
  await enter(context, demo, await enterAs(demo, 'admin'))
  await page.goto('/admin/content/insights/new')
  await page
    .getByLabel('File')
    .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from(aProgram) })
  await page.getByRole('group', { name: 'English' }).getByLabel('Title').fill('Plainly sent')
  await page.getByRole('checkbox', { name: 'Embassy' }).check()
  await page.getByRole('button', { name: 'Upload Content' }).click()
  await expect(page.getByText('This file is called .pdf but is a Windows program.')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Embassy' })).toBeChecked()
  await page
    .getByLabel('File')
    .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from(aPdf()) })
  await page.getByRole('button', { name: 'Upload Content' }).click()
  await expect(page.getByText('The file has been uploaded. It is a draft until you publish it.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Published' }).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your changes have been saved. Members it is for can download it.')).toBeVisible()
  await page.getByRole('button', { name: 'Delete this item' }).click()
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByText('The item and its file have been deleted.')).toBeVisible()
})

test('a picture is uploaded, and its address can be selected', async ({ page, demo, context }) => {
  await enter(context, demo, await enterAs(demo, 'admin'))
  await page.goto('/admin/content/pictures')
  const buffer = Buffer.from(await aPng({ width: 77 }))
  await page.getByLabel('New picture').setInputFiles({ name: 'plain.png', mimeType: 'image/png', buffer })
  await page.getByRole('button', { name: 'Upload picture' }).click()
  const notice = page.getByRole('status').filter({ hasText: 'plain.png is ready' })
  await expect(notice.getByRole('textbox')).toHaveValue(/^\/media\/[\da-f-]{36}$/)
  await expect(page.getByRole('button', { name: /Copy/ })).toHaveCount(0)
  const card = page.getByRole('listitem').filter({ hasText: 'plain.png' })
  await card.getByRole('button', { name: 'Delete plain.png' }).click()
  await card.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByText('The picture has been deleted.')).toBeVisible()
})

test('a file over the limit leads to a page that names the limit', async ({ page, demo, context }) => {
  await enter(context, demo, await enterAs(demo, 'admin'))
  await page.goto('/admin/content/pictures')
  const large = test.info().outputPath('large.png')
  writeFileSync(large, Buffer.alloc(25_000_000))
  await page.getByLabel('New picture').setInputFiles(large)
  await page.getByRole('button', { name: 'Upload picture' }).click()
  await expect(page.getByRole('main')).toContainText('larger than the 20\u00a0MB we accept here', { timeout: 20_000 })
})
