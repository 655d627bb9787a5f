import { expect } from 'vitest'
import { accessRequests } from '~/db/schema/access-requests'
import { contactRequests } from '~/db/schema/contact-requests'
import { mails } from '~/db/schema/mails'
import { newsletterSubscriptions } from '~/db/schema/newsletter-subscriptions'
import { rateLimits } from '~/db/schema/rate-limits'
import { test } from '../../../test/test'
import { deleteExpired } from './commands.server'

const person = { name: 'Kari', organization: 'Nord', locale: 'no' } as const
const consent = { locale: 'no', consentText: 'Ja', consentVersion: 1, consentedAt: new Date() } as const

test('what the privacy page says is not kept is gone, and the rest is there', async ({ ctx }) => {
  const at = (date: string) => new Date(`${date}T09:00:00Z`)
  const request = (email: string, created: string) => ({ ...person, email, createdAt: at(created) })
  await ctx.db.insert(contactRequests).values(
    [request('old@x.example', '2024-11-15'), request('new@x.example', '2024-11-17')].map((row) => ({
      ...row,
      interest: 'speed-dial' as const,
      message: 'Hello',
    })),
  )
  await ctx.db.insert(accessRequests).values(
    [request('old@x.example', '2024-11-15'), request('new@x.example', '2024-11-17')].map((row) => ({
      ...row,
      role: 'hospital' as const,
      reason: 'Hello',
    })),
  )
  await ctx.db.insert(newsletterSubscriptions).values([
    { ...consent, email: 'forgot@x.example', status: 'pending', askedAt: at('2026-10-16') },
    { ...consent, email: 'waits@x.example', status: 'pending', askedAt: at('2026-10-18') },
    {
      ...consent,
      email: 'left@x.example',
      status: 'unsubscribed',
      askedAt: at('2020-01-01'),
      unsubscribedAt: at('2025-11-15'),
    },
    { ...consent, email: 'reads@x.example', status: 'confirmed', askedAt: at('2020-01-01') },
  ])
  const mail = { ...person, template: 't', toName: '', subject: 's', html: 'h', text: 't', createdAt: at('2026-08-01') }
  await ctx.db.insert(mails).values([
    { ...mail, key: 'sent', toAddress: 'a@x.example', status: 'sent' },
    { ...mail, key: 'queued', toAddress: 'a@x.example', status: 'queued' },
  ])
  await ctx.db.insert(rateLimits).values([
    { key: 'form:192.0.2.1', tries: 1, endsAt: at('2026-11-15') },
    { key: 'form:192.0.2.2', tries: 1, endsAt: at('2026-11-17') },
  ])

  await deleteExpired(ctx)
  await deleteExpired(ctx)

  expect((await ctx.db.select().from(contactRequests)).map(({ email }) => email)).toEqual(['new@x.example'])
  expect((await ctx.db.select().from(accessRequests)).map(({ email }) => email)).toEqual(['new@x.example'])
  const readers = await ctx.db.select().from(newsletterSubscriptions)
  expect(readers.map(({ email }) => email).sort()).toEqual(['reads@x.example', 'waits@x.example'])
  expect((await ctx.db.select().from(mails)).map(({ key }) => key)).toEqual(['queued'])
  expect((await ctx.db.select().from(rateLimits)).map(({ key }) => key)).toEqual(['form:192.0.2.2'])
})
