import type { Locator, Page } from '@playwright/test'
import { expect, test } from './test.ts'

const notes = ['care-moves-home', 'before-the-tender', 'after-the-pilot']

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not on the page')
  return box
}

test('notes are filtered by a link to their category', async ({ page }) => {
  await page.goto('/notes')
  await expect(page.getByRole('article')).toHaveCount(3)
  const categories = page.getByRole('navigation', { name: 'Categories' })
  await categories.getByRole('link', { name: 'Procurement' }).click()
  await expect(page).toHaveURL(/\/notes\/category\/procurement$/)
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(categories.getByRole('link', { name: 'Procurement' })).toHaveAttribute('aria-current', 'page')
  await categories.getByRole('link', { name: 'All' }).click()
  await expect(page.getByRole('article')).toHaveCount(3)
})

test('a note says who wrote it, has its figure in words, and leads to the next and the previous', async ({ page }) => {
  await page.goto('/notes/care-moves-home')
  await expect(page.getByText('By the Nordbro partners')).toBeVisible()
  await expect(page.getByRole('img', { name: /In Finland one wellbeing services county pays/ })).toBeVisible()
  await expect(page.getByText('Schematic. Local agreements differ.')).toBeVisible()
  await page.getByRole('link', { name: /^Next note/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The tender is decided before it is published')
  await page.getByRole('link', { name: /^Previous note/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Care moves home/)
})

test('how far a note is read shows without script, unless motion is unwanted', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/notes/care-moves-home')
  const progress = page.locator('.reading-progress')
  const width = () => progress.evaluate((bar) => bar.getBoundingClientRect().width)
  const before = await width()
  await page.mouse.wheel(0, 400)
  await expect.poll(width).toBeGreaterThan(before)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(progress).toBeHidden()
})

/** Characters in each full line of a note's paragraphs; a drop cap takes room from its lines. */
const fullLines = (page: Page) =>
  page.locator('.note-body p:not(.drop-cap)').evaluateAll((paragraphs) =>
    paragraphs.flatMap((paragraph) => {
      const lines = new Map<number, number>()
      for (const node of paragraph.childNodes) {
        for (let index = 0; index < (node.nodeValue?.length ?? 0); index += 1) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + 1)
          const top = Math.round(range.getBoundingClientRect().top)
          lines.set(top, (lines.get(top) ?? 0) + 1)
        }
      }
      return [...lines.values()].slice(0, -1)
    }),
  )

test('lines of a note have 65 to 72 characters', async ({ page }) => {
  for (const width of [768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const note of notes) {
      await page.goto(`/notes/${note}`)
      const lines = await fullLines(page)
      const average = lines.reduce((sum, length) => sum + length, 0) / lines.length
      expect(average, `${note} at ${width}`).toBeLessThanOrEqual(72)
      expect(average, `${note} at ${width}`).toBeGreaterThanOrEqual(65)
    }
  }
})

test('a drop cap has the height of three lines', async ({ page }) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/notes/care-moves-home')
    // The first three lines begin right of the cap, the fourth at the edge.
    const indented = await page.locator('.drop-cap').evaluate((paragraph) => {
      const range = document.createRange()
      range.setStart(paragraph.firstChild as Text, 1)
      range.setEnd(paragraph.firstChild as Text, (paragraph.firstChild as Text).length)
      const edge = paragraph.getBoundingClientRect().left
      return [...range.getClientRects()].filter(({ left }) => left > edge + 20).length
    })
    expect(indented).toBe(3)
  }
})

test('margin notes stand beside their mark, below their paragraph where there is no room, and on paper left of it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/notes/care-moves-home')
  const marginNotes = page.getByRole('note')
  await expect(marginNotes).toHaveCount(2)
  await expect(marginNotes.first()).toContainText('Ask finance for the date, not the amount.')
  const mark = page.getByRole('link', { name: 'Margin note 1', exact: true })
  const places = async () => ({
    mark: await boxOf(mark),
    note: await boxOf(marginNotes.first()),
    text: await boxOf(page.locator('.note-body p').nth(1)),
  })
  const wide = await places()
  expect(wide.note.x).toBeGreaterThan(wide.text.x + wide.text.width)
  expect(Math.abs(wide.note.y - wide.mark.y)).toBeLessThan(20)
  for (const width of [360, 768, 1024]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(marginNotes).toHaveCount(2)
    const { note, text } = await places()
    expect(note.y).toBeGreaterThanOrEqual(text.y + text.height)
    expect(note.x).toBeGreaterThanOrEqual(text.x)
  }
  await page.emulateMedia({ media: 'print' })
  await expect(marginNotes).toHaveCount(2)
  const paper = await places()
  expect(paper.note.x + paper.note.width).toBeLessThan(paper.text.x)
  expect(Math.abs(paper.note.y - paper.mark.y)).toBeLessThan(20)
})

test('a mark leads to its margin note, and that leads back', async ({ page }) => {
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/notes/care-moves-home')
    await page.getByRole('link', { name: 'Margin note 2', exact: true }).click()
    await expect(page.getByRole('note').nth(1)).toBeInViewport()
    expect(page.url()).toContain('#margin-note-2')
    await page.getByRole('link', { name: 'Margin note 2: back to the text' }).click()
    expect(page.url()).toContain('#mark-2')
  }
})

test('printing and copying the link are not offered without JavaScript', async ({ page }) => {
  await page.goto('/notes/care-moves-home')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden()
})

for (const note of notes) {
  test(`the figure of ${note} has a text equivalent, and its words fit in three languages`, async ({ page }) => {
    for (const lang of ['en', 'sv', 'no']) {
      for (const width of [360, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(`/notes/${note}?lang=${lang}`)
        const figure = page.getByRole('figure').getByRole('img')
        await expect(figure).toHaveCount(1)
        expect((await figure.getAttribute('aria-label'))?.length).toBeGreaterThan(200)
        const problems = await figure.evaluate((svg) => {
          const frame = svg.getBoundingClientRect()
          const words = [...svg.querySelectorAll('text')].map((text) => ({
            name: text.textContent,
            box: text.getBoundingClientRect(),
          }))
          const outside = words.filter(({ box }) => box.left < frame.left - 1 || box.right > frame.right + 1)
          const overlapping = words.filter(({ box }, index) =>
            words
              .slice(index + 1)
              .some(
                ({ box: other }) =>
                  box.left < other.right &&
                  other.left < box.right &&
                  box.top + 3 < other.bottom &&
                  other.top + 3 < box.bottom,
              ),
          )
          return [...outside, ...overlapping].map(({ name }) => name)
        })
        expect(problems, `${lang} at ${width}`).toEqual([])
      }
    }
  })
}

test('without a published letter the sample is shown, and says so', async ({ page }) => {
  await page.goto('/newsletter')
  await expect(page.getByText('A sample letter. Its cases are composites.')).toBeVisible()
  await page.getByRole('link', { name: /^Open the whole letter/ }).click()
  await expect(page).toHaveURL(/\/newsletter\/issues\/sample$/)
  await expect(page.getByRole('article').getByText('Signed, the Nordbro partners')).toBeVisible()
})
