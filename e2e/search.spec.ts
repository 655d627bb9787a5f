import type { Page } from '@playwright/test'
import { someone } from './access-requests.ts'
import { enter, post } from './accounts.ts'
import { expectNoViolations } from './axe.ts'
import { enterAs, expect, test } from './demo.ts'
import { ask } from './http.ts'
import { startHydration } from './test.ts'

// The test without a connection.
test.use({ complaints: /ERR_FAILED/ })

const dialogOf = (page: Page, name = 'Search or jump to') => page.getByRole('dialog', { name })
const fieldOf = (page: Page) => page.locator('dialog[open]').getByRole('combobox')
const option = (page: Page, name: string | RegExp) => page.getByRole('listbox').getByRole('option', { name })

async function open(page: Page, path: string) {
  await page.goto(path)
  await startHydration(page)
}

async function openPalette(page: Page, path: string) {
  await open(page, path)
  await page.keyboard.press('Control+k')
  await expect(fieldOf(page)).toBeFocused()
}

test('with the keyboard alone: open, find, move, go, and come back', { tag: '@W1' }, async ({
  page,
  demo,
  context,
}) => {
  await enter(context, demo, await enterAs(demo, 'admin'))
  await openPalette(page, '/admin')
  await expect(option(page, /^Today/)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.type('nyholm')
  const request = option(page, /Anders Nyholm/).first()
  await expect(request).toHaveAttribute('aria-selected', 'true')
  await expect(fieldOf(page)).toHaveAttribute('aria-activedescendant', (await request.getAttribute('id')) ?? '')
  await expect(request.locator('mark').first()).toHaveText('Nyholm')
  await page.keyboard.press('End')
  await expect(option(page, 'All results for “nyholm”')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(request).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/requests\?id=/)
  await expect(dialogOf(page)).toBeHidden()
  await expect(page.getByRole('region', { name: 'Anders Nyholm' })).toBeVisible()

  // The focus returns to where it was, and the page that was left is offered.
  const button = page.getByRole('button', { name: 'Search or jump to…' })
  await button.focus()
  await page.keyboard.press('/')
  await expect(fieldOf(page)).toBeFocused()
  await expect(fieldOf(page)).toHaveValue('')
  await expect(page.getByRole('group', { name: 'Recently opened' }).getByRole('option')).toContainText(['User'])
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toBeHidden()
  await expect(button).toBeFocused()
})

test('Enter right after typing opens what was typed, not what was shown before', async ({ page, demo, context }) => {
  await enter(context, demo, await enterAs(demo, 'admin'))
  await openPalette(page, '/admin')
  await expect(option(page, /^Today/)).toBeVisible()
  await page.keyboard.type('activity')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/activity$/)
})

test('typing errors and letters without their marks are forgiven; no match says so', async ({
  page,
  demo,
  context,
}) => {
  await enter(context, demo, await enterAs(demo, 'admin'))
  await openPalette(page, '/admin')
  await fieldOf(page).fill('Nyhlom')
  await expect(option(page, /Anders Nyholm/).first()).toBeVisible()
  await fieldOf(page).fill('OBERG')
  await expect(option(page, /Karin Öberg/)).toBeVisible()
  for (const typed of ['xqzzvv', '%', '_', '😀', '<img src=x onerror=alert(1)>xqzzvv']) {
    await fieldOf(page).fill(typed)
    await expect(dialogOf(page)).toContainText(`No match for “${typed}”`)
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(0)
  }
  await fieldOf(page).fill('nyholm '.repeat(1500))
  await expect(dialogOf(page)).toContainText('Only the first 200 characters were used.')
  await expect(option(page, /Anders Nyholm/).first()).toBeVisible()
})

test('without a connection the rows stay, and trying again answers', async ({ page, demo, context }) => {
  await enter(context, demo, await enterAs(demo, 'admin'))
  await openPalette(page, '/admin')
  await fieldOf(page).fill('nyholm')
  await expect(option(page, /Anders Nyholm/).first()).toBeVisible()
  await page.route('**/search.data*', (route) => route.abort())
  await fieldOf(page).fill('oberg')
  await expect(dialogOf(page).getByRole('alert')).toContainText('What you typed is kept')
  await expect(option(page, /Anders Nyholm/).first()).toBeVisible()
  await page.unroute('**/search.data*')
  await dialogOf(page).getByRole('button', { name: 'Try again' }).click()
  await expect(option(page, /Karin Öberg/)).toBeVisible()
  await expect(dialogOf(page).getByRole('alert')).toBeHidden()
})

test('a member finds pages, events and notes in two languages, and no person', async ({ page, demo, context }) => {
  await enter(context, demo, await enterAs(demo, 'supplier'))
  await openPalette(page, '/supplier')
  await fieldOf(page).fill('tender')
  await expect(page.getByRole('group', { name: 'Events' })).toContainText('The tender that nobody answered')
  await option(page, /The tender that nobody answered/).click()
  await expect(page).toHaveURL(/\/events\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The tender that nobody answered')
  await openPalette(page, '/supplier')
  for (const typed of ['Nyholm', 'admin@nordbro.example', 'hospital@nordbro.example']) {
    await fieldOf(page).fill(typed)
    await expect(dialogOf(page)).toContainText(`No match for “${typed}”`)
  }
  await openPalette(page, '/supplier?lang=sv')
  await fieldOf(page).fill('losenord')
  await expect(option(page, /^Konto/)).toBeVisible()
  await fieldOf(page).fill('byt tema')
  await option(page, /^Byt tema/).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'nordbro-minimal')
  await expect(dialogOf(page, 'Sök eller gå till')).toBeHidden()
})

test('the open dialog has no violations, empty, with results and without', { tag: '@W1' }, async ({
  page,
  demo,
  context,
}) => {
  await enter(context, demo, await enterAs(demo, 'admin'))
  await openPalette(page, '/admin')
  await expect(option(page, /^Today/)).toBeVisible()
  await expectNoViolations(page)
  await fieldOf(page).fill('region')
  await expect(page.getByRole('group', { name: 'Requests' })).toBeVisible()
  await expectNoViolations(page)
  await fieldOf(page).fill('xqzzvv')
  await expect(dialogOf(page)).toContainText('No match')
  await expectNoViolations(page)
})

test('on a phone it fills the screen, and a row leads on', async ({ page, demo, context }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await enter(context, demo, await enterAs(demo, 'admin'))
  await open(page, '/admin')
  await page.getByRole('button', { name: 'Search or jump to…' }).click()
  await fieldOf(page).fill('region')
  await expect(page.getByRole('group', { name: 'Requests' })).toBeVisible()
  expect(await dialogOf(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 360 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.getByRole('group', { name: 'Requests' }).getByRole('option').first().click()
  await expect(page).toHaveURL(/\/admin\/requests\?id=/)
})

test('its script is fetched at the first opening', async ({ page, demo, context }) => {
  await enter(context, demo, await enterAs(demo, 'supplier'))
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  await open(page, '/account')
  expect(scripts.filter((path) => path.includes('palette'))).toEqual([])
  await page.keyboard.press('Control+k')
  await expect(fieldOf(page)).toBeFocused()
  expect(scripts.filter((path) => path.includes('palette'))).not.toEqual([])
})

test('`?` lists the keys of the screen, G and a letter go, and neither acts when they are switched off', {
  tag: '@W1',
}, async ({ page, demo, context }) => {
  // A request that can be decided: other tests of this demo decide those of the samples.
  const asked = await post(demo, '/request-access', someone())
  expect(asked.status).toBeLessThan(400)
  await enter(context, demo, await enterAs(demo, 'admin'))
  await open(page, '/admin/mail')
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(sheet).toContainText('Go to Inbox')
  await expect(sheet).not.toContainText('Approve the open request')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()

  // The second key of two does not reject the request that is open.
  await page.keyboard.press('g')
  await page.keyboard.press('r')
  await expect(page).toHaveURL(/\/admin\/requests$/)
  await expect(page.getByRole('button', { name: /^Reject/ }).first()).toBeVisible()
  await page.keyboard.press('g')
  await page.keyboard.press('r')
  await page.keyboard.press('?')
  await expect(sheet).toContainText('Approve the open request')
  await expect(page.getByText('has been rejected')).toBeHidden()
  await sheet.getByRole('checkbox', { name: 'Use single-key shortcuts' }).click()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  for (const key of ['/', '?', 'g', 'i']) await page.keyboard.press(key)
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.keyboard.press('Control+k')
  await expect(fieldOf(page)).toBeFocused()
  await expect(page).toHaveURL(/\/admin\/requests$/)
})

test('the answer for a member has nobody’s data, whatever is asked for', { tag: '@Z1' }, async ({ demo }) => {
  const Cookie = await enterAs(demo, 'hospital')
  for (const kind of ['', '&kind=person', '&kind=request', '&kind=inbox', '&kind=mail', '&kind=document']) {
    for (const q of ['example', 'region', 'nyholm', 'a', 'supplier']) {
      const { status, text } = await ask(demo, `/search.data?q=${q}${kind}`, { headers: { Cookie } })
      expect([q, kind, status]).toEqual([q, kind, 200])
      expect(text).not.toMatch(/region\.example|sample\.example|Nyholm|supplier@nordbro|\/admin/)
    }
  }
})

test('an action leads to the first field of its form; themes and languages are found by other words', async ({
  page,
  demo,
  context,
}) => {
  await enter(context, demo, await enterAs(demo, 'admin'))
  await openPalette(page, '/admin/mail')
  await page.keyboard.type('invite someone')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/invitations#invite-email$/)
  await expect(page.locator('#invite-email')).toBeFocused()
  // Also while the page is open with an invitation in the place of the form.
  await page.getByRole('table').getByRole('link').first().click()
  await expect(page.locator('#invite-email')).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await fieldOf(page).fill('invite someone')
  await page.keyboard.press('Enter')
  await expect(page.locator('#invite-email')).toBeFocused()

  const theme = await page.locator('html').getAttribute('data-theme')
  await page.keyboard.press('Control+k')
  await fieldOf(page).fill('dark')
  await option(page, /^Switch theme/).click()
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', theme ?? '')
  await page.keyboard.press('Control+k')
  await fieldOf(page).fill('language')
  await option(page, /^Language: Svenska/).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv')
})

test('the sheet of a member has no keys of admins', async ({ page, demo, context }) => {
  await enter(context, demo, await enterAs(demo, 'supplier'))
  await open(page, '/select-role')
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(sheet.locator('dl > div').filter({ hasText: 'Open the page of your role' })).toContainText('Enter')
  await expect(sheet.locator('dl > div').filter({ hasText: 'Open the menu' })).toContainText('[')
  await expect(sheet).not.toContainText('Inbox')
})
