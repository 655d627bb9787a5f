import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { findSession } from '~/auth/sessions.server'
import { auditLog } from '~/db/schema/audit-log'
import { invitations } from '~/db/schema/invitations'
import { mails } from '~/db/schema/mails'
import { organisationMembers, organisations } from '~/db/schema/organisations'
import { userAccessLevels, users } from '~/db/schema/users'
import { register } from '~/features/accounts/commands.server'
import { mailRegistration } from '~/features/accounts/jobs.server'
import { mergeOrganisation } from '~/features/organisations/commands.server'
import type { Ctx } from '~/web/ctx.server'
import { asAdmin, asMember } from '../../../test/members'
import { committing, test, work } from '../../../test/test'
import {
  acceptInvitation,
  changeAddress,
  insertInvitation,
  inviteSomeone,
  resendInvitation,
  resendInvitations,
  revokeInvitation,
  revokeInvitations,
} from './commands.server'
import { mailInvitation } from './jobs.server'
import { getInvitation, getInvitationByToken, listInvitations } from './queries.server'

const password = 'fjord-ridge-aurora-41'
const kari = { email: 'kari@sykehus.example', name: 'Kari', role: 'hospital' } as const
const filter = { q: '', state: 'all', sort: 'newest', page: 1 } as const
const later = (ctx: Ctx, minutes: number): Ctx => ({ ...ctx, now: new Date(ctx.now.getTime() + minutes * 60_000) })
const days = (count: number) => count * 24 * 60

/** Has the waiting invitations mailed, and returns the token of the newest mail to this address. */
async function mailedToken(ctx: Ctx, email: string = kari.email) {
  await work(ctx, mailInvitation)
  const rows = await ctx.db.select().from(mails).where(eq(mails.toAddress, email))
  return rows.at(-1)?.secret ?? ''
}

const accept = (ctx: Ctx, token: string) =>
  acceptInvitation({ ...ctx, actor: null }, { token, password, userAgent: 'Firefox' })

const idOf = async (ctx: Ctx, email: string = kari.email) => {
  const rows = await ctx.db
    .select()
    .from(invitations)
    .where(eq(invitations.email, email))
    .orderBy(invitations.createdAt)
  return rows.at(-1)?.id ?? ''
}
const actionsOf = async (ctx: Ctx) => (await ctx.db.select().from(auditLog)).map(({ action }) => action)

async function addOrganisation(ctx: Ctx, fields: Partial<typeof organisations.$inferInsert> = {}) {
  const [row] = await ctx.db
    .insert(organisations)
    .values({ name: 'Fjellvik', kind: 'hospital', level: 'builder', ...fields })
    .returning()
  return row?.id ?? ''
}

describe('inviting', () => {
  test('a second click sends nothing; later a waiting one is named, and an expired one is replaced', async ({
    ctx: base,
  }) => {
    const ctx = await asAdmin(base)
    await inviteSomeone(ctx, kari)
    await inviteSomeone(ctx, kari)
    expect(await ctx.db.$count(invitations)).toBe(1)
    expect(await actionsOf(ctx)).toEqual(['user.invited'])
    await expect(inviteSomeone(later(ctx, 2), kari)).rejects.toThrow('open')
    await inviteSomeone(later(ctx, days(15)), kari)
    const rows = await ctx.db.select().from(invitations).orderBy(invitations.createdAt)
    expect(rows.map(({ replacedAt }) => replacedAt !== null)).toEqual([true, false])
  })

  test('goes only to an address that has no account and may have one, and to an organisation that exists', async ({
    ctx: base,
  }) => {
    const ctx = await asAdmin(base)
    const { actor } = await asMember(base, { email: 'ola@sykehus.example' })
    await expect(inviteSomeone(ctx, { ...kari, email: actor?.email ?? '' })).rejects.toThrow('known')
    await expect(inviteSomeone({ ...ctx, signInPolicy: 'company' }, kari)).rejects.toThrow('domain')
    const gone = crypto.randomUUID()
    await expect(inviteSomeone(ctx, { ...kari, organisation: gone })).rejects.toThrow('no-organisation')
    expect(await ctx.db.$count(invitations)).toBe(0)
  })

  test('the mail names who invites, the role, the organisation and when it expires, in the chosen language', async ({
    ctx: base,
  }) => {
    const { actor } = await asMember(base, { name: 'Åsa Öberg', adminRole: 'owner', email: 'asa@nordbro.example' })
    const ctx = { ...base, actor }
    const organisation = await addOrganisation(ctx)
    await inviteSomeone(ctx, { ...kari, organisation, locale: 'no' })
    await inviteSomeone({ ...ctx, actor: (await asAdmin(base)).actor }, { ...kari, email: 'per@b.example' })
    await work(ctx, mailInvitation)
    const [named, team] = await ctx.db.select().from(mails).orderBy(mails.toAddress)
    expect(named?.text).toContain('Åsa Öberg inviterer deg til Nordbro, i rollen Sykehus.')
    expect(named?.text).toContain('Du kommer til å høre til Fjellvik.')
    expect(named?.text).toMatch(/gjelder til 30\. november 2026 (?:kl\. )?(?:kl\. )?10:00/)
    expect(team?.text).toContain('The team of Nordbro invites you, in the role Hospital.')
    expect(team?.text).toContain('until 30 November 2026 at 10:00')
  })

  test('only admins invite, send again, revoke and read the list', async ({ ctx: base }) => {
    const admin = await asAdmin(base)
    await inviteSomeone(admin, kari)
    const id = await idOf(admin)
    for (const ctx of [base, await asMember(base)]) {
      const tries = [
        () => inviteSomeone(ctx, { ...kari, email: 'x@y.example' }),
        () => resendInvitation(ctx, { id }),
        () => revokeInvitation(ctx, { id }),
        () => changeAddress(ctx, { id, email: 'x@y.example' }),
        () => resendInvitations(ctx, { id: [id] }),
        () => listInvitations(ctx, filter),
        () => getInvitation(ctx, id),
      ]
      for (const attempt of tries) await expect(attempt()).rejects.toThrow('member.invite')
    }
  })
})

describe('accepting', () => {
  test('joins the organisation and inherits its level, unless one was chosen', async ({ ctx: base }) => {
    const ctx = await asAdmin(base)
    const organisation = await addOrganisation(ctx)
    await inviteSomeone(ctx, { ...kari, organisation, level: 'entry' })
    const { token } = await accept(ctx, await mailedToken(ctx))
    expect(await findSession(ctx, token)).toMatchObject({ member: { role: 'hospital', level: 'builder' } })
    await inviteSomeone(ctx, { ...kari, email: 'per@b.example', organisation, level: 'premium' })
    const chosen = await accept(ctx, await mailedToken(ctx, 'per@b.example'))
    expect(await findSession(ctx, chosen.token)).toMatchObject({ member: { level: 'premium' } })
    expect(await ctx.db.$count(organisationMembers, eq(organisationMembers.organisationId, organisation))).toBe(2)
  })

  test('after a merge joins the other organisation', async ({ ctx: base }) => {
    const ctx = await asAdmin(base)
    const [from, into] = [await addOrganisation(ctx), await addOrganisation(ctx, { name: 'Norr', level: 'premium' })]
    await inviteSomeone(ctx, { ...kari, organisation: from })
    const token = await mailedToken(ctx)
    await mergeOrganisation(ctx, { id: from, into })
    const { token: session } = await accept(ctx, token)
    expect(await findSession(ctx, session)).toMatchObject({ member: { level: 'premium' } })
    expect(await ctx.db.select().from(organisationMembers)).toMatchObject([{ organisationId: into }])
  })

  test('is not possible once it is revoked, and its link says so', async ({ ctx: base }) => {
    const ctx = await asAdmin(base)
    await inviteSomeone(ctx, kari)
    const token = await mailedToken(ctx)
    await revokeInvitation(ctx, { id: await idOf(ctx) })
    expect((await getInvitationByToken(ctx, token)).state).toBe('revoked')
    await expect(accept(ctx, token)).rejects.toThrow('link')
    expect(await ctx.db.$count(users, eq(users.email, kari.email))).toBe(0)
  })

  test('an account that was registered meanwhile ends the invitation', async ({ ctx: base }) => {
    const open = { ...(await asAdmin(base)), signInPolicy: 'open' } as const
    await inviteSomeone(open, kari)
    const token = await mailedToken(open)
    await register(open, { email: kari.email, password })
    await work(open, mailRegistration)
    const { confirmRegistration } = await import('~/features/accounts/commands.server')
    const [mail] = await open.db.select().from(mails).where(eq(mails.template, 'account.confirm'))
    await confirmRegistration(open, { token: mail?.secret ?? '', password, userAgent: '' })
    expect((await getInvitationByToken(open, token)).state).toBe('replaced')
  })
})

describe('changing', () => {
  test('sending again ends the earlier link, also of an expired one, and keeps all that was chosen', async ({
    ctx: base,
  }) => {
    const ctx = await asAdmin(base)
    const organisation = await addOrganisation(ctx)
    await inviteSomeone(ctx, { ...kari, organisation, level: 'premium', locale: 'sv' })
    const first = await mailedToken(ctx)
    const at = later(ctx, days(20))
    const { id } = await resendInvitation(at, { id: await idOf(ctx) })
    const second = await mailedToken(at)
    expect((await getInvitationByToken(at, first)).state).toBe('replaced')
    expect(await getInvitationByToken(at, second)).toMatchObject({
      state: 'open',
      invitation: { id, accessLevel: 'premium', organisationId: organisation, locale: 'sv', name: 'Kari' },
    })
    await expect(accept(at, first)).rejects.toThrow('link')
  })

  test('one that was accepted, revoked or replaced is neither sent again nor revoked', async ({ ctx: base }) => {
    const ctx = await asAdmin(base)
    await inviteSomeone(ctx, kari)
    const first = await idOf(ctx)
    await resendInvitation(later(ctx, 1), { id: first })
    await expect(resendInvitation(ctx, { id: first })).rejects.toThrow('ended')
    await accept(later(ctx, 1), await mailedToken(later(ctx, 1)))
    const second = await idOf(ctx)
    for (const command of [resendInvitation, revokeInvitation]) {
      await expect(command(ctx, { id: second })).rejects.toThrow('ended')
      await expect(command(ctx, { id: crypto.randomUUID() })).rejects.toThrow('gone')
    }
    expect(await getInvitation(ctx, second)).toMatchObject({ state: 'accepted', inviterId: ctx.actor.userId })
  })

  test('a mail that is still waiting is not sent once its invitation is revoked', async ({ ctx: base }) => {
    const ctx = await asAdmin(base)
    await inviteSomeone(ctx, kari)
    await revokeInvitation(ctx, { id: await idOf(ctx) })
    expect(await mailedToken(ctx)).toBe('')
  })

  test('another address gets a new link, and the earlier link no longer works', async ({ ctx: base }) => {
    const ctx = await asAdmin(base)
    const { actor } = await asMember(base, { email: 'ola@sykehus.example' })
    await inviteSomeone(ctx, kari)
    await inviteSomeone(ctx, { ...kari, email: 'eva@sykehus.example' })
    const token = await mailedToken(ctx)
    const id = await idOf(ctx)
    for (const [email, reason] of [
      [actor?.email ?? '', 'known'],
      ['eva@sykehus.example', 'open'],
      [kari.email, 'same'],
    ] as const) {
      await expect(changeAddress(ctx, { id, email })).rejects.toThrow(reason)
    }
    expect((await getInvitationByToken(ctx, token)).state).toBe('open')
    await changeAddress(ctx, { id, email: 'kari.berg@sykehus.example' })
    expect((await getInvitationByToken(ctx, token)).state).toBe('replaced')
    const { token: session } = await accept(ctx, await mailedToken(ctx, 'kari.berg@sykehus.example'))
    expect(await findSession(ctx, session)).toMatchObject({ user: { email: 'kari.berg@sykehus.example' } })
    expect(await actionsOf(ctx)).toContain('invitation.readdressed')
  })

  test('a bulk command changes what is open and skips the rest, which keeps its link', async ({ ctx: base }) => {
    const ctx = await asAdmin(base)
    const emails = ['a@b.example', 'b@b.example', 'c@b.example']
    for (const email of emails) await inviteSomeone(ctx, { ...kari, email })
    const ids = await Promise.all(emails.map((email) => idOf(ctx, email)))
    await revokeInvitation(ctx, { id: ids[0] ?? '' })
    // Someone who has an account by now can't be invited; the invitation must not end without a new one.
    const [taken] = await ctx.db
      .insert(users)
      .values({ email: 'b@b.example', passwordHash: '', locale: 'en' })
      .returning()
    await ctx.db.insert(userAccessLevels).values({ userId: taken?.id ?? '', role: 'supplier' })
    expect(await resendInvitations(ctx, { id: ids })).toEqual({ changed: 1, skipped: 2 })
    expect((await getInvitation(ctx, ids[1] ?? ''))?.state).toBe('waiting')
    const match = new URLSearchParams('q=c@b')
    expect(await revokeInvitations(ctx, { id: [], match, expected: 1 })).toEqual({ changed: 1, skipped: 0 })
    await expect(revokeInvitations(ctx, { id: [], match: new URLSearchParams(), expected: 0 })).rejects.toThrow(
      'list-changed',
    )
  })
})

test('the list is filtered by state and by words in name, address and organisation', async ({ ctx: base }) => {
  const ctx = await asAdmin(base)
  const organisation = await addOrganisation(ctx)
  await inviteSomeone(ctx, { ...kari, organisation })
  await inviteSomeone(ctx, { ...kari, email: 'per@b.example', name: 'Per' })
  await inviteSomeone(ctx, { ...kari, email: 'eva@b.example', name: 'Eva' })
  await revokeInvitation(ctx, { id: await idOf(ctx, 'eva@b.example') })
  await resendInvitation(later(ctx, 5), { id: await idOf(ctx, 'per@b.example') })
  const namesIn = async (change: Partial<Parameters<typeof listInvitations>[1]>, at: Ctx = ctx) =>
    (await listInvitations(at, { ...filter, ...change })).invitations.map(({ name }) => name).toSorted()
  expect(await namesIn({})).toEqual(['Eva', 'Kari', 'Per'])
  expect(await namesIn({ state: 'waiting' })).toEqual(['Kari', 'Per'])
  expect(await namesIn({ state: 'revoked' })).toEqual(['Eva'])
  expect(await namesIn({ state: 'replaced' })).toEqual(['Per'])
  expect(await namesIn({ state: 'expiring' })).toEqual([])
  expect(await namesIn({ state: 'expiring' }, later(ctx, days(12)))).toEqual(['Kari', 'Per'])
  expect(await namesIn({ state: 'expired' }, later(ctx, days(15)))).toEqual(['Kari', 'Per'])
  expect(await namesIn({ q: 'fjellvik' })).toEqual(['Kari'])
  expect(await namesIn({ q: 'per@b' })).toEqual(['Per'])
  const { open, total } = await listInvitations(ctx, filter)
  expect([open, total]).toEqual([2, 3])
})

describe('at once', () => {
  const emailNow = () => `kari.${crypto.randomUUID()}@sykehus.example`
  const fulfilled = (results: PromiseSettledResult<unknown>[]) => results.filter(({ status }) => status === 'fulfilled')

  test('two admins who invite an address leave one invitation', async ({ database, jobs }) => {
    const ctx = committing(database, jobs)
    const admins = [await asAdmin(ctx), await asAdmin(ctx)]
    const email = emailNow()
    const results = await Promise.allSettled(admins.map((admin) => inviteSomeone(admin, { ...kari, email })))
    expect(fulfilled(results)).toHaveLength(1)
    expect(await ctx.db.$count(invitations, eq(invitations.email, email))).toBe(1)
  })

  test('who invites an address that a colleague has invited since they looked leaves that invitation', async ({
    database,
    jobs,
  }) => {
    const ctx = await asAdmin(committing(database, jobs))
    const invitee = { email: emailNow(), name: '', role: 'hospital', locale: 'no' } as const
    const first = await insertInvitation(ctx, ctx.actor, invitee)
    expect(await insertInvitation(ctx, ctx.actor, invitee, { replaces: 'expired' })).toBeUndefined()
    expect(await ctx.db.$count(invitations, eq(invitations.email, invitee.email))).toBe(1)
    const later = { ...ctx, now: new Date(ctx.now.getTime() + 60 * 24 * 60 * 60 * 1000) }
    const next = await insertInvitation(later, ctx.actor, invitee, { replaces: 'expired' })
    expect([first, next]).toEqual([expect.any(String), expect.any(String)])
  })

  test('of two who send an invitation again one does', async ({ database, jobs }) => {
    const ctx = committing(database, jobs)
    const admins = [await asAdmin(ctx), await asAdmin(ctx)]
    const email = emailNow()
    await inviteSomeone(admins[0] ?? ctx, { ...kari, email })
    const id = await idOf(ctx, email)
    const results = await Promise.allSettled(admins.map((admin) => resendInvitation(admin, { id })))
    expect(fulfilled(results)).toHaveLength(1)
    const rows = await ctx.db.select().from(invitations).where(eq(invitations.email, email))
    expect(rows.filter(({ replacedAt }) => replacedAt === null)).toHaveLength(1)
  })

  test('an invitation is either accepted or revoked', async ({ database, jobs }) => {
    const ctx = committing(database, jobs)
    const admin = await asAdmin(ctx)
    const email = emailNow()
    await inviteSomeone(admin, { ...kari, email })
    const token = await mailedToken(ctx, email)
    const id = await idOf(ctx, email)
    const results = await Promise.allSettled([accept(ctx, token), revokeInvitation(admin, { id })])
    expect(fulfilled(results)).toHaveLength(1)
    const [row] = await ctx.db.select().from(invitations).where(eq(invitations.id, id))
    const accounts = await ctx.db.$count(users, eq(users.email, email))
    expect([row?.acceptedAt !== null, row?.revokedAt !== null]).toEqual(accounts === 1 ? [true, false] : [false, true])
  })
})
