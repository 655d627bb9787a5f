import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LanguageProvider } from '~/i18n/language'
import type { HomeContent } from '../model'
import { TestimonialsSection } from './testimonials-section'
import { TrustedSection } from './trusted-section'

const markupOf = (section: React.ReactNode) =>
  renderToStaticMarkup(<LanguageProvider locale="en">{section}</LanguageProvider>)

const logos = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ image: `/media/${i}`, alt: { text: `Client ${i}` } }))

test('three logos are shown as logos; fewer give way to the kinds of organization', () => {
  const three = markupOf(<TrustedSection line={null} logos={logos(3)} />)
  expect(three.match(/<img/g)).toHaveLength(3)
  expect(three).toContain('Trusted by')
  expect(three).not.toContain('Embassies')
  const two = markupOf(<TrustedSection line={null} logos={logos(2)} />)
  expect(two).not.toContain('<img')
  expect(two).not.toContain('Trusted by')
  expect(two.match(/<li/g)).toHaveLength(6)
})

const quote = (text: string): HomeContent['testimonials'][number] => ({
  quote: { text },
  author: 'A chief',
  role: null,
  org: null,
})
const sizes = (markup: string) =>
  [...markup.matchAll(/<blockquote class="[^"]*?(?:lg:)?text-(?:\[(\S+?)\]|2xl)[^"]*"/g)].map(
    ([, size]) => size ?? '30 px',
  )

test('the first quote is large, or smaller when it is long; the second is 30 px', () => {
  const short = 'It saved us a year.'
  expect(sizes(markupOf(<TestimonialsSection testimonials={[quote(short), quote(`${short} Or two.`)]} />))).toEqual([
    '2.125rem',
    '30 px',
  ])
  expect(sizes(markupOf(<TestimonialsSection testimonials={[quote(short.repeat(8))]} />))).toEqual(['1.75rem'])
})

test('without quotes there is no section', () => {
  expect(markupOf(<TestimonialsSection testimonials={[]} />)).toBe('')
})
