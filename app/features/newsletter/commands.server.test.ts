import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test as plain } from 'vitest'
import { brandFrom } from '~/brand/brand'
import { mails } from '~/db/schema/mails'
import { newsletterSubscriptions } from '~/db/schema/newsletter-subscriptions'
import { locales } from '~/i18n/locales'
import type { Ctx } from '~/web/ctx.server'
import { committing, queued, test, work } from '../../../test/test'
import { confirmSubscription, subscribe, unsubscribe } from './commands.server'
import {
  mailConfirmation,
  mailWelcome,
  newsletterConfirmed,
  newsletterJoined,
  newsletterRequested,
  newsletterUnsubscribed,
} from './jobs.server'
import { consentVersion } from './model'
import { consentWording, getLinkState } from './queries.server'

const email = 'kari@sykehus.example'
const minutesLater = (ctx: Ctx, minutes: number): Ctx => ({
  ...ctx,
  now: new Date(ctx.now.getTime() + minutes * 60_000),
})
const daysLater = (ctx: Ctx, days: number) => minutesLater(ctx, days * 24 * 60)

/** The token of the mail that was written last. */
async function mailedToken(ctx: Ctx) {
  // In one transaction all rows have one timestamp; a mail's key ends with the time of its occasion.
  const rows = await ctx.db.select().from(mails).orderBy(sql`right(${mails.key}, 24)`, mails.key)
  return rows.at(-1)?.secret ?? ''
}

/** Subscribes and writes the mail; returns the mailed token. */
async function signUp(ctx: Ctx) {
  await subscribe(ctx, { email })
  await work(ctx, mailConfirmation)
  return mailedToken(ctx)
}

async function signUpAndConfirm(ctx: Ctx) {
  await confirmSubscription(ctx, await signUp(ctx))
  await work(ctx, mailWelcome)
  return mailedToken(ctx)
}

const onlySubscription = async (ctx: Ctx) => {
  const [row, ...more] = await ctx.db.select().from(newsletterSubscriptions)
  expect(more).toEqual([])
  return row
}

const byAge = (ctx: Ctx) => ctx.db.select().from(newsletterSubscriptions).orderBy(newsletterSubscriptions.createdAt)

test('a used confirmation link has the state “left” after the reader has unsubscribed', async ({ ctx }) => {
  const token = await signUp(ctx)
  expect(await confirmSubscription(ctx, token)).toBe('confirmed')
  expect(await confirmSubscription(ctx, token)).toBe('used')
  await work(ctx, mailWelcome)
  await unsubscribe(ctx, await mailedToken(ctx))
  expect(await confirmSubscription(ctx, token)).toBe('left')
})

test('a new subscription is pending and stores the consent text, its version, language and time', async ({ ctx }) => {
  await subscribe({ ...ctx, locale: 'sv' }, { email })
  expect(await onlySubscription(ctx)).toMatchObject({
    email,
    status: 'pending',
    locale: 'sv',
    consentVersion,
    consentedAt: ctx.now,
    confirmedAt: null,
  })
  expect((await onlySubscription(ctx))?.consentText).toMatch(
    /^När du prenumererar samtycker du till att Nordbro skickar/,
  )
})

test('a link confirms once; after that its state is used', async ({ ctx }) => {
  const token = await signUp(ctx)
  expect(await getLinkState(ctx, 'confirm', token)).toBe('open')
  expect((await onlySubscription(ctx))?.status).toBe('pending')
  expect(await confirmSubscription(ctx, token)).toBe('confirmed')
  expect(await onlySubscription(ctx)).toMatchObject({ status: 'confirmed', confirmedAt: ctx.now })
  expect(await confirmSubscription(ctx, token)).toBe('used')
  expect(await getLinkState(ctx, 'confirm', token)).toBe('used')
  expect(await queued(ctx, newsletterJoined)).toHaveLength(1)
  expect(await queued(ctx, newsletterConfirmed)).toHaveLength(1)
})

test('the token is stored only with the queued mail, elsewhere only its hash', async ({ ctx }) => {
  const token = await signUp(ctx)
  expect(token).toMatch(/^[\w-]{43}$/)
  await ctx.db.update(mails).set({ secret: null })
  const { rows } = await ctx.db.execute(
    sql`select query_to_xml('select * from newsletter_subscriptions', true, true, '')::text
      || query_to_xml('select * from newsletter_links', true, true, '')::text
      || query_to_xml('select * from mails', true, true, '')::text
      || query_to_xml('select data from pgboss.job', true, true, '')::text as dump`,
  )
  expect(rows[0]?.dump).toContain(email)
  expect(rows[0]?.dump).toContain(createHash('sha256').update(token).digest('hex'))
  expect(rows[0]?.dump).not.toContain(token)
})

test('signing up again sends a new link and ends the old one', async ({ ctx }) => {
  const old = await signUp(ctx)
  const later = minutesLater(ctx, 10)
  const token = await signUp(later)
  expect(token).not.toBe(old)
  expect(await confirmSubscription(later, old)).toBe('replaced')
  expect((await onlySubscription(ctx))?.status).toBe('pending')
  expect(await confirmSubscription(later, token)).toBe('confirmed')
})

test('the old link is replaced as soon as a new one is requested, before its mail is written', async ({ ctx }) => {
  const old = await signUp(ctx)
  await subscribe(minutesLater(ctx, 10), { email })
  expect(await confirmSubscription(minutesLater(ctx, 10), old)).toBe('replaced')
})

test('an address is sent one mail in ten minutes', async ({ ctx }) => {
  const token = await signUp(ctx)
  await subscribe(minutesLater(ctx, 9), { email })
  expect(await queued(ctx, newsletterRequested)).toHaveLength(1)
  expect(await confirmSubscription(minutesLater(ctx, 9), token)).toBe('confirmed')
})

test('an address is sent two mails a day, and the link of the second keeps working', async ({ ctx }) => {
  await signUp(ctx)
  const token = await signUp(minutesLater(ctx, 10))
  await subscribe(minutesLater(ctx, 20), { email })
  expect(await queued(ctx, newsletterRequested)).toHaveLength(2)
  expect(await getLinkState(minutesLater(ctx, 20), 'confirm', token)).toBe('open')
  await subscribe(daysLater(ctx, 1.01), { email })
  expect(await queued(ctx, newsletterRequested)).toHaveLength(3)
})

test('a confirmed address is sent nothing, and stays as it is', async ({ ctx }) => {
  await signUpAndConfirm(ctx)
  const before = await onlySubscription(ctx)
  await subscribe({ ...daysLater(ctx, 30), locale: 'no' }, { email })
  expect(await onlySubscription(ctx)).toEqual(before)
  expect(await queued(ctx, newsletterRequested)).toHaveLength(1)
})

test('a link works for seven days', async ({ ctx }) => {
  const token = await signUp(ctx)
  expect(await getLinkState(daysLater(ctx, 6.99), 'confirm', token)).toBe('open')
  expect(await getLinkState(daysLater(ctx, 7), 'confirm', token)).toBe('expired')
  expect(await confirmSubscription(daysLater(ctx, 7), token)).toBe('expired')
  expect((await onlySubscription(ctx))?.status).toBe('pending')
})

test('an unknown token, or one for another purpose, changes nothing', async ({ ctx }) => {
  const confirm = await signUp(ctx)
  expect(await confirmSubscription(ctx, 'made-up')).toBe('wrong')
  expect(await confirmSubscription(ctx, '')).toBe('wrong')
  expect(await unsubscribe(ctx, confirm)).toBe(false)
  expect((await onlySubscription(ctx))?.status).toBe('pending')
})

test('unsubscribing takes one step, and repeating it is no error', async ({ ctx }) => {
  const token = await signUpAndConfirm(ctx)
  expect(await getLinkState(ctx, 'unsubscribe', token)).toBe('open')
  expect((await onlySubscription(ctx))?.status).toBe('confirmed')
  const later = daysLater(ctx, 400)
  expect(await unsubscribe(later, token)).toBe(true)
  expect(await unsubscribe(later, token)).toBe(true)
  expect(await onlySubscription(ctx)).toMatchObject({ status: 'unsubscribed', unsubscribedAt: later.now })
  expect(await getLinkState(later, 'unsubscribe', token)).toBe('used')
  expect(await queued(ctx, newsletterUnsubscribed)).toHaveLength(1)
})

test('an unsubscribed reader can subscribe again, and has to confirm again', async ({ ctx }) => {
  await unsubscribe(ctx, await signUpAndConfirm(ctx))
  const later = daysLater(ctx, 1)
  const token = await signUp(later)
  expect((await byAge(ctx)).map(({ status }) => status)).toEqual(['unsubscribed', 'pending'])
  expect(await confirmSubscription(later, token)).toBe('confirmed')
  expect(await byAge(ctx)).toMatchObject([
    { status: 'unsubscribed', confirmedAt: ctx.now, unsubscribedAt: ctx.now },
    { status: 'confirmed', consentedAt: later.now, confirmedAt: later.now, unsubscribedAt: null },
  ])
})

test('subscribing an unsubscribed address leaves the unsubscription unchanged', async ({ ctx }) => {
  await unsubscribe(ctx, await signUpAndConfirm(ctx))
  const [before] = await byAge(ctx)
  for (const days of [1, 2, 3]) await subscribe({ ...daysLater(ctx, days), locale: 'no' }, { email })
  const [left, ...added] = await byAge(ctx)
  expect(left).toEqual(before)
  expect(added).toMatchObject([{ status: 'pending', locale: 'no' }])
})

test('an unsubscribe link of an earlier subscription also ends a later one', async ({ ctx }) => {
  const old = await signUpAndConfirm(ctx)
  await unsubscribe(ctx, old)
  expect(await getLinkState(ctx, 'unsubscribe', old)).toBe('used')
  const later = daysLater(ctx, 1)
  await signUpAndConfirm(later)
  expect(await getLinkState(later, 'unsubscribe', old)).toBe('open')
  expect(await unsubscribe(later, old)).toBe(true)
  expect((await byAge(ctx)).map(({ status }) => status)).toEqual(['unsubscribed', 'unsubscribed'])
  expect(await queued(ctx, newsletterUnsubscribed)).toHaveLength(2)
})

test('the database refuses an address that is not in lower case', async ({ ctx }) => {
  await subscribe(ctx, { email })
  await expect(
    ctx.db.transaction((db) => db.update(newsletterSubscriptions).set({ email: 'Kari@Sykehus.example' })),
  ).rejects.toThrow()
})

/** Fails when the wording is changed without raising the version. */
plain('the consent wordings are those of the current version', async () => {
  const wordings = await Promise.all(locales.map((locale) => consentWording({ locale, brand: brandFrom() })))
  const digest = createHash('sha256').update(wordings.join('\n')).digest('hex').slice(0, 12)
  expect({ consentVersion, digest }).toEqual({ consentVersion: 1, digest: '5d6ec876e221' })
})

// Last in the file: they commit.
test('twenty sign-ups at once are one subscription and one mail', async ({ database, jobs }) => {
  const ctx = committing(database, jobs)
  await Promise.all(Array.from({ length: 20 }, () => subscribe(ctx, { email })))
  expect(await ctx.db.select().from(newsletterSubscriptions)).toHaveLength(1)
  expect(await queued(ctx, newsletterRequested)).toHaveLength(1)
})

test('of twenty concurrent confirmations one succeeds', async ({ database, jobs }) => {
  const ctx = committing(database, jobs)
  await work(ctx, mailConfirmation)
  const token = await mailedToken(ctx)
  const answers = await Promise.all(Array.from({ length: 20 }, () => confirmSubscription(ctx, token)))
  expect(answers.filter((answer) => answer === 'confirmed')).toHaveLength(1)
  expect(answers.filter((answer) => answer === 'used')).toHaveLength(19)
  expect(await queued(ctx, newsletterJoined)).toHaveLength(1)
  const isThisAddress = eq(newsletterSubscriptions.email, email)
  expect(await ctx.db.select().from(newsletterSubscriptions).where(isThisAddress)).toMatchObject([
    { status: 'confirmed' },
  ])
})
