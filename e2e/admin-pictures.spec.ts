import { readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { aBomb, anSvg, aPage, aPhoto, aPng, aProgram } from '../test/uploads.ts'
import { enter } from './accounts.ts'
import { expectNoViolations } from './axe.ts'
import { enterAs, expect, test } from './demo.ts'
import { ask } from './http.ts'
import type { Site } from './server.ts'
import { startHydration } from './test.ts'
import { postFile, readableText, storedFiles } from './uploads.ts'

test.use({ complaints: /status of 4/ })

const uploadPage = '/admin/content/pictures?form=upload'

test('a photo is uploaded, shown on a public page without its metadata, and deleted', { tag: '@U1' }, async ({
  page,
  demo,
  context,
}) => {
  await enter(context, demo, await enterAs(demo, 'admin'))
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/admin/content/pictures')
  await startHydration(page)
  const before = storedFiles(demo).length
  const photo = await aPhoto({ width: 3000, height: 1500 })
  expect((await sharp(photo).metadata()).exif?.includes('SamplePhone')).toBe(true)
  await page
    .getByLabel('New picture')
    .setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(photo) })
  await page.getByRole('button', { name: 'Upload picture' }).click()
  const notice = page.getByRole('status').filter({ hasText: 'IMG_1.jpg is ready' })
  await expect(notice).toBeVisible()
  const address = await notice.getByRole('textbox').inputValue()
  expect(address).toMatch(/^\/media\/[\da-f-]{36}$/)
  await notice.getByRole('button', { name: /Copy/ }).click()
  await expect(notice.getByRole('button', { name: /Copy/ })).toHaveText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)

  const { status, headers, body } = await ask(demo, address)
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'content-length': String(body.length),
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  })
  expect(headers['set-cookie']).toBeUndefined()
  const metadata = await sharp(body).metadata()
  expect(metadata).toMatchObject({ format: 'webp', width: 1000, height: 2000 })
  expect(metadata.exif).toBeUndefined()
  expect(body.includes('SamplePhone')).toBe(false)
  const head = await ask(demo, address, { method: 'HEAD' })
  expect([head.status, head.headers['content-type'], head.body.length]).toEqual([200, 'image/webp', 0])

  await context.clearCookies()
  await page.goto('/notes')
  const size = await page.evaluate(async (src) => {
    const image = document.createElement('img')
    image.src = src
    document.querySelector('main')?.append(image)
    await image.decode()
    return [image.naturalWidth, image.naturalHeight]
  }, address)
  expect(size).toEqual([1000, 2000])

  await enter(context, demo, await enterAs(demo, 'admin'))
  await page.goto('/admin/content/pictures')
  await startHydration(page)
  const card = page.getByRole('listitem').filter({ hasText: 'IMG_1.jpg' })
  await card.getByRole('button', { name: 'Delete IMG_1.jpg' }).click()
  await card.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByText('The picture has been deleted.')).toBeVisible()
  await expect(card).toHaveCount(0)
  expect((await ask(demo, address)).status).toBe(404)
  // A job deletes the file; the next test counts the files.
  await expect.poll(() => storedFiles(demo).length).toBeLessThanOrEqual(before)
})

test('files that are no picture, damaged or too large in pixels are refused with the reason', { tag: '@U1' }, async ({
  demo,
}) => {
  const admin = await enterAs(demo, 'admin')
  const before = storedFiles(demo).length
  const whole = await aPng({ width: 300, height: 300 })
  const files: [string, Uint8Array, string][] = [
    ['setup.png', aProgram, 'This file is called .png but is a Windows program.'],
    ['page.jpg', aPage, 'This file is called .jpg but is a web page.'],
    ['logo.svg', anSvg, 'SVG files can hold scripts; send a PNG instead.'],
    ['logo.png', anSvg, 'SVG files can hold scripts; send a PNG instead.'],
    ['half.png', whole.subarray(0, whole.length - 60), 'begins like a PNG picture but can’t be read to its end'],
    ['bomb.png', aBomb(), 'This picture is 30000 × 30000 pixels; the limit is 40 million pixels.'],
    ['photo.jpg', whole, 'This file is called .jpg but is a PNG picture.'],
    ['photo', whole, 'The file’s name should end in .png, .jpg, .jpeg, .webp or .avif.'],
  ]
  for (const [name, bytes, message] of files) {
    const answer = await postFile(demo, uploadPage, admin, {}, { name, bytes })
    expect([name, answer.status]).toEqual([name, 422])
    expect(readableText(answer)).toContain(message)
  }
  expect(storedFiles(demo).length).toBe(before)
})

test('a refused picture shows the error at its field, which gets the focus', async ({ page, demo, context }) => {
  await enter(context, demo, await enterAs(demo, 'admin'))
  await page.goto('/admin/content/pictures')
  await startHydration(page)
  const field = page.getByLabel('New picture')
  await field.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from(aProgram) })
  await page.getByRole('button', { name: 'Upload picture' }).click()
  await expect(field).toHaveAccessibleDescription(/This file is called \.png but is a Windows program\./)
  await expect(field).toBeFocused()
  // A file that is too large is refused before it is sent.
  const large = test.info().outputPath('b.png')
  writeFileSync(large, Buffer.alloc(20_000_001))
  await field.setInputFiles(large)
  expect(await field.evaluate((input: HTMLInputElement) => input.validationMessage)).toContain('larger than 20 MB')
})

test('the image decoders are not loaded before the first picture', async ({ site, demo }) => {
  // Only Linux lists the libraries of a process, in /proc.
  test.skip(process.platform !== 'linux')
  const loadedLibraries = ({ pid }: Site) => readFileSync(`/proc/${pid}/maps`, 'utf8')
  expect(loadedLibraries(site)).not.toMatch(/libvips|sharp/)
  // The demo has drawn its sample pictures.
  expect(loadedLibraries(demo)).toMatch(/libvips|sharp/)
})

test('a logo is added on one page: its picture is uploaded at the field, and what was typed stays', async ({
  page,
  demo,
  context,
}) => {
  await enter(context, demo, await enterAs(demo, 'admin'))
  await page.goto('/admin/content/clientLogo/new')
  await startHydration(page)
  await page.locator('[id="alt.en"]').fill('Region Nord')
  const choose = async (name: string, bytes: Uint8Array) =>
    page.getByLabel('Upload a picture').setInputFiles({ name, mimeType: 'image/png', buffer: Buffer.from(bytes) })
  await choose('program.png', aProgram)
  await expect(page.getByRole('status').filter({ hasText: 'is a Windows program' })).toBeVisible()
  await expect(page.locator('#image')).toHaveValue('')
  await choose('region-nord.png', await aPng({ width: 320, height: 90 }))
  await expect(page.getByRole('status').filter({ hasText: 'region-nord.png is uploaded.' })).toBeVisible()
  await expect(page.locator('#image')).toHaveValue(/^\/media\/[\da-f-]{36}$/)
  await expect(page.locator('[id="alt.en"]')).toHaveValue('Region Nord')
  const address = await page.locator('#image').inputValue()
  await expect(page.locator(`img[src="${address}"]`)).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('status').filter({ hasText: /publish/i })).toBeVisible()

  // It is in the list too, which is searched and sorted by its address.
  await page.goto('/admin/content/pictures')
  await startHydration(page)
  await page.getByRole('searchbox', { name: 'File name or uploader' }).fill('region-nord')
  await expect(page).toHaveURL(/q=region-nord/)
  await expect(page.getByText('1 picture', { exact: true })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'region-nord.png' })).toContainText('Used in clientLogo')
  await page.getByRole('searchbox').fill('no such picture')
  await expect(page.getByText('No picture matches.')).toBeVisible()
  await page.getByRole('link', { name: 'Show all' }).click()
  await page.getByLabel('Sort').selectOption('By name')
  await expect(page).toHaveURL(/sort=name/)
})
