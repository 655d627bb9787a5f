import type { Page } from '@playwright/test'
import { fill, notices, openDialog, someone, submitButton } from './access-requests.ts'
import { expectNothingFound, expectNothingFoundInWords } from './axe.ts'
import { inLanguage, languages, pages } from './pages.ts'
import { expect, startHydration, test } from './test.ts'

// A colour half way through a transition is no colour of the design.
test.use({ contextOptions: { reducedMotion: 'reduce' }, complaints: /status of 4(04|22)/ })

type Bring = (page: Page, lang: string) => Promise<unknown>

/** A form that is sent with nothing in it, past the browser's own questions, says what is missing. */
const sentEmpty =
  (path: string, place = 'main form'): Bring =>
  async (page, lang) => {
    await page.goto(inLanguage(path, lang))
    await startHydration(page)
    const form = page.locator(place)
    await form.evaluate((form: HTMLFormElement) => {
      form.noValidate = true
      form.requestSubmit()
    })
    await expect(form.locator('[aria-invalid], [role=alert]').first()).toBeVisible()
  }

/** Each state a page can be brought into. */
const states: Record<string, Bring> = {
  'the contact form with errors': sentEmpty('/contact'),
  'the circles form with errors': sentEmpty('/circles', '#rsvp form'),
  'the newsletter form with errors': sentEmpty('/', '#newsletter form'),
  'signing in with errors': sentEmpty('/login'),
  'registering with errors': sentEmpty('/login?tab=register'),
  'asking for a new password with errors': sentEmpty('/reset-password'),
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

// The other languages of each page are looked at where it is read in each: every-page.spec.ts.
for (const { name, path } of pages) {
  test(`axe finds nothing: ${name}`, { tag: '@W1' }, async ({ page }) => {
    await page.goto(path)
    await expectNothingFound(page)
  })
}

for (const [state, bring] of Object.entries(states)) {
  test(`axe finds nothing: ${state}`, { tag: '@W1' }, async ({ page }) => {
    for (const lang of languages) {
      await bring(page, lang)
      if (lang === 'en') await expectNothingFound(page)
      else await expectNothingFoundInWords(page)
    }
  })
}
