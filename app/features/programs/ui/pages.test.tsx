import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, test } from 'vitest'
import { LanguageProvider } from '~/i18n/language'
import { type Locale, locales } from '~/i18n/locales'
import { missingFrom, pricesOf } from '../../../../test/prices'
import { programs } from '../model/figures'
import { programPdfs } from '../model/program-pdfs'
import { specimens } from '../model/specimens'
import Ambassadors from './ambassadors-page'
import Exchange from './exchange-page'
import Pricing from './pricing-page'
import SpeedDial from './speed-dial-page'
import Visits from './visits-page'

function render(Page: ComponentType, locale: Locale = 'en') {
  const Stub = createRoutesStub([{ path: '*', Component: Page }])
  return renderToStaticMarkup(
    <LanguageProvider locale={locale}>
      <Stub />
    </LanguageProvider>,
  )
}

/** The texts between the tags. */
const linesOf = (markup: string) =>
  markup
    .replaceAll('\u00a0', ' ')
    .split(/<[^>]*>/)
    .map((line) => line.trim())
    .filter(Boolean)

const hrefsOf = (markup: string) => [...markup.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)

const programComponents = { visits: Visits, exchange: Exchange, ambassadors: Ambassadors, speedDial: SpeedDial }
const addresses = ['/programs/visits', '/programs/exchange', '/ambassadors', '/speed-dial']

describe.each(locales)('in %s', (locale) => {
  test('the price list has every price', () => {
    expect(missingFrom(linesOf(render(Pricing, locale)), Object.values(pricesOf).flat(), locale)).toEqual([])
  })

  test.each(Object.entries(programComponents))(
    'the page of %s has its prices, and no text is missing',
    (name, Page) => {
      const lines = linesOf(render(Page, locale))
      expect(missingFrom(lines, pricesOf[name as keyof typeof programComponents], locale)).toEqual([])
      expect(lines.filter((line) => line.startsWith(`${name}.`) || line.startsWith('programs.'))).toEqual([])
    },
  )
})

test('the price list has its title, the VAT note and links to the PDF, to contact and home', () => {
  const markup = render(Pricing)
  expect(linesOf(markup)).toContain('Programs and Pricing')
  expect(linesOf(markup)).toContain('Prices are in Swedish kronor (SEK) and exclude VAT.')
  expect(markup).toMatch(/<a [^>]*href="\/contact"[^>]*>Request an invite<\/a>/)
  expect(hrefsOf(markup)).toEqual(expect.arrayContaining(['/pricing.pdf?lang=en', '/', ...addresses]))
  expect(hrefsOf(render(Pricing, 'no'))).toContain('/pricing.pdf?lang=no')
})

test('a hospital partner’s hours add up on the price list', () => {
  expect(linesOf(render(Pricing))).toEqual(expect.arrayContaining(['1 h', '2 h', '3–5 h', '4–9 h']))
})

test('a price changed in the model changes on the page', () => {
  const figures = { ...programs, upgrades: { ...programs.upgrades, partner: { price: 123_456 } } }
  const lines = linesOf(render(() => <Pricing figures={figures} />))
  expect(lines).toContain('123,456 SEK')
  expect(lines).not.toContain('105,000 SEK')
})

test.each(Object.entries(programComponents))(
  'the page of %s links to the others and to the price list',
  (name, Page) => {
    const hrefs = hrefsOf(render(Page))
    const here = addresses[Object.keys(programComponents).indexOf(name)]
    expect(hrefs).toEqual(expect.arrayContaining(addresses.filter((address) => address !== here)))
    expect(hrefs).not.toContain(here)
    expect(hrefs).toContain('/pricing')
  },
)

test.each(Object.entries(programComponents))(
  'the page of %s has its papers, each with a popover that enlarges it, and its PDF',
  (name, Page) => {
    const markup = render(Page, 'sv')
    const opened = [...markup.matchAll(/popovertarget="(specimen-\w+)"/gi)].map(([, id]) => id)
    expect(new Set(opened).size).toBe(specimens[name as keyof typeof specimens].length)
    for (const id of opened) expect(markup).toMatch(new RegExp(`id="${id}" popover="auto"`))
    expect(hrefsOf(markup)).toContain(`${programPdfs[name as keyof typeof programPdfs]}?lang=sv`)
  },
)

test.each(Object.entries({ Visits, Exchange, Ambassadors }))('%s has a link to request an invitation', (_, Page) => {
  expect(render(Page)).toMatch(/<a [^>]*href="\/contact"[^>]*>Request an invite<\/a>/)
})

test('speed-dial has all benefits, three steps and a link to request access', () => {
  const markup = render(SpeedDial)
  const lines = linesOf(markup)
  const benefits = ['Priority response window', '2 structured sessions per month', 'Forwardable executive notes']
  expect(lines).toEqual(expect.arrayContaining([...benefits, 'Discreet escalation to a senior bench']))
  expect(lines.join(' ')).toContain('optional, and charged at a VIP day rate')
  const withoutPapers = markup.replace(/<section id="bring-home".*?<\/section>/s, '')
  expect(withoutPapers.match(/<ol/g)).toHaveLength(1)
  expect(withoutPapers.match(/<ol.*?<\/ol>/)?.[0].match(/<li/g)).toHaveLength(3)
  expect(markup).toMatch(/<a [^>]*href="\/contact#speed-dial"[^>]*>Request Access<\/a>/)
})

test('visits and exchange have their limits', () => {
  const visits = linesOf(render(Visits))
  expect(visits).toEqual(expect.arrayContaining(['1 day', '2 days', '3 days', '1 site', '2 sites', '2–3 sites']))
  expect(visits).toContain('Up to 3 warm introductions within 14 days')
  const exchange = linesOf(render(Exchange))
  expect(exchange).toEqual(expect.arrayContaining(['Day 30', 'Day 60', 'Day 90']))
  expect(exchange.join(' ')).toContain('After 90 days we ask everyone again')
})

test.each(Object.entries({ ...programComponents, Pricing }))(
  'the markup of %s has no inline styles, one h1 and no skipped heading level',
  (_, Page) => {
    const markup = render(Page)
    expect(markup).not.toMatch(/ style=|<style/)
    expect(markup.match(/<h1/g)).toHaveLength(1)
    const levels = [...markup.matchAll(/<h(\d)/g)].map(([, level]) => Number(level))
    for (const [i, level] of levels.entries()) expect(level - (levels[i - 1] ?? 0)).toBeLessThanOrEqual(1)
  },
)
