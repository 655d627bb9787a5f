import { joinCircle } from './access-requests.ts'
import { expect, test } from './test.ts'

test('the home page can be read', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nordic healthcare moves by conversation')
  for (const title of ['Three ways to think it through', 'How the work is done']) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  }
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Notes' })).toBeVisible()
})

test('Join Circle leads to the page with the form', async ({ page }) => {
  await page.goto('/')
  await joinCircle(page).click()
  await expect(page).toHaveURL(/\/request-access$/)
  await expect(page.getByRole('main').getByLabel('Full name')).toBeVisible()
})

test('controls that need JavaScript are hidden', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByText('Health Circles meet in Stockholm, Oslo and Helsinki.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Dismiss this notice' })).toBeHidden()
  await expect(page.getByRole('button', { name: /^Switch to/ })).toBeHidden()
})

test('on a phone the menu opens and its links work', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/request-access')
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByRole('link', { name: 'Work' }).click()
  await expect(page).toHaveURL(/\/#work$/)
})

test('the languages are links, and the choice is remembered', async ({ page, context }) => {
  await page.goto('/request-access')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Svenska' }).click()
  await expect(page).toHaveURL(/\/request-access\?lang=sv$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gå med i cirkeln')
  expect(await context.cookies()).toMatchObject([{ name: 'lang', value: 'sv', httpOnly: true, sameSite: 'Lax' }])

  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vården i Norden förändras i samtal')
})

test('the language menu of the header opens', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('Language: English').click()
  await page.getByRole('banner').getByRole('link', { name: 'Norsk' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'nb')
})
