import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import { createFormatter } from 'use-intl/core'
import { getBrand } from '~/features/content/queries.server'
import { programPages } from '~/features/site/model'
import { dateFormat } from '~/i18n/date-format'
import { getMessages } from '~/i18n/load-messages'
import { formatTags, localeTags } from '~/i18n/locales'
import { pricingMessages } from '~/i18n/messages/pricing'
import { pricingDocumentMessages } from '~/i18n/messages/pricing-document'
import { programsMessages } from '~/i18n/messages/programs'
import { getTranslator } from '~/i18n/translator'
import type { Ctx } from '~/web/ctx.server'
import { getProgramContent } from './exports/program-content.server'
import { type Programs, programs } from './model/figures'
import { priceList } from './model/price-list'
import { programPdfs } from './model/program-pdfs'
import type { ProgramName } from './model/specimens'

const timeZone = 'Europe/Stockholm'

export type Pdf = { fileName: string; body: Uint8Array<ArrayBuffer>; etag: string }

const cache = new Map<string, Promise<Pdf>>()

/** The price list of the day in the reader's language, created once a day and language and then kept in memory. */
export const getPricingPdf = (request: Ctx): Promise<Pdf> =>
  getPdf(request, 'pricing', (ctx) => makePricingPdf(ctx, programs))

/** One program on one page, kept in memory like the price list. */
export const getProgramPdf = (request: Ctx, program: ProgramName): Promise<Pdf> =>
  getPdf(request, basename(programPdfs[program], '.pdf'), (ctx) => makeProgramPdf(ctx, program))

async function getPdf(request: Ctx, name: string, make: (ctx: Ctx) => Promise<Pdf['body']>): Promise<Pdf> {
  const ctx = { ...request, brand: await getBrand(request) }
  const day = dayOf(ctx.now)
  const key = `${day} ${name} ${ctx.locale} ${JSON.stringify(ctx.brand)}`
  const cached = cache.get(key)
  if (cached) return cached
  for (const other of cache.keys()) if (!other.startsWith(day)) cache.delete(other)
  const pdf = make(ctx).then((body) => ({
    fileName: `${ctx.brand.slug}-${name}-${ctx.locale}-${day}.pdf`,
    body,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
  }))
  cache.set(key, pdf)
  pdf.catch(() => cache.delete(key))
  return pdf
}

export async function makePricingPdf(ctx: Ctx, figures: Programs) {
  // Loaded on first use: the PDF library takes half a second, which would delay every start.
  const { renderPricingDocument } = await import('./exports/pricing-document.server')
  return renderPricingDocument({
    ...(await documentParts(ctx, figures)),
    groupTitles: (await getMessages(pricingMessages, ctx.locale)).groups,
    address: new URL('/pricing', ctx.publicUrl).href,
  })
}

async function makeProgramPdf(ctx: Ctx, program: ProgramName) {
  const { renderProgramDocument } = await import('./exports/program-document.server')
  const { list, ...parts } = await documentParts(ctx, programs)
  return renderProgramDocument({
    ...parts,
    content: await getProgramContent(program, ctx.locale),
    section: list[program],
    address: new URL(programPages[program], ctx.publicUrl).href,
  })
}

async function documentParts({ brand, locale, now }: Ctx, figures: Programs) {
  const format = createFormatter({ locale: formatTags[locale], timeZone })
  const programsT = await getTranslator(programsMessages, locale)
  return {
    t: await getTranslator(pricingDocumentMessages, locale),
    addOnsTitle: programsT('addOns'),
    list: priceList(programsT, format, figures),
    date: format.dateTime(now, { dateStyle: 'long' }),
    now,
    tag: localeTags[locale],
    brand,
  }
}

/** The date in Stockholm: 2026-11-15. */
const dayOf = (now: Date) => dateFormat('sv', { timeZone, dateStyle: 'short' }).format(now)
