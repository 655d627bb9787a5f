import type { Page } from '@playwright/test'
import { enter, mailedLink, newAddress, newMember, password, post } from '../accounts.ts'
import { expectNoViolations } from '../axe.ts'
import { enterAs, expect, test } from '../demo.ts'
import { inLanguage, languages } from '../pages.ts'
import type { Site } from '../server.ts'
import { startHydration } from '../test.ts'

test.use({
  complaints: /status of 4/,
})

const send = (page: Page, form: string) =>
  page.locator(form).evaluate((form: HTMLFormElement) => {
    form.noValidate = true
    form.requestSubmit()
  })

type OpenState = (page: Page, demo: Site, lang: string) => Promise<unknown>

/** More states of pages than every-page/accessibility.spec.ts. */
const states: Record<string, OpenState> = {
  'a wrong password': async (page, _, lang) => {
    await page.goto(inLanguage('/login', lang))
    await startHydration(page)
    await page.locator('main [name=email]').fill(newAddress())
    await page.locator('main [name=password]').fill('wrong-but-long-enough')
    await send(page, 'main form[method=post]')
    await expect(page.locator('main [role=alert]').first()).toBeVisible()
  },
  'a link to confirm': async (page, demo, lang) => {
    const email = newAddress()
    await post(demo, '/login?form=register', { email, password })
    await page.goto(inLanguage((await mailedLink(demo, email)).path.replace(/&lang=\w+/, ''), lang))
  },
  'a link for a new password': async (page, demo, lang) => {
    const { email } = await newMember(demo)
    await post(demo, '/reset-password?form=request', { email })
    await page.goto(inLanguage((await mailedLink(demo, email, 2)).path.replace(/&lang=\w+/, ''), lang))
  },
  'a page that is not for members': async (page, demo, lang) => {
    await enter(page.context(), demo, await enterAs(demo, 'supplier'))
    await page.goto(inLanguage('/admin', lang))
  },
}

for (const [state, openState] of Object.entries(states)) {
  for (const lang of languages) {
    test(`axe finds no violations: ${state}, ${lang}`, { tag: '@W1' }, async ({ page, demo }) => {
      test.setTimeout(60_000)
      await openState(page, demo, lang)
      await expectNoViolations(page)
    })
  }
}
