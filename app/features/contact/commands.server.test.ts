import { expect } from 'vitest'
import { contactRequests } from '~/db/schema/contact-requests'
import { aContactRequest } from '../../../test/contact-request'
import { committing, queued, test } from '../../../test/test'
import { sendContactRequest } from './commands.server'
import { contactRequestReceived } from './jobs.server'

test('a request is stored as typed, new, with the language of the page', async ({ ctx }) => {
  await sendContactRequest({ ...ctx, locale: 'no' }, aContactRequest())
  const [row] = await ctx.db.select().from(contactRequests)
  expect(row).toMatchObject({ ...aContactRequest(), status: 'new', locale: 'no', createdAt: ctx.now })
  expect(await queued(ctx, contactRequestReceived)).toEqual([{ requestId: row?.id }])
})

test('the same request sent twice leaves one row and one job, ignoring case in the address', async ({ ctx }) => {
  await sendContactRequest(ctx, aContactRequest())
  await sendContactRequest(ctx, aContactRequest({ email: 'Kari@Sykehus.example' }))
  expect(await ctx.db.select().from(contactRequests)).toHaveLength(1)
  expect(await queued(ctx, contactRequestReceived)).toHaveLength(1)
})

test('another message, interest or day makes another request', async ({ ctx }) => {
  await sendContactRequest(ctx, aContactRequest())
  await sendContactRequest(ctx, aContactRequest({ message: 'And one more thing.' }))
  await sendContactRequest(ctx, aContactRequest({ interest: 'ambassadors' }))
  await sendContactRequest({ ...ctx, now: new Date('2026-11-17T09:00:00Z') }, aContactRequest())
  expect(await ctx.db.select().from(contactRequests)).toHaveLength(4)
  expect(await queued(ctx, contactRequestReceived)).toHaveLength(4)
})

test('a message as long as the form allows is stored whole', async ({ ctx }) => {
  const message = Array.from({ length: 4000 }, (_, i) => String.fromCodePoint(0x4e00 + i)).join('')
  await sendContactRequest(ctx, aContactRequest({ message }))
  expect(await ctx.db.select().from(contactRequests)).toMatchObject([{ message }])
})

// Last in the file: it commits.
test('twenty at once leave one request and one job', async ({ database, jobs }) => {
  const ctx = committing(database, jobs)
  await Promise.all(Array.from({ length: 20 }, () => sendContactRequest(ctx, aContactRequest())))
  expect(await ctx.db.select().from(contactRequests)).toHaveLength(1)
  expect(await queued(ctx, contactRequestReceived)).toHaveLength(1)
})
