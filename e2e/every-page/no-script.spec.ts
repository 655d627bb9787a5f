import { inLanguage, languages, notFound, pages } from '../pages.ts'
import { expect, test } from '../test.ts'

test.use({ javaScriptEnabled: false, complaints: notFound })

for (const { name, path, status, heading } of pages) {
  test(`readable without JavaScript in every language: ${name}`, async ({ page }) => {
    for (const lang of languages) {
      const response = await page.goto(inLanguage(path, lang))
      expect(response?.status()).toBe(status)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading[lang])
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // No part waits for a script.
      expect(await page.getByText(/loading/i).count()).toBe(0)
    }
  })
}
