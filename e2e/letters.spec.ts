import { createDocument, pageText, unique } from './content-admin.ts'
import { expect, test } from './demo.ts'

test('the letter on the home page opens to the whole, and from there to the one before', async ({ page }) => {
  await page.goto('/')
  const newsletter = page.locator('#newsletter')
  await expect(newsletter.getByText('The question to raise')).toBeVisible()
  await newsletter.getByRole('link', { name: /^Open the whole letter/ }).click()
  await expect(page).toHaveURL(/\/newsletter\/issues\/\d{4}-\d\d-\d\d$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Whose budget falls')
  await page.getByRole('link', { name: /^Previous letter/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A night nurse')
})

test('the shelf is a list of letters, reached by keyboard, with the open one marked', async ({ page }) => {
  await page.goto('/newsletter')
  const shelf = page.getByRole('navigation', { name: 'Past letters' })
  expect(await shelf.getByRole('listitem').count()).toBeGreaterThan(5)
  const spine = shelf.getByRole('link', { name: /Nobody calls it off/ })
  await spine.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nobody calls it off')
  await expect(page.locator('[aria-current="page"]', { hasText: 'Nobody calls it off' })).toBeVisible()
})

test('a published letter has its own page, with every part, and is in the archive and the sitemap', async ({
  demo,
}) => {
  const [title, text, plan, question] = [unique('Title'), unique('Text'), unique('Plan'), unique('Question')]
  const week = '2019-01-07'
  await createDocument(demo, 'brief', {
    weekStart: week,
    'title.en': title,
    'opening.en': 'Opening words.',
    'items.0.heading.en': 'A heading',
    'items.0.text.en': text,
    'items.0.plan.en': plan,
    'question.en': question,
  })
  const letter = await pageText(demo, `/newsletter/issues/${week}`)
  for (const part of [title, 'Opening words.', 'A heading', text, 'For your plan:', plan, question])
    expect(letter).toContain(part)
  expect(await pageText(demo, '/newsletter/issues')).toContain(title)
  expect(await pageText(demo, '/sitemap.xml')).toContain(`/newsletter/issues/${week}`)
})
