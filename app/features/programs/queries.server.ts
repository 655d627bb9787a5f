import { createHash } from 'node:crypto'
import { arrayBuffer } from 'node:stream/consumers'
import { createFormatter, createTranslator } from 'use-intl/core'
import { getBrand } from '~/features/content/queries.server'
import { dateFormat } from '~/i18n/date-format'
import { messagesFor } from '~/i18n/dictionary'
import { formatTags, localeTags } from '~/i18n/locales'
import type { Ctx } from '~/web/ctx.server'
import { type Programs, programs } from './model'
import { priceList } from './ui/price-list'

const timeZone = 'Europe/Stockholm'

/** A whole one has a tag that it is known by. */
export type Pdf = { fileName: string; body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>; etag?: string }

const kept = new Map<string, Promise<Pdf>>()

/**
 * The price list of the day in the reader's language. It is made once: whoever asks first is sent it as it comes,
 * whoever asks meanwhile waits for the whole of it, and later it is at hand.
 */
export async function getPricingPdf(from: Ctx): Promise<Pdf> {
  const ctx = { ...from, brand: await getBrand(from) }
  const day = dayOf(ctx.now)
  const key = `${day} ${ctx.locale} ${ctx.brand.email}`
  const found = kept.get(key)
  if (found) return found
  for (const old of kept.keys()) if (!old.startsWith(day)) kept.delete(old)
  const fileName = `${ctx.brand.slug}-pricing-${ctx.locale}-${day}.pdf`
  const making = makePricingPdf(ctx, programs).then((stream) => stream.tee())
  const keeping = making.then(([, copy]) => wholePdf(fileName, copy))
  kept.set(key, keeping)
  keeping.catch(() => kept.delete(key))
  const [sent] = await making
  return { fileName, body: sent }
}

async function wholePdf(fileName: string, stream: ReadableStream<Uint8Array>): Promise<Pdf> {
  const body = new Uint8Array(await arrayBuffer(stream))
  return { fileName, body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` }
}

export async function makePricingPdf({ brand, publicUrl, locale, now }: Ctx, figures: Programs) {
  // Half a second of loading that no start has to pay.
  const { renderPricingDocument } = await import('./ui/pricing-document.server')
  const tag = localeTags[locale]
  const texts = { locale: tag, messages: messagesFor(locale) }
  const format = createFormatter({ locale: formatTags[locale], timeZone })
  const words = createTranslator({ ...texts, namespace: 'programs' })
  return renderPricingDocument({
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
}

/** 2026-11-15, as it is in Stockholm. */
const dayOf = (now: Date) => dateFormat('sv', { timeZone, dateStyle: 'short' }).format(now)
