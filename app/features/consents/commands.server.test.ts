import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { asc, eq } from 'drizzle-orm'
import { describe, expect, test as plain } from 'vitest'
import { circleRequests } from '~/db/schema/circle-requests'
import { consents } from '~/db/schema/consents'
import { mails } from '~/db/schema/mails'
import { newsletterSubscriptions } from '~/db/schema/newsletter-subscriptions'
import { submitCircleRequest, withdrawCircleConsent } from '~/features/circles/commands.server'
import { mailCircleRequest } from '~/features/circles/jobs.server'
import { changeChoices } from '~/features/directory/commands.server'
import { nobodySees } from '~/features/directory/model'
import {
  agreeAgainByLink,
  agreeAgainToNewsletter,
  confirmSubscription,
  leaveNewsletter,
  subscribe,
  unsubscribe,
} from '~/features/newsletter/commands.server'
import { mailConfirmation, mailWelcome } from '~/features/newsletter/jobs.server'
import { consentVersion } from '~/features/newsletter/model'
import { consentWording, getNewerWording } from '~/features/newsletter/queries.server'
import type { Ctx } from '~/web/ctx.server'
import { asMember } from '../../../test/members'
import { committing, test, work } from '../../../test/test'
import { mailConsentCopy } from './jobs.server'
import { listOwnConsents } from './queries.server'

const email = 'kari@sykehus.example'
const receipts = ({ db }: Ctx) => db.select().from(consents).orderBy(asc(consents.createdAt))
const later = <Of extends Ctx>(ctx: Of, minutes: number): Of => ({
  ...ctx,
  now: new Date(ctx.now.getTime() + minutes * 60_000),
})

async function mailOf(ctx: Ctx, template: string) {
  const rows = await ctx.db.select().from(mails).where(eq(mails.template, template))
  return rows.at(-1)
}

/** A confirmed reader; returns the token of the link to unsubscribe. */
async function addReader(ctx: Ctx) {
  await subscribe(ctx, { email })
  await work(ctx, mailConfirmation)
  await confirmSubscription(ctx, (await mailOf(ctx, 'newsletter.confirm'))?.secret ?? '')
  await work(ctx, mailWelcome)
  return (await mailOf(ctx, 'newsletter.welcome'))?.secret ?? ''
}

const circleRequest = {
  ...{ name: 'Kari', email: 'Kari@Sykehus.example', why: 'To listen', interests: [], consent: true as const },
  ...{ organization: undefined, role: undefined, country: undefined },
}

describe('the newsletter', () => {
  test('a typed address has agreed to nothing until it is confirmed', async ({ ctx }) => {
    await subscribe(ctx, { email })
    expect(await receipts(ctx)).toEqual([])
  })

  test('confirming and leaving leave a receipt each, with the words that were agreed to', async ({ ctx }) => {
    const reader = { ...ctx, locale: 'no' as const }
    const token = await addReader(reader)
    await unsubscribe(later(ctx, 1), token)
    await unsubscribe(later(ctx, 2), token)
    const words = await consentWording(reader)
    const shared = {
      userId: null,
      email,
      purpose: 'newsletter',
      words,
      version: consentVersion,
      locale: 'no',
      way: 'link',
    }
    expect(await receipts(ctx)).toMatchObject([
      { ...shared, isGiven: true, createdAt: ctx.now },
      { ...shared, isGiven: false, createdAt: later(ctx, 1).now },
    ])
  })

  test('the welcome contains the words that were agreed to', async ({ ctx }) => {
    await addReader(ctx)
    expect((await mailOf(ctx, 'newsletter.welcome'))?.text).toContain(await consentWording(ctx))
  })

  test('a member leaves on the account page, without the link', async ({ ctx }) => {
    await addReader(ctx)
    const member = later(await asMember(ctx, { email }), 1)
    await leaveNewsletter(member)
    expect(await listOwnConsents(member)).toMatchObject([{ isGiven: false, way: 'account' }, { isGiven: true }])
    expect(await ctx.db.select().from(newsletterSubscriptions)).toMatchObject([{ status: 'unsubscribed' }])
  })

  test('who agreed to an earlier wording is asked again, and the answer is recorded once', async ({ ctx }) => {
    const token = await addReader(ctx)
    expect(await getNewerWording(ctx, email)).toBeNull()
    await ctx.db.update(newsletterSubscriptions).set({ consentVersion: consentVersion - 1 })
    expect(await getNewerWording(ctx, email)).toBe(await consentWording(ctx))
    expect(await agreeAgainByLink(later(ctx, 1), token)).toBe(true)
    await agreeAgainToNewsletter(later(await asMember(ctx, { email }), 2))
    expect((await receipts(ctx)).map(({ way, version }) => [way, version])).toEqual([
      ['link', consentVersion],
      ['link', consentVersion],
    ])
    expect(await getNewerWording(ctx, email)).toBeNull()
    await work(ctx, mailConsentCopy)
    expect(await mailOf(ctx, 'consent.copy')).toMatchObject({ toAddress: email })
  })

  test('a link that is not valid agrees to nothing', async ({ ctx }) => {
    await addReader(ctx)
    await ctx.db.update(newsletterSubscriptions).set({ consentVersion: consentVersion - 1 })
    expect(await agreeAgainByLink(ctx, 'guessed')).toBe(false)
    expect(await getNewerWording(ctx, email)).not.toBeNull()
  })
})

describe('a seat in a circle', () => {
  test('an equal request leaves one receipt; the mail to the person contains the words', async ({ ctx }) => {
    await submitCircleRequest(ctx, circleRequest)
    await submitCircleRequest(ctx, circleRequest)
    const [receipt, ...more] = await receipts(ctx)
    expect(receipt).toMatchObject({ email, purpose: 'circle', isGiven: true, way: 'form' })
    expect(more).toEqual([])
    await work(ctx, mailCircleRequest)
    expect((await mailOf(ctx, 'circle-request.received'))?.text).toContain(receipt?.words)
  })

  test('a withdrawal deletes the requests of this address only, and is mailed', async ({ ctx }) => {
    await submitCircleRequest(ctx, circleRequest)
    await submitCircleRequest(ctx, { ...circleRequest, email: 'other@sykehus.example' })
    const member = later(await asMember(ctx, { email }), 1)
    await withdrawCircleConsent(member)
    await withdrawCircleConsent(member)
    expect((await ctx.db.select().from(circleRequests)).map((row) => row.email)).toEqual(['other@sykehus.example'])
    expect(await listOwnConsents(member)).toMatchObject([{ isGiven: false, way: 'account' }, { isGiven: true }])
    await work(ctx, mailConsentCopy)
    expect(await mailOf(ctx, 'consent.copy')).toMatchObject({
      toAddress: email,
      subject: 'You have withdrawn your consent: Health Circles',
    })
  })
})

test('a member sees the receipts of the account and of its address, and nobody else’s', async ({ ctx }) => {
  const member = await asMember(ctx, { email })
  await changeChoices(await asMember(ctx, { email: 'other@sykehus.example' }), { ...nobodySees, name: 'members' })
  await submitCircleRequest(ctx, { ...circleRequest, email: 'other@sykehus.example' })
  expect(await listOwnConsents(member)).toEqual([])
  await changeChoices(member, { ...nobodySees, name: 'members' })
  await submitCircleRequest(ctx, circleRequest)
  const purposes = (await listOwnConsents(member)).map(({ purpose }) => purpose)
  expect(purposes.toSorted()).toEqual(['circle', 'directory'])
  await expect(listOwnConsents(ctx)).rejects.toThrow('account.see')
})

test('the copy is mailed once, to the address that the account has', async ({ ctx }) => {
  const member = { ...(await asMember(ctx, { email })), locale: 'sv' as const }
  await changeChoices(member, { ...nobodySees, name: 'members' })
  await work(ctx, mailConsentCopy)
  await work(ctx, mailConsentCopy)
  const copies = await ctx.db.select().from(mails)
  expect(copies).toMatchObject([{ toAddress: email, locale: 'sv', template: 'consent.copy' }])
  const [receipt] = await receipts(ctx)
  expect(copies[0]?.text).toContain(receipt?.words)
})

plain('no code changes or deletes a receipt, but the retention', () => {
  const sources = ['app', 'server'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
      .map((path) => join(folder, path)),
  )
  const changing = /\.(update|delete)\(\s*consents\s*\)/
  expect(changing.test('db.update(consents)')).toBe(true)
  expect(sources.length).toBeGreaterThan(500)
  expect(sources.filter((path) => changing.test(readFileSync(path, 'utf8')))).toEqual([])
})

// Last in the file: it commits.
test('of ten agreements and withdrawals at once each change is recorded once', async ({ database, jobs }) => {
  const ctx = committing(database, jobs)
  const token = await addReader(ctx)
  await ctx.db.update(newsletterSubscriptions).set({ consentVersion: consentVersion - 1 })
  await Promise.all(Array.from({ length: 10 }, () => agreeAgainByLink(later(ctx, 1), token)))
  await Promise.all(Array.from({ length: 10 }, () => unsubscribe(later(ctx, 2), token)))
  expect((await receipts(ctx)).map(({ isGiven }) => isGiven)).toEqual([true, true, false])
})
