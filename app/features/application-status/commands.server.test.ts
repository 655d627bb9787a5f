import { eq, sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { accessRequests, applicationLinks, requestWords } from '~/db/schema/access-requests'
import { mails } from '~/db/schema/mails'
import { users } from '~/db/schema/users'
import { formDrafts } from '~/db/schema/workspace'
import { deliverMail } from '~/email/mails.server'
import { decideAccessRequests, saveRequestNotes, submitAccessRequest } from '~/features/access-requests/commands.server'
import { mailAccessRequest } from '~/features/access-requests/jobs.server'
import { getAccessRequest } from '~/features/access-requests/queries.server'
import type { AccessRequestInput } from '~/features/access-requests/schema'
import { formNames } from '~/features/drafts/model'
import { addPersonNote } from '~/features/people/commands.server'
import { deleteExpired } from '~/features/privacy/commands.server'
import type { Ctx } from '~/web/ctx.server'
import { findPerson } from '../../../test/person'
import { committing, queued, test, work } from '../../../test/test'
import { correctApplication, enqueueDelayMails, requestStatusLink, withdrawApplication } from './commands.server'
import { accessRequestDelayed, mailDelay, mailStatusLink } from './jobs.server'
import { getApplication } from './queries.server'

const request = (overrides: Partial<AccessRequestInput> = {}): AccessRequestInput => ({
  name: 'Kanarifugl Berg',
  email: 'kari@sykehus.example',
  organization: 'Nord sykehus',
  role: 'hospital',
  reason: 'We plan a new ward.',
  ...overrides,
})

const nothing = { name: undefined, organization: undefined, role: undefined, reason: undefined }

async function asAdmin(ctx: Ctx): Promise<Ctx> {
  const email = `admin.${crypto.randomUUID()}@nordbro.example`
  const [user] = await ctx.db.insert(users).values({ email, passwordHash: '', locale: 'en' }).returning()
  return { ...ctx, actor: { userId: user?.id ?? '', email, role: 'supplier', level: 'premium', adminRole: 'owner' } }
}

const tokenOf = (text: string) => /token=([\w-]+)/.exec(text)?.[1] ?? ''

/** A pending request, and the token of the link in its receipt. */
async function applied(ctx: Ctx, overrides: Partial<AccessRequestInput> = {}) {
  const input = request(overrides)
  await submitAccessRequest(ctx, input)
  await work(ctx, mailAccessRequest)
  const [row] = await ctx.db.select().from(accessRequests).where(eq(accessRequests.email, input.email))
  return { id: row?.id ?? '', token: await mailedToken(ctx, input.email) }
}

/** Delivers what is queued, and reads the token in the last mail to an address. */
async function mailedToken(ctx: Ctx, address: string) {
  const sent: string[] = []
  const deliver = async ({ to, text }: { to: { address: string }; text: string }) => {
    if (to.address === address) sent.push(text)
  }
  await work({ ...ctx, deliver }, deliverMail)
  return tokenOf(sent.at(-1) ?? '')
}

const later = (ctx: Ctx, hours: number): Ctx => ({ ...ctx, now: new Date(ctx.now.getTime() + hours * 3_600_000) })

test('the receipt has a link that shows the state and the promise, and nothing that was typed', async ({ ctx }) => {
  const { token } = await applied(ctx)
  // Monday 10:00 in Stockholm and 24 office hours later.
  expect(await getApplication(ctx, token)).toEqual({
    state: 'received',
    receivedOn: 'Monday 16 November',
    correctedOn: null,
    promise: { day: 'Thursday 19 November', time: '10:00', isDelayed: false },
  })
  expect(await getApplication({ ...ctx, locale: 'sv' }, token)).toMatchObject({ receivedOn: 'måndag 16 november' })
  const [receipt] = await ctx.db.select().from(mails).where(eq(mails.template, 'access-request.received'))
  expect(receipt?.text).toContain('Thursday 19 November')
  expect(receipt?.text).not.toContain('Kanarifugl')
  // What is stored can't be used: neither the mail nor the table has the token.
  expect(`${receipt?.html} ${receipt?.text} ${receipt?.secret}`).not.toContain(token)
  expect((await ctx.db.select().from(applicationLinks))[0]?.hash).not.toContain(token)
  expect(await getApplication(ctx, `${token}x`)).toBeNull()
})

test('a decision is shown once it can’t be undone, without saying which, and the link ends 90 days later', async ({
  ctx,
}) => {
  const admin = await asAdmin(ctx)
  const { id, token } = await applied(ctx)
  await decideAccessRequests(admin, { id: [id], decision: 'rejected' })
  expect(await getApplication(ctx, token)).toMatchObject({ state: 'received' })
  const decided = await getApplication(later(ctx, 1), token)
  expect(decided).toMatchObject({ state: 'decided', promise: null })
  expect(JSON.stringify(decided)).not.toContain('reject')
  expect(await getApplication(later(ctx, 91 * 24), token)).toBeNull()
  await deleteExpired(later(ctx, 89 * 24))
  expect(await ctx.db.select().from(applicationLinks)).toHaveLength(1)
  await deleteExpired(later(ctx, 91 * 24))
  expect(await ctx.db.select().from(applicationLinks)).toEqual([])
})

describe('correcting', () => {
  test('changes what was filled in, and keeps the earlier words beside it', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const { id, token } = await applied(ctx)
    await correctApplication(later(ctx, 1), { ...nothing, token, reason: 'We plan two wards.' })
    await correctApplication(later(ctx, 2), { ...nothing, token, name: 'Kari Berg' })
    const listed = await getAccessRequest(admin, id)
    expect(listed).toMatchObject({
      name: 'Kari Berg',
      reason: 'We plan two wards.',
      organization: 'Nord sykehus',
      correctedAt: later(ctx, 2).now.toISOString(),
    })
    expect(listed?.words.earlier).toMatchObject([
      { name: 'Kanarifugl Berg', reason: 'We plan two wards.', at: later(ctx, 1).now.toISOString() },
      { name: 'Kanarifugl Berg', reason: 'We plan a new ward.', at: ctx.now.toISOString() },
    ])
    expect(await getApplication(ctx, token)).toMatchObject({ correctedOn: 'Monday 16 November' })
  })

  test('with nothing new is refused', async ({ ctx }) => {
    const { token } = await applied(ctx)
    await expect(correctApplication(ctx, { ...nothing, token })).rejects.toThrow('unchanged')
    await expect(correctApplication(ctx, { ...nothing, token, role: 'hospital' })).rejects.toThrow('unchanged')
    expect(await ctx.db.select().from(requestWords)).toEqual([])
  })

  test('is refused after the decision, and with a link that never was', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const { id, token } = await applied(ctx)
    await decideAccessRequests(admin, { id: [id], decision: 'approved' })
    await expect(correctApplication(ctx, { ...nothing, token, name: 'X' })).rejects.toThrow('decided')
    await expect(withdrawApplication(ctx, { token })).rejects.toThrow('decided')
    await expect(correctApplication(ctx, { ...nothing, token: 'x', name: 'X' })).rejects.toThrow('unknownLink')
    expect((await getAccessRequest(admin, id))?.name).toBe('Kanarifugl Berg')
  })

  test('ends after many corrections, since each is kept', async ({ ctx }) => {
    const { token } = await applied(ctx)
    for (let nth = 0; nth < 20; nth += 1) await correctApplication(ctx, { ...nothing, token, name: `Name ${nth}` })
    await expect(correctApplication(ctx, { ...nothing, token, name: 'One more' })).rejects.toThrow('too-many')
  })
})

/** The tables of the product in which a text is found. */
async function tablesWith(ctx: Ctx, text: string): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ name: string }>(
    sql`select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
        where schemaname in ('public', 'pgboss')`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const { rows: hits } = await ctx.db.execute(
      sql`select 1 from ${sql.raw(name)} as it where it::text ilike ${`%${text}%`} limit 1`,
    )
    if (hits.length > 0) found.push(name)
  }
  return found
}

describe('withdrawing', () => {
  test('removes what was written everywhere but in the log, and the link tells nothing', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const { id, token } = await applied(ctx)
    await submitAccessRequest(ctx, request({ reason: 'Kanarifugl again.' }))
    await work(ctx, mailAccessRequest)
    await correctApplication(ctx, { ...nothing, token, organization: 'Kanarifugl AS' })
    await saveRequestNotes(admin, { id, notes: 'Kanarifugl called.', before: '' })
    const draft = { userId: admin.actor?.userId ?? '', values: { note: ['Dear Kanarifugl'] } }
    await ctx.db.insert(formDrafts).values({ ...draft, form: formNames.decision(id) })
    await addPersonNote(admin, { person: id, note: crypto.randomUUID(), text: 'Kanarifugl wrote.' })
    expect(await tablesWith(ctx, 'kanarifugl')).toEqual(
      expect.arrayContaining(['public.access_requests', 'public.request_words', 'public.mails', 'public.form_drafts']),
    )
    await withdrawApplication(ctx, { token })
    expect(await tablesWith(ctx, 'kanarifugl')).toEqual(['public.audit_log'])
    expect(await tablesWith(ctx, request().email)).toEqual(['public.audit_log'])
    await expect(findPerson(admin, id)).rejects.toThrow('people.unknown')
    expect(await getApplication(ctx, token)).toBeNull()
    await expect(withdrawApplication(ctx, { token })).rejects.toThrow('unknownLink')
    expect(await getAccessRequest(admin, id)).toMatchObject({ status: 'withdrawn', name: '', email: '', promise: null })
  })

  test('leaves nothing to decide, to note or to mail', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const { id, token } = await applied(ctx)
    await withdrawApplication(ctx, { token })
    const result = await decideAccessRequests(admin, { id: [id], decision: 'rejected', note: 'Dear Kanarifugl' })
    expect(result).toMatchObject({ decided: 0, skipped: [{ id, status: 'withdrawn' }] })
    expect(result).not.toHaveProperty('isNoteKept')
    await expect(saveRequestNotes(admin, { id, notes: 'Kanarifugl', before: '' })).rejects.toThrow('withdrawn')
    expect(await tablesWith(ctx, 'kanarifugl')).toEqual([])
  })

  test('before the receipt is mailed leaves no mail at all', async ({ ctx }) => {
    await submitAccessRequest(ctx, request())
    const [row] = await ctx.db.select().from(accessRequests)
    await ctx.db
      .update(accessRequests)
      .set({ status: 'withdrawn', withdrawnAt: ctx.now, name: '', email: '', organization: '', reason: '' })
    await work(ctx, mailAccessRequest)
    expect(row?.status).toBe('pending')
    expect(await ctx.db.select().from(mails)).toEqual([])
  })

  test('the same address may ask again', async ({ ctx }) => {
    const { token } = await applied(ctx)
    await withdrawApplication(ctx, { token })
    const again = await applied(ctx, { reason: 'Once more.' })
    expect(await getApplication(ctx, again.token)).toMatchObject({ state: 'received' })
  })

  test('while an admin decides: one of the two wins, and the other is told', async ({ database, jobs }) => {
    const ctx = committing(database, jobs)
    const admin = await asAdmin(ctx)
    for (const nth of [1, 2, 3, 4]) {
      const { id, token } = await applied(ctx, { email: `race-${nth}@sykehus.example` })
      const decide = () => decideAccessRequests(admin, { id: [id], decision: 'approved' })
      const withdraw = () => withdrawApplication(ctx, { token })
      const [first, second] = nth % 2 ? [decide, withdraw] : [withdraw, decide]
      const outcomes = await Promise.allSettled([first(), second()])
      const [row] = await ctx.db.select().from(accessRequests).where(eq(accessRequests.id, id))
      const isWithdrawn = row?.status === 'withdrawn'
      expect(row).toMatchObject(
        isWithdrawn ? { name: '', reviewedAt: null } : { status: 'approved', withdrawnAt: null },
      )
      const decided = outcomes[nth % 2 ? 0 : 1]
      const withdrawn = outcomes[nth % 2 ? 1 : 0]
      expect(withdrawn?.status).toBe(isWithdrawn ? 'fulfilled' : 'rejected')
      expect(decided).toMatchObject({ status: 'fulfilled', value: { decided: isWithdrawn ? 0 : 1 } })
    }
  })

  test('in two tabs at once happens once', async ({ database, jobs }) => {
    const ctx = committing(database, jobs)
    const { token } = await applied(ctx, { email: 'tabs@sykehus.example' })
    const outcomes = await Promise.allSettled([
      withdrawApplication(ctx, { token }),
      withdrawApplication(ctx, { token }),
    ])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('the status link', () => {
  test('is mailed again to a pending applicant, at most three times a day, and earlier links work', async ({ ctx }) => {
    const { token } = await applied(ctx)
    const locale = 'no'
    for (let nth = 0; nth < 5; nth += 1) {
      await requestStatusLink({ ...ctx, locale }, { email: 'KARI@sykehus.example' })
    }
    await work(ctx, mailStatusLink)
    const links = await ctx.db.select().from(mails).where(eq(mails.template, 'access-request.status-link'))
    expect(links).toHaveLength(3)
    expect(links[0]).toMatchObject({ toAddress: 'kari@sykehus.example', locale })
    const again = await mailedToken(ctx, 'kari@sykehus.example')
    expect(again).not.toBe(token)
    expect(await getApplication(ctx, again)).toEqual(await getApplication(ctx, token))
  })

  test('is mailed to nobody who has not asked, was answered or has withdrawn', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const decided = await applied(ctx)
    await decideAccessRequests(admin, { id: [decided.id], decision: 'rejected' })
    const { token } = await applied(ctx, { email: 'gone@sykehus.example' })
    await withdrawApplication(ctx, { token })
    for (const email of ['stranger@sykehus.example', 'kari@sykehus.example', 'gone@sykehus.example']) {
      await requestStatusLink(ctx, { email })
    }
    await work(ctx, mailStatusLink)
    expect(await ctx.db.select().from(mails).where(eq(mails.template, 'access-request.status-link'))).toEqual([])
  })
})

describe('a promise that will not be kept', () => {
  // Received on Monday at 10:00 in Stockholm, due on Thursday at 10:00, so from Wednesday at 16:00 it is late.
  const inTime = (ctx: Ctx): Ctx => ({ ...ctx, now: new Date('2026-11-18T14:59:00Z') })
  const whenLate = (ctx: Ctx): Ctx => ({ ...ctx, now: new Date('2026-11-18T15:00:00Z') })
  const delays = ({ db }: Ctx) => db.select().from(mails).where(eq(mails.template, 'access-request.delayed'))

  test('is told by one mail and by the page, before it passes', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const { id, token } = await applied(ctx)
    expect(await enqueueDelayMails(inTime(ctx))).toBe(0)
    expect((await getApplication(inTime(ctx), token))?.promise?.isDelayed).toBe(false)
    expect(await enqueueDelayMails(whenLate(ctx))).toBe(1)
    expect(await enqueueDelayMails(whenLate(ctx))).toBe(0)
    await work(whenLate(ctx), mailDelay)
    await work(whenLate(ctx), mailDelay)
    const [mail, ...more] = await delays(ctx)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ toAddress: 'kari@sykehus.example', subject: 'We need a little longer' })
    expect(mail?.text).toContain('Thursday 19 November')
    expect((await getApplication(whenLate(ctx), token))?.promise?.isDelayed).toBe(true)
    expect(await getAccessRequest(whenLate(admin), id)).toMatchObject({ delayToldAt: whenLate(ctx).now.toISOString() })
  })

  test('is told late after an outage, but not of what is long past', async ({ ctx }) => {
    await applied(ctx)
    expect(await enqueueDelayMails({ ...ctx, now: new Date('2026-11-27T10:00:00Z') })).toBe(0)
    expect(await enqueueDelayMails({ ...ctx, now: new Date('2026-11-25T10:00:00Z') })).toBe(1)
  })

  test('is not told to whom was answered or has withdrawn since', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const decided = await applied(ctx)
    const withdrawn = await applied(ctx, { email: 'b@sykehus.example' })
    await applied(ctx, { email: 'c@sykehus.no' })
    expect(await enqueueDelayMails(whenLate(ctx))).toBe(3)
    expect(await queued(ctx, accessRequestDelayed)).toHaveLength(3)
    await decideAccessRequests(admin, { id: [decided.id], decision: 'approved' })
    await withdrawApplication(ctx, { token: withdrawn.token })
    await work(whenLate(ctx), mailDelay)
    expect(await delays(ctx)).toMatchObject([{ toAddress: 'c@sykehus.no' }])
  })

  test('is told once when two processes look at the same time', async ({ database, jobs }) => {
    const ctx = committing(database, jobs)
    await applied(ctx, { email: 'two@sykehus.example' })
    const told = await Promise.all([enqueueDelayMails(whenLate(ctx)), enqueueDelayMails(whenLate(ctx))])
    expect(told.toSorted()).toEqual([0, 1])
  })
})
