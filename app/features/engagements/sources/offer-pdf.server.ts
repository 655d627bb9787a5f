import { asc, eq } from 'drizzle-orm'
import { engagementSignatories } from '~/db/schema/engagements'
import { users } from '~/db/schema/users'
import { getBrand } from '~/features/content/queries.server'
import { currency } from '~/features/programs/model/figures'
import { localeTags } from '~/i18n/locales'
import { hasPrintedLetters, withPrintedLetters } from '~/lib/printed-letters'
import type { Ctx } from '~/web/ctx.server'
import { ownEngagementPage } from '../model'
import { isShownToPartner } from '../model/states'
import type { EngagementRow } from './change-state.server'
import { getOfferTexts } from './offer-texts.server'

type OfferPdf = { fileName: string; body: Uint8Array<ArrayBuffer> }

/** The offer in its own language. A draft is dated by today, an offer by the day on which it was made. */
export async function makeOfferPdf(ctx: Ctx, row: EngagementRow, organisation: string): Promise<OfferPdf> {
  const { t, labels, money, number, day, date } = await getOfferTexts(row.locale)
  const program = labels.program(row.program)
  const reference = row.id.slice(0, 8)
  const offered = date(row.offeredAt ?? ctx.now)
  const signatories = await ctx.db
    .select({ name: users.name, email: users.email })
    .from(engagementSignatories)
    .innerJoin(users, eq(users.id, engagementSignatories.userId))
    .where(eq(engagementSignatories.engagementId, row.id))
    .orderBy(asc(users.name), asc(users.email))
  // Loaded on first use: the PDF library takes half a second, which would delay every start.
  const { renderOfferDocument } = await import('../exports/offer-document.server')
  const body = await renderOfferDocument({
    ...{ t, program, organisation: withPrintedLetters(organisation), terms: withPrintedLetters(row.terms) },
    date: offered,
    lines: row.lines.map((line) => ({
      key: `${line.kind}.${line.key}`,
      name: labels.line(row.program, line),
      quantity: number(line.quantity),
      unitPrice: money(line.unitPrice),
      amount: money(line.quantity * line.unitPrice),
    })),
    total: money(row.total),
    isFree: row.total === 0,
    currency: t('currency', { currency }),
    validUntil: t('validUntil', { date: day(row.validUntil) }),
    revision: t('revision', { revision: row.priceRevision }),
    reference: t('reference', { reference }),
    isDraft: !isShownToPartner(row.state),
    signatories: signatories.map(({ name, email }) => (name && hasPrintedLetters(name) ? name : email)),
    address: new URL(ownEngagementPage(row.id), ctx.publicUrl).href,
    // The time of the change, so that the same offer is always the same file.
    now: row.updatedAt,
    tag: localeTags[row.locale],
    brand: await getBrand(ctx),
  })
  return { fileName: `${ctx.brand.slug}-${fileWords[row.locale]}-${reference}.pdf`, body }
}

const fileWords = { en: 'offer', sv: 'offert', no: 'tilbud' } as const
