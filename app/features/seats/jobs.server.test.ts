import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { mails } from '~/db/schema/mails'
import { seatOffers } from '~/db/schema/seats'
import { answerEvent } from '~/features/events/commands.server'
import { addEvent, asMember } from '../../../test/members'
import { test, work } from '../../../test/test'
import { answerOfferByLink, joinWaitlist } from './commands.server'
import { endSeatTime, mailSeatChange } from './jobs.server'

test('the mail of an offer is written once, in the person’s language, and its link declines the seat', async ({
  ctx,
}) => {
  const id = await addEvent(ctx, { maxParticipants: 1, translations: { sv: { title: 'Vård i hemmet' } } })
  const [guest, waiting] = [await asMember(ctx), await asMember(ctx, { locale: 'sv' })]
  await answerEvent(guest, id, 'attending')
  await joinWaitlist(waiting, id, {})
  await answerEvent(guest, id, 'not_attending')
  await work(ctx, mailSeatChange)
  await work(ctx, mailSeatChange)
  const written = await ctx.db.select().from(mails).where(eq(mails.toAddress, waiting.actor.email))
  expect(written).toMatchObject([
    { template: 'seat.offered', locale: 'sv', subject: 'En plats är ledig: Vård i hemmet' },
  ])
  expect(written[0]?.text).toContain('Ta platsen')
  await answerOfferByLink(ctx, { token: written[0]?.secret ?? '' }, 'decline')
  expect(await ctx.db.select().from(seatOffers)).toMatchObject([{ state: 'declined' }])
  await expect(answerOfferByLink(ctx, { token: 'wrong' }, 'decline')).rejects.toMatchObject({ kind: 'not-found' })
})

test('the job at the end of an offer lets it lapse, and a second run changes nothing', async ({ ctx }) => {
  const id = await addEvent(ctx, { maxParticipants: 1 })
  const [guest, waiting] = [await asMember(ctx), await asMember(ctx)]
  await answerEvent(guest, id, 'attending')
  await joinWaitlist(waiting, id, {})
  await answerEvent(guest, id, 'not_attending')
  await work(ctx, endSeatTime)
  expect(await ctx.db.select().from(seatOffers)).toMatchObject([{ state: 'open' }])
  const later = { ...ctx, now: new Date(ctx.now.getTime() + 24 * 3_600_000) }
  await work(later, endSeatTime)
  await work(later, endSeatTime)
  expect(await ctx.db.select().from(seatOffers)).toMatchObject([{ state: 'lapsed' }])
})
