import { enter } from '../accounts.ts'
import { expectNoTranslationViolations, expectNoViolations } from '../axe.ts'
import { enterAs, expect, test } from '../demo.ts'
import { ask } from '../http.ts'
import { faultsOf } from '../markup.ts'
import { inLanguage, languages } from '../pages.ts'
import { expectFitsPhone } from './expect-readable.ts'

test.use({
  complaints: /status of 4/,
})

const outside = [
  '/login',
  '/login?tab=register',
  '/login/organisation',
  '/login/organisation?notice=state',
  '/login/second-step',
  '/reset-password',
  '/invite?token=none',
  '/not-me?token=none',
  '/seat-offer?token=none',
  '/confirm-address?token=none',
  '/request-access/status',
  '/request-access/status?token=none',
  '/my-data',
  '/my-data?token=none',
]
const inside = [
  '/select-role',
  '/ambassador',
  '/supplier',
  '/hospital',
  '/account',
  '/account/consents',
  '/account/data',
  '/account/security-events',
  '/account/sign-in',
  '/account/confirm',
  '/account/address',
  '/directory',
  '/engagements',
  '/dialogue',
  '/events',
  '/events?view=mine',
  '/events?view=past',
  '/insights',
  '/insights?q=nothing-has-this',
  '/admin',
  '/admin/today',
  '/admin/setup',
  '/admin/import',
  '/admin/requests',
  '/admin/events',
  '/admin/events/new',
  '/admin/content',
  '/admin/content/note',
  '/admin/content/homepage/new',
  '/admin/mail',
  '/admin/mail/health',
  '/admin/settings/data-protection',
  '/admin/activity',
  '/admin/security-events',
  '/admin/inbox',
  '/admin/engagements',
  '/admin/engagements?view=board',
  '/admin/engagements/new',
  '/admin/engagements/templates/visits',
  '/admin/dialogue',
  '/admin/dialogue/new',
  '/admin/dialogue/snippets',
  '/admin/insights',
]

for (const path of [...outside, ...inside]) {
  test(`axe finds no violations, nothing scrolls sideways, the HTML is valid: ${path}`, { tag: '@W1' }, async ({
    page,
    demo,
    context,
  }) => {
    const cookie = inside.includes(path) ? await enterAs(demo, 'admin') : undefined
    if (cookie) await enter(context, demo, cookie)
    // Admin screens are in English; only their frame, which `/admin` shows, is not.
    for (const lang of path.startsWith('/admin/') ? languages.slice(0, 1) : languages) {
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto(inLanguage(path, lang))
      if (lang === 'en') await expectNoViolations(page)
      else await expectNoTranslationViolations(page)
      await expectFitsPhone(page)
      const { text } = await ask(demo, path, {
        headers: { Cookie: [cookie, `lang=${lang}`].filter(Boolean).join('; ') },
      })
      expect(await faultsOf(text)).toEqual([])
    }
  })
}
