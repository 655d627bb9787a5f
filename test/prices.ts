import type { Locale } from '~/i18n/locales'

/** Every price of section 9 of the specification. Repeated here on purpose, so that tests compare the model with it. */
export const pricesOf = {
  visits: [
    '95,000–140,000 SEK',
    '180,000–260,000 SEK',
    '290,000–420,000 SEK',
    '25,000–45,000 SEK',
    '25,000 SEK',
    '8,000 SEK',
    '7,000 SEK',
  ],
  exchange: [
    '149,500 SEK',
    '195,000 SEK',
    '245,000 SEK',
    '5,000 SEK',
    '35,000 SEK',
    '8,000 SEK',
    '25,000 SEK',
    '45,000 SEK',
  ],
  ambassadors: ['15,000 SEK', '20,000 SEK'],
  speedDial: ['35,000 SEK', '40,000 SEK'],
  embassy: ['35,000 SEK', '65,000 SEK'],
  studyVisits: ['55,000 SEK', '115,000 SEK'],
  support: ['16,500 SEK', '27,500 SEK', '49,500 SEK'],
  upgrades: ['75,000 SEK', '105,000 SEK'],
}

/** The prices that the lines of a page lack. "25,000 SEK" is not found in "125,000 SEK". */
export const missingFrom = (lines: string[], prices: string[], locale: Locale) =>
  prices
    .map((price) => (locale === 'en' ? price : price.replaceAll(',', ' ')))
    .filter((price) => !lines.some((line) => line === price || line.startsWith(`${price} per `)))
