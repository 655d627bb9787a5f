import { asc, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { engagements } from '~/db/schema/engagements'
import { mails } from '~/db/schema/mails'
import type { Ctx } from '~/web/ctx.server'
import { offerTo, partnerWithAdmin, readEngagement, sentenceFor } from '../../../test/engagement'
import { readPdf } from '../../../test/pdf'
import { committing, queued, test, work } from '../../../test/test'
import {
  acceptOffer,
  askForEngagement,
  closeEngagement,
  declineOffer,
  startEngagement,
  withdrawOffer,
} from './commands.server'
import { mailEngagementChange, mailEngagementRequest, mailOfferEndsSoon } from './jobs.server'
import { expireOffers, remindOfOffers } from './sources/end-offers.server'
import { engagementChanged } from './sources/job-kinds.server'

const sent = async ({ db }: Ctx) => {
  const rows = await db.select().from(mails).orderBy(asc(mails.template), asc(mails.toAddress))
  return rows.map(({ template, toAddress, subject, text, attachments, locale }) => ({
    ...{ template, to: toAddress, subject, text, attachments, locale },
  }))
}

test('an offer is mailed to each signatory in their language, with the PDF, once', async ({ ctx }) => {
  const { admin, kari, lars, organisationId } = await partnerWithAdmin(ctx)
  const id = await offerTo(admin, organisationId, kari, lars)
  await work(ctx, mailEngagementChange)
  await work(ctx, mailEngagementChange)
  const all = await sent(ctx)
  expect(all.map(({ subject }) => subject).toSorted()).toEqual([
    'Our offer: Clinical visits, Core',
    'Vår offert: Kliniska studiebesök, Core',
  ])
  expect(all.every(({ text }) => text.includes(`/engagements/${id}`))).toBe(true)
  const file = all[0]?.attachments?.[0]
  const pdf = readPdf(Buffer.from(file && 'base64' in file ? file.base64 : '', 'base64'))
  expect(pdf.join('\n')).toContain('Aldera')
})

test('both sides are told who accepted, with what was accepted', async ({ ctx }) => {
  const { admin, kari, lars, organisationId } = await partnerWithAdmin(ctx)
  const id = await offerTo(admin, organisationId, kari, lars)
  const agreed = await sentenceFor(kari, id)
  await acceptOffer(kari, { id, agreed })
  await work(ctx, mailEngagementChange)
  const all = await sent(ctx)
  // The offer was decided before its own mail was written.
  expect(all.map(({ template, to }) => [template, to])).toEqual(
    [
      ['engagement.accepted', kari.actor.email],
      ['engagement.accepted', lars.actor.email],
      ['engagement.accepted-team', admin.actor.email],
    ].toSorted(([a, b], [c, d]) => `${a} ${b}`.localeCompare(`${c} ${d}`)),
  )
  for (const { text } of all) expect(text.replaceAll(/\s+/g, ' ')).toContain(agreed.replaceAll(/\s+/g, ' '))
  const textTo = (to: string) => all.find((mail) => mail.to === to)?.text ?? ''
  expect(textTo(kari.actor.email)).toMatch(/You have accepted|Du har accepterat/)
  expect(textTo(lars.actor.email)).toMatch(/Kari Nordmann ha[sr] accept/)
  // When it was accepted takes the place of the day until which that was possible.
  expect(textTo(admin.actor.email)).toMatch(/When:?\s+16 November 2026 at 10:00/)
  expect(all.some(({ text }) => /Can be accepted|Kan accepteras/.test(text))).toBe(false)
})

test('the team is told why an offer was declined', async ({ ctx }) => {
  const { admin, kari, organisationId } = await partnerWithAdmin(ctx)
  const id = await offerTo(admin, organisationId, kari)
  await ctx.db.update(engagements).set({ ownerId: null }).where(eq(engagements.id, id))
  await declineOffer(kari, { id, reason: 'Our budget is for next year.' })
  await work(ctx, mailEngagementChange)
  const toTeam = (await sent(ctx)).find(({ template }) => template === 'engagement.declined-team')
  expect(toTeam).toMatchObject({ to: ctx.brand.email, subject: 'Declined by Aldera: Clinical visits, Core' })
  expect(toTeam?.text).toContain('Our budget is for next year.')
})

test('partners are told that an offer is withdrawn, and not what the team wrote about it', async ({ ctx }) => {
  const { admin, kari, organisationId } = await partnerWithAdmin(ctx)
  const id = await offerTo(admin, organisationId, kari)
  await withdrawOffer(admin, { id, version: 1, reason: 'They do not pay.' })
  await work(ctx, mailEngagementChange)
  const [mail, ...others] = await sent(ctx)
  expect(mail).toMatchObject({ template: 'engagement.withdrawn', to: kari.actor.email })
  expect(mail?.text).not.toContain('They do not pay.')
  expect(others).toEqual([])
})

test('who was named in the offer is told of the first day and of the end, without what stays in our team', async ({
  ctx,
}) => {
  const { admin, kari, lars, organisationId } = await partnerWithAdmin(ctx)
  const id = await offerTo(admin, organisationId, kari, lars)
  await acceptOffer(kari, { id, agreed: await sentenceFor(kari, id) })
  const versioned = async () => ({ id, version: (await readEngagement(ctx, id))?.version ?? 0 })
  await startEngagement(admin, { ...(await versioned()), startsOn: '2026-12-14' })
  for (let twice = 0; twice < 2; twice += 1) await work(ctx, mailEngagementChange)
  const started = (await sent(ctx)).filter(({ template }) => template === 'engagement.started')
  expect(started.map(({ to }) => to).toSorted()).toEqual([kari.actor.email, lars.actor.email].toSorted())
  expect(started.every(({ subject }) => subject.includes('14 ') && subject.includes('2026'))).toBe(true)
  await closeEngagement(admin, { ...(await versioned()), reason: 'They did not pay' })
  await work(ctx, mailEngagementChange)
  const closed = (await sent(ctx)).filter(({ template }) => template === 'engagement.closed')
  expect(closed).toHaveLength(2)
  for (const { text } of closed) expect(text).not.toContain('They did not pay')
})

test('an offer expires once after its last day, also after days of downtime', async ({ database, jobs }) => {
  const ctx = committing(database, jobs)
  const { admin, kari, organisationId } = await partnerWithAdmin(ctx)
  const id = await offerTo(admin, organisationId, kari)
  // The last day is 16 December.
  expect(await expireOffers({ ...ctx, now: new Date('2026-12-16T22:59:00Z') })).toBe(0)
  const later = { ...ctx, now: new Date('2027-01-04T09:00:00Z') }
  const counts = await Promise.all([expireOffers(later), expireOffers(later)])
  expect(counts.toSorted()).toEqual([0, 1])
  expect(await expireOffers(later)).toBe(0)
  expect(await readEngagement(ctx, id)).toMatchObject({ state: 'expired', decidedAt: later.now })
  expect(await queued(ctx, engagementChanged)).toHaveLength(2)
  await work(later, mailEngagementChange)
  expect((await sent(ctx)).map(({ template }) => template)).toEqual(['engagement.expired', 'engagement.expired-team'])
})

test('the owner is reminded once, three business days before the end, and not of what was answered', async ({
  ctx,
}) => {
  const { admin, kari, organisationId } = await partnerWithAdmin(ctx)
  const id = await offerTo(admin, organisationId, kari)
  const answered = await offerTo(admin, organisationId, kari)
  await declineOffer(kari, { id: answered, reason: '' })
  // 16 December is a Wednesday: the third business day before it is Friday the 11th.
  const at = (day: string) => ({ ...ctx, now: new Date(`${day}T08:00:00Z`) })
  expect(await remindOfOffers(at('2026-12-10'))).toBe(0)
  expect(await remindOfOffers(at('2026-12-11'))).toBe(1)
  await work(at('2026-12-11'), mailOfferEndsSoon)
  expect(await remindOfOffers(at('2026-12-14'))).toBe(0)
  const [reminder, ...others] = (await sent(ctx)).filter(({ template }) => template === 'engagement.ends-soon-team')
  expect(others).toEqual([])
  expect(reminder).toMatchObject({ to: admin.actor.email })
  expect(reminder?.text).toContain(`/admin/engagements/${id}`)
})

test('the team is told what a member asks for, and replies to the member', async ({ ctx }) => {
  const { kari } = await partnerWithAdmin(ctx)
  await askForEngagement(kari, { program: 'upgrades', tier: 'partner', message: 'For our Oslo team.' })
  await work(ctx, mailEngagementRequest)
  await work(ctx, mailEngagementRequest)
  const [mail, ...others] = await ctx.db.select().from(mails)
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    toAddress: ctx.brand.email,
    replyTo: kari.actor.email,
    subject: 'Kari Nordmann asks for Supplier upgrades, Partner',
  })
  expect(mail?.text).toContain('For our Oslo team.')
})
