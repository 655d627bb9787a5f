import { aPdf } from '../test/uploads.ts'
import { enter } from './accounts.ts'
import { expectNoViolations } from './axe.ts'
import { enterAs, expect, test } from './demo.ts'
import { colleagues, moveDeliverable, startEngagement } from './engagements.ts'
import { ask } from './http.ts'
import { startHydration } from './test.ts'

// Of its own: what is promised here would be on the pages of other tests.
test.use({ demoName: 'deliverables', complaints: /status of (404|422)/ })

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

test('a deliverable is completed with its file, and the partner accepts it', async ({ page, demo, context }) => {
  const id = await startEngagement(demo)
  await enter(context, demo, await enterAs(demo, 'admin'))
  await page.goto(`/admin/engagements/${id}`)
  const panel = page.getByRole('region', { name: 'Deliverables' })
  await expect(panel.getByText('1 pending', { exact: true })).toBeVisible()
  await panel.getByRole('link', { name: 'Scope', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Scope')
  await startHydration(page)
  await page.getByLabel('Attach a file').setInputFiles({
    ...{ name: 'scope.pdf', mimeType: 'application/pdf', buffer: Buffer.from(aPdf()) },
  })
  await page.getByRole('button', { name: 'Upload and attach' }).click()
  const file = page.getByRole('link', { name: 'scope.pdf' })
  await expect(file).toBeVisible()
  const href = (await file.getAttribute('href')) ?? ''
  await page.getByRole('button', { name: 'Mark as complete' }).click()
  await expect(page.getByText('Its state is changed.')).toBeVisible()
  // Dropping takes a reason.
  await page.getByRole('button', { name: 'Drop' }).click()
  await expect(page.getByLabel('Why it is dropped')).toBeFocused()
  await expectNoViolations(page)

  await context.clearCookies()
  await enter(context, demo, await enterAs(demo, colleagues.jonas))
  for (const path of ['/supplier', `/engagements/${id}`]) {
    await page.goto(path)
    await expect(page.getByRole('link', { name: /scope\.pdf/ })).toHaveAttribute('href', href)
    for (const width of [390, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    }
    await expectNoViolations(page)
  }
  await startHydration(page)
  const accept = page.getByRole('button', { name: 'Accept: Scope' })
  const confirmed = page.getByRole('button', { name: 'Yes, accept' })
  // Reopened behind the back of the page: the reason stays when the button goes.
  await moveDeliverable(demo, id, 'reopen', { state: 'pending', reason: 'A page is missing' })
  await accept.click()
  await page.keyboard.press('Escape')
  await expect(accept).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('You accept it for your organisation')).toBeFocused()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Not yet' }).click()
  await accept.click()
  await confirmed.click()
  await expect(page.getByText('This is not complete any more')).toBeVisible()
  await expect(accept).toHaveCount(0)
  await moveDeliverable(demo, id, 'move', { state: 'complete', reason: '' })
  await page.reload()
  await startHydration(page)
  // Opened and completed once more: what the page shows may not be what is accepted.
  await moveDeliverable(demo, id, 'reopen', { state: 'pending', reason: 'Another page is missing' })
  await moveDeliverable(demo, id, 'move', { state: 'complete', reason: '' })
  await accept.click()
  await confirmed.click()
  await expect(page.getByText('It was changed after this page was opened')).toBeVisible()
  await accept.click()
  await confirmed.click()
  await expect(page.getByText(/^Accepted by Jonas/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Accept: Scope' })).toHaveCount(0)
  expect((await ask(demo, href, { headers: { Cookie: await enterAs(demo, colleagues.jonas) } })).status).toBe(200)
  expect((await ask(demo, href, { headers: { Cookie: await enterAs(demo, 'hospital') } })).status).toBe(404)
})

test('a due date is saved after the state was changed on the same page, and not silently lost in another tab', async ({
  page,
  demo,
  context,
}) => {
  const id = await startEngagement(demo)
  await enter(context, demo, await enterAs(demo, 'admin'))
  await page.goto(`/admin/engagements/${id}`)
  await page.getByRole('link', { name: 'Sites confirmed', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sites confirmed')
  await startHydration(page)
  const other = await context.newPage()
  await other.goto(page.url())
  await startHydration(other)
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(page.getByText('Its state is changed.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mark as complete' })).toBeVisible()
  await page.getByLabel('Due on').fill(inDays(40))
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('The changes are saved.')).toBeVisible()
  await expect(page.getByText('Its state is changed.')).toHaveCount(0)
  // The other tab knows neither: it is told so, and keeps what it has.
  await other.getByRole('group', { name: 'English' }).getByLabel('Title').fill('Sites agreed')
  await other.getByRole('button', { name: 'Save changes' }).click()
  await expect(other.getByText('Someone was faster')).toBeVisible()
  await other.getByRole('button', { name: 'Save changes' }).click()
  await expect(other.getByText('The changes are saved.')).toBeVisible()
  await expect(other.getByLabel('Due on')).toHaveValue(inDays(40))
})

test('a due date takes what follows with it', async ({ page, demo, context }) => {
  const id = await startEngagement(demo)
  await enter(context, demo, await enterAs(demo, 'admin'))
  await page.goto(`/admin/engagements/${id}`)
  const visit = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Visit days' }) })
  const dueOf = () => visit.locator('time').getAttribute('datetime')
  const before = await dueOf()
  await page.getByRole('link', { name: 'Sites confirmed' }).click()
  await startHydration(page)
  await page.getByLabel('Due on').fill(inDays(80))
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('The changes are saved.')).toBeVisible()
  await page.getByRole('link', { name: '← The engagement' }).click()
  await expect(visit).toBeVisible()
  const after = await dueOf()
  expect(after && before && after > before).toBe(true)
  expect(after && after > inDays(80)).toBe(true)
})

test('hours that a hospital gave outside of events are entered and removed', async ({ page, demo, context }) => {
  await enter(context, demo, await enterAs(demo, 'admin'))
  await page.goto('/admin/organisations?q=Fjellvik')
  await page.getByRole('link', { name: 'Fjellvik sykehus' }).first().click()
  await page.getByRole('link', { name: /of 4–9 hours/ }).click()
  await startHydration(page)
  await page.getByRole('textbox', { name: 'Hours' }).fill('1.5')
  await page.getByRole('button', { name: 'Enter hours' }).click()
  await expect(page.getByText('The hours are entered.')).toBeVisible()
  await expect(page.getByText('Need survey, 1.5 h', { exact: false })).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: /^Remove 1\.5 h of Need survey/ }).click()
  await expect(page.getByText('Nothing was entered for this year.')).toBeVisible()
})

test('an item is added to a template, and the first template comes back', async ({ page, demo, context }) => {
  await enter(context, demo, await enterAs(demo, 'admin'))
  await page.goto('/admin/engagements/templates/exchange')
  await expectNoViolations(page)
  await startHydration(page)
  await page.getByText('Add an item', { exact: true }).click()
  const form = page.getByRole('form', { name: 'Add an item' })
  const english = form.getByRole('group', { name: 'English' })
  await english.getByLabel('Title').fill('Dinner')
  await english.getByLabel('Description').fill('With both sides.')
  await form.getByLabel('Due').fill('5')
  const level = form
    .getByRole('group', { name: /^Only at these levels/ })
    .getByRole('checkbox')
    .last()
  await level.check()
  await page.reload()
  await expect(english.getByLabel('Title')).toHaveValue('Dinner')
  await expect(level).toBeChecked()
  await form.getByRole('button', { name: 'Add item' }).click()
  await expect(page.getByText('The item is added.')).toBeVisible()
  await expect(page.locator('summary').filter({ hasText: 'Dinner' })).toBeVisible()
  await page.getByRole('button', { name: 'Restore the first template' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText('The template is as it was at first.')).toBeVisible()
  await expect(page.locator('summary').filter({ hasText: 'Dinner' })).toHaveCount(0)
})

test('a deliverable that is opened is not called unsaved', async ({ page, demo, context }) => {
  const id = await startEngagement(demo)
  await enter(context, demo, await enterAs(demo, 'admin'))
  await page.addInitScript(() => {
    const look = () =>
      /Unsaved/.test(document.querySelector('main')?.textContent ?? '') && Object.assign(window, { saw: true })
    new MutationObserver(look).observe(document, { subtree: true, childList: true })
  })
  await page.goto(`/admin/engagements/${id}`)
  await page.getByRole('region', { name: 'Deliverables' }).getByRole('link', { name: 'Scope', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Scope')
  await startHydration(page)
  // By now what hydration has set is rendered too.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect(await page.evaluate(() => 'saw' in window)).toBe(false)
})

test('what is typed about a deliverable and not saved is back when its page is opened again', async ({
  page,
  demo,
  context,
}) => {
  await enter(context, demo, await enterAs(demo, 'admin'))
  await page.goto('/admin/engagements?q=aldera&state=running')
  await page.getByRole('main').getByRole('row').getByRole('link').first().click()
  await page
    .getByRole('region', { name: 'Deliverables' })
    .getByRole('listitem')
    .last()
    .getByRole('link')
    .first()
    .click()
  const form = page.getByRole('form', { name: 'Change it' })
  await startHydration(page)
  const title = form.getByRole('group', { name: 'Swedish' }).getByLabel('Title')
  const stored = await title.inputValue()
  await title.fill('Skrivet men inte sparat')
  await expect(form.getByText('Unsaved, but not lost')).toBeVisible()
  const { pathname } = new URL(page.url())
  await page.goto('/admin')
  await page.goto(pathname)
  await expect(page.getByText(/^Your text from .+ is back\./)).toBeVisible()
  await expect(title).toHaveValue('Skrivet men inte sparat')
  await expectNoViolations(page)
  await startHydration(page)
  await form.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('The changes are saved.')).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^Your text from .+ is back\./)).toHaveCount(0)
  await expect(title).toHaveValue('Skrivet men inte sparat')
  await startHydration(page)
  await title.fill(stored)
  await form.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('The changes are saved.')).toBeVisible()
})
