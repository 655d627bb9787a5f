import { expect, test } from 'vitest'
import { mails as mailsEn } from './mails/en'
import { mails as mailsNo } from './mails/no'
import { mails as mailsSv } from './mails/sv'

// Prices, promises and limits stand once, typed, in the feature that owns them; a text takes them as arguments.

type Texts = { [key: string]: string | Texts }

const textsOf = (texts: Texts, path: string[] = []): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[[...path, key].join('.'), value] as [string, string]]
      : textsOf(value, [...path, key]),
  )

type Files = Record<string, { messages: Texts }>

const textsIn = (files: Files): Texts =>
  Object.fromEntries(Object.entries(files).map(([path, { messages }]) => [path.split('/').at(-2), messages]))

/** Figures that no constant holds: articles of law, sizes of the design, samples in the showcase. */
const free =
  /^(privacy\.(bases|processorsText)|showcase\.(mark\.alone|colour\.note|header\.note|table|states\.infoTitle)|programs\.exchange\.addOns\.oneToOne)/

/** A day of a sample, and names that have a figure in them. */
const names = /\b14\.? [Jj]anuar[iy]?\b/g

const words = {
  en: 'two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|thirty|sixty|ninety',
  sv: 'två|tre|fyra|fem|sex|sju|åtta|nio|tio|tolv|fjorton|trettio|sextio|nittio',
  no: 'to|tre|fire|fem|seks|sju|åtte|ni|ti|tolv|fjorten|tretti|seksti|nitti',
}
const units = {
  en: '(business )?(day|month|hour|minute|week|year|session|introduction|site|seat)s?|people|SEK',
  sv: '(arbets)?dag(ar)?|månad(er)?|timm(ar|e)|minut(er)?|veck(or|a)|samtal|introduktion(er)?|platser|personer|kr',
  no: '(virke)?dag(er)?|måned(er)?|timer?|minutt(er)?|uker?|samtaler?|introduksjon(er)?|plasser|personer|kroner',
}

/** A figure in digits, or a number in words before what it counts. Arguments are not looked into: `{days, plural, …}`. */
function spelled(text: string, locale: keyof typeof words) {
  const said = text.replaceAll(/\{\w+(, plural,(?:[^{}]|\{[^{}]*\})*)?\}/g, '').replaceAll(names, '')
  return /\d/.test(said) || new RegExp(`(?<!\\p{L})(${words[locale]})[ -](${units[locale]})(?!\\p{L})`, 'iu').test(said)
}

test.each([
  ['en', { ...textsIn(import.meta.glob('./messages/*/en.ts', { eager: true })), mails: mailsEn }],
  ['sv', { ...textsIn(import.meta.glob('./messages/*/sv.ts', { eager: true })), mails: mailsSv }],
  ['no', { ...textsIn(import.meta.glob('./messages/*/no.ts', { eager: true })), mails: mailsNo }],
] as const)('no text in %s spells a figure that a constant holds', (locale, texts) => {
  const found = textsOf(texts).filter(([key, text]) => !free.test(key) && spelled(text, locale))
  expect(found).toEqual([])
})

test.each([
  ['en', 'with commitments at 30, 60 and 90 days'],
  ['en', 'Twelve months in the circle'],
  ['en', 'a twelve-month membership'],
  ['en', 'within 2–3 business days'],
  ['sv', 'Ett medlemskap på tolv månader'],
  ['no', 'tar fire minutter'],
] as const)('%s: %s is a figure that is spelled', (locale, text) => {
  expect(spelled(text, locale)).toBe(true)
})

test('a figure that comes as an argument is none', () => {
  expect(spelled('{count, plural, one {# month} other {# months}} and {from}–{to} days', 'en')).toBe(false)
})
