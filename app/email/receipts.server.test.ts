import { expect } from 'vitest'
import { mails } from '~/db/schema/mails'
import type { Ctx } from '~/web/ctx.server'
import { committing, test } from '../../test/test'
import { mailPersonAndTeam } from './receipts.server'

const write = () => ({ subject: 'Thank you', preview: '', footnote: '', body: null })
const templates = { person: write, team: write }
const submission = (email: string, createdAt: Date) => ({
  id: crypto.randomUUID(),
  email,
  locale: 'en' as const,
  createdAt,
})

const countMails = async ({ db }: Ctx, matches: (mail: { toAddress: string; replyTo: string | null }) => boolean) =>
  (await db.select().from(mails)).filter(({ toAddress, replyTo }) =>
    matches({ toAddress: toAddress.toLowerCase(), replyTo }),
  ).length

test('an address gets two receipts a day over all forms; the team is notified of each form', async ({ ctx }) => {
  const email = 'asa@region.example'
  for (const requestKind of ['access-request', 'contact-request', 'circle-request', 'contact-request']) {
    await mailPersonAndTeam(
      ctx,
      requestKind,
      submission(requestKind === 'access-request' ? 'Asa@Region.example' : email, ctx.now),
      templates,
    )
  }
  expect(await countMails(ctx, ({ toAddress }) => toAddress === email)).toBe(2)
  expect(await countMails(ctx, ({ toAddress }) => toAddress === ctx.brand.email)).toBe(4)

  await mailPersonAndTeam(ctx, 'contact-request', submission('lars@region.example', ctx.now), templates)
  expect(await countMails(ctx, ({ toAddress }) => toAddress === 'lars@region.example')).toBe(1)

  const nextDay = new Date(ctx.now.getTime() + 24 * 60 * 60 * 1000)
  await mailPersonAndTeam(ctx, 'contact-request', submission(email, nextDay), templates)
  expect(await countMails(ctx, ({ toAddress }) => toAddress === email)).toBe(3)
})

test('of eight forms sent at once two are confirmed', async ({ database, jobs }) => {
  const ctx = committing(database, jobs)
  const email = `${crypto.randomUUID()}@region.example`
  await Promise.all(
    Array.from({ length: 8 }, () => mailPersonAndTeam(ctx, 'contact-request', submission(email, ctx.now), templates)),
  )
  expect(await countMails(ctx, ({ toAddress }) => toAddress === email)).toBe(2)
  expect(await countMails(ctx, ({ replyTo }) => replyTo === email)).toBe(8)
})
