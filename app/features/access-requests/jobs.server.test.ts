import { expect } from 'vitest'
import { accessRequests } from '~/db/schema/access-requests'
import { mails } from '~/db/schema/mails'
import { mailQueued } from '~/email/mails.server'
import { queued, test, work } from '../../../test/test'
import { submitAccessRequest } from './commands.server'
import { mailAccessRequest } from './jobs.server'

const request = {
  name: 'Åsa Öberg',
  email: 'asa@region.example',
  organization: 'Region <b>Väst</b>',
  role: 'hospital',
  reason: 'Vi bygger om.\nOch vill lyssna först.',
} as const

test('the person and the team each get one mail, in the language used', async ({ ctx }) => {
  await submitAccessRequest({ ...ctx, locale: 'sv' }, request)
  await work(ctx, mailAccessRequest)
  const [person, team] = await ctx.db
    .select()
    .from(mails)
    .orderBy(mails.template)
    .then((rows) => rows.reverse())
  expect(person).toMatchObject({
    toName: '',
    toAddress: 'asa@region.example',
    subject: 'Vi har tagit emot din förfrågan',
  })
  expect(person?.text).toContain('inom 2–3 arbetsdagar')
  expect(team).toMatchObject({ toAddress: ctx.brand.email, replyTo: 'asa@region.example', locale: 'sv' })
  expect(team?.subject).toBe('Vill gå med: Åsa Öberg, Region <b>Väst</b>')
  expect(team?.html).toContain('Region &lt;b&gt;Väst&lt;/b&gt;')
  const [stored] = await ctx.db.select().from(accessRequests)
  expect(team?.text).toContain(`https://nordbro.example/admin/requests?id=${stored?.id}`)
  expect(team?.text).toContain('Sjukhus')
  expect(team?.text).toContain('Vi bygger om.\nOch vill lyssna först.')
  expect(await queued(ctx, mailQueued)).toHaveLength(2)
})

test('a job that runs twice writes each mail once', async ({ ctx }) => {
  await submitAccessRequest(ctx, request)
  await work(ctx, mailAccessRequest)
  await work(ctx, mailAccessRequest)
  expect(await ctx.db.select().from(mails)).toHaveLength(2)
  expect(await queued(ctx, mailQueued)).toHaveLength(2)
})

test('mails link to our own address and to none that was typed', async ({ ctx }) => {
  await submitAccessRequest(ctx, { ...request, organization: 'Acme\u00a0https://evil.example' })
  await work(ctx, mailAccessRequest)
  const [mail] = await ctx.db.select().from(mails)
  expect(mail?.text).toContain('nordbro.example')
  expect(mail?.html).not.toMatch(/href="[^"]*evil/)
})
