import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { brandFrom } from '~/brand/brand'
import { LanguageProvider } from '~/i18n/language'
import type { Locale } from '~/i18n/locales'
import Vision, { handle } from '~/routes/public/vision'

function page(locale: Locale, brand = brandFrom()) {
  const root = { id: 'root', path: '/', loader: () => null, children: [{ path: 'vision', Component: Vision }] }
  const Stub = createRoutesStub([root])
  const site = { brand, origin: 'https://nordbro.example', year: 2026 }
  return renderToStaticMarkup(
    <LanguageProvider locale={locale}>
      <Stub initialEntries={['/vision']} hydrationData={{ loaderData: { root: site } }} />
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
