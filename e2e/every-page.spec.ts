import { inLanguage, languages, notFound, pages } from './pages.ts'
import { expect, startHydration, test } from './test.ts'

test.use({ complaints: notFound })

const tags = { en: 'en', sv: 'sv', no: 'nb' }

for (const { name, path, status, heading, still } of pages) {
  test(`every language, before and after it comes alive: ${name}`, async ({ page }) => {
    for (const lang of languages) {
      const response = await page.goto(inLanguage(path, lang))
      expect(response?.status()).toBe(status)
      await expect(page.locator('html')).toHaveAttribute('lang', tags[lang])
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading[lang])
      if (still) continue
      const headings = page.getByRole('heading')
      const sent = await headings.allTextContents()
      await startHydration(page)
      // React says what the server said, in the same language.
      expect(await headings.allTextContents()).toEqual(sent)
    }
  })
}
