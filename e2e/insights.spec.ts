import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { aPdf } from '../test/uploads.ts'
import { enter } from './accounts.ts'
import { expectNoViolations } from './axe.ts'
import { enterAs, expect, test } from './demo.ts'
import type { Site } from './server.ts'
import { startHydration } from './test.ts'
import { anItem, postFile } from './uploads.ts'

// Its tests add more files than a page has.
test.use({ demoName: 'insights' })

/** With the one that the sample supplier has from the start, two more than a page has. */
const added = 51
const files = (page: Page) => page.getByRole('list', { name: 'Files' }).getByRole('listitem')
const rail = (page: Page) => page.getByRole('navigation', { name: 'Your pages' })
const search = (page: Page) => page.getByRole('main').getByRole('searchbox', { name: 'Title or file name' })

async function addFiles(demo: Site) {
  const Cookie = await enterAs(demo, 'admin')
  for (let number = 1; number <= added; number += 1) {
    const item = anItem({ titleEn: `Report ${number}`, titleSv: number === 7 ? 'Rapport om nattpass' : '' })
    const file = { name: `wards_${number}.pdf`, bytes: aPdf() }
    expect((await postFile(demo, '/admin/content/insights/new', Cookie, item, file)).status).toBe(302)
  }
}

test('a member comes from the card to all files, turns the page, finds one and downloads it', async ({
  page,
  demo,
  context,
}) => {
  await addFiles(demo)
  await enter(context, demo, await enterAs(demo, 'supplier'))
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/supplier')
  const card = page.locator('#content-hub')
  await expect(card.getByRole('listitem')).toHaveText(
    [51, 50, 49, 48, 47].map((number) => new RegExp(`^Report ${number}PDF`)),
  )
  await startHydration(page)
  await card.getByRole('link', { name: 'All 52 files' }).click()
  await expect(page).toHaveURL(/\/insights$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Content Hub')
  await expect(rail(page).locator('[aria-current=page]')).toHaveText('Content Hub')
  await expect(files(page)).toHaveCount(50)
  await expect(files(page).first()).toContainText('Report 51')
  await expectNoViolations(page)
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/\/insights\?page=2$/)
  await expect(files(page)).toContainText(['Report 1', 'What clinics ask for before a pilot'])
  await expect(files(page)).toHaveCount(2)
  await search(page).fill('WARDS_7')
  await expect(page).toHaveURL(/\/insights\?q=WARDS_7$/)
  await expect(page.getByRole('status').filter({ hasText: '1 file' })).toBeVisible()
  await expect(files(page)).toContainText(['Report 7'])
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Report 7' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('wards_7.pdf')
  expect(
    readFileSync(await file.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  await search(page).fill('50% of_nothing')
  await expect(page.getByText('No file matches.')).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('link', { name: 'Show all' }).click()
  await expect(files(page)).toHaveCount(50)
  await expect(search(page)).toHaveValue('')
})

test('who has no file yet reads when there will be some', async ({ page, demo, context }) => {
  await enter(context, demo, await enterAs(demo, 'attache@sample.example'))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/ambassador')
  await startHydration(page)
  await page.getByRole('navigation', { name: 'Main places' }).getByRole('link', { name: 'Content' }).click()
  await expect(page).toHaveURL(/\/insights$/)
  await expect(page.getByText('Nothing has been published for you yet.')).toBeVisible()
  await expect(search(page)).toHaveCount(0)
  await expectNoViolations(page)
})
