import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { deliverables } from '~/db/schema/deliverables'
import { engagements } from '~/db/schema/engagements'
import { organisationMembers } from '~/db/schema/organisations'
import type { Ctx } from '~/web/ctx.server'
import { addRunning, deliverablesByKey } from '../../../test/deliverables'
import { addPartner, draftFor, offerTo, partnerWithAdmin, readEngagement, sentenceFor } from '../../../test/engagement'
import { asMember } from '../../../test/members'
import { readPdf } from '../../../test/pdf'
import { test } from '../../../test/test'
import { acceptOffer, changeEngagement, declineOffer, discardEngagement, offerEngagement } from './commands.server'
import { engagementsFile } from './exports/csv.server'
import { startsLater } from './model/clock'
import {
  exportEngagements,
  getEngagement,
  getOfferPdf,
  getOwnEngagement,
  listBoard,
  listEndingOffers,
  listEngagements,
  listEngagementsOf,
  listOwnEngagements,
} from './queries.server'
import { engagementFilter } from './schema'

const filter = (query = '') => engagementFilter(new URLSearchParams(query))
const found = async (ctx: Ctx, query: string) =>
  (await listEngagements(ctx, filter(query))).engagements.map(({ id }) => id)

describe('the team', () => {
  test('lists open engagements, and finds by organisation, state, program and owner', async ({ ctx }) => {
    const { admin, kari, organisationId } = await partnerWithAdmin(ctx)
    const bergen = await addPartner(ctx, 'Bergen Medtech')
    const draft = await draftFor(admin, bergen, 'exchange.premium')
    const offer = await offerTo(admin, organisationId, kari)
    const gone = await draftFor(admin, bergen, 'visits.express')
    await discardEngagement(admin, { id: gone, version: 0 })
    expect((await found(admin, '')).toSorted()).toEqual([draft, offer].toSorted())
    expect(await found(admin, 'q=BERG')).toEqual([draft])
    expect(await found(admin, 'state=offered')).toEqual([offer])
    expect(await found(admin, 'state=discarded')).toEqual([gone])
    expect(await found(admin, 'program=exchange')).toEqual([draft])
    expect(await found(admin, 'owner=none')).toEqual([])
    expect(await found(admin, `owner=${admin.actor?.userId}&sort=total`)).toEqual([draft, offer])
    expect(await found(admin, 'q=%25')).toEqual([])
    expect((await listEngagementsOf(admin, bergen)).map(({ id }) => id).toSorted()).toEqual([draft, gone].toSorted())
  })

  test('has a board with a column for each open state', async ({ ctx }) => {
    const { admin, kari, organisationId } = await partnerWithAdmin(ctx)
    const offer = await offerTo(admin, organisationId, kari)
    const columns = await listBoard(admin, filter())
    expect(columns.map(({ state, total }) => [state, total])).toEqual([
      ['draft', 0],
      ['offered', 1],
      ['accepted', 0],
      ['running', 0],
    ])
    expect(columns[1]?.cards).toMatchObject([
      { id: offer, organisation: 'Aldera', total: 180_000, pending: 0, late: 0 },
    ])
  })

  test('sees on a card how many deliverables are pending and late', async ({ ctx }) => {
    const { admin, organisationId } = await partnerWithAdmin(ctx)
    const id = await addRunning(admin, organisationId)
    const [first, second, third] = (await deliverablesByKey(admin, id)).values()
    const change = (values: Partial<typeof deliverables.$inferInsert>, row?: { id: string }) =>
      ctx.db
        .update(deliverables)
        .set(values)
        .where(row ? eq(deliverables.id, row.id) : eq(deliverables.engagementId, id))
    await change({ state: 'upcoming', dueOn: '2027-06-01' })
    await change({ state: 'pending' }, first)
    await change({ dueOn: '2026-11-15' }, second)
    await change({ state: 'complete', completedAt: ctx.now, dueOn: '2026-11-01' }, third)
    const running = (await listBoard(admin, filter())).find(({ state }) => state === 'running')
    expect(running?.cards).toMatchObject([{ id, pending: 1, late: 1 }])
  })

  test('sees which offers end soon', async ({ ctx }) => {
    const { admin, kari, organisationId } = await partnerWithAdmin(ctx)
    const id = await offerTo(admin, organisationId, kari)
    const on = (day: string) => listEndingOffers({ ...admin, now: new Date(`${day}T12:00:00Z`) }, { days: 5, limit: 9 })
    expect(await on('2026-12-10')).toEqual([])
    expect(await on('2026-12-11')).toMatchObject([{ id }])
    expect(await on('2026-12-17')).toEqual([])
  })

  test('exports what is listed', async ({ ctx }) => {
    const { admin, organisationId } = await partnerWithAdmin(ctx)
    await draftFor(admin, organisationId)
    const file = await new Response(engagementsFile(exportEngagements(admin, filter()))).text()
    expect(file.split('\r\n')[1]).toMatch(/^Aldera,Clinical visits,Core,Draft,180000,.*@nordbro.example,2026-12-16,,/)
    const reader = await asMember(ctx, { adminRole: 'reader' })
    await expect(exportEngagements(reader, filter()).next()).rejects.toMatchObject({ kind: 'forbidden' })
  })

  test('only with the right', async ({ ctx }) => {
    const { admin, kari, organisationId } = await partnerWithAdmin(ctx)
    const id = await draftFor(admin, organisationId)
    for (const actor of [kari, ctx, await asMember(ctx, { adminRole: 'editor' })]) {
      await expect(getEngagement(actor, id)).rejects.toMatchObject({ kind: 'forbidden' })
      await expect(listEngagements(actor, filter())).rejects.toMatchObject({ kind: 'forbidden' })
      await expect(listBoard(actor, filter())).rejects.toMatchObject({ kind: 'forbidden' })
      await expect(listEngagementsOf(actor, organisationId)).rejects.toMatchObject({ kind: 'forbidden' })
    }
    const reader = await asMember(ctx, { adminRole: 'reader' })
    expect(await getEngagement(reader, id)).toMatchObject({ organisation: 'Aldera', members: [], owners: [] })
    await expect(getEngagement(admin, 'nonsense')).rejects.toMatchObject({ kind: 'not-found' })
  })
})

describe('a member', () => {
  test('sees what was offered to the own organisation, and neither drafts nor others', async ({ ctx }) => {
    const { admin, kari, lars, organisationId } = await partnerWithAdmin(ctx)
    const stranger = await asMember(ctx)
    const bergen = await addPartner(ctx, 'Bergen', stranger)
    const id = await offerTo(admin, organisationId, kari)
    const draft = await draftFor(admin, organisationId)
    const other = await offerTo(admin, bergen, stranger)
    const list = await listOwnEngagements(lars)
    expect(list.map((engagement) => engagement.id)).toEqual([id])
    expect(await getOwnEngagement(lars, id)).toMatchObject({
      ...{ state: 'offered', total: 180_000, isSignatory: false, organisation: 'Aldera', decidedBy: null },
      signatories: [{ name: 'Kari Nordmann' }],
    })
    expect(await getOwnEngagement(kari, id)).toMatchObject({ isSignatory: true })
    for (const unknown of [draft, other, crypto.randomUUID(), 'nonsense'])
      await expect(getOwnEngagement(kari, unknown)).rejects.toThrow('engagements.unknown')
    expect(await listOwnEngagements(await asMember(ctx))).toEqual([])
    await expect(listOwnEngagements(ctx)).rejects.toMatchObject({ kind: 'forbidden' })
  })

  test('who leaves the organisation loses it at once', async ({ ctx }) => {
    const { admin, kari, organisationId } = await partnerWithAdmin(ctx)
    const id = await offerTo(admin, organisationId, kari)
    await ctx.db.delete(organisationMembers).where(eq(organisationMembers.userId, kari.actor.userId))
    expect(await listOwnEngagements(kari)).toEqual([])
    await expect(getOwnEngagement(kari, id)).rejects.toThrow('engagements.unknown')
    await expect(getOfferPdf(kari, id)).rejects.toThrow('engagements.unknown')
  })

  test('learns who accepted or declined, and that an offer is over before the clock has written it', async ({
    ctx,
  }) => {
    const { admin, kari, lars, organisationId } = await partnerWithAdmin(ctx)
    const accepted = await offerTo(admin, organisationId, kari)
    const declined = await offerTo(admin, organisationId, kari)
    const over = await offerTo(admin, organisationId, kari)
    await acceptOffer(kari, { id: accepted, agreed: await sentenceFor(kari, accepted) })
    await declineOffer(kari, { id: declined, reason: 'Next year.' })
    const list = await listOwnEngagements({ ...lars, now: new Date('2027-01-01T12:00:00Z') })
    const of = (id: string) => list.find((engagement) => engagement.id === id)
    expect(of(accepted)).toMatchObject({ state: 'accepted', decidedBy: 'Kari Nordmann', reason: '' })
    expect(of(declined)).toMatchObject({ state: 'declined', decidedBy: 'Kari Nordmann', reason: 'Next year.' })
    expect(of(over)).toMatchObject({ state: 'expired', decidedBy: null })
  })
})

test('one that runs by its state and has not reached its first day says so, to both sides', async ({ ctx }) => {
  const { admin, kari, organisationId } = await partnerWithAdmin(ctx)
  const id = await addRunning(admin, organisationId, { startsOn: '2026-12-01' })
  const at = <Any extends Ctx>(who: Any, time: string): Any => ({ ...who, now: new Date(time) })
  const isAhead = async (time: string) => [
    (await listEngagements(at(admin, time), filter())).engagements[0]?.startsLater,
    (await listEngagementsOf(at(admin, time), organisationId))[0]?.startsLater,
    startsLater(await getOwnEngagement(at(kari, time), id), (await getOwnEngagement(at(kari, time), id)).today),
  ]
  expect(await isAhead('2026-11-30T22:30:00Z')).toEqual([true, true, true])
  // The day begins at midnight in Stockholm.
  expect(await isAhead('2026-11-30T23:30:00Z')).toEqual([false, false, false])
})

describe('the offer as a PDF', () => {
  async function offerIn(ctx: Ctx, locale: 'en' | 'sv' | 'no') {
    const { admin, kari, organisationId } = await partnerWithAdmin(ctx)
    const id = await draftFor(admin, organisationId)
    await changeEngagement(admin, {
      ...{ id, version: 0, tier: 'core', price: 212_000, validUntil: '2026-12-15', startsOn: null, ownerId: null },
      ...{ locale, terms: 'Two delegates.\nNo recordings.' },
      addOns: [{ kind: 'addOn', key: 'delegate', quantity: 2, unitPrice: 7_000 }],
    })
    await offerEngagement(admin, { id, version: 1, signatory: [kari.actor?.userId ?? ''] })
    return { admin, kari, id }
  }

  test.for([
    [
      'en',
      [
        'Offer',
        'Clinical visits for Aldera',
        '212,000 SEK',
        '14,000 SEK',
        '226,000 SEK',
        '15 December 2026',
        'excluding VAT',
      ],
    ],
    ['sv', ['Offert', '212 000 SEK', '14 000 SEK', '226 000 SEK', '15 december 2026', 'exklusive moms']],
    ['no', ['Tilbud', '212 000 SEK', '14 000 SEK', '226 000 SEK', '15. desember 2026', 'ekskl. mva.']],
  ] as const)('in %s has the stored prices, the last day and the words about VAT', async ([locale, texts], { ctx }) => {
    const { kari, id } = await offerIn(ctx, locale)
    const { body, fileName } = await getOfferPdf(kari, id)
    const text = readPdf(body).join(' ')
    for (const part of [...texts, 'Two delegates.', 'No recordings.', 'Kari Nordmann']) expect(text).toContain(part)
    const words = { en: 'Reference', sv: 'Referens', no: 'Referanse' }
    expect(text).toContain(`${words[locale]}: ${id.slice(0, 8)}`)
    expect(text).not.toMatch(/Draft|Utkast/)
    expect(fileName).toMatch(/^nordbro-(offer|offert|tilbud)-[\da-f]{8}\.pdf$/)
  })

  test.for([
    ['en', 'at no charge', 'No charge'],
    ['sv', 'utan kostnad', 'Utan kostnad'],
    ['no', 'uten kostnad', 'Uten kostnad'],
  ] as const)('for nothing says so and names no VAT, in %s', async ([locale, words, amount], { ctx }) => {
    const { admin, kari, organisationId } = await partnerWithAdmin(ctx)
    const id = await draftFor(admin, organisationId, 'hospital.partner')
    await changeEngagement(admin, {
      ...{ id, version: 0, tier: 'partner', price: 0, validUntil: '2026-12-15', startsOn: null, ownerId: null },
      ...{ locale, terms: '', addOns: [] },
    })
    await offerEngagement(admin, { id, version: 1, signatory: [kari.actor?.userId ?? ''] })
    const text = readPdf((await getOfferPdf(kari, id)).body).join(' ')
    const { sentence } = await getOwnEngagement({ ...kari, locale }, id)
    expect(sentence).toContain(words)
    expect(text).toContain(amount)
    expect(`${text} ${sentence}`).not.toMatch(/VAT|moms|mva|SEK/)
  })

  test.for([
    ['en', 'Draft: not yet an offer'],
    ['sv', 'Utkast: ännu ingen offert'],
    ['no', 'Utkast: ikke et tilbud ennå'],
  ] as const)('of a draft says so on each page, in %s', async ([locale, mark], { ctx }) => {
    const { admin, organisationId } = await partnerWithAdmin(ctx)
    const id = await draftFor(admin, organisationId)
    const terms = Array.from({ length: 150 }, (_, index) => `Paragraph ${index}.`).join('\n')
    await ctx.db.update(engagements).set({ locale, terms }).where(eq(engagements.id, id))
    const lines = readPdf((await getOfferPdf(admin, id)).body)
    const pages = lines.filter((line) => /\d (of|av) \d/.test(line)).length
    expect(pages).toBeGreaterThan(1)
    expect(lines.filter((line) => line.includes(mark))).toHaveLength(pages)
  })

  test('has every letter that it can print, and no others over them', async ({ ctx }) => {
    const { admin, organisationId } = await partnerWithAdmin(ctx)
    const id = await draftFor(admin, organisationId)
    await ctx.db.update(engagements).set({ terms: 'Łukasz Żółć, Dvořák, Ősz, Ωμέγα' }).where(eq(engagements.id, id))
    expect(readPdf((await getOfferPdf(admin, id)).body).join('')).toContain('Łukasz Żółć, Dvořák, Ősz, ?????')
  })

  test('is for the own organisation and for the team; for others it is unknown', async ({ ctx }) => {
    const { admin, kari, organisationId } = await partnerWithAdmin(ctx)
    const stranger = await asMember(ctx)
    await addPartner(ctx, 'Bergen', stranger)
    const id = await offerTo(admin, organisationId, kari)
    const draft = await draftFor(admin, organisationId)
    await expect(getOfferPdf(stranger, id)).rejects.toThrow('engagements.unknown')
    await expect(getOfferPdf(kari, draft)).rejects.toThrow('engagements.unknown')
    await expect(getOfferPdf(ctx, id)).rejects.toMatchObject({ kind: 'forbidden' })
    expect((await getOfferPdf(admin, draft)).body.length).toBeGreaterThan(1000)
    // What the price list says later changes nothing: the file is made of what is stored.
    expect((await readEngagement(ctx, id)).lines).toHaveLength(1)
  })
})
