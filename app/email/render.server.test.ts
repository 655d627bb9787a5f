import { expect, test } from 'vitest'
import { brandFrom } from '~/brand/brand'
import { dark, light } from './colours'
import { renderMail } from './render.server'

const publicUrl = new URL('https://nordbro.example')
const content = { subject: 'Hello', preview: '', footnote: '', body: 'Text' }
const site = { brand: brandFrom(), publicUrl }

test.for([
  ['en', 'The Nordbro partners'],
  ['sv', 'Partnerna i Nordbro'],
  ['no', 'Partnerne i Nordbro'],
] as const)('%s: a mail has the mark, and is signed by the partners', async ([locale, partners]) => {
  const { html, text } = await renderMail(site, locale, () => content)
  expect(html).toContain('src="cid:mark"')
  expect(text).not.toContain('cid:')
  expect(text).toMatch(new RegExp(`^${partners}$`, 'm'))
})

test('a founder with a name signs; a notice is unsigned', async () => {
  const named = { brand: brandFrom({ founder: 'Kari Nordmann' }), publicUrl }
  expect((await renderMail(named, 'sv', () => content)).text).toMatch(/^Kari Nordmann$/m)
  expect((await renderMail(named, 'sv', () => ({ ...content, isUnsigned: true }))).text).not.toContain('Kari')
})

test('the light colours are in the elements, the dark ones in a rule for dark windows', async () => {
  const { html } = await renderMail(site, 'en', () => content)
  const [head = '', body = ''] = html.split('</head>')
  expect(head).toContain('<meta name="color-scheme" content="light dark"/>')
  expect(head).toMatch(
    /@media \(prefers-color-scheme: dark\) \{\s+\.sheet, \.sheet td \{ background-color: #\w+ !important; color: #\w+ !important \}/,
  )
  expect(head).toContain(dark.surface)
  expect(body).toContain(light.surface)
  expect(body).not.toContain(dark.surface)
})
