import type { Page } from '@playwright/test'
import { fill, notices, openDialog, someone, submitButton } from '../access-requests.ts'
import { expectNoTranslationViolations, expectNoViolations } from '../axe.ts'
import { inLanguage, languages, pages } from '../pages.ts'
import { expect, startHydration, test } from '../test.ts'

// Without transitions: axe would measure the contrast of a colour half way through one.
test.use({ complaints: /status of 4(04|22)/ })

type OpenState = (page: Page, lang: string) => Promise<unknown>

/** Sends a form with empty fields, without the browser's validation, and waits for its errors. */
const sendEmpty =
  (path: string, selector = 'main form'): OpenState =>
  async (page, lang) => {
    await page.goto(inLanguage(path, lang))
    await startHydration(page)
    const form = page.locator(selector)
    await form.evaluate((form: HTMLFormElement) => {
      form.noValidate = true
      form.requestSubmit()
    })
    await expect(form.locator('[aria-invalid], [role=alert]').first()).toBeVisible()
  }

/** How to bring a page into each state. */
const states: Record<string, OpenState> = {
  'the contact form with errors': sendEmpty('/contact'),
  'the circles form with errors': sendEmpty('/circles', '#rsvp form'),
  'the newsletter form with errors': sendEmpty('/', '#newsletter form'),
  'signing in with errors': sendEmpty('/login', 'main form:has([name=password])'),
  'registering with errors': sendEmpty('/login?tab=register'),
  'asking for a new password with errors': sendEmpty('/reset-password'),
  'asking for the status link with errors': sendEmpty('/request-access/status'),
  'the request page with errors': async (page, lang) => {
    await page.goto(`/request-access?lang=${lang}`)
    const form = page.getByRole('main').locator('form')
    await fill(form, { ...someone(), name: '\u0007', email: 'asa@hospital' })
    await submitButton(form).click()
    await expect(form.locator('[aria-invalid]')).toHaveCount(2)
  },
  'the request page once sent': async (page, lang) => {
    await page.goto(`/request-access?lang=${lang}`)
    const form = page.getByRole('main').locator('form')
    await fill(form, someone())
    await submitButton(form).click()
    await expect(form).toBeHidden()
  },
  'the dialog': async (page, lang) => {
    await page.goto(`/?lang=${lang}`)
    await openDialog(page)
  },
  'the notice after sending': async (page, lang) => {
    await page.goto(`/?lang=${lang}`)
    const dialog = await openDialog(page)
    await fill(dialog, someone())
    await submitButton(dialog).click()
    await expect(page.locator('dialog:modal')).toHaveCount(0)
    await expect(notices(page, lang).locator('button').first()).toBeVisible()
  },
  'the drawer of a phone': async (page, lang) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`/?lang=${lang}`)
    await page.locator('header button[commandfor]').click()
    await expect(page.locator('dialog:modal')).toBeVisible()
  },
  'the home page on a phone': async (page, lang) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`/?lang=${lang}`)
  },
  'the design showcase': async (page, lang) => {
    await page.goto(`/ui?lang=${lang}`)
    await startHydration(page)
  },
}

// The other languages of each page are tested in languages-and-widths.spec.ts.
for (const { name, path } of pages) {
  test(`axe finds no violations: ${name}`, { tag: '@W1' }, async ({ page }) => {
    await page.goto(path)
    await expectNoViolations(page)
  })
}

for (const [state, openState] of Object.entries(states)) {
  test(`axe finds no violations: ${state}`, { tag: '@W1' }, async ({ page }) => {
    for (const lang of languages) {
      await openState(page, lang)
      if (lang === 'en') await expectNoViolations(page)
      else await expectNoTranslationViolations(page)
    }
  })
}
