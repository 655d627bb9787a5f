import { expect } from 'vitest'
import { acceptOffer, askForEngagement } from '~/features/engagements/commands.server'
import { offerTo, partnerWithAdmin, sentenceFor } from '../../../../test/engagement'
import { test } from '../../../../test/test'
import { listOfferLines } from './offers.server'

test('an offer is a line five days before it ends, and a request at once, with the promise of two days', async ({
  ctx,
}) => {
  const { admin, kari, organisationId } = await partnerWithAdmin(ctx)
  const id = await offerTo(admin, organisationId, kari)
  await askForEngagement(kari, { program: 'upgrades', tier: 'partner', message: 'For all our sites.' })
  const lines = (at: string) => listOfferLines({ ...admin, now: new Date(at) }, 9)
  expect(await lines('2026-11-16T10:00:00Z')).toMatchObject([
    {
      ...{ who: 'Kari Nordmann', from: 'Aldera', what: 'Asks for Supplier upgrades, Partner' },
      time: { dueAt: '2026-11-18T09:00:00.000Z' },
    },
  ])
  const [, offer] = await lines('2026-12-14T09:00:00Z')
  // Its last day is 16 December, which ends at midnight in Stockholm.
  expect(offer).toMatchObject({ who: 'Aldera', page: `/admin/engagements/${id}`, action: 'Open' })
  expect(offer?.time.dueAt).toBe('2026-12-16T23:00:00.000Z')
})

test('where there are more than fit, those that end first are lines', async ({ ctx }) => {
  const { admin, kari, lars, organisationId } = await partnerWithAdmin(ctx)
  await offerTo(admin, organisationId, kari)
  const later = new Date('2026-12-16T09:00:00Z')
  const earlier = new Date('2026-12-16T08:00:00Z')
  await askForEngagement({ ...kari, now: earlier }, { program: 'upgrades', tier: 'partner', message: '' })
  await askForEngagement({ ...lars, now: later }, { program: 'upgrades', tier: 'partner', message: '' })
  const lines = await listOfferLines({ ...admin, now: later }, 2)
  expect(lines.map(({ action, who }) => [action, who])).toEqual([
    ['Open', 'Aldera'],
    ['Open', 'Kari Nordmann'],
  ])
})

test('what was accepted and has no first day yet is one line, which leads to the list of it', async ({ ctx }) => {
  const { admin, kari, organisationId } = await partnerWithAdmin(ctx)
  const id = await offerTo(admin, organisationId, kari)
  expect(await listOfferLines(admin, 9)).toEqual([])
  await acceptOffer(kari, { id, agreed: await sentenceFor(kari, id) })
  expect(await listOfferLines(admin, 9)).toMatchObject([
    {
      ...{ who: '1 accepted engagement', what: 'Waits for its first day', time: { dueAt: null } },
      page: '/admin/engagements?state=accepted',
    },
  ])
})
