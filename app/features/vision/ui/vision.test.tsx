import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { brandFrom } from '~/brand/brand'
import type { FounderProfile } from '~/features/founder/model'
import { LanguageProvider } from '~/i18n/language'
import type { Locale } from '~/i18n/locales'
import Vision, { handle } from '~/routes/public/vision'

const unknownFounder: FounderProfile = { role: null, record: [], portrait: null }

function page(locale: Locale, brand = brandFrom(), founder: FounderProfile = unknownFounder) {
  const vision = { id: 'vision', path: 'vision', loader: () => null, Component: Vision }
  const Stub = createRoutesStub([{ id: 'root', path: '/', loader: () => null, children: [vision] }])
  const site = { brand, origin: 'https://nordbro.example', year: 2026 }
  return renderToStaticMarkup(
    <LanguageProvider locale={locale}>
      <Stub initialEntries={['/vision']} hydrationData={{ loaderData: { root: site, vision: founder } }} />
    </LanguageProvider>,
  )
}

const expectInOrder = (markup: string, texts: string[]) => {
  const positions = texts.map((text) => markup.indexOf(text))
  expect(positions).not.toContain(-1)
  expect(positions).toEqual([...positions].sort((a, b) => a - b))
}

test('the sections are in order and have the exact texts', () => {
  expectInOrder(page('en').slice(page('en').indexOf('<h1')), [
    'Ideas, ventures and circles shaping the future of health',
    'A discreet advisory and ventures practice in healthcare and MedTech.',
    'Founded by the Nordbro partners',
    '>Strategy</h2>',
    'Advisory and sparring with leaders',
    '>Ventures</h2>',
    'Building and investing',
    '>Circles</h2>',
    'Invite-only conversations',
    'Current Perspective',
    '<time dateTime="2025-01">January 2025</time>',
    'Quiet by design. Powerful by choice.',
    'Initiate Dialogue',
    'href="mailto:hello@nordbro.example"',
    'href="tel:+46846500400"',
    'Vision MMIV • Est. MMXVII',
  ])
})

test.each([
  ['sv', 'Grundat av partnerna i Nordbro', 'januari 2025', 'Stillhet med avsikt. Styrka av eget val.'],
  ['no', 'Grunnlagt av partnerne i Nordbro', 'januar 2025', 'Stillhet med hensikt. Styrke av eget valg.'],
] as const)('in %s the month and the founders are translated', (locale, founders, month, closing) => {
  expectInOrder(page(locale), [founders, `>${month}</time>`, closing])
})

test('a founder set in the brand is named in every language', () => {
  const brand = brandFrom({ founder: 'Ada Lind' })
  expect(page('en', brand)).toContain('Founded by Ada Lind')
  expect(page('sv', brand)).toContain('Grundat av Ada Lind')
})

test('a named founder has a monogram, or the portrait; the partners have neither', () => {
  const brand = brandFrom({ founder: 'Ada Lind' })
  expect(page('en', brand)).toContain('>AL</text>')
  const withPortrait = page('en', brand, { ...unknownFounder, portrait: '/media/ada' })
  expect(withPortrait).toContain('src="/media/ada" alt="Ada Lind"')
  expect(withPortrait).not.toContain('>AL</text>')
  expect(page('en')).not.toContain('<text')
})

test('the mark and the last line lead to the site, with its host: on another host this page is at /', () => {
  const links = [...page('en').matchAll(/<a href="https:\/\/nordbro\.example\/"[^>]*>/g)].map(([tag]) => tag)
  expect(links).toHaveLength(2)
  expect(links[0]).toContain('aria-label="Back to Nordbro"')
  expect(page('en')).toMatch(/Est\. MMXVII.*>Back to Nordbro<\/a>/)
})

test('the lines around a pillar fade in with its words', () => {
  const pillars = [...page('en').matchAll(/<li class="fade-in fade-pillar-\d ([^"]*)"/g)].map(([, classes]) => classes)
  expect(pillars).toHaveLength(3)
  for (const classes of pillars) expect(classes).toContain('border-line')
})

test('each part fades in once after its delay, and not with reduced motion', () => {
  const css = readFileSync('app/styles/vision.css', 'utf8')
  const delays = new Map(
    [...css.matchAll(/\.(fade-[\w-]+) \{\s*animation-delay: ([\d.]+)s/g)].map(([, name, delay]) => [
      name,
      Number(delay),
    ]),
  )
  const partDelays = [...page('en').matchAll(/class="fade-in(?: (fade-[\w-]+))?/g)].map(([, name]) =>
    name ? delays.get(name) : 0,
  )
  expect(partDelays).toEqual([0, 0.3, 0.6, 0.9, 1.2, 1.3, 1.4, 1.6, 2, 2.4, 2.7])
  expect(css).toMatch(/animation: fade-in 1\.5s/)
  expect(css.indexOf('animation:')).toBeGreaterThan(css.indexOf('prefers-reduced-motion: no-preference'))
})

test('the page is rendered without the site layout and has one main element', () => {
  expect(handle).toEqual({ bare: true, cache: { query: {} } })
  expect(page('en').match(/<main/g)).toHaveLength(1)
})
