import { expectNoTranslationViolations } from '../axe.ts'
import { inLanguage, languages, notFound, pages } from '../pages.ts'
import { expect, startHydration, test } from '../test.ts'

test.use({ complaints: notFound })

const tags = { en: 'en', sv: 'sv', no: 'nb' }
const widths = [360, 768, 1440]

const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

for (const { name, path, status, heading, isStatic } of pages) {
  test(`readable in every language before and after hydration, and nothing scrolls sideways: ${name}`, async ({
    page,
  }) => {
    for (const lang of languages) {
      const response = await page.goto(inLanguage(path, lang))
      expect(response?.status()).toBe(status)
      await expect(page.locator('html')).toHaveAttribute('lang', tags[lang])
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading[lang])
      if (!isStatic) {
        const headings = page.getByRole('heading')
        const sent = await headings.allTextContents()
        await startHydration(page)
        // React renders the same headings in the same language.
        expect(await headings.allTextContents()).toEqual(sent)
      }
      // accessibility.spec.ts runs all rules on the English page.
      if (lang !== 'en') await expectNoTranslationViolations(page)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        expect([lang, width, await page.evaluate(overflow)]).toEqual([lang, width, 0])
      }
    }
  })
}
