import { ask } from './http.ts'
import { startDemo, startSite } from './server.ts'
import { expect, startHydration, test } from './test.ts'

test('sample content is on the pages, with a hint where it is not translated', async () => {
  const demo = await startDemo()
  try {
    const home = await ask(demo, '/?lang=sv')
    for (const text of [
      'Vem betalar den första natten hemma?',
      'Upphandlingen avgörs innan den annonseras',
      'Fjellvik sykehus',
      'Exempelinnehåll',
    ])
      expect(home.text).toContain(text)
    // A note that is only in English.
    expect(home.text).toContain('<span lang="en">A good pilot answers the wrong question')
    expect(home.text).toContain('Den här delen finns ännu bara på engelska.')
    const note = await ask(demo, '/notes/after-the-pilot?lang=no')
    expect(note.text).toMatch(/<div lang="en"[^>]*><p[^>]*>The pilot ends well/)
    expect(note.text).toContain('Denne delen finnes foreløpig bare på engelsk.')
    const circles = await ask(demo, '/circles')
    const events = [...circles.text.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)]
      .map(([, json = '']) => JSON.parse(json))
      .filter((fact) => fact['@type'] === 'Event')
    expect(events).toHaveLength(4)
    for (const event of events) {
      expect(Date.parse(event.startDate)).toBeGreaterThan(Date.now())
      expect(event).toMatchObject({
        location: { '@type': 'Place' },
        organizer: { name: 'Nordbro' },
        name: expect.any(String),
      })
    }
  } finally {
    await demo.stop()
  }
})

test('pages are served while the Sanity project does not answer', async () => {
  // A project that no one has, and no network to ask for it: the fallbacks show.
  const site = await startSite({ SANITY_PROJECT_ID: 'nobodys1' })
  try {
    const { status, text, headers } = await ask(site, '/')
    expect(status).toBe(200)
    expect(text).toContain('How the work is done')
    expect(headers['content-security-policy']).toContain("img-src 'self' data: https://cdn.sanity.io")
  } finally {
    await site.stop()
  }
})

test('VISION_HOST shows the vision page at /, and only there', async () => {
  const site = await startSite({ VISION_HOST: 'vision.example' })
  try {
    for (const attempt of ['made', 'kept']) {
      const { status, text } = await ask(site, '/', { headers: { Host: 'vision.example' } })
      expect([attempt, status]).toEqual([attempt, 200])
      expect(text).toContain('Quiet by design. Powerful by choice.')
      expect(text).toContain(`<link rel="canonical" href="${site.url}/vision"/>`)
      expect((await ask(site, '/', { headers: { Host: `localhost:${site.port}` } })).text).toContain(
        'How the work is done',
      )
    }
    const swedish = await ask(site, '/?lang=sv', { headers: { Host: 'VISION.example:443' } })
    expect(swedish.text).toContain('<html lang="sv"')
    expect((await ask(site, '/pricing', { headers: { Host: 'vision.example' } })).text).toContain(
      'Programs and Pricing',
    )
  } finally {
    await site.stop()
  }
})

test('the blocked newsletter provider is refused by a script in the page and by the policy', async ({ page, site }) => {
  await page.goto('/')
  await startHydration(page)
  const messages = await page.evaluate(async (origin) => {
    const tryRequest = async (ask: () => unknown) => {
      try {
        await ask()
        return 'let through'
      } catch (error) {
        return (error as Error).message
      }
    }
    const address = `${origin}/convertkit/forms`
    return [
      await tryRequest(() => fetch(address)),
      await tryRequest(() => new XMLHttpRequest().open('POST', address)),
      await tryRequest(() => Object.assign(document.createElement('script'), { src: address })),
    ]
  }, site.url)
  for (const message of messages) expect(message).toMatch(/is blocked: beehiiv is used/)
  const { headers } = await ask(site, '/')
  expect(headers['content-security-policy']).toContain("connect-src 'self'")
  expect(headers['content-security-policy']).toMatch(/script-src 'self'( 'sha256-[^']+')+;/)
})

test('the price list PDF is in the reader’s language, cached, and answered with 304 when unchanged', async () => {
  const site = await startSite()
  try {
    for (const lang of ['en', 'sv', 'no']) {
      const get = (etag?: string) =>
        ask(site, '/pricing.pdf', { headers: { Cookie: `lang=${lang}`, 'If-None-Match': etag } })
      const [first, cached] = [await get(), await get()]
      expect(first.headers['content-type']).toBe('application/pdf')
      expect(first.headers['content-disposition']).toContain(`nordbro-pricing-${lang}-`)
      expect(first.body.subarray(0, 5).toString()).toBe('%PDF-')
      expect(cached.body.equals(first.body)).toBe(true)
      for (const { headers } of [first, cached]) {
        expect(headers['content-length']).toBe(String(first.body.length))
        expect(headers.etag).toMatch(/^"[\w-]{22}"$/)
      }
      expect((await get(cached.headers.etag)).status).toBe(304)
    }
  } finally {
    await site.stop()
  }
})
