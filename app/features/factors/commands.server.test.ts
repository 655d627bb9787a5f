import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { findSession, startSession } from '~/auth/sessions.server'
import { passkeys, recoveryCodes, totpSecrets } from '~/db/schema/factors'
import { securityEvents } from '~/db/schema/security-events'
import { removePasskey } from '~/features/passkeys/commands.server'
import { securityNotice } from '~/features/security-notices/jobs.server'
import type { Ctx } from '~/web/ctx.server'
import { addApp, codeOf, registerPasskey } from '../../../test/factors'
import { asAdmin, asMember, newSession } from '../../../test/members'
import { committing, queued, test } from '../../../test/test'
import { confirmTotp, deleteFactors, redeemCode, removeTotp, renewRecoveryCodes, startTotp } from './commands.server'
import { countFactors, getFactors } from './queries.server'

const idOf = (ctx: Ctx) => ctx.actor?.userId ?? ''
const later = (ctx: Ctx, seconds: number) => ({ ...ctx, now: new Date(ctx.now.getTime() + seconds * 1000) })
const kindsOf = async ({ db }: Ctx) => (await db.select().from(securityEvents)).map(({ kind }) => kind)

describe('an authenticator app', () => {
  test('is set up by a code, and gives ten recovery codes', async ({ ctx }) => {
    const member = await asMember(ctx)
    await startTotp(member, {})
    expect(await countFactors(ctx, idOf(member))).toMatchObject({ hasTotp: false })
    await expect(confirmTotp(member, { code: '000000' })).rejects.toThrow('code')
    const { codes } = await confirmTotp(member, { code: await codeOf(member, idOf(member)) })
    expect(new Set(codes).size).toBe(10)
    expect(await countFactors(ctx, idOf(member))).toEqual({ passkeys: 0, hasTotp: true, recoveryCodes: 10 })
    expect(await kindsOf(ctx)).toEqual(['factor.added', 'recovery-codes.made'])
  })

  test('its secret is not readable in the database, and shown until it is confirmed', async ({ ctx }) => {
    const member = await asMember(ctx)
    await startTotp(member, {})
    const { setUp } = await getFactors(member)
    const secret = setUp?.secret.replaceAll(' ', '') ?? ''
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    const [row] = await ctx.db.select().from(totpSecrets)
    expect(row?.secret).not.toContain(secret)
    expect(JSON.stringify(await getFactors(later(member, 700)))).not.toContain(setUp?.secret)
    await confirmTotp(member, { code: await codeOf(member, idOf(member)) })
    expect(await getFactors(member)).toMatchObject({ setUp: null, totpSince: ctx.now })
  })

  test('a confirmed secret is not replaced by another start', async ({ ctx }) => {
    const member = await asMember(ctx)
    await addApp(member)
    const [before] = await ctx.db.select().from(totpSecrets)
    await startTotp(member, {})
    expect(await ctx.db.select().from(totpSecrets)).toEqual([before])
    await expect(confirmTotp(member, { code: '123456' })).rejects.toThrow('set-up-ended')
  })

  test('each code works once, also at the neighbouring times, and no earlier one after it', async ({ ctx }) => {
    const member = await asMember(ctx)
    await addApp(member)
    const earlier = await codeOf(member, idOf(member), -30)
    const code = await codeOf(member, idOf(member))
    expect(await redeemCode(ctx, idOf(member), code)).toBe('totp')
    expect(await redeemCode(ctx, idOf(member), code)).toBeUndefined()
    expect(await redeemCode(later(ctx, 30), idOf(member), code)).toBeUndefined()
    expect(await redeemCode(ctx, idOf(member), earlier)).toBeUndefined()
    expect(await redeemCode(later(ctx, 30), idOf(member), await codeOf(later(member, 30), idOf(member)))).toBe('totp')
  })

  test('the code of someone else is refused', async ({ ctx }) => {
    const [one, other] = [await asMember(ctx), await asMember(ctx)]
    await addApp(one)
    await addApp(other)
    expect(await redeemCode(ctx, idOf(other), await codeOf(one, idOf(one)))).toBeUndefined()
  })
})

describe('recovery codes', () => {
  test('each works once, however it is typed', async ({ ctx }) => {
    const member = await asMember(ctx)
    const [first = '', second = ''] = await addApp(member)
    expect(await redeemCode(ctx, idOf(member), ` ${first.toLowerCase().replace('-', ' ')} `)).toBe('recovery-code')
    expect(await redeemCode(ctx, idOf(member), first)).toBeUndefined()
    expect(await redeemCode(ctx, idOf(member), second)).toBe('recovery-code')
    expect(await getFactors(member)).toMatchObject({ recoveryCodesLeft: 8 })
  })

  test('new ones replace the earlier ones', async ({ ctx }) => {
    const member = await asMember(ctx)
    const [old = ''] = await addApp(member)
    const { codes } = await renewRecoveryCodes(member, {})
    expect(await redeemCode(ctx, idOf(member), old)).toBeUndefined()
    expect(await redeemCode(ctx, idOf(member), codes?.[0] ?? '')).toBe('recovery-code')
  })

  test('nobody has them without a factor', async ({ ctx }) => {
    await expect(renewRecoveryCodes(await asMember(ctx), {})).rejects.toThrow('gone')
  })

  test('of two uses at once one succeeds', async ({ database, jobs }) => {
    const member = await asMember(committing(database, jobs))
    const [code = ''] = await addApp(member)
    const used = await Promise.all([1, 2, 3, 4].map(() => redeemCode(member, idOf(member), code)))
    expect(used.filter(Boolean)).toEqual(['recovery-code'])
    const totp = await codeOf(member, idOf(member))
    const again = await Promise.all([1, 2, 3, 4].map(() => redeemCode(member, idOf(member), totp)))
    expect(again.filter(Boolean)).toEqual(['totp'])
  })
})

describe('recovery codes and factors', () => {
  test('the first factor makes new codes, whatever codes there were', async ({ ctx }) => {
    const member = await asMember(ctx)
    const hash = ctx.keyedHash('recovery code', idOf(member), 'LEFTBEHIND')
    await ctx.db.insert(recoveryCodes).values({ userId: idOf(member), hash })
    const { codes } = await registerPasskey(member)
    expect(codes).toHaveLength(10)
    expect(await redeemCode(ctx, idOf(member), 'LEFTBEHIND')).toBeUndefined()
    await addApp(member)
    expect(await redeemCode(ctx, idOf(member), codes?.[0] ?? '')).toBe('recovery-code')
  })

  test('a used code and new codes are told and recorded', async ({ ctx }) => {
    const member = await asMember(ctx)
    const [code = ''] = await addApp(member)
    await redeemCode(ctx, idOf(member), code)
    await redeemCode(ctx, idOf(member), code)
    await renewRecoveryCodes(member, {})
    const told = (await queued(ctx, securityNotice)).map(({ what, codes }) => [what, codes] as const)
    expect(told.toSorted(([one], [other]) => one.localeCompare(other))).toEqual([
      ['factor-added', 10],
      ['recovery-code-used', 9],
      ['recovery-codes-made', undefined],
    ])
    expect((await kindsOf(ctx)).slice(2)).toEqual(['recovery-code.used', 'recovery-codes.made'])
  })

  test('the notice and the event say which factor and which browser, the event without the name', async ({ ctx }) => {
    const member = await asMember(ctx)
    const client = { network: '', signal: new AbortController().signal, userAgent: 'Firefox/145.0 (Windows NT 10.0)' }
    await registerPasskey({ ...member, client }, 'Blue key')
    const [notice] = await queued(ctx, securityNotice)
    expect(notice).toMatchObject({ factor: 'passkey', passkeyName: 'Blue key', device: 'Firefox, Windows' })
    const [event] = await ctx.db.select().from(securityEvents)
    const [passkey] = await ctx.db.select().from(passkeys)
    expect(event?.details).toEqual({ factor: 'passkey', passkey: passkey?.id, device: 'Firefox, Windows' })
  })
})

describe('removing', () => {
  test('the last factor takes the recovery codes with it', async ({ ctx }) => {
    const member = await asMember(ctx)
    await addApp(member)
    await removeTotp(member, {})
    expect(await countFactors(ctx, idOf(member))).toEqual({ passkeys: 0, hasTotp: false, recoveryCodes: 0 })
    expect(await ctx.db.select().from(recoveryCodes)).toEqual([])
    expect(await kindsOf(ctx)).toEqual([
      'factor.added',
      'recovery-codes.made',
      'factor.removed',
      'recovery-codes.removed',
    ])
  })

  test('who must have a factor keeps the last one', async ({ ctx }) => {
    const admin = { ...(await asAdmin(ctx)), factorPolicy: { admins: true, members: false } }
    await addApp(admin)
    await expect(removeTotp(admin, {})).rejects.toThrow('last-factor')
    await registerPasskey(admin)
    await removeTotp(admin, {})
    const [passkey] = await ctx.db.select().from(passkeys)
    await expect(removePasskey(admin, { passkey: passkey?.id ?? '' })).rejects.toThrow('last-factor')
  })

  test('of two removals at once one factor stays', async ({ database, jobs }) => {
    const policy = { admins: false, members: true }
    const member = { ...(await asMember(committing(database, jobs))), factorPolicy: policy }
    await addApp(member)
    await registerPasskey(member)
    const [passkey] = await member.db
      .select()
      .from(passkeys)
      .where(eq(passkeys.userId, idOf(member)))
    const removals = [removeTotp(member, {}), removePasskey(member, { passkey: passkey?.id ?? '' })]
    const outcomes = (await Promise.allSettled(removals)).map(({ status }) => status)
    expect(outcomes.toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('an unconfirmed set-up is dropped without an event', async ({ ctx }) => {
    const member = await asMember(ctx)
    await startTotp(member, {})
    await removeTotp(member, {})
    expect(await kindsOf(ctx)).toEqual([])
  })

  test('all factors of someone go at once, and it is recorded who did it', async ({ ctx }) => {
    const member = await asMember(ctx)
    await addApp(member)
    await registerPasskey(member)
    const admin = await asAdmin(ctx)
    expect(await deleteFactors(admin, idOf(member))).toBe(true)
    expect(await deleteFactors(admin, idOf(member))).toBe(false)
    const events = await ctx.db.select().from(securityEvents).where(eq(securityEvents.kind, 'factor.removed'))
    expect(events).toMatchObject([{ userId: idOf(member), actorId: idOf(admin), details: { factor: 'all', count: 2 } }])
  })
})

describe('a fresh proof', () => {
  test('every change of a factor needs one', async ({ ctx }) => {
    const member = await asMember(ctx)
    const stale = later(member, 700)
    const changes = [startTotp(stale, {}), confirmTotp(stale, { code: '1' }), removeTotp(stale, {})]
    for (const change of [...changes, renewRecoveryCodes(stale, {})]) {
      await expect(change).rejects.toMatchObject({ kind: 'proof-needed' })
    }
  })

  test('the first factor takes the proof from sessions that have not used it', async ({ ctx }) => {
    const member = await asMember(ctx)
    const [own, other] = [newSession(idOf(member)), newSession(idOf(member))]
    const session = await findSession(ctx, (await startSession(ctx, own)).token)
    const { token } = await startSession(ctx, other)
    const { id = '', provenAt = ctx.now } = session ?? {}
    await addApp({ ...member, session: { id, provenAt } })
    expect(await findSession(ctx, token)).toMatchObject({ provenAt: new Date(0) })
  })
})
