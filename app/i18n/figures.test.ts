import { expect, test } from 'vitest'
import { allMessages } from '../../test/all-messages'
import { locales } from './locales'

// Prices, promises and limits are constants of the feature that owns them; a message takes them as arguments.

/** Figures that no constant holds: articles of law, sizes of the design, samples in the showcase. */
const exempt =
  /^(privacy\.(bases|processorsText)|showcase\.(mark\.alone|colour\.note|header\.note|table|states\.infoTitle)|programs\.exchange\.addOns\.oneToOne)/

/** A day of a sample, and names that have a figure in them. */
const exemptNames = /\b14\.? [Jj]anuar[iy]?\b/g

const numberWords = {
  en: 'two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|thirty|sixty|ninety',
  sv: 'två|tre|fyra|fem|sex|sju|åtta|nio|tio|tolv|fjorton|trettio|sextio|nittio',
  no: 'to|tre|fire|fem|seks|sju|åtte|ni|ti|tolv|fjorten|tretti|seksti|nitti',
}
const units = {
  en: '(business )?(day|month|hour|minute|week|year|session|introduction|site|seat)s?|people|SEK',
  sv: '(arbets)?dag(ar)?|månad(er)?|timm(ar|e)|minut(er)?|veck(or|a)|samtal|introduktion(er)?|platser|personer|kr',
  no: '(virke)?dag(er)?|måned(er)?|timer?|minutt(er)?|uker?|samtaler?|introduksjon(er)?|plasser|personer|kroner',
}

/** A figure in digits, or a number in words before what it counts. Arguments are ignored: `{days, plural, …}`. */
function hasFigure(text: string, locale: keyof typeof numberWords) {
  const remaining = text.replaceAll(/\{\w+(, plural,(?:[^{}]|\{[^{}]*\})*)?\}/g, '').replaceAll(exemptNames, '')
  return (
    /\d/.test(remaining) ||
    new RegExp(`(?<!\\p{L})(${numberWords[locale]})[ -](${units[locale]})(?!\\p{L})`, 'iu').test(remaining)
  )
}

test.each(locales)('no text in %s spells a figure that a constant holds', (locale) => {
  const found = allMessages[locale].filter(([key, text]) => !exempt.test(key) && hasFigure(text, locale))
  expect(found).toEqual([])
})

test.each([
  ['en', 'with commitments at 30, 60 and 90 days'],
  ['en', 'Twelve months in the circle'],
  ['en', 'a twelve-month membership'],
  ['en', 'within 2–3 business days'],
  ['sv', 'Ett medlemskap på tolv månader'],
  ['no', 'tar fire minutter'],
] as const)('%s: a figure is found in “%s”', (locale, text) => {
  expect(hasFigure(text, locale)).toBe(true)
})

test('a figure that comes as an argument is allowed', () => {
  expect(hasFigure('{count, plural, one {# month} other {# months}} and {from}–{to} days', 'en')).toBe(false)
})
