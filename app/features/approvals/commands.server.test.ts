import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { accessRequests } from '~/db/schema/access-requests'
import { auditLog } from '~/db/schema/audit-log'
import { invitations } from '~/db/schema/invitations'
import { mails } from '~/db/schema/mails'
import { approvals, organisationDomains, organisations } from '~/db/schema/organisations'
import { userAccessLevels } from '~/db/schema/users'
import { decideAccessRequests, undoDecisions } from '~/features/access-requests/commands.server'
import { mailDecision } from '~/features/access-requests/jobs.server'
import { getAccessRequest } from '~/features/access-requests/queries.server'
import type { Ctx } from '~/web/ctx.server'
import { asAdmin, asMember } from '../../../test/members'
import { committing, test, work } from '../../../test/test'
import { defaultChoice, newOrganisation, noOrganisation } from './model'
import { getApprovalOffer } from './queries.server'

async function pending(ctx: Ctx, overrides: Partial<typeof accessRequests.$inferInsert> = {}) {
  const asked = { name: 'Kari Berg', email: 'kari@fjellvik.no', organization: 'Fjellvik sykehus', reason: 'A ward.' }
  const [row] = await ctx.db
    .insert(accessRequests)
    .values({ ...asked, role: 'hospital', locale: 'no', createdAt: ctx.now, ...overrides })
    .returning()
  if (!row) throw new Error('The request was not inserted')
  return row
}

async function addOrganisation(ctx: Ctx, name: string, domain?: string) {
  const [row] = await ctx.db.insert(organisations).values({ name, kind: 'hospital' }).returning()
  const organisationId = row?.id ?? ''
  if (domain) await ctx.db.insert(organisationDomains).values({ domain, organisationId })
  return organisationId
}

const approve = (ctx: Ctx, id: string, choice: { organisation?: string; effect?: 'role' | 'none' } = {}) =>
  decideAccessRequests(ctx, { id: [id], decision: 'approved', ...choice })

const offerFor = async (ctx: Ctx, overrides: Partial<typeof accessRequests.$inferInsert> = {}) =>
  getApprovalOffer(ctx, await pending(ctx, overrides))

describe('what is offered', () => {
  test('the organisation with the domain, else those with a similar name, else a new one', async ({ ctx: base }) => {
    const ctx = await asAdmin(base)
    expect(await offerFor(ctx)).toEqual({
      ...{ is: 'applicant', organisations: [], by: 'none' },
      ...{ newName: 'Fjellvik sykehus', domain: 'fjellvik.no' },
    })
    const similar = await addOrganisation(ctx, 'Fjellvik Sykehus HF')
    await addOrganisation(ctx, 'Aldera')
    const byName = await offerFor(ctx, { email: 'per@fjellvik.no' })
    expect(byName).toMatchObject({ by: 'name', organisations: [{ id: similar, name: 'Fjellvik Sykehus HF' }] })
    const owner = await addOrganisation(ctx, 'Norrmark', 'fjellvik.no')
    const byDomain = await offerFor(ctx, { email: 'eva@fjellvik.no' })
    expect(byDomain).toMatchObject({ by: 'domain', organisations: [{ id: owner }] })
    expect(byDomain.is === 'applicant' && defaultChoice(byDomain)).toBe(owner)
  })

  test('an address at a mail provider matches no domain', async ({ ctx: base }) => {
    const ctx = await asAdmin(base)
    // As if it had been stored before such domains were refused.
    await addOrganisation(ctx, 'Everyone', 'gmail.com')
    const offer = await offerFor(ctx, { email: 'kari@gmail.com' })
    expect(offer).toMatchObject({ by: 'none', organisations: [], domain: undefined })
  })

  test('for someone with an account: their role', async ({ ctx: base }) => {
    const ctx = await asAdmin(base)
    await asMember(base, { email: 'kari@fjellvik.no', role: 'embassy' })
    expect(await offerFor(ctx, { email: 'Kari@Fjellvik.no' })).toEqual({ is: 'member', role: 'embassy' })
    const member = await asMember(base)
    await expect(offerFor(member, { email: 'per@fjellvik.no' })).rejects.toThrow('accessRequest.decide')
  })
})

describe('an approval', () => {
  test('creates the organisation with its domain when it takes effect, and invites into it', async ({ ctx: base }) => {
    const ctx = await asAdmin(base)
    const { id } = await pending(ctx)
    await approve(ctx, id, { organisation: newOrganisation })
    expect(await ctx.db.$count(organisations)).toBe(0)
    await work(ctx, mailDecision)
    await work(ctx, mailDecision)
    const [created] = await ctx.db.select().from(organisations)
    expect(created).toMatchObject({ name: 'Fjellvik sykehus', kind: 'hospital', country: 'NO' })
    expect(await ctx.db.select().from(organisationDomains)).toEqual([
      { domain: 'fjellvik.no', organisationId: created?.id },
    ])
    expect(await ctx.db.select().from(invitations)).toMatchObject([
      { email: 'kari@fjellvik.no', organisationId: created?.id, inviterEmail: ctx.actor?.email },
    ])
    const log = await ctx.db.select().from(auditLog).where(eq(auditLog.action, 'organisation.created'))
    expect(log).toMatchObject([{ actorEmail: ctx.actor?.email, objectName: 'Fjellvik sykehus' }])
  })

  test('that is undone leaves nothing', async ({ ctx: base }) => {
    const ctx = await asAdmin(base)
    const { id } = await pending(ctx)
    await approve(ctx, id, { organisation: newOrganisation })
    await undoDecisions(ctx, { id: [id] })
    await work(ctx, mailDecision)
    for (const table of [organisations, organisationDomains, invitations, approvals, mails]) {
      expect(await ctx.db.$count(table)).toBe(0)
    }
  })

  test('that has taken effect is not undone', async ({ ctx: base }) => {
    const ctx = await asAdmin(base)
    const { id } = await pending(ctx)
    await approve(ctx, id)
    await work(ctx, mailDecision)
    await expect(undoDecisions(ctx, { id: [id] })).rejects.toThrow('too-late')
    expect(await ctx.db.$count(invitations)).toBe(1)
  })

  test('with an organisation that was merged since the page was loaded decides nothing', async ({ ctx: base }) => {
    const ctx = await asAdmin(base)
    const { id } = await pending(ctx)
    await expect(approve(ctx, id, { organisation: crypto.randomUUID() })).rejects.toThrow('no-organisation')
  })

  test('of two colleagues creates one organisation, also when they name it differently', async ({ ctx: base }) => {
    const ctx = await asAdmin(base)
    const first = await pending(ctx)
    const second = await pending(ctx, { email: 'per@fjellvik.no', organization: 'Fjellvik hospital' })
    for (const { id } of [first, second]) {
      await approve(ctx, id, { organisation: newOrganisation })
      await work(ctx, mailDecision)
    }
    const [only, ...more] = await ctx.db.select().from(organisations)
    expect(more).toEqual([])
    const places = await ctx.db.select({ id: invitations.organisationId }).from(invitations)
    expect(places).toEqual(Array(2).fill({ id: only?.id }))
  })

  test('into a new organisation does not use one that only has the same name', async ({ ctx: base }) => {
    const ctx = await asAdmin(base)
    const existing = await addOrganisation(ctx, 'Region Norrmark', 'norrmark.se')
    const stranger = { organization: 'REGION Norrmark' }
    for (const email of ['eva@elsewhere.example', 'eva@gmail.com']) {
      const request = await pending(ctx, { ...stranger, email })
      const offer = await getApprovalOffer(ctx, request)
      expect(offer).toMatchObject({ by: 'name' })
      expect(offer.is === 'applicant' && defaultChoice(offer)).toBe(newOrganisation)
      const { id } = request
      await approve(ctx, id, { organisation: newOrganisation })
      await work(ctx, mailDecision)
    }
    const places = await ctx.db.select({ id: invitations.organisationId }).from(invitations)
    expect(new Set(places.map(({ id }) => id)).size).toBe(2)
    expect(places).not.toContainEqual({ id: existing })
  })

  test('of several at once uses the domain and nothing else', async ({ ctx: base }) => {
    const ctx = await asAdmin(base)
    const owner = await addOrganisation(ctx, 'Fjellvik', 'fjellvik.no')
    await addOrganisation(ctx, 'Region Norrmark')
    const known = await pending(ctx)
    const similar = await pending(ctx, { email: 'a@norrmark.se', organization: 'Region Norrmark' })
    await decideAccessRequests(ctx, { id: [known.id, similar.id], decision: 'approved' })
    await work(ctx, mailDecision)
    const rows = await ctx.db.select().from(invitations).orderBy(invitations.email)
    expect(rows.map(({ email, organisationId }) => [email, organisationId])).toEqual([
      ['a@norrmark.se', null],
      ['kari@fjellvik.no', owner],
    ])
  })

  test('without an organisation, or with one that is gone when it takes effect, invites without', async ({
    ctx: base,
  }) => {
    const ctx = await asAdmin(base)
    const owner = await addOrganisation(ctx, 'Fjellvik', 'fjellvik.no')
    const [none, gone] = [await pending(ctx), await pending(ctx, { email: 'b@other.no' })]
    await approve(ctx, none.id, { organisation: noOrganisation })
    await approve(ctx, gone.id, { organisation: owner })
    await ctx.db.delete(organisations)
    await work(ctx, mailDecision)
    const rows = await ctx.db.select({ id: invitations.organisationId }).from(invitations)
    expect(rows).toEqual([{ id: null }, { id: null }])
  })
})

describe('an approval of someone with an account', () => {
  const roleOf = async (ctx: Ctx, userId: string) => {
    const [row] = await ctx.db.select().from(userAccessLevels).where(eq(userAccessLevels.userId, userId))
    return row?.role
  }

  test('gives the role once, in the admin’s name, and mails it instead of an invitation', async ({ ctx: base }) => {
    const ctx = await asAdmin(base)
    const { actor } = await asMember(base, { email: 'kari@fjellvik.no', role: 'supplier', name: 'Kari B. Fjell' })
    // Anybody can send the form with this address.
    const { id } = await pending(ctx, { name: 'Urgent Call' })
    await approve(ctx, id, { effect: 'role', organisation: newOrganisation })
    await work(ctx, mailDecision)
    await work(ctx, mailDecision)
    expect(await roleOf(ctx, actor?.userId ?? '')).toBe('hospital')
    const written = await ctx.db.select().from(mails)
    expect(written).toMatchObject([
      { subject: 'Rollen din er nå Sykehus', toAddress: 'kari@fjellvik.no', toName: 'Kari B. Fjell' },
    ])
    expect(written[0]?.text).not.toContain('Urgent Call')
    expect(written[0]?.text).toContain('https://nordbro.example/login')
    expect(await ctx.db.$count(invitations)).toBe(0)
    const log = await ctx.db.select().from(auditLog).where(eq(auditLog.action, 'user.role-changed'))
    expect(log).toMatchObject([{ actorEmail: ctx.actor?.email, details: { from: 'supplier', to: 'hospital' } }])
    expect((await getAccessRequest(ctx, id))?.invitation).toEqual({ is: 'role' })
  })

  test('or only tells them; so does a bulk approval, also where the policy allows no invitation', async ({
    ctx: base,
  }) => {
    const ctx = { ...(await asAdmin(base)), signInPolicy: 'company' } as const
    const { actor } = await asMember(base, { email: 'kari@fjellvik.no', role: 'supplier' })
    const { id } = await pending(ctx)
    await approve(ctx, id)
    await work(ctx, mailDecision)
    expect(await roleOf(ctx, actor?.userId ?? '')).toBe('supplier')
    expect(await ctx.db.select().from(mails)).toMatchObject([{ subject: 'Du er allerede medlem' }])
    expect((await getAccessRequest(ctx, id))?.invitation).toEqual({ is: 'none' })
  })

  test('who has opened it since the decision is told, not invited', async ({ ctx: base }) => {
    const ctx = await asAdmin(base)
    const { id } = await pending(ctx)
    await approve(ctx, id)
    await asMember(base, { email: 'kari@fjellvik.no', role: 'hospital' })
    await work(ctx, mailDecision)
    expect(await ctx.db.$count(invitations)).toBe(0)
    expect(await ctx.db.select().from(mails)).toMatchObject([{ template: 'access-request.approved' }])
  })
})

// Last in the file: it commits.
test('two approvals that take effect at once create one organisation', async ({ database, jobs }) => {
  const ctx = await asAdmin(committing(database, jobs))
  const requests = [await pending(ctx), await pending(ctx, { email: 'per@fjellvik.no', organization: 'Fjellvik' })]
  for (const { id } of requests) await approve(ctx, id, { organisation: newOrganisation })
  const reviewedAt = ctx.now.toISOString()
  await Promise.all(requests.map(({ id }) => mailDecision.run(ctx, { requestId: id, reviewedAt }, { isLast: false })))
  expect(await ctx.db.$count(organisations)).toBe(1)
  expect(await ctx.db.$count(invitations)).toBe(2)
})
