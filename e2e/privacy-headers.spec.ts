import { newMember, post } from './accounts.ts'
import { ask } from './http.ts'
import { expect, startHydration, test } from './test.ts'

test('a page with a token in its address sends no referrer, and its form is still accepted', {
  tag: ['@H1', '@I5'],
}, async ({ site }) => {
  const pages = [
    '/request-access/status',
    '/my-data',
    '/reset-password',
    '/invite',
    '/confirm-email',
    '/confirm-address',
    '/not-me',
    '/seat-offer',
    '/newsletter/confirm',
    '/newsletter/unsubscribe',
    '/announcements/unsubscribe',
  ]
  for (const path of pages) {
    const { headers } = await ask(site, `${path}?token=some-token`)
    expect([path, headers['referrer-policy']]).toEqual([path, 'no-referrer'])
  }
  expect((await ask(site, '/login')).headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  const sendReset = (Origin: string, fetchSite: string) =>
    post(
      site,
      '/reset-password?form=reset&token=some-token',
      { token: 'x', password: 'x' },
      { Origin, 'Sec-Fetch-Site': fetchSite },
    )
  expect((await sendReset('null', 'same-origin')).status).toBe(422)
  expect((await sendReset('null', 'cross-site')).status).toBe(403)
  expect((await sendReset('https://evil.example', 'same-origin')).status).toBe(403)
})

test('signing out clears the browser’s cached pages and unsaved form values', { tag: '@H1' }, async ({
  site,
  page,
  context,
}) => {
  const { cookie } = await newMember(site)
  const { headers } = await post(site, '/sign-out', {}, { Cookie: cookie })
  expect(headers['clear-site-data']).toBe('"cache"')
  const [name = '', value = ''] = (await newMember(site)).cookie.split('=')
  await context.addCookies([{ name, value, url: site.url }])
  await page.goto('/account')
  await page.evaluate(() => {
    sessionStorage.setItem('unsaved profile', '{"name":"Åsa"}')
    localStorage.setItem('theme', 'nordbro-minimal')
  })
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/login/)
  const readStored = () =>
    page.evaluate(() => [sessionStorage.getItem('unsaved profile'), localStorage.getItem('theme')])
  // Where the click came before React, the next page clears them once it is used.
  await startHydration(page)
  await expect.poll(readStored).toEqual([null, 'nordbro-minimal'])
})

test.describe('while scripts do not load', () => {
  test.use({ complaints: /net::ERR_FAILED|dynamically imported module/ })

  test('a sign-out before the page’s script has run clears unsaved form values at the next page', {
    tag: '@H1',
  }, async ({ site, page, context }) => {
    const [name = '', value = ''] = (await newMember(site)).cookie.split('=')
    await context.addCookies([{ name, value, url: site.url }])
    await context.route('**/*.js', (route) => route.abort())
    await page.goto('/account')
    await page.evaluate(() => sessionStorage.setItem('unsaved profile', '{"name":"Åsa"}'))
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page).toHaveURL(/\/login/)
    await context.unroute('**/*.js')
    await page.reload()
    await startHydration(page)
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('unsaved profile'))).toBe(null)
  })
})

test.describe('a script that the policy blocks', () => {
  test.use({ complaints: /CSP|Content Security Policy/ })

  test('is reported by the browser and counted by directive; unknown directives count as other', {
    tag: '@H1',
  }, async ({ site, page }) => {
    await page.goto('/')
    const reported = page.waitForResponse('**/api/csp-reports')
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'window.ran = true'
      document.body.append(script)
    })
    expect((await reported).status()).toBe(204)
    expect(await page.evaluate(() => 'ran' in window)).toBe(false)
    const malformedReports = [
      '',
      '{',
      '[]',
      'null',
      '{"csp-report":1}',
      '{"csp-report":{"violated-directive":"x\\"} 1"}}',
    ]
    for (const body of malformedReports)
      expect((await ask(site, '/api/csp-reports', { method: 'POST', body })).status).toBe(204)
    const large = await ask(site, '/api/csp-reports', { method: 'POST', body: 'x'.repeat(20_000) })
    expect(large.status).toBe(413)
    const { text } = await ask(site, '/metrics')
    expect(text).toMatch(/^csp_reports_total\{directive="script-src(-elem)?"\} \d+$/m)
    expect(text).toMatch(/^csp_reports_total\{directive="other"\} 6$/m)
  })
})
