import { createHash } from 'node:crypto'
import { createFormatter, createTranslator } from 'use-intl/core'
import { dateFormat } from '~/i18n/date-format'
import { messagesFor } from '~/i18n/dictionary'
import { formatTags, localeTags } from '~/i18n/locales'
import type { Ctx } from '~/web/ctx.server'
import { type Programs, programs } from './model'
import { priceList } from './ui/price-list'

const timeZone = 'Europe/Stockholm'

export type Pdf = { bytes: Uint8Array<ArrayBuffer>; fileName: string; etag: string }

const made = new Map<string, Promise<Pdf>>()

/** The price list of the day in the reader's language. It is made once; whoever asks meanwhile waits for the same. */
export function getPricingPdf(ctx: Ctx): Promise<Pdf> {
  const day = dayOf(ctx.now)
  const key = `${day} ${ctx.locale}`
  const found = made.get(key)
  if (found) return found
  for (const old of made.keys()) if (!old.startsWith(day)) made.delete(old)
  const making = makePricingPdf(ctx, programs)
  made.set(key, making)
  making.catch(() => made.delete(key))
  return making
}

export async function makePricingPdf({ brand, publicUrl, locale, now }: Ctx, figures: Programs): Promise<Pdf> {
  // Half a second of loading that no start has to pay.
  const { renderPricingDocument } = await import('./ui/pricing-document.server')
  const tag = localeTags[locale]
  const texts = { locale: tag, messages: messagesFor(locale) }
  const format = createFormatter({ locale: formatTags[locale], timeZone })
  const words = createTranslator({ ...texts, namespace: 'programs' })
  const bytes = await renderPricingDocument({
    t: createTranslator({ ...texts, namespace: 'pricingDocument' }),
    groupTitles: texts.messages.pricing.groups,
    addOnsTitle: words('addOns'),
    list: priceList(words, format, figures),
    date: format.dateTime(now, { dateStyle: 'long' }),
    now,
    tag,
    brand,
    address: new URL('/pricing', publicUrl).href,
  })
  return {
    bytes,
    fileName: `${brand.slug}-pricing-${locale}-${dayOf(now)}.pdf`,
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
  }
}

/** 2026-11-15, as it is in Stockholm. */
const dayOf = (now: Date) => dateFormat('sv', { timeZone, dateStyle: 'short' }).format(now)
