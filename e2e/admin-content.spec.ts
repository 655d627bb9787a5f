import { enter } from './accounts.ts'
import {
  changeDocument,
  createDocument,
  fill,
  idOf,
  newNote,
  open,
  pageText,
  publish,
  save,
  unique,
} from './content-admin.ts'
import { enterAs, expect, test } from './demo.ts'

test.use({ complaints: /status of 4/ })
test.beforeEach(async ({ context, demo }) => {
  await enter(context, demo, await enterAs(demo, 'admin'))
})

type Kind = { type: string; page: string; values: (text: string) => Record<string, string> }
const kinds: Kind[] = [
  { type: 'homepage', page: '/', values: (text) => ({ 'heroTitle.en': text }) },
  {
    type: 'note',
    page: '/notes',
    values: (text) => ({ 'title.en': text, slug: `n-${Date.now()}`, 'summary.en': 'In short.', date: '2026-01-02' }),
  },
  { type: 'brief', page: '/', values: (text) => ({ weekStart: '2098-01-06', 'items.0.heading.en': text }) },
  { type: 'clientLogo', page: '/', values: (text) => ({ image: '/samples/tuulisaari.svg', 'alt.en': text }) },
  { type: 'testimonial', page: '/', values: (text) => ({ 'quote.en': text, author: 'Åsa', rank: '-5' }) },
  {
    type: 'microCase',
    page: '/',
    values: (text) => ({ 'market.en': text, 'context.en': 'c', 'move.en': 'm', 'result.en': 'r', rank: '-5' }),
  },
]

for (const { type, page: path, values } of kinds) {
  test(`${type}: publishing, changing and deleting it show on the page at once`, async ({ page, demo }) => {
    const [first, second] = [unique('First words'), unique('Second words')]
    // The first request puts the page into the cache.
    expect(await pageText(demo, path)).not.toContain(first)
    await open(page, `/admin/content/${type}/new`)
    await fill(page, values(first))
    await publish(page)
    expect(await pageText(demo, path)).toContain(first)
    const [name] = Object.entries(values(first)).find(([, value]) => value === first) ?? ['']
    await fill(page, { [name]: second })
    await publish(page)
    expect(await pageText(demo, path)).toContain(second)
    expect(await pageText(demo, path)).not.toContain(first)
    await page.getByRole('button', { name: 'Delete' }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page).toHaveURL(/\/admin\/content(\/[a-zA-Z]+)?$/)
    // A single document has no list to say it on.
    if (!page.url().endsWith('/content')) await expect(page.getByText('Deleted, with its history.')).toBeVisible()
    expect(await pageText(demo, path)).not.toContain(second)
  })
}

test('site: the list opens the only document, and its address shows on every page', async ({ page, demo }) => {
  await open(page, '/admin/content/site')
  await expect(page).toHaveURL(/site\/[\w-]{36}/)
  const email = `${unique('a').replace(' ', '')}@nordbro.example`
  await fill(page, { contactEmail: email })
  await publish(page)
  expect(await pageText(demo, '/pricing')).toContain(email)
  await fill(page, { contactEmail: '' })
  await publish(page)
  expect(await pageText(demo, '/pricing')).not.toContain(email)
})

test('publishing with empty required fields shows the error at each, and keeps the typed values', async ({ page }) => {
  await open(page, '/admin/content/note/new')
  await fill(page, { 'title.sv': 'Bara på svenska', 'body.en': 'One.\n\nTwo.' })
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('2 things to mend')).toBeVisible()
  await expect(page.locator('[id="title.en"]')).toBeFocused()
  await expect(page.locator('[id="title.en"]')).toHaveAccessibleDescription(/needed before it can be published/)
  await expect(page.locator('[id="title.sv"]')).toHaveValue('Bara på svenska')
  await expect(page.locator('[id="body.en"]')).toHaveValue('One.\n\nTwo.')
  await page.locator('#do-save').click()
  await expect(page.getByRole('status').filter({ hasText: 'The draft is saved.' })).toBeVisible()
  await expect(page.getByText('Draft', { exact: true })).toBeVisible()
})

test('a slug that another note has is refused at its field', async ({ page, demo }) => {
  const taken = newNote(unique('The first'))
  await createDocument(demo, 'note', taken)
  await open(page, '/admin/content/note/new')
  await fill(page, { ...newNote('The second'), slug: taken.slug })
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.locator('#slug')).toBeFocused()
  await expect(page.locator('#slug')).toHaveAccessibleDescription(/Another note has this address/)
  await expect(page.locator('[id="title.en"]')).toHaveValue('The second')
})

test('an outdated translation is marked until it is changed or confirmed', async ({ page, demo }) => {
  const note = { ...newNote(unique('One')), 'title.sv': 'Ett', 'title.no': 'En' }
  const id = await createDocument(demo, 'note', { ...note, 'summary.sv': 'Kort.', 'summary.no': 'Kort.' })
  await open(page, `/admin/content/note/${id}`)
  await expect(page.getByText('Outdated')).toHaveCount(0)
  await fill(page, { 'title.en': 'One, rewritten' })
  await save(page)
  await expect(page.getByText('Outdated', { exact: true })).toHaveCount(2)
  await expect(page.getByText('Svenska: 1 outdated · Norsk: 1 outdated')).toBeVisible()
  await page.getByLabel('Still right').first().check()
  await fill(page, { 'title.no': 'En, skrevet om' })
  await save(page)
  await expect(page.getByText('Outdated', { exact: true })).toHaveCount(0)
})

test('a list is filled in, ordered and published with the keyboard alone', { tag: '@W1' }, async ({ page, demo }) => {
  await open(page, '/admin/content/brief/new')
  await page.locator('#weekStart').focus()
  // `fill` instead of keys: the order of day, month and year in a date field depends on the browser's language.
  await page.locator('#weekStart').fill('2097-01-07')
  await page.keyboard.press('Tab')
  const texts = [unique('Alpha'), unique('Beta')]
  while (!(await page.evaluate(() => document.activeElement?.id === 'items.0.heading.en')))
    await page.keyboard.press('Tab')
  await page.keyboard.type(texts[0] ?? '')
  const tabToLabel = async (name: string) => {
    for (let step = 0; step < 40; step += 1) {
      const label = await page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim(),
      )
      if (label === name) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`The keyboard does not reach ${name}`)
  }
  await tabToLabel('Add an item')
  await page.keyboard.press('Enter')
  await expect(page.locator('[id="items.1.heading.en"]')).toBeFocused()
  await page.keyboard.type(texts[1] ?? '')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('[id="items.0"]')).toBeFocused()
  await expect(page.locator('[id="items.0.heading.en"]')).toHaveValue(texts[1] ?? '')
  await tabToLabel('Publish')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Published. The pages show it now.')).toBeVisible()
  const home = await pageText(demo, '/')
  expect(home.indexOf(texts[1] ?? '')).toBeLessThan(home.indexOf(texts[0] ?? ''))
  expect(home).toContain(texts[1])
  await changeDocument(demo, 'brief', idOf(page), {}, 'delete')
})

test('Enter in a field saves the draft, and moves no item', async ({ page }) => {
  await open(page, '/admin/content/brief/new')
  await fill(page, { 'items.0.heading.en': 'One item' })
  await page.locator('[id="items.0.heading.en"]').press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'The draft is saved.' })).toBeVisible()
  await expect(page.locator('[id="items.0.heading.en"]')).toHaveValue('One item')
})

test('a picture of another site is refused with the reason, and no page shows it', async ({ page, demo }) => {
  const alt = unique('A logo from elsewhere')
  await open(page, '/admin/content/clientLogo/new')
  await fill(page, { image: 'https://elsewhere.example/logo.svg', 'alt.en': alt })
  await page.locator('#do-publish').click()
  const picture = page.locator('[id="image"]')
  await expect(picture).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('Pages load no pictures from other sites: visitors would not see it.')).toBeVisible()
  await expect(picture).toHaveValue('https://elsewhere.example/logo.svg')
  expect(await pageText(demo, '/')).not.toContain(alt)
  await fill(page, { image: '/samples/tuulisaari.svg' })
  await page.locator('#do-publish').click()
  await expect(page.getByRole('status').filter({ hasText: 'Published.' })).toBeVisible()
  // A reload does not say it again.
  await page.reload()
  await expect(page.getByRole('status').filter({ hasText: 'Published.' })).toHaveCount(0)
})

test('on a phone the buttons stand above the bar at the foot, and one press reaches them from a field', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/admin/content/brief/new')
  const publishButton = page.getByRole('button', { name: 'Publish', exact: true })
  const bar = await page.getByRole('navigation', { name: 'Main places' }).boundingBox()
  const place = await publishButton.boundingBox()
  expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  await page.locator('#weekStart').focus()
  await publishButton.click()
  await expect(page.getByText('2 things to mend')).toBeVisible()
})
