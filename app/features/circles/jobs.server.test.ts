import { expect } from 'vitest'
import { circleRequests } from '~/db/schema/circle-requests'
import { mails } from '~/db/schema/mails'
import { mailQueued } from '~/email/mails.server'
import type { Ctx } from '~/web/ctx.server'
import { queued, test, work } from '../../../test/test'
import { submitCircleRequest } from './commands.server'
import { mailCircleRequest } from './jobs.server'
import type { CircleRequestInput } from './schema'

const request: CircleRequestInput = {
  name: 'Åsa Öberg',
  email: 'asa@region.example',
  organization: 'Region <b>Väst</b>',
  role: 'Direktör',
  country: 'Sverige',
  why: 'Vi bygger om.\nOch vill lyssna först.',
  interests: ['medtech', 'investors'],
  consent: true,
}

async function sendMails(ctx: Ctx) {
  await work(ctx, mailCircleRequest)
  const written = await ctx.db.select().from(mails)
  const byTemplate = (template: string) => written.find((mail) => mail.template === template)
  return { written, person: byTemplate('circle-request.received'), team: byTemplate('circle-request.notice') }
}

test('the person and the team each get one mail, in the language used', async ({ ctx }) => {
  await submitCircleRequest({ ...ctx, locale: 'sv' }, request)
  const { person, team } = await sendMails(ctx)
  expect(person).toMatchObject({
    toName: '',
    toAddress: 'asa@region.example',
    subject: 'Vi har tagit emot din förfrågan om en inbjudan',
    replyTo: ctx.brand.email,
  })
  expect(person?.text).toContain('10–14 personer')
  expect(team?.text).toContain('Medicinteknik, Investerare')
  expect(team?.text).toContain('Jag godkänner Chatham House‑regeln och integritetsvillkoren.')
  expect(team).toMatchObject({ toAddress: ctx.brand.email, replyTo: 'asa@region.example', locale: 'sv' })
  expect(team?.subject).toBe('Förfrågan om en plats: Åsa Öberg, Region <b>Väst</b>')
  expect(team?.html).toContain('Region &lt;b&gt;Väst&lt;/b&gt;')
  const [stored] = await ctx.db.select().from(circleRequests)
  expect(team?.text).toContain(`https://nordbro.example/admin/inbox?item=circles.${stored?.id}`)
  expect(team?.text).toContain('Vi bygger om.\nOch vill lyssna först.')
  expect(await queued(ctx, mailQueued)).toHaveLength(2)
})

test('empty fields are not in the mail', async ({ ctx }) => {
  const { name, email, why, consent } = request
  await submitCircleRequest(ctx, { name, email, why, consent, interests: [] } as unknown as CircleRequestInput)
  const { team } = await sendMails(ctx)
  expect(team?.subject).toBe('Request for a seat: Åsa Öberg')
  expect(team?.text).toContain('Why join?')
  for (const label of ['Organization', 'Role', 'Country', 'Interests']) expect(team?.text).not.toContain(`${label}\n`)
})

test('a job that runs twice writes each mail once', async ({ ctx }) => {
  await submitCircleRequest(ctx, request)
  await sendMails(ctx)
  expect((await sendMails(ctx)).written).toHaveLength(2)
  expect(await queued(ctx, mailQueued)).toHaveLength(2)
})
