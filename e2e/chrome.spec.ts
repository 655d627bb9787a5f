import { notFound } from './pages.ts'
import { expect, startHydration, test } from './test.ts'

test('a dismissed notice stays dismissed', async ({ page }) => {
  await page.goto('/')
  const notice = page.getByText('Health Circles meet in Stockholm, Oslo and Helsinki.')
  await expect(notice).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss this notice' }).click()
  await expect(notice).toBeHidden()
  for (const path of ['/', '/request-access']) {
    await page.goto(path)
    await expect(notice).toBeHidden()
  }
  await startHydration(page)
  await expect(notice).toBeHidden()
})

test('the footer leads to services, readings, circles, regions and ways to connect', async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  const column = (title: string) =>
    footer.locator('section').filter({ has: page.getByRole('heading', { name: title }) })
  await expect(column('Services').getByRole('link')).toHaveText([
    'Advisory and sparring',
    'Clinical visits',
    'Insight exchange',
    'Ambassador network',
    'Speed-dial',
    'Pricing',
  ])
  await expect(column('Read').getByRole('link')).toHaveText(['Newsletter', 'Notes', 'Vision', 'RSS feed'])
  await expect(column('Circles').getByRole('link')).toHaveText([
    'Health Circles',
    'Next dates',
    'Ask for a seat',
    'Sign in',
  ])
  await expect(column('Regions').getByRole('link')).toHaveText(['Sweden', 'Norway', 'Finland'])
  const connect = column('Connect')
  await expect(connect.getByRole('link', { name: 'hello@nordbro.example' })).toHaveAttribute(
    'href',
    'mailto:hello@nordbro.example',
  )
  await expect(connect.getByRole('link', { name: '+46 8 465 004 00' })).toHaveAttribute('href', 'tel:+46846500400')
  await expect(connect.getByRole('link', { name: 'LinkedIn' })).toBeVisible()
  await expect(connect.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact')
  await expect(footer.getByRole('link', { name: 'New', exact: true })).toHaveAttribute('href', '/?home=new')
  await expect(footer.locator('[href="/ui"]')).toHaveCount(0)
})

test('the first Tab offers to skip to the content', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('visiting sets no cookie', async ({ page, context }) => {
  for (const path of ['/', '/request-access', '/ui']) await page.goto(path)
  await startHydration(page)
  expect(await context.cookies()).toEqual([])
})

test.describe('an unknown address', () => {
  test.use({ complaints: notFound })

  test('shows the not-found page with a link home', async ({ page }) => {
    const answer = await page.goto('/no/such/page')
    expect(answer?.status()).toBe(404)
    await expect(page).toHaveTitle(/Oops! Page not found/)
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'To the home page' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nordic healthcare moves by conversation')
  })

  test('shows the not-found page in the chosen language', async ({ page }) => {
    await page.goto('/no/such/page?lang=sv')
    await expect(page.getByRole('heading', { name: 'Hoppsan! Sidan finns inte' })).toBeVisible()
  })

  test('shows the not-found page after client navigation, and keeps theme and dismissed notice', async ({ page }) => {
    await page.goto('/')
    const dismiss = page.getByRole('button', { name: 'Dismiss this notice' })
    await dismiss.click()
    // Without the notice the header moves up: a click before that could miss its button.
    await expect(dismiss).toBeHidden()
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Switch to/ })
      .click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'nordbro-minimal')
    await page.evaluate(() => {
      history.pushState({}, '', '/no/such/page')
      dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    })
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'nordbro-minimal')
    await expect(dismiss).toBeHidden()
  })
})
