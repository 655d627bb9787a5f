import { expect, vi } from 'vitest'
import { mails } from '~/db/schema/mails'
import { queued, test, work } from '../../test/test'
import { deliverMail, mailQueued, queueMail } from './mails.server'

const mail = {
  key: 'test:1',
  template: 'test',
  locale: 'en',
  to: { name: 'Kari', address: 'kari@sykehus.example' },
  subject: 'Hello',
  html: '<p>Hello</p>',
  text: 'Hello',
} as const

test('a mail is delivered once, however often its job runs', async ({ ctx }) => {
  const deliver = vi.fn(async () => {})
  await queueMail(ctx, mail)
  await work(ctx, deliverMail(ctx.db, deliver))
  await work(ctx, deliverMail(ctx.db, deliver))
  expect(deliver).toHaveBeenCalledTimes(1)
  expect(deliver).toHaveBeenCalledWith(expect.objectContaining({ to: mail.to, subject: 'Hello' }))
  expect(await ctx.db.select().from(mails)).toMatchObject([{ status: 'sent', attempts: 1, lastError: null }])
})

test('the same mail is not written twice', async ({ ctx }) => {
  await queueMail(ctx, mail)
  await queueMail(ctx, mail)
  expect(await queued(ctx, mailQueued)).toHaveLength(1)
})

test('a try that fails is written down and tried again; the last one ends it', async ({ ctx }) => {
  const deliver = async () => {
    throw new Error('550 mailbox full')
  }
  await queueMail(ctx, mail)
  await expect(work(ctx, deliverMail(ctx.db, deliver))).rejects.toThrow('550')
  expect(await ctx.db.select().from(mails)).toMatchObject([
    { status: 'queued', attempts: 1, lastError: '550 mailbox full' },
  ])
  await expect(work(ctx, deliverMail(ctx.db, deliver), { isLast: true })).rejects.toThrow('550')
  expect(await ctx.db.select().from(mails)).toMatchObject([{ status: 'failed', attempts: 2 }])
})
