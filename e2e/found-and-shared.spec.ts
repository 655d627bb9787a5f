import { ask } from './http.ts'
import { inLanguage, languages, pages } from './pages.ts'
import { expect, test } from './test.ts'

const tags = { en: 'en', sv: 'sv', no: 'nb' }
const publicPages = pages.filter(({ status }) => status === 200)

/** The tags of the head in the HTML, as a search engine without scripts reads them. */
async function headOf(site: { port: number; url: string }, path: string) {
  const { text } = await ask(site, path)
  const attributes = (tag: string) =>
    [...text.matchAll(new RegExp(`<${tag} ([^>]*?)/?>`, 'g'))].map(([, all = '']) =>
      Object.fromEntries([...all.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, name, value = '']) => [name, decode(value)])),
    )
  const links = attributes('link')
  const metas = attributes('meta')
  return {
    title: decode(/<title>([^<]*)<\/title>/.exec(text)?.[1] ?? ''),
    description: metas.find(({ name }) => name === 'description')?.content ?? '',
    canonical: links.find(({ rel }) => rel === 'canonical')?.href,
    alternates: Object.fromEntries(
      links
        .filter(({ rel, hrefLang }) => rel === 'alternate' && hrefLang)
        .map(({ hrefLang, href }) => [hrefLang, href]),
    ),
    shared: Object.fromEntries(
      metas.filter(({ property }) => property).map(({ property, content }) => [property, content]),
    ),
    facts: [...text.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, json = '']) =>
      JSON.parse(json),
    ),
  }
}

const decode = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"')
const pathIn = (site: { url: string }, address = '') => address.slice(site.url.length)

test('every page has a unique title and description in every language', async ({ site }) => {
  for (const lang of languages) {
    const heads = await Promise.all(publicPages.map(({ path }) => headOf(site, inLanguage(path, lang))))
    for (const [index, { title, description }] of heads.entries()) {
      expect([publicPages[index]?.name, title.length > 8, description.length > 30]).toEqual([
        publicPages[index]?.name,
        true,
        true,
      ])
    }
    expect(new Set(heads.map(({ title }) => title)).size).toBe(publicPages.length)
    expect(new Set(heads.map(({ description }) => description)).size).toBe(publicPages.length)
  }
})

test('every page links to its address in each language, and each of those links back', async ({ site }) => {
  for (const { path } of publicPages) {
    const english = await headOf(site, path)
    expect(english.canonical).toBe(`${site.url}${path}`)
    expect(Object.keys(english.alternates)).toEqual(['en', 'sv', 'nb', 'x-default'])
    expect(english.alternates['x-default']).toBe(english.alternates.en)
    for (const lang of languages) {
      const translated = await headOf(site, pathIn(site, english.alternates[tags[lang]]))
      expect(translated.alternates).toEqual(english.alternates)
      expect(translated.canonical).toBe(english.alternates[tags[lang]])
    }
  }
})

test('unknown parameters are not part of the canonical address', async ({ site }) => {
  const { canonical } = await headOf(site, '/pricing?utm_source=letter')
  expect(canonical).toBe(`${site.url}/pricing`)
})

test('every page has Open Graph data, and its picture exists', async ({ site }) => {
  for (const { path } of publicPages) {
    for (const lang of languages) {
      const { shared, title } = await headOf(site, inLanguage(path, lang))
      expect(shared['og:title'] && title.includes(shared['og:title'])).toBe(true)
      expect(shared['og:url']).toContain(site.url)
      const picture = await ask(site, pathIn(site, shared['og:image']))
      expect([path, lang, picture.status, picture.headers['content-type']]).toEqual([path, lang, 200, 'image/png'])
      // Width and height in the PNG header.
      expect([picture.body.readUInt32BE(16), picture.body.readUInt32BE(20)]).toEqual([1200, 630])
    }
  }
})

test('structured data has the required properties', async ({ site }) => {
  const types = async (path: string) => (await headOf(site, path)).facts.map((fact) => fact['@type'])
  expect(await types('/')).toEqual(['Organization'])
  expect(await types('/?home=new')).toEqual(['FAQPage', 'Organization'])
  expect(await types('/circles')).toEqual(['FAQPage'])
  expect(await types('/notes/after-the-pilot')).toEqual(['Article'])

  const requiredProperties: Record<string, string[]> = {
    Organization: ['name', 'url', 'logo', 'email', 'telephone', 'sameAs'],
    FAQPage: ['mainEntity'],
    Article: ['headline', 'datePublished', 'author', 'inLanguage', 'mainEntityOfPage'],
  }
  for (const path of ['/', '/?home=new', '/circles', '/notes/after-the-pilot']) {
    for (const fact of (await headOf(site, path)).facts) {
      expect(fact['@context']).toBe('https://schema.org')
      for (const name of requiredProperties[fact['@type']] ?? ['unknown']) expect(fact[name]).toBeTruthy()
    }
  }
  const { facts } = await headOf(site, '/?home=new')
  expect(facts[0].mainEntity).toHaveLength(3)
  expect(facts[0].mainEntity[0]).toMatchObject({ '@type': 'Question', acceptedAnswer: { '@type': 'Answer' } })
})

test('the sitemap lists public pages in every language, and no others', async ({ site }) => {
  const { text, headers } = await ask(site, '/sitemap.xml')
  expect(headers['content-type']).toContain('xml')
  const listed = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => pathIn(site, decode(address)))
  for (const path of listed) expect([path, (await ask(site, path)).status]).toEqual([path, 200])
  const expected = [
    '/',
    '/circles',
    '/programs/visits',
    '/ambassadors',
    '/pricing',
    '/notes/after-the-pilot',
    '/newsletter/issues',
    '/vision',
  ]
  for (const path of expected) for (const lang of ['sv', 'no']) expect(listed).toContain(`${path}?lang=${lang}`)
  expect(
    listed.filter((path) => /admin|login|account|newsletter\/(confirm|unsubscribe)|sample|api/.test(path)),
  ).toEqual([])
  const robots = await ask(site, '/robots.txt')
  expect(robots.text).toContain(`Sitemap: ${site.url}/sitemap.xml`)
})

test('the feed has the notes in the requested language', async ({ page, site }) => {
  const english = await ask(site, '/notes/feed.xml')
  expect(english.headers['content-type']).toContain('rss+xml')
  expect(english.text.match(/<item>/g)).toHaveLength(3)
  expect((await ask(site, '/notes/feed.xml?lang=sv')).text).toContain('<title>En bra pilot svarar på fel fråga</title>')
  await page.goto('/notes?lang=sv')
  for (const link of await page.getByRole('link', { name: 'RSS-flöde' }).all()) {
    await expect(link).toHaveAttribute('href', '/notes/feed.xml?lang=sv')
  }
  // Feed readers need well-formed XML.
  const broken = await page.evaluate(
    (xml) => new DOMParser().parseFromString(xml, 'application/xml').querySelector('parsererror')?.textContent,
    english.text,
  )
  expect(broken).toBeUndefined()
})

test('every internal link on every page has a target', async ({ site }) => {
  const statuses = new Map<string, number>()
  for (const { path } of publicPages) {
    const { text } = await ask(site, path)
    const ids = new Set([...text.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id))
    for (const [, href = ''] of text.matchAll(/<a [^>]*href="([^"]+)"/g)) {
      if (/^(https?:|mailto:|tel:|webcal:)/.test(href)) continue
      const target = decode(href)
      if (target.startsWith('#')) {
        expect([path, target, ids.has(target.slice(1))]).toEqual([path, target, true])
        continue
      }
      const { pathname, search } = new URL(target, new URL(path, site.url))
      const address = `${pathname}${search}`
      // These are for those who are signed in, and redirect others.
      if (['/login', '/select-role', '/account/data'].includes(address)) continue
      const status = statuses.get(address) ?? (await ask(site, address)).status
      statuses.set(address, status)
      expect([path, address, status]).toEqual([path, address, 200])
    }
  }
  expect(statuses.size).toBeGreaterThan(15)
})
