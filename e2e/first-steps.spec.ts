import type { Page } from '@playwright/test'
import { enter, newMember, post } from './accounts.ts'
import { expectNoViolations } from './axe.ts'
import { expect, test } from './demo.ts'
import { ask } from './http.ts'
import { startHydration } from './test.ts'

test.use({ demoName: 'first steps', complaints: /status of 422/ })

const panel = (page: Page) => page.getByRole('region', { name: 'Three first steps' })
const step = (page: Page, name: string) => panel(page).getByRole('listitem').filter({ hasText: name })

test('three steps, each saved by itself, with the focus on the next, and never shown again', async ({
  page,
  context,
  demo,
}) => {
  const { cookie } = await newMember(demo)
  await enter(context, demo, cookie)
  await page.goto('/supplier')
  await expect(panel(page)).toContainText('0 of 3 done')
  await expectNoViolations(page)
  await startHydration(page)
  await panel(page).getByRole('button', { name: 'Save and go on' }).click()
  await expect(panel(page).getByRole('textbox', { name: 'Name' })).toBeFocused()
  await panel(page).getByRole('textbox', { name: 'Name' }).fill('Åsa Ny')
  await panel(page).getByRole('combobox', { name: 'Language' }).selectOption('Svenska')
  await panel(page).getByRole('button', { name: 'Save and go on' }).click()
  await expect(page.getByRole('heading', { name: 'What you seek and offer' })).toBeFocused()
  await expect(step(page, 'Your name and language')).toContainText('Done')
  await page.reload()
  await expect(panel(page)).toContainText('1 of 3 done')
  await startHydration(page)
  await panel(page).getByRole('button', { name: 'Save and go on' }).click()
  await expect(panel(page).getByRole('textbox', { name: 'What you seek' })).toBeFocused()
  await panel(page).getByRole('textbox', { name: 'What you offer' }).fill('Data from home')
  await panel(page).getByRole('button', { name: 'Save and go on' }).click()
  await expect(page.getByRole('heading', { name: 'The next event' })).toBeFocused()
  await expectNoViolations(page)
  await panel(page).getByRole('button', { name: 'Not attending' }).click()
  await expect(page.getByText('All three steps are settled.')).toBeFocused()
  await expect(panel(page)).toHaveCount(0)
  await expect(page.locator('#events').getByRole('button', { name: 'Not attending' }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Next for you' })).toBeVisible()
  await expect(page.getByText('first steps')).toHaveCount(0)

  await page.goto('/account')
  await expect(page.locator('#profile').getByLabel('Name', { exact: true })).toHaveValue('Åsa Ny')
  await expect(page.locator('#profile').getByLabel('What you offer')).toHaveValue('Data from home')
  await page.getByRole('button', { name: 'Show the first steps again' }).click()
  await page.getByRole('link', { name: 'the page of your role' }).click()
  await expect(panel(page)).toContainText('3 of 3 done')
  await panel(page).getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('The first steps are closed.')).toBeFocused()
})

test('steps can be skipped, all of them dismissed, and both are remembered', async ({ page, context, demo }) => {
  const { cookie } = await newMember(demo)
  await enter(context, demo, cookie)
  await page.goto('/supplier')
  await startHydration(page)
  await panel(page).getByRole('button', { name: 'Skip: Your name and language' }).click()
  await expect(page.getByRole('heading', { name: 'What you seek and offer' })).toBeFocused()
  await page.reload()
  await expect(step(page, 'Your name and language')).toContainText('Skipped')
  await startHydration(page)
  await panel(page).getByRole('button', { name: 'Not now' }).click()
  await expect(page.getByText('The first steps are closed.')).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Next for you' })).toBeVisible()
  await expect(panel(page)).toHaveCount(0)
})

test('they are on the page of one’s own role alone', async ({ demo }) => {
  const { cookie: Cookie } = await newMember(demo)
  const isShown = async (path: string) => {
    const { text } = await ask(demo, path, { headers: { Cookie } })
    return text.includes('id="first-steps"')
  }
  expect(await Promise.all(['/supplier', '/hospital', '/ambassador'].map(isShown))).toEqual([true, false, false])
})

test('an event that is full by now is refused in its place', async ({ page, context, demo }) => {
  const { cookie } = await newMember(demo)
  await post(demo, '/supplier?form=step-skip', { step: 'name' }, { Cookie: cookie })
  await post(demo, '/supplier?form=step-skip', { step: 'exchange' }, { Cookie: cookie })
  await enter(context, demo, cookie)
  await page.goto('/supplier')
  await startHydration(page)
  const id = (await panel(page).locator('input[name=event]').inputValue()) ?? ''
  const rival = await newMember(demo)
  await post(demo, `/events/${id}/answer`, { response: 'attending' }, { Cookie: rival.cookie })
  await panel(page).getByRole('button', { name: 'Attending', exact: true }).click()
  await expect(panel(page).getByRole('alert')).toContainText('Someone took the last seat before you.')
  await expect(panel(page).getByRole('button', { name: 'Attending', exact: true })).toBeDisabled()
  await post(demo, `/events/${id}/answer`, { response: 'not_attending' }, { Cookie: rival.cookie })
})

test('they fit a phone in every language', async ({ page, context, demo }) => {
  const { cookie } = await newMember(demo)
  await enter(context, demo, cookie)
  await page.setViewportSize({ width: 320, height: 700 })
  for (const lang of ['en', 'sv', 'no']) {
    await page.goto(`/supplier?lang=${lang}`)
    await expect(page.locator('#first-steps')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  }
})
