import { expect } from 'vitest'
import { contactRequests } from '~/db/schema/contact-requests'
import { mails } from '~/db/schema/mails'
import { mailQueued } from '~/email/mails.server'
import type { Locale } from '~/i18n/locales'
import type { Ctx } from '~/web/ctx.server'
import { aContactRequest } from '../../../test/contact-request'
import { queued, test, work } from '../../../test/test'
import { sendContactRequest } from './commands.server'
import { mailContactRequest } from './jobs.server'

const request = aContactRequest({
  name: 'Åsa Öberg',
  organization: 'Region <b>Väst</b>',
  email: 'asa@region.example',
  interest: 'ambassadors' as const,
  message: 'Vi bygger om.\nOch vill lyssna först.',
})

async function sendAndMail(ctx: Ctx, locale: Locale) {
  await sendContactRequest({ ...ctx, locale }, request)
  await work(ctx, mailContactRequest)
  const rows = await ctx.db.select().from(mails)
  const byTemplate = (template: string) => rows.find((row) => row.template === template)
  return { person: byTemplate('contact-request.received'), team: byTemplate('contact-request.notice') }
}

test('the person and the team each get one mail, in the language used', async ({ ctx }) => {
  const { person, team } = await sendAndMail(ctx, 'sv')
  expect(person).toMatchObject({ toName: '', toAddress: 'asa@region.example', replyTo: ctx.brand.email, locale: 'sv' })
  expect(person?.subject).toBe('Vi har tagit emot din förfrågan om inbjudan')
  expect(team).toMatchObject({ toAddress: ctx.brand.email, replyTo: 'asa@region.example', locale: 'sv' })
  expect(team?.subject).toBe('Ambassadörsnätverket: Åsa Öberg, Region <b>Väst</b>')
  expect(team?.html).toContain('Region &lt;b&gt;Väst&lt;/b&gt;')
  const [stored] = await ctx.db.select().from(contactRequests)
  expect(team?.text).toContain(`https://nordbro.example/admin/inbox?item=contact.${stored?.id}`)
  expect(team?.text).toContain('Vi bygger om.\nOch vill lyssna först.')
  expect(await queued(ctx, mailQueued)).toHaveLength(2)
})

test.for([
  ['en', 'within 48 hours', 'Ambassador Network'],
  ['sv', 'inom 48 timmar', 'Ambassadörsnätverket'],
  ['no', 'innen 48 timer', 'Ambassadørnettverket'],
] as const)('in %s both mails promise an answer within 48 hours', async ([locale, promise, interest], { ctx }) => {
  const { person, team } = await sendAndMail(ctx, locale)
  for (const mail of [person, team]) expect(mail?.text).toContain(promise)
  expect(team?.text).toContain(interest)
})

test('a job that runs twice writes each mail once', async ({ ctx }) => {
  await sendAndMail(ctx, 'en')
  await work(ctx, mailContactRequest)
  expect(await ctx.db.select().from(mails)).toHaveLength(2)
  expect(await queued(ctx, mailQueued)).toHaveLength(2)
})
