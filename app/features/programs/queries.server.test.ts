import { describe, expect, test, vi } from 'vitest'
import { brandFrom } from '~/brand/brand'
import { noContent } from '~/features/content/model'
import { getMessages } from '~/i18n/load-messages'
import { type Locale, locales } from '~/i18n/locales'
import { pricingDocumentMessages } from '~/i18n/messages/pricing-document'
import type { Ctx } from '~/web/ctx.server'
import { readPdf } from '../../../test/pdf'
import { missingFrom, pricesOf } from '../../../test/prices'
import { type Programs, programs } from './model/figures'
import { programPdfs } from './model/program-pdfs'
import type { ProgramName } from './model/specimens'
import { getPricingPdf, getProgramPdf, makePricingPdf } from './queries.server'

// On a busy machine a document takes seconds.
vi.setConfig({ testTimeout: 60_000 })

/** By default 00:30 in Stockholm, when it is still the day before in UTC. */
const ctxOf = (locale: Locale, now = '2026-11-15T23:30:00Z') =>
  ({
    brand: brandFrom(),
    content: { get: async () => noContent },
    publicUrl: new URL('https://nordbro.example'),
    locale,
    now: new Date(now),
  }) as Ctx

const linesOf = async (locale: Locale, figures: Programs = programs) =>
  readPdf(await makePricingPdf(ctxOf(locale), figures))

describe.each(locales)('the PDF in %s', (locale) => {
  test('has every price, the title, VAT note, page numbers, date and contact details', async () => {
    const lines = await linesOf(locale)
    expect(missingFrom(lines, Object.values(pricesOf).flat(), locale)).toEqual([])
    const { title, vat } = await getMessages(pricingDocumentMessages, locale)
    expect(lines).toEqual(expect.arrayContaining([title, vat]))
    expect(lines.filter((line) => /^\d (of|av) 4$/.test(line))).toHaveLength(4)
    expect(lines.join(' ')).toMatch(/16\.? november 2026/i)
    expect(lines).toEqual(expect.arrayContaining(['hello@nordbro.example', '+46 8 465 004 00']))
    expect(lines.join('')).not.toContain('\ufffd')
  })
})

test('the PDF has the limits: days, sites, introductions, commitments, sessions, hours', async () => {
  const lines = await linesOf('en')
  expect(lines).toEqual(expect.arrayContaining(['1 day', '2 days', '3 days', '1 site', '2 sites', '2–3 sites']))
  expect(lines).toEqual(expect.arrayContaining(['12 months', 'at most 2', 'Half-day', 'Full-day', '1–2', '2–3']))
  expect(lines).toEqual(expect.arrayContaining(['1 h', '2 h', '3–5 h', '4–9 h']))
  const text = lines.join(' ')
  expect(text).toContain('Up to 3 warm introductions within 14 days')
  expect(text).toContain('Commitments at 30, 60 and 90 days')
  expect(text).toContain('what has moved after 90 days')
  expect(text).toContain('2 structured sessions a month')
  expect(text).toContain('Nordic interviews with 5 hospitals')
})

test('a price changed in the model changes in the PDF', async () => {
  const upgrades = { ...programs.upgrades, partner: { price: 123_456 } }
  const lines = await linesOf('en', { ...programs, upgrades })
  expect(lines).toContain('123,456 SEK')
  expect(lines).not.toContain('105,000 SEK')
})

test('the file is a PDF, named by company, language and the day in Stockholm', async () => {
  const { body, fileName } = await getPricingPdf(ctxOf('sv'))
  expect(Buffer.from(body).toString('latin1', 0, 5)).toBe('%PDF-')
  expect(fileName).toBe('nordbro-pricing-sv-2026-11-16.pdf')
})

test('the PDF is created once per language and day, also for concurrent requests', async () => {
  const [first, second] = await Promise.all([getPricingPdf(ctxOf('no')), getPricingPdf(ctxOf('no'))])
  expect(first).toBe(second)
  expect(first.etag).toMatch(/^"[\w-]{22}"$/)
  expect(await getPricingPdf(ctxOf('no', '2026-11-16T12:00:00Z'))).toBe(second)
  expect((await getPricingPdf(ctxOf('no', '2026-11-17T12:00:00Z'))).fileName).toContain('2026-11-17')
  expect(await getPricingPdf(ctxOf('no'))).not.toBe(second)
})

const programNames = Object.keys(programPdfs) as ProgramName[]

describe.each(locales)('the PDF of a program in %s', (locale) => {
  test.each(programNames)('%s has one page, with all its prices and our address', async (program) => {
    const lines = readPdf((await getProgramPdf(ctxOf(locale), program)).body)
    expect(lines.filter((line) => /^\d (of|av) \d$/.test(line))).toEqual([expect.stringMatching(/^1 (of|av) 1$/)])
    expect(missingFrom(lines, pricesOf[program], locale)).toEqual([])
    expect(lines).toContain('hello@nordbro.example')
    expect(lines.join('')).not.toContain('\ufffd')
  })
})

test('each program has its own file, named by it', async () => {
  const names = await Promise.all(programNames.map(async (name) => (await getProgramPdf(ctxOf('en'), name)).fileName))
  expect(names).toEqual([
    'nordbro-visits-en-2026-11-16.pdf',
    'nordbro-exchange-en-2026-11-16.pdf',
    'nordbro-ambassadors-en-2026-11-16.pdf',
    'nordbro-speed-dial-en-2026-11-16.pdf',
  ])
})
