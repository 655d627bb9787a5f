import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { auditLog } from '~/db/schema/audit-log'
import { colleagueProposals, invitations } from '~/db/schema/invitations'
import { organisationDomains, organisationMembers, organisations } from '~/db/schema/organisations'
import { inviteSomeone } from '~/features/invitations/commands.server'
import type { Ctx } from '~/web/ctx.server'
import { asAdmin, asMember } from '../../../test/members'
import { committing, test } from '../../../test/test'
import { confirmProposal, declineProposal, proposeColleague } from './commands.server'
import { mostWaiting } from './model'
import { getProposing, listProposals, listWaitingProposals } from './queries.server'

const ola = { name: 'Ola Nord', email: 'ola@fjellvik.no' }

/** An organisation with these members, who joined in this order. */
async function setUp(base: Ctx, count = 2) {
  const [organisation] = await base.db.insert(organisations).values({ name: 'Fjellvik', kind: 'hospital' }).returning()
  const organisationId = organisation?.id ?? ''
  const members: Ctx[] = []
  for (let index = 0; index < count; index += 1) {
    const member = await asMember(base, { role: 'hospital', locale: 'no' })
    const joinedAt = new Date(base.now.getTime() + index * 1000)
    const userId = member.actor?.userId ?? ''
    await base.db.insert(organisationMembers).values({ userId, organisationId, joinedAt })
    members.push(member)
  }
  const [first = base, second = base] = members
  return { first, second, organisationId, admin: await asAdmin(base) }
}

const idOf = async (ctx: Ctx) => (await ctx.db.select().from(colleagueProposals))[0]?.id ?? ''

describe('proposing', () => {
  test('is for who joined first; when they leave, for the next', async ({ ctx: base }) => {
    const { first, second, admin } = await setUp(base)
    await proposeColleague(first, ola)
    await expect(proposeColleague(second, ola)).rejects.toThrow('colleague.propose')
    await expect(proposeColleague(base, ola)).rejects.toThrow('account.change')
    for (const ctx of [admin, await asMember(base)]) {
      await expect(proposeColleague(ctx, ola)).rejects.toThrow('colleague.propose')
    }
    await base.db.delete(organisationMembers).where(eq(organisationMembers.userId, first.actor?.userId ?? ''))
    await proposeColleague(second, ola)
    await expect(proposeColleague(first, { ...ola, email: 'x@fjellvik.no' })).rejects.toThrow('colleague.propose')
  })

  test('the member sees their own proposals and states, and nothing about accounts', async ({ ctx: base }) => {
    const { first, second, admin } = await setUp(base)
    await asMember(base, { email: 'known@fjellvik.no' })
    await proposeColleague(first, { name: 'Known', email: 'known@fjellvik.no' })
    await proposeColleague(first, ola)
    const own = await getProposing(first)
    expect(own.organisation).toBe('Fjellvik')
    expect(own.proposals.map(({ state }) => state)).toEqual(['waiting', 'waiting'])
    const [proposal] = own.proposals
    expect(Object.keys(proposal ?? {}).toSorted()).toEqual(['createdAt', 'email', 'id', 'name', 'state'])
    expect(await getProposing(second)).toEqual({ organisation: null, proposals: [] })
    const { first: other } = await setUp(base)
    const otherDomain = 'colleagues.example'
    const place = (await base.db.select().from(colleagueProposals))[0]?.organisationId ?? ''
    await base.db.insert(organisationDomains).values({ domain: 'fjellvik.no', organisationId: place })
    await proposeColleague(other, { ...ola, email: `ola@${otherDomain}` })
    const waiting = await listWaitingProposals(admin, 10)
    const same = waiting.map(({ email, hasSameDomain }) => [email.split('@')[1], hasSameDomain])
    expect(new Map(same as [string, boolean][])).toEqual(
      new Map([
        ['fjellvik.no', true],
        [otherDomain, false],
      ]),
    )
    expect(waiting.find(({ email }) => email === 'known@fjellvik.no')).toMatchObject({ obstacle: 'known' })
    await expect(listProposals(first, 1)).rejects.toThrow('member.invite')
  })

  test('twice counts once, and only so many may wait', async ({ ctx: base }) => {
    const { first, admin } = await setUp(base)
    for (let index = 0; index < mostWaiting; index += 1) {
      await proposeColleague(first, { ...ola, email: `c${index}@fjellvik.no` })
      await proposeColleague(first, { ...ola, email: `c${index}@fjellvik.no` })
    }
    expect(await base.db.$count(colleagueProposals)).toBe(mostWaiting)
    await expect(proposeColleague(first, ola)).rejects.toThrow('too-many')
    await expect(proposeColleague(first, { ...ola, email: first.actor?.email ?? '' })).rejects.toThrow('own-address')
    await declineProposal(admin, { id: await idOf(base) })
    await proposeColleague(first, ola)
  })
})

describe('deciding', () => {
  test('a confirmed colleague is invited into the organisation, as the proposer is', async ({ ctx: base }) => {
    const { first, admin, organisationId } = await setUp(base)
    await proposeColleague(first, ola)
    const id = await idOf(base)
    await confirmProposal(admin, { id })
    expect(await base.db.select().from(invitations)).toMatchObject([
      { ...ola, role: 'hospital', locale: 'no', organisationId, inviterEmail: admin.actor?.email },
    ])
    expect((await getProposing(first)).proposals).toMatchObject([{ state: 'confirmed' }])
    await expect(confirmProposal(admin, { id })).rejects.toThrow('decided')
    await expect(declineProposal(admin, { id })).rejects.toThrow('decided')
    await expect(declineProposal(admin, { id: crypto.randomUUID() })).rejects.toThrow('gone')
    const actions = (await base.db.select().from(auditLog)).map(({ action }) => action)
    expect(actions).toEqual(['proposal.confirmed'])
  })

  test('who has an account or a waiting invitation is not invited again', async ({ ctx: base }) => {
    const { first, admin } = await setUp(base)
    await proposeColleague(first, ola)
    const id = await idOf(base)
    await expect(confirmProposal({ ...admin, signInPolicy: 'company' }, { id })).rejects.toThrow('domain')
    await inviteSomeone(admin, { ...ola, role: 'supplier' })
    await expect(confirmProposal(admin, { id })).rejects.toThrow('open')
    await asMember(base, { email: ola.email })
    await expect(confirmProposal(admin, { id })).rejects.toThrow('known')
    await expect(confirmProposal(first, { id })).rejects.toThrow('member.invite')
    await declineProposal(admin, { id })
    expect((await getProposing(first)).proposals).toMatchObject([{ state: 'declined' }])
    expect(await base.db.$count(invitations)).toBe(1)
  })
})

// Last in the file: it commits.
test('of two admins who decide at once one does', async ({ database, jobs }) => {
  const { first, admin } = await setUp(committing(database, jobs))
  await proposeColleague(first, ola)
  const id = await idOf(first)
  const results = await Promise.allSettled([confirmProposal(admin, { id }), declineProposal(admin, { id })])
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})
