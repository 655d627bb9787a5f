import type { BrowserContext, Page } from '@playwright/test'
import { enter, newMember, password, post } from './accounts.ts'
import { expectNoViolations } from './axe.ts'
import { enterAs, expect, test } from './demo.ts'
import { ask } from './http.ts'
import { tabTo } from './keyboard.ts'
import type { Site } from './server.ts'
import { startHydration } from './test.ts'

// Its tests answer events, and others count on them.
test.use({ demoName: 'workspace', complaints: /status of 40[34]/ })

const pages = [
  '/select-role',
  '/supplier',
  '/hospital',
  '/ambassador',
  '/account',
  '/directory',
  '/events',
  '/insights',
  '/admin',
  '/admin/events/new',
]

const rail = (page: Page, name = 'Admin') => page.getByRole('navigation', { name, exact: true })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function openAs(page: Page, context: BrowserContext, demo: Site, who: string, path: string) {
  await enter(context, demo, await enterAs(demo, who))
  await page.goto(path)
}

const widths = [320, 390, 768, 1024, 1440, 1920]

test(`nothing scrolls sideways, and there is no header or footer of the public site: ${widths.join(', ')} px`, async ({
  page,
  demo,
  context,
}) => {
  await enter(context, demo, await enterAs(demo, 'admin'))
  for (const path of pages) {
    for (const lang of path === '/account' ? ['sv', 'no'] : ['en']) {
      await page.goto(`${path}?lang=${lang}`)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 })
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect([path, lang, width, overflow]).toEqual([path, lang, width, 0])
        await expect(page.getByRole('contentinfo')).toHaveCount(0)
        await expect(page.getByRole('link', { name: 'Ask for an invitation' })).toHaveCount(0)
      }
    }
  }
})

test('at 1440 px the rail has words and counts, and titles begin within 120 px', async ({ page, demo, context }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openAs(page, context, demo, 'admin', '/admin')
  await expect(rail(page).getByRole('listitem')).toHaveText([
    'Today',
    'Users',
    /^Requests \d+$/,
    'Events',
    'Content',
    /^Inbox \d+$/,
    /^Dialogue \d+$/,
    'Invitations',
    'Organisations',
    /^Engagements \d+$/,
    'Mail',
    'Activity',
    'Security',
    'Insights',
    'Settings',
    'View as',
    'Public site',
    /^EN/,
    /^SV/,
    /^NO/,
  ])
  await expect(rail(page).locator('[aria-current=page]')).toHaveText('Users')
  await expect(rail(page).getByText('Welcome, admin')).toBeVisible()
  await expect(rail(page).getByRole('button', { name: 'Sign Out' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden()
  // Loaded again as data, the counts are still those of an admin: events to answer are a member's.
  await startHydration(page)
  await page.getByRole('table').getByRole('link').first().click()
  await expect(page).toHaveURL(/user=/)
  await expect(rail(page).getByRole('listitem').filter({ hasText: 'Events' })).toHaveText('Events')
  for (const path of pages.slice(0, 6)) {
    await page.goto(path)
    const box = await heading(page).boundingBox()
    expect([path, (box?.y ?? 999) <= 120, Math.round(box?.x ?? 0)]).toEqual([path, true, 228 + 28])
  }
})

test('at 1024 px the rail has icons whose names appear, and opens over the page', async ({ page, demo, context }) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  await openAs(page, context, demo, 'admin', '/admin/requests')
  await startHydration(page)
  expect((await rail(page).boundingBox())?.width).toBe(56)
  const users = rail(page).getByRole('link', { name: 'Users' })
  await expect(users.locator('.rail-word')).toHaveCSS('opacity', '0')
  await tabTo(page, users)
  await expect(users.locator('.rail-word')).toHaveCSS('opacity', '1')
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await page.keyboard.press('[')
  await expect(drawer.getByRole('link', { name: 'Requests' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await page.getByRole('button', { name: 'Menu' }).click()
  await drawer.getByRole('link', { name: 'Activity' }).click()
  await expect(page).toHaveURL(/\/admin\/activity$/)
  await expect(drawer).toBeHidden()
})

test('at 768 px the mark opens a drawer of 280 px with everything in it', async ({ page, demo, context }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await openAs(page, context, demo, 'supplier', '/supplier')
  await expect(page.getByRole('button', { name: 'Sign Out' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Menu' }).click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  expect((await drawer.boundingBox())?.width).toBe(280)
  await expect(drawer.getByText('Welcome, supplier')).toBeVisible()
  await expect(drawer.getByRole('button', { name: 'Sign Out' })).toBeVisible()
  await expect(drawer.getByRole('link', { name: 'Home', exact: true })).toHaveAttribute('aria-current', 'page')
  await expectNoViolations(page)
  await drawer.getByRole('link', { name: 'Public site' }).click()
  await expect(page).toHaveURL(`${demo.url}/`)
})

test('at 390 px a bar at the foot has four places and More, each large enough for a thumb', async ({
  page,
  demo,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAs(page, context, demo, 'admin', '/admin/inbox')
  const bar = rail(page, 'Main places')
  await expect(bar.getByRole('listitem')).toHaveText(['Today', /^Requests/, 'Events', /^Inbox/, 'More'])
  await expect(bar.locator('[aria-current=page]')).toHaveText(/^Inbox/)
  const box = await bar.boundingBox()
  expect([box?.height, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([72, 844])
  for (const target of await page
    .locator('header a:visible, header summary:visible, .bottom-bar :is(a, button)')
    .all()) {
    const size = await target.boundingBox()
    // The switcher is drawn lower for a mouse, which this window has.
    const isSummary = await target.evaluate((element) => element.tagName === 'SUMMARY')
    expect(Math.min(size?.width ?? 0, isSummary ? 44 : (size?.height ?? 0))).toBeGreaterThanOrEqual(44)
  }
  await bar.getByRole('button', { name: 'More' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Mail' }).click()
  await expect(page).toHaveURL(/\/admin\/mail$/)
})

test('the bar of a phone makes room for the keyboard', async ({ page, demo, context }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAs(page, context, demo, 'supplier', '/account')
  await page.locator('#profile-name').focus()
  await expect(rail(page, 'Main places')).not.toBeInViewport()
  await page.locator('#profile-name').blur()
  await expect(rail(page, 'Main places')).toBeInViewport()
})

test('the language and the theme change in the rail, and the page stays', async ({ page, demo, context }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openAs(page, context, demo, 'supplier', '/hospital')
  await rail(page, 'Your pages').getByRole('link', { name: 'SV Svenska' }).click()
  await expect(page).toHaveURL(/\/hospital\?lang=sv$/)
  await expect(rail(page, 'Dina sidor').getByRole('button', { name: 'Logga ut' })).toBeVisible()
  const toggle = rail(page, 'Dina sidor').getByRole('button', { name: /Quiet Force/ })
  await startHydration(page)
  await toggle.click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'nordbro-minimal')
  await page.goto('/hospital?lang=en')
})

test('the rail stays in view, with its foot, while a long page scrolls', async ({ page, demo, context }) => {
  await page.setViewportSize({ width: 1440, height: 700 })
  await openAs(page, context, demo, 'embassy', '/ambassador')
  await page.mouse.move(800, 400)
  await page.mouse.wheel(0, 900)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  await expect(rail(page, 'Your pages').getByRole('button', { name: 'Sign Out' })).toBeInViewport()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Request Partnership' })).toBeInViewport()
})

test('Back returns to the place where one was', async ({ page, demo, context }) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await openAs(page, context, demo, 'embassy', '/ambassador')
  await startHydration(page)
  await page.evaluate(() => scrollTo(0, 800))
  await rail(page, 'Your pages').getByRole('link', { name: 'Account' }).click()
  await expect(heading(page)).toHaveText('Your account')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(800)
})

test('a fast navigation shows no progress; one slower than 150 ms shows a line', async ({ page, demo, context }) => {
  await openAs(page, context, demo, 'supplier', '/account')
  await startHydration(page)
  const held = Promise.withResolvers<void>()
  await page.route('**/supplier.data*', async (route) => {
    await held.promise
    await route.continue()
  })
  const line = page.locator('.progress-line')
  await rail(page, 'Your pages').getByRole('link', { name: 'Home', exact: true }).click()
  await expect(line).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible()
  held.resolve()
  await expect(heading(page)).toHaveText('Supplier Dashboard')
  await expect(line).toHaveCount(0)
})

test('Enter on the role selection opens one’s own role, but not while a link has the focus', async ({
  page,
  demo,
  context,
}) => {
  await openAs(page, context, demo, 'hospital', '/select-role')
  await startHydration(page)
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Embassy', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/ambassador$/)
  await page.goto('/select-role')
  await startHydration(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/hospital$/)
})

test('the first link of the role selection is one’s own role', async ({ page, demo, context }) => {
  await openAs(page, context, demo, 'embassy', '/select-role')
  await page.getByRole('link', { name: 'Skip to content' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link', { name: 'Embassy', exact: true })).toBeFocused()
})

test('an answer takes an event off what is next, and off the count of the rail', async ({ page, demo, context }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  // The page of a role shows three events, and the count is of all.
  const Cookie = await enterAs(demo, 'embassy')
  const { text } = await ask(demo, '/events', { headers: { Cookie } })
  for (const [, id] of [...text.matchAll(/id="event-([\w-]{36})"/g)].slice(3))
    await post(demo, `/events/${id}/answer`, { response: 'not_attending' }, { Cookie })
  await openAs(page, context, demo, 'embassy', '/ambassador')
  await startHydration(page)
  const next = page.getByRole('region', { name: 'Next for you' })
  const events = rail(page, 'Your pages').getByRole('link', { name: /^Events/ })
  await expect(next).toContainText('Waits for your answer')
  await expect(events).toHaveText(/^Events \d+$/)
  for (const button of await page.locator('#events').getByRole('button', { name: 'Not attending' }).all()) {
    const stored = page.waitForResponse((response) => response.request().method() === 'POST')
    await button.click()
    await stored
  }
  await expect(next).not.toContainText('Waits for your answer')
  await expect(events).toHaveText('Events')
})

test('signing in leads to the page chosen in Account, or to the one that was asked for', async ({ site, browser }) => {
  const { email, cookie } = await newMember(site)
  const signedIn = (to?: string) =>
    post(site, '/login?form=sign-in', { email, password, ...(to && { to }) }).then(({ headers }) => headers.location)
  expect(await signedIn()).toBe('/select-role')

  const context = await browser.newContext()
  await enter(context, site, cookie)
  const page = await context.newPage()
  await page.goto(`${site.url}/account`)
  const section = page.getByRole('region', { name: 'Where you start' })
  await expect(section.getByRole('option')).toHaveText(['The choice of a role', 'The page of my role'])
  await section.getByLabel('First page').selectOption('The page of my role')
  await section.getByRole('button', { name: 'Start here' }).click()
  await expect(section.getByText('Saved. It counts from the next time you sign in.')).toBeVisible()
  await page.reload()
  await expect(section.getByLabel('First page')).toHaveValue('own-role')
  await context.close()

  expect(await signedIn()).toBe('/supplier')
  expect(await signedIn('/account')).toBe('/account')
  expect(await signedIn('//elsewhere.example')).toBe('/supplier')
})

test('a page that does not exist is said so inside the frame', async ({ page, demo, context }) => {
  await openAs(page, context, demo, 'admin', '/admin/events/00000000-0000-4000-8000-000000000000')
  await expect(heading(page)).toHaveText('Oops! Page not found')
  await expect(rail(page).locator('[aria-current=page]')).toHaveText('Events')
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
})

test('printed, a page has no frame', async ({ page, demo, context }) => {
  await openAs(page, context, demo, 'supplier', '/supplier')
  await page.emulateMedia({ media: 'print' })
  await expect(heading(page)).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Sign Out' })).toHaveCount(0)
  await expect(rail(page, 'Your pages')).toHaveCount(0)
  await expect(page.locator('.print-foot')).toBeVisible()
})

test('a member on an admin page keeps their own frame, is told what to do, and finds the way back', async ({
  page,
  demo,
  context,
}) => {
  await enter(context, demo, await enterAs(demo, 'hospital'))
  for (const path of ['/admin', '/admin/requests', '/admin/no-such-page']) {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(403)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Denied')
    await expect(page.getByText("You don't have admin permissions to access this page.")).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Your pages' })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
  }
  await expectNoViolations(page)
  await page.getByRole('link', { name: 'To your page' }).click()
  await expect(page).toHaveURL(/\/hospital$/)
})

test('an address below admin that does not exist keeps the frame of admins', async ({ page, demo, context }) => {
  await enter(context, demo, await enterAs(demo, 'admin'))
  const answer = await page.goto('/admin/no-such-page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
  await expect(page.getByRole('navigation', { name: 'Admin' })).toBeVisible()
})

test('the script of a page is in few files, and a public page loads none of the workspace', async ({
  page,
  demo,
  context,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => request.url().endsWith('.js') && scripts.push(new URL(request.url()).pathname))
  for (const path of ['/login', '/circles', '/privacy']) {
    await page.goto(path)
    await startHydration(page)
  }
  expect(scripts).not.toEqual([])
  expect(scripts.filter((script) => /\/(workspace|lists)-/.test(script))).toEqual([])
  await enter(context, demo, await enterAs(demo, 'admin'))
  for (const path of ['/supplier', '/admin/requests']) {
    await page.goto('about:blank')
    scripts.length = 0
    await page.goto(path)
    await startHydration(page)
    expect(scripts.filter((script) => script.includes('/workspace-'))).toHaveLength(1)
    const files = new Set(scripts)
    expect(files.size, `${path}: ${[...files].join(' ')}`).toBeLessThanOrEqual(40)
  }
})

test('the bar names Set up and Import, though the rail does not list them', async ({ page, demo, context }) => {
  await openAs(page, context, demo, 'admin', '/admin/setup')
  const path = page.getByRole('banner').getByRole('navigation', { name: 'Where you are' })
  await expect(path).toHaveText('Set up')
  await expect(rail(page).getByRole('link', { name: 'Set up' })).toHaveCount(0)
  await page.goto('/admin/import')
  await expect(path.getByRole('listitem')).toHaveText(['Users', '/Import members'])
  await expect(rail(page).locator('[aria-current=page]')).toHaveText('Users')
  await path.getByRole('link', { name: 'Users' }).click()
  await expect(heading(page)).toHaveText('Users')
  await expect(path).toHaveText('Users')
})

test('single-key shortcuts are switched off in Account, and the sheet shows the same', async ({
  page,
  demo,
  context,
}) => {
  await openAs(page, context, demo, 'admin', '/account')
  await startHydration(page)
  const section = page.getByRole('region', { name: 'Keyboard shortcuts' })
  await section.getByRole('checkbox', { name: 'Use single-key shortcuts' }).click()
  await expectNoViolations(page)
  await page.goto('/admin/today')
  await startHydration(page)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
  const onSheet = page.getByRole('dialog').getByRole('checkbox', { name: 'Use single-key shortcuts' })
  await expect(onSheet).not.toBeChecked()
  await onSheet.click()
  await page.goto('/account')
  await startHydration(page)
  await expect(section.getByRole('checkbox')).toBeChecked()
})
