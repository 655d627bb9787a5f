import { enter, newMember, post } from './accounts.ts'
import { expectNoViolations } from './axe.ts'
import { enterAs, expect, test } from './demo.ts'
import { writeToUs } from './inbox.ts'
import { bottomOfBox, detailOf, requestsOf, rows } from './lists.ts'
import { startHydration } from './test.ts'

// Where the parts of a list stand, at every width.
test.use({ demoName: 'lists', complaints: /status of 422/ })
test.beforeEach(async ({ demo, context }) => enter(context, demo, await enterAs(demo, 'admin')))

test('names and addresses of 120 characters neither overlap nor scroll sideways', async ({ page, demo }) => {
  test.setTimeout(90_000)
  const long = `Lang${'navn'.repeat(29)}`
  await post(demo, '/request-access', {
    name: long,
    email: `${'a'.repeat(60)}@${'b'.repeat(50)}.example`,
    organization: long,
    role: 'hospital',
    reason: 'We plan a new ward.',
  })
  for (const path of [
    '/admin/requests',
    '/admin',
    '/admin/mail',
    '/admin/inbox',
    '/admin/events',
    '/admin/activity',
    '/admin/security-events',
  ]) {
    await page.goto(path)
    for (const width of [360, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const faults = await page.evaluate(() => {
        const overlaps = [...document.querySelectorAll('[data-row]')].flatMap((row) => {
          const cells = [...row.children].map((cell) => cell.getBoundingClientRect()).filter(({ width }) => width > 0)
          return cells.flatMap((one, index) =>
            cells
              .slice(index + 1)
              .filter((two) => one.right > two.left + 1 && two.right > one.left + 1)
              .filter((two) => one.bottom > two.top + 1 && two.bottom > one.top + 1)
              .map(() => row.textContent),
          )
        })
        return { overlaps, sideways: document.documentElement.scrollWidth - window.innerWidth }
      })
      expect([path, width, faults]).toEqual([path, width, { overlaps: [], sideways: expect.any(Number) }])
      expect([path, width, faults.sideways <= 0]).toEqual([path, width, true])
    }
  }
})

test('a dialog that asks can be cancelled, and nothing that destroys has the focus first', async ({ page, demo }) => {
  const member = await newMember(demo)
  await page.goto(`/admin?q=${encodeURIComponent(member.email)}`)
  await startHydration(page)
  await page.getByRole('link', { name: member.email }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Remove this user?' })
  const remove = dialog.getByRole('button', { name: 'Remove', exact: true })
  await expect(remove).toBeVisible()
  await expect(remove).not.toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(remove).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Remove', exact: true })).toBeFocused()
  await page.reload()
  await expect(page.getByRole('row').filter({ hasText: member.email })).toBeVisible()
})

test('the height of rows is chosen on the first line of the filter, and 1024 px have room for the opened row', async ({
  page,
}) => {
  for (const path of ['/admin', '/admin/requests', '/admin/inbox', '/admin/events', '/admin/mail']) {
    await page.goto(path)
    for (const width of [768, 900, 1024, 1100, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const search = await page.getByRole('searchbox').first().boundingBox()
      const density = await page.getByRole('button', { name: /(Lower|Taller) rows/ }).boundingBox()
      const apart = Math.abs(
        (density?.y ?? 0) + (density?.height ?? 0) / 2 - (search?.y ?? 0) - (search?.height ?? 0) / 2,
      )
      expect([path, width, apart < 12]).toEqual([path, width, true])
    }
  }
  // A scrollbar may take 17 px.
  await page.setViewportSize({ width: 1024 - 17, height: 900 })
  for (const path of ['/admin/requests', '/admin/inbox']) {
    await page.goto(path)
    const list = await page.getByRole('table').boundingBox()
    const detail = await page.locator('#detail').boundingBox()
    expect([path, (detail?.x ?? 0) >= (list?.x ?? 0) + (list?.width ?? 0)]).toEqual([path, true])
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the commands on a user and on a message are at the foot of the window', async ({ page, demo }) => {
    const member = await newMember(demo)
    await page.goto(`/admin?q=${encodeURIComponent(member.email)}`)
    await startHydration(page)
    await page.getByRole('link', { name: member.email }).tap()
    for (const name of ['Promote to admin', 'Remove']) {
      const button = page.getByRole('button', { name, exact: true })
      await expect(button).toBeInViewport({ ratio: 1 })
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    }
    await expect(page.getByRole('combobox', { name: 'Access level', exact: true })).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Remove', exact: true }).tap()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).tap()
    await expect(page.getByText('The account and its sessions have been removed.')).toBeVisible()

    const { name, email } = await writeToUs(demo)
    await page.goto(`/admin/inbox?q=${encodeURIComponent(email)}`)
    await startHydration(page)
    await page.getByRole('link', { name }).tap()
    const answer = page.getByRole('button', { name: 'Answer', exact: true })
    await expect(answer).toBeInViewport({ ratio: 1 })
    await answer.tap()
    await expect(page.getByRole('textbox', { name: 'Answer' })).toBeFocused()
  })

  test('the list of users shows names, and the addresses under them', async ({ page }) => {
    await page.goto('/admin?q=ward%40sample.example')
    const row = rows(page).first()
    const name = await row.getByRole('link').boundingBox()
    const address = row.locator('.list-second').filter({ hasText: 'ward@sample.example' })
    await expect(address).toBeVisible()
    await expect(row.getByRole('link')).toContainText('Solheim')
    expect((await address.boundingBox())?.y).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? 0) - 2)
    await expect(row.getByText('Hospital')).toBeVisible()
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(64)
    // Of a message the words give way to its kind.
    await page.goto('/admin/inbox')
    const kinds = rows(page).locator('[data-place=what] .list-second')
    await expect(kinds.first()).toBeVisible()
    expect(await kinds.evaluateAll((all) => all.filter((kind) => kind.scrollWidth > kind.clientWidth).length)).toBe(0)
  })

  test('a notice stands above the buttons at the foot of the window', async ({ page, demo }) => {
    const organization = `Fot ${crypto.randomUUID()}`
    await requestsOf(demo, organization, 2)
    await page.goto(`/admin/requests?q=${organization}`)
    await startHydration(page)
    await page.getByRole('link', { name: 'Person 2' }).tap()
    await page.getByRole('button', { name: /Approve/ }).tap()
    const notice = page.getByRole('status').filter({ hasText: 'Access request has been approved.' })
    await expect(notice).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Person 1' })).toBeVisible()
    const approve = page.getByRole('button', { name: /Approve/ })
    await expect(approve).toBeInViewport({ ratio: 1 })
    expect(bottomOfBox(await notice.boundingBox())).toBeLessThanOrEqual((await approve.boundingBox())?.y ?? 0)

    const member = await newMember(demo)
    await page.goto(`/admin?q=${encodeURIComponent(member.email)}`)
    await startHydration(page)
    await page.getByRole('link', { name: member.email }).tap()
    await page.getByRole('combobox', { name: 'Access level', exact: true }).selectOption('premium')
    const toast = page.getByRole('dialog').filter({ hasText: 'User Updated' })
    await expect(toast).toBeVisible()
    const commands = await page.locator('.detail-actions').boundingBox()
    await expect.poll(async () => bottomOfBox(await toast.boundingBox())).toBeLessThanOrEqual(commands?.y ?? 0)
  })

  test('a tapped row opens at the top with its heading focused, and the decision is at the foot of the window', async ({
    page,
    demo,
  }) => {
    const organization = `Telefon ${crypto.randomUUID()}`
    await requestsOf(demo, organization, 3)
    await page.goto(`/admin/requests?q=${organization}`)
    await startHydration(page)
    await expect(detailOf(page, 'Person 3')).toBeHidden()
    await page.getByRole('link', { name: 'Person 1' }).tap()
    const heading = page.getByRole('heading', { name: 'Person 1' })
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport()
    const approve = page.getByRole('button', { name: /Approve/ })
    await expect(approve).toBeInViewport({ ratio: 1 })
    expect((await approve.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await expectNoViolations(page)
    await approve.tap()
    await expect(page.getByText('Access request has been approved.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Person 2' })).toBeInViewport()
  })
})
