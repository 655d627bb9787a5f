import { createHash } from 'node:crypto'
import { createFormatter } from 'use-intl/core'
import { getBrand } from '~/features/content/queries.server'
import { dateFormat } from '~/i18n/date-format'
import { getMessages } from '~/i18n/load-messages'
import { formatTags, localeTags } from '~/i18n/locales'
import { pricingMessages } from '~/i18n/messages/pricing'
import { pricingDocumentMessages } from '~/i18n/messages/pricing-document'
import { programsMessages } from '~/i18n/messages/programs'
import { getTranslator } from '~/i18n/translator'
import type { Ctx } from '~/web/ctx.server'
import { type Programs, programs } from './model/figures'
import { priceList } from './model/price-list'

const timeZone = 'Europe/Stockholm'

export type Pdf = { fileName: string; body: Uint8Array<ArrayBuffer>; etag: string }

const cache = new Map<string, Promise<Pdf>>()

/** The price list of the day in the reader's language, created once a day and language and then kept in memory. */
export async function getPricingPdf(request: Ctx): Promise<Pdf> {
  const ctx = { ...request, brand: await getBrand(request) }
  const day = dayOf(ctx.now)
  const key = `${day} ${ctx.locale} ${ctx.brand.email}`
  const cached = cache.get(key)
  if (cached) return cached
  for (const other of cache.keys()) if (!other.startsWith(day)) cache.delete(other)
  const pdf = createPdf(ctx, `${ctx.brand.slug}-pricing-${ctx.locale}-${day}.pdf`)
  cache.set(key, pdf)
  pdf.catch(() => cache.delete(key))
  return pdf
}

async function createPdf(ctx: Ctx, fileName: string): Promise<Pdf> {
  const body = await makePricingPdf(ctx, programs)
  return { fileName, body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` }
}

export async function makePricingPdf({ brand, publicUrl, locale, now }: Ctx, figures: Programs) {
  // Loaded on first use: the PDF library takes half a second, which would delay every start.
  const { renderPricingDocument } = await import('./exports/pricing-document.server')
  const tag = localeTags[locale]
  const format = createFormatter({ locale: formatTags[locale], timeZone })
  const programsT = await getTranslator(programsMessages, locale)
  return renderPricingDocument({
    t: await getTranslator(pricingDocumentMessages, locale),
    groupTitles: (await getMessages(pricingMessages, locale)).groups,
    addOnsTitle: programsT('addOns'),
    list: priceList(programsT, format, figures),
    date: format.dateTime(now, { dateStyle: 'long' }),
    now,
    tag,
    brand,
    address: new URL('/pricing', publicUrl).href,
  })
}

/** The date in Stockholm: 2026-11-15. */
const dayOf = (now: Date) => dateFormat('sv', { timeZone, dateStyle: 'short' }).format(now)
