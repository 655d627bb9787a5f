import { aContactRequest } from '../test/contact-request.ts'
import { readPdf } from '../test/pdf.ts'
import { newAddress, post } from './accounts.ts'
import { pageText } from './content-admin.ts'
import { enterAs, expect, test } from './demo.ts'
import { ask } from './http.ts'
import { isTo } from './mailbox.ts'
import type { Site } from './server.ts'

// One test opens a page of another site on purpose.
test.use({ demoName: 'site document', complaints: /asked another site: https:\/\/region\.example|status of 404/ })
test.describe.configure({ mode: 'serial' })

/** Publishes the site's document with these fields and the newest version number. */
async function publishSite(demo: Site, fields: Record<string, string>) {
  const Cookie = await enterAs(demo, 'admin')
  const { headers } = await ask(demo, '/admin/content/site/new', { headers: { Cookie } })
  const path = headers.location ?? ''
  const { text } = await ask(demo, path, { headers: { Cookie } })
  const version = /name="version" value="(\d+)"/.exec(text)?.[1] ?? ''
  return (await post(demo, `${path}?form=publish`, { version, ...fields }, { Cookie })).status
}

test('the published e-mail address is used on pages, in the price list, in calendar entries and in mails', async ({
  demo,
}) => {
  const published = 'office@region.example'
  const configured = 'hello@nordbro.example'
  const pdf = async () => readPdf((await ask(demo, '/pricing.pdf')).body)
  expect(await pdf()).toContain(configured)
  expect(await publishSite(demo, { contactEmail: published })).toBe(200)

  const Cookie = await enterAs(demo, 'supplier')
  for (const path of ['/', '/contact', '/privacy', '/vision', '/no-such-page', '/supplier']) {
    const html = await pageText(demo, path, Cookie)
    expect([path, html.includes(published), html.includes(configured)]).toEqual([path, true, false])
  }
  const lines = await pdf()
  expect([lines.includes(published), lines.includes(configured)]).toEqual([true, false])

  const event = /\/events\/[\da-f-]{36}\/event\.ics/.exec(await pageText(demo, '/supplier', Cookie))?.[0] ?? ''
  expect((await ask(demo, event, { headers: { Cookie } })).text.replaceAll(/\r\n /g, '')).toContain(published)

  const email = newAddress('sykehus.example')
  await post(demo, '/contact', aContactRequest({ email }))
  const thanks = await demo.mailTo(email)
  expect([thanks.text?.includes(published), thanks.text?.includes(configured)]).toEqual([true, false])
  await expect.poll(() => demo.mails(isTo(published)).length).toBe(1)
})

test('every consent and the footer link to the published privacy page', async ({ demo }) => {
  const privacyUrl = 'https://region.example/privacy?from=site'
  expect(await publishSite(demo, { privacyUrl })).toBe(200)
  const link = `href="${privacyUrl}"`
  for (const [path, count] of [
    ['/contact', 2],
    ['/circles', 2],
    ['/newsletter', 2],
    ['/pricing', 1],
  ] as const) {
    const html = await pageText(demo, path)
    expect([path, html.split(link).length - 1, html.includes('href="/privacy"')]).toEqual([path, count, false])
  }
})

test('the published founder is on the pages and signs the mails, and the site then says I', async ({ demo }) => {
  const status = await publishSite(demo, {
    founderName: 'Ada Lind',
    'founderRole.en': 'Founder, Stockholm',
    'founderRecord.0.en': 'I ran a hospital for nine years.',
    founderPortrait: '/samples/sample-region.svg',
    founderVoice: 'on',
  })
  expect(status).toBe(200)
  const [home, contact, vision] = await Promise.all(['/', '/contact', '/vision'].map((path) => pageText(demo, path)))
  for (const html of [home, contact]) {
    expect(html).toContain('Ada Lind')
    expect(html).toContain('Founder, Stockholm')
    expect(html).toContain('src="/samples/sample-region.svg" alt="Ada Lind"')
  }
  expect(home).toContain('I ran a hospital for nine years.')
  expect(home).not.toContain('We write the letter ourselves')
  expect(contact).toContain('Or reach me directly')
  expect(contact).not.toContain('Or reach us directly')
  expect(vision).toContain('Founded by Ada Lind')

  const email = newAddress('sykehus.example')
  await post(demo, '/contact', aContactRequest({ email }))
  expect((await demo.mailTo(email)).text).toContain('Ada Lind')
})

test('an address that is neither ours nor https is refused as the privacy page', { tag: '@I2' }, async ({ demo }) => {
  const unsafe = ['javascript:alert(1)', 'http://region.example', '//region.example', '/\\region.example']
  for (const privacyUrl of [...unsafe, '/\t/region.example', 'data:text/html,x']) {
    expect([privacyUrl, await publishSite(demo, { privacyUrl })]).toEqual([privacyUrl, 422])
  }
})

test.describe('in the browser', () => {
  test('a link to a privacy page on another site is followed by the browser, not by the router', async ({
    page,
    demo,
  }) => {
    await publishSite(demo, { privacyUrl: 'https://region.example/privacy' })
    await page.route('https://region.example/**', (route) => route.fulfill({ body: 'Elsewhere' }))
    await page.goto('/pricing')
    await page.keyboard.press('Shift')
    await page.waitForFunction(() => (window as { isHydrated?: boolean }).isHydrated)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
    await expect(page).toHaveURL('https://region.example/privacy')
  })
})
