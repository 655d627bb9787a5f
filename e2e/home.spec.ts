import { expect, expectLaidOut, startHydration, test } from './test.ts'

test('the switch leads from the current home page to the new one and back', async ({ page }) => {
  await page.goto('/')
  const choice = page.getByRole('navigation', { name: 'Homepage' })
  await expect(choice).toContainText('Homepage:Current/New')
  await expect(choice.getByRole('link', { name: 'Current' })).toHaveAttribute('aria-current', 'page')
  await choice.getByRole('link', { name: 'New' }).click()
  await expect(page).toHaveURL(/\/\?home=new$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bring the right people to the same table')
  await expect(page.getByRole('link', { name: 'Join Circle' })).toHaveCount(0)
  await choice.getByRole('link', { name: 'Current' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nordic healthcare moves by conversation')
  // After client navigation React also renders the parts that are not hydrated on a server-rendered page.
  await expect(page.getByRole('heading', { name: 'How the work is done' })).toBeVisible()
})

test('the three links of the hero lead to their sections', async ({ page }) => {
  await page.goto('/')
  for (const [name, section] of [
    ['What we do', 'whatido'],
    ['Scroll down to who takes part', 'trusted'],
    ['Get Strategy Signals', 'newsletter'],
  ] as const) {
    await page.getByRole('main').getByRole('link', { name }).first().click()
    await expect(page).toHaveURL(new RegExp(`#${section}$`))
    await expect(page.locator(`#${section}`)).toBeInViewport()
  }
})

test('each row of what I do is one link, to be pressed anywhere', async ({ page }) => {
  const open = async () => {
    await page.goto('/')
    // A forced click does not wait until its target stands still.
    await expectLaidOut(page)
  }
  await open()
  for (const [word, address] of [
    ['Signals', /\/newsletter$/],
    ['Circles', /\/circles$/],
    ['Advisory', /\/#work$/],
  ] as const) {
    await page.locator('#whatido').getByRole('heading', { name: word }).click({ force: true })
    await expect(page).toHaveURL(address)
    await open()
  }
})

test('without logos, quotes and a founder the page shows the kinds of organization and the partners', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.locator('#trusted').getByRole('listitem')).toHaveText([
    'Regions and health systems',
    'University hospitals',
    'Payers and procurement',
    'MedTech and life science',
    'Digital health',
    'Embassies',
  ])
  await expect(page.locator('#testimonials')).toHaveCount(0)
  const founder = page.locator('#founder')
  await expect(founder).toContainText('The Nordbro partners')
  await founder.getByRole('link', { name: 'What we believe in' }).click()
  await expect(page).toHaveURL(/\/vision$/)
  await page.getByRole('link', { name: 'Back to Nordbro' }).last().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nordic healthcare moves by conversation')
})

test('a section can be reached from another page, by a click and by its address', async ({ page }) => {
  await page.goto('/pricing')
  await startHydration(page)
  await page.getByRole('banner').getByRole('link', { name: 'Work', exact: true }).click()
  await expect(page).toHaveURL(/\/#work$/)
  await expect(page.locator('#work')).toBeInViewport()
  await page.goto('/contact')
  await page.goto('/#latest')
  await expect(page.locator('#latest')).toBeInViewport()
})

test('Circle Access leads to signing in, Join Circle opens the dialog', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Circle Access' })).toHaveAttribute('href', '/login')
  await page.getByRole('link', { name: 'Join Circle' }).click()
  await expect(page.getByRole('dialog', { name: 'Join Circle' })).toBeVisible()
})

test('the new home page links to the four programs and both request pages, and answers three questions', async ({
  page,
}) => {
  await page.goto('/?home=new')
  const main = page.getByRole('main')
  for (const [name, address] of [
    ['Request an invite', '/contact'],
    ['See the programs', '#programs'],
    ['Clinical visits', '/programs/visits'],
    ['Insight exchange', '/programs/exchange'],
    ['Ambassador network', '/ambassadors'],
    ['Speed-dial', '/speed-dial'],
    ['Get in touch about programs', '/contact'],
    ['Request access', '/contact#speed-dial'],
  ] as const) {
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', new RegExp(`${address}$`))
  }
  const questions = main.locator('summary')
  await expect(questions).toHaveText([
    'Is this a consultancy?',
    'Do you sell introductions?',
    'Do you name host sites in advance?',
  ])
  await questions.first().click()
  await expect(main.getByText('We advise and we connect', { exact: false })).toBeVisible()
})
