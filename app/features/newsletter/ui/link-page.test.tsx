import { renderToStaticMarkup } from 'react-dom/server'
import { RouterContextProvider, RouterProvider } from 'react-router'
import { expect } from 'vitest'
import { mails } from '~/db/schema/mails'
import { newsletterSubscriptions } from '~/db/schema/newsletter-subscriptions'
import { LanguageProvider } from '~/i18n/language'
import type { Locale } from '~/i18n/locales'
import NewsletterConfirm, * as confirm from '~/routes/public/newsletter-confirm'
import NewsletterUnsubscribe, * as unsubscribe from '~/routes/public/newsletter-unsubscribe'
import type { Ctx } from '~/web/ctx.server'
import { type Scope, scopeContext } from '~/web/scope.server'
import { postedRouter } from '../../../../test/posted-router'
import { test, work } from '../../../../test/test'
import { confirmSubscription, subscribe } from '../commands.server'
import { mailConfirmation, mailWelcome } from '../jobs.server'
import type { LinkState } from '../model'

const email = 'kari@sykehus.example'

/** Route arguments as the server passes them, for a visitor without cookies. */
function routeArgs(ctx: Ctx, path: string, token: string, body?: string) {
  const context = new RouterContextProvider()
  const settings = { brand: ctx.brand, publicUrl: ctx.publicUrl }
  const services = { settings, database: { db: ctx.db }, jobs: ctx.jobs, limiter: { count: async () => {} } }
  context.set(scopeContext, { services, locale: 'en', clientAddress: '192.0.2.1' } as unknown as Scope)
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  const post = body === undefined ? {} : { method: 'POST', headers, body }
  const request = new Request(`https://nordbro.example/newsletter/${path}?token=${token}`, post)
  return { request, context, params: {} } as never
}

const status = async (ctx: Ctx) => (await ctx.db.select().from(newsletterSubscriptions))[0]?.status
const lastToken = async (ctx: Ctx) => (await ctx.db.select().from(mails)).at(-1)?.secret ?? ''

/** With the real clock, which the routes use too. */
async function mailConfirmLink(ctx: Ctx) {
  const now = { ...ctx, now: new Date() }
  await subscribe(now, { email })
  await work(now, mailConfirmation)
  return lastToken(ctx)
}

async function mailUnsubscribeLink(ctx: Ctx) {
  const now = { ...ctx, now: new Date() }
  await confirmSubscription(now, await mailConfirmLink(ctx))
  await ctx.db.delete(mails)
  await work(now, mailWelcome)
  return lastToken(ctx)
}

test('opening the confirmation link changes nothing; posting its form confirms', async ({ ctx }) => {
  const token = await mailConfirmLink(ctx)
  expect(await confirm.loader(routeArgs(ctx, 'confirm', token))).toMatchObject({ data: { state: 'open' } })
  expect(await status(ctx)).toBe('pending')
  const answer = await confirm.action(routeArgs(ctx, 'confirm', token, `token=${token}`))
  expect(answer).toMatchObject({ data: { state: 'done' } })
  expect(await status(ctx)).toBe('confirmed')
})

test('an unknown token is not found', async ({ ctx }) => {
  expect(await confirm.loader(routeArgs(ctx, 'confirm', 'x'))).toMatchObject({
    data: { state: 'wrong' },
    init: { status: 404 },
  })
  expect(await unsubscribe.loader(routeArgs(ctx, 'unsubscribe', 'x'))).toMatchObject({ init: { status: 404 } })
  const posted = unsubscribe.action(routeArgs(ctx, 'unsubscribe', 'x', 'List-Unsubscribe=One-Click'))
  await expect(posted).rejects.toMatchObject({ kind: 'not-found' })
})

test('the mail program unsubscribes with one POST, without cookie or Origin; a GET changes nothing', async ({
  ctx,
}) => {
  const token = await mailUnsubscribeLink(ctx)
  expect(await unsubscribe.loader(routeArgs(ctx, 'unsubscribe', token))).toMatchObject({ data: { state: 'open' } })
  expect(await status(ctx)).toBe('confirmed')
  const answer = await unsubscribe.action(routeArgs(ctx, 'unsubscribe', token, 'List-Unsubscribe=One-Click'))
  expect(answer).toMatchObject({ init: { status: 200 } })
  expect(await status(ctx)).toBe('unsubscribed')
})

function page(
  locale: Locale,
  Page: typeof NewsletterConfirm | typeof NewsletterUnsubscribe,
  state: LinkState,
  done = false,
) {
  const props = { loaderData: { state }, params: {}, matches: [] }
  const Component = Page as React.ComponentType<object>
  const posted = { form: 'confirm', state: 'done', data: undefined } as const
  const router = postedRouter(<Component {...props} />, '/newsletter/confirm?token=abc', done ? posted : undefined)
  return renderToStaticMarkup(
    <LanguageProvider locale={locale}>
      <RouterProvider router={router} />
    </LanguageProvider>,
  )
}

test.for([
  ['en', 'open', 'Confirm your subscription', 'Confirm the subscription</button>'],
  ['en', 'used', 'This link has been used', 'href="/notes"'],
  ['en', 'replaced', 'There is a newer link', 'href="/newsletter"'],
  ['en', 'expired', 'This link has expired', 'It worked for 7 days.'],
  ['en', 'wrong', 'This link is not valid', 'href="/newsletter"'],
  ['sv', 'open', 'Bekräfta din prenumeration', 'Bekräfta prenumerationen</button>'],
  ['sv', 'expired', 'Länken har gått ut', 'Den gällde i 7 dagar.'],
  ['no', 'open', 'Bekreft abonnementet', 'Bekreft abonnementet</button>'],
  ['no', 'expired', 'Lenken har utløpt', 'Den gjaldt i 7 dager.'],
] as const)(
  '%s, %s: the confirmation page names the state of the link and the next step',
  ([locale, state, title, next]) => {
    const markup = page(locale, NewsletterConfirm, state)
    expect(markup).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`))
    expect(markup).toContain(next)
    expect(markup.includes('<form')).toBe(state === 'open')
  },
)

test('a confirmation made just now is shown as success, not as a used link', () => {
  expect(page('en', NewsletterConfirm, 'used', true)).toContain('You are on the list')
  expect(page('en', NewsletterConfirm, 'expired', true)).toContain('This link has expired')
})

test.for([
  ['en', 'open', 'Leave Strategy Signals', 'Unsubscribe</button>'],
  ['en', 'used', 'You have left the list', 'href="/newsletter"'],
  ['en', 'wrong', 'This link is not valid', 'mailto:hello@nordbro.example'],
  ['sv', 'open', 'Avsluta Strategy Signals', 'Avsluta prenumerationen</button>'],
  ['no', 'used', 'Abonnementet er avsluttet', 'Meld deg på igjen'],
] as const)(
  '%s, %s: the unsubscribe page names the state of the link and the next step',
  ([locale, state, title, next]) => {
    const markup = page(locale, NewsletterUnsubscribe, state)
    expect(markup).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`))
    expect(markup).toContain(next)
  },
)
