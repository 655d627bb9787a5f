import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import { mails } from '~/db/schema/mails'
import { newsletterLinks } from '~/db/schema/newsletter-subscriptions'
import { deliverMail, mailQueued } from '~/email/mails.server'
import type { OutgoingMail } from '~/email/transport.server'
import type { Locale } from '~/i18n/locales'
import type { Ctx } from '~/web/ctx.server'
import { queued, test, work } from '../../../test/test'
import { confirmSubscription, subscribe, unsubscribe } from './commands.server'
import { mailConfirmation, mailWelcome, sendConfirmedToProvider, sendUnsubscribedToProvider } from './jobs.server'
import { getLinkState } from './queries.server'

const email = 'asa@region.example'

/** Delivers the queued mails and returns them in order. */
async function sentMails(ctx: Ctx) {
  const sent: OutgoingMail[] = []
  const deliver = async (mail: OutgoingMail) => void sent.push(mail)
  await work({ ...ctx, deliver }, deliverMail)
  return sent
}

const tokenIn = (mail: OutgoingMail | undefined) => /[?&]token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''

async function signUp(ctx: Ctx, locale: Locale = 'en') {
  await subscribe({ ...ctx, locale }, { email })
  await work(ctx, mailConfirmation)
  const [mail] = await sentMails(ctx)
  return mail
}

async function signUpAndConfirm(ctx: Ctx, locale: Locale = 'en') {
  await confirmSubscription(ctx, tokenIn(await signUp(ctx, locale)))
  await work(ctx, mailWelcome)
  const [mail] = await sentMails(ctx)
  return mail
}

test.for([
  ['en', 'Confirm your subscription to Strategy Signals', 'The link works once and expires in 7 days.'],
  ['sv', 'Bekräfta din prenumeration på Strategy Signals', 'Länken kan användas en gång och gäller i 7 dagar.'],
  ['no', 'Bekreft abonnementet på Strategy Signals', 'Lenken kan brukes én gang og utløper om 7 dager.'],
] as const)(
  '%s: the confirmation mail has a working link and no list headers',
  async ([locale, subject, expires], { ctx }) => {
    const mail = await signUp(ctx, locale)
    expect(mail).toMatchObject({ to: { name: '', address: email }, subject, headers: {} })
    expect(mail?.text).toContain(expires)
    const link = `https://nordbro.example/newsletter/confirm?token=${tokenIn(mail)}`
    expect(mail?.text).toContain(`${link}&lang=${locale}`)
    expect(mail?.html).toContain(link)
    expect(await getLinkState(ctx, 'confirm', tokenIn(mail))).toBe('open')
  },
)

test('once a mail is sent, the stored mail no longer has the token', async ({ ctx }) => {
  const token = tokenIn(await signUp(ctx))
  const [stored] = await ctx.db.select().from(mails)
  expect(stored?.status).toBe('sent')
  expect(JSON.stringify(stored)).not.toContain(token)
})

test('the welcome mail has one-click unsubscribe headers and an unsubscribe link', async ({ ctx }) => {
  const mail = await signUpAndConfirm(ctx, 'sv')
  const token = tokenIn(mail)
  expect(mail?.subject).toBe('Du prenumererar nu på Strategy Signals')
  expect(mail?.headers).toEqual({
    'List-Unsubscribe': `<https://nordbro.example/newsletter/unsubscribe?token=${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  expect(mail?.text).toContain(`/newsletter/unsubscribe?token=${token}&lang=sv`)
  expect(await unsubscribe(ctx, token)).toBe(true)
})

test('jobs that run twice write one mail and one link each', async ({ ctx }) => {
  const token = tokenIn(await signUpAndConfirm(ctx))
  await ctx.db.execute(sql`update pgboss.job set state = 'created'`)
  await work(ctx, mailConfirmation)
  await work(ctx, mailWelcome)
  expect(await ctx.db.select().from(mails)).toHaveLength(2)
  expect(await ctx.db.select().from(newsletterLinks)).toHaveLength(2)
  expect(await getLinkState(ctx, 'unsubscribe', token)).toBe('open')
})

test('of two requests before the first mail was written, only the second is mailed', async ({ ctx }) => {
  await subscribe(ctx, { email })
  const later = { ...ctx, now: new Date(ctx.now.getTime() + 600_000) }
  await subscribe(later, { email })
  await work(ctx, mailConfirmation)
  expect(await queued(ctx, mailQueued)).toHaveLength(1)
  const [mail] = await sentMails(ctx)
  expect(await confirmSubscription(later, tokenIn(mail))).toBe('confirmed')
})

/** A local server in place of the provider: it records requests and answers with `status`. */
async function provider(status = 201) {
  const requests: { line: string; key: string | undefined; body: unknown }[] = []
  const server = createServer(async (request: IncomingMessage, response) => {
    const body = await new Response(request as unknown as ReadableStream).json()
    requests.push({ line: `${request.method} ${request.url}`, key: request.headers.authorization, body })
    response.writeHead(status, { 'Content-Type': 'application/json' }).end('{"data":{}}')
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  const newsletterProvider = { apiKey: 'secret-key', publicationId: 'pub_1', baseUrl: `http://127.0.0.1:${port}/v2` }
  return { requests, newsletterProvider, close: () => server.close() }
}

test('a confirmation and an unsubscription are sent to the provider', async ({ ctx, onTestFinished }) => {
  const { requests, newsletterProvider, close } = await provider()
  onTestFinished(() => void close())
  const token = tokenIn(await signUpAndConfirm(ctx))
  await work({ ...ctx, newsletterProvider }, sendConfirmedToProvider)
  expect(requests).toEqual([
    {
      line: 'POST /v2/publications/pub_1/subscriptions',
      key: 'Bearer secret-key',
      body: { email, reactivate_existing: true, send_welcome_email: false, double_opt_override: 'off' },
    },
  ])
  await unsubscribe(ctx, token)
  await work({ ...ctx, newsletterProvider }, sendUnsubscribedToProvider)
  expect(requests[1]).toMatchObject({
    line: 'PUT /v2/publications/pub_1/subscriptions/by_email/asa%40region.example',
    body: { unsubscribe: true },
  })
})

test('an address that unsubscribed before the job ran is not added at the provider', async ({
  ctx,
  onTestFinished,
}) => {
  const { requests, newsletterProvider, close } = await provider()
  onTestFinished(() => void close())
  await unsubscribe(ctx, tokenIn(await signUpAndConfirm(ctx)))
  await work({ ...ctx, newsletterProvider }, sendConfirmedToProvider)
  expect(requests).toEqual([])
})

test('an address that subscribed again before the job ran is not removed at the provider', async ({
  ctx,
  onTestFinished,
}) => {
  const { requests, newsletterProvider, close } = await provider()
  onTestFinished(() => void close())
  await unsubscribe(ctx, tokenIn(await signUpAndConfirm(ctx)))
  await signUpAndConfirm({ ...ctx, now: new Date(ctx.now.getTime() + 60_000) })
  await work({ ...ctx, newsletterProvider }, sendUnsubscribedToProvider)
  expect(requests).toEqual([])
})

test('a failing provider makes the job fail, to be retried, and the key is in no error', async ({
  ctx,
  onTestFinished,
}) => {
  const { requests, newsletterProvider, close } = await provider(503)
  onTestFinished(() => void close())
  await signUpAndConfirm(ctx)
  await expect(work({ ...ctx, newsletterProvider }, sendConfirmedToProvider)).rejects.toThrow(
    /^The newsletter provider said 503$/,
  )
  await expect(work({ ...ctx, newsletterProvider }, sendConfirmedToProvider)).rejects.toThrow('503')
  expect(requests).toHaveLength(2)
})

test('unsubscribing an address unknown to the provider is no error', async ({ ctx, onTestFinished }) => {
  const { newsletterProvider, close } = await provider(404)
  onTestFinished(() => void close())
  await unsubscribe(ctx, tokenIn(await signUpAndConfirm(ctx)))
  await work({ ...ctx, newsletterProvider }, sendUnsubscribedToProvider)
})

test('without a provider no request is sent', async ({ ctx, onTestFinished }) => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  onTestFinished(() => fetched.mockRestore())
  const token = tokenIn(await signUpAndConfirm(ctx))
  await work(ctx, sendConfirmedToProvider)
  await unsubscribe(ctx, token)
  await work(ctx, sendUnsubscribedToProvider)
  expect(fetched).not.toHaveBeenCalled()
})
