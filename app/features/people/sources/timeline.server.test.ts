import { describe, expect } from 'vitest'
import { accessRequests, requestWords } from '~/db/schema/access-requests'
import { invitations } from '~/db/schema/invitations'
import { organisationMembers, organisations } from '~/db/schema/organisations'
import { confirmProposal, declineProposal, proposeColleague } from '~/features/colleague-proposals/commands.server'
import { listProposals } from '~/features/colleague-proposals/queries.server'
import { inviteSomeone, resendInvitation, revokeInvitation } from '~/features/invitations/commands.server'
import { createOrganisation, mergeOrganisation, splitOrganisation } from '~/features/organisations/commands.server'
import type { Ctx } from '~/web/ctx.server'
import { asAdmin, asMember } from '../../../../test/members'
import { findPerson } from '../../../../test/person'
import { test } from '../../../../test/test'
import { getTimeline, listOpenItems } from '../queries.server'
import type { Subject } from './subject.server'

const later = <C extends Ctx>(ctx: C, minutes: number): C => ({
  ...ctx,
  now: new Date(ctx.now.getTime() + minutes * 60_000),
})

/** An organisation with one member, who may propose colleagues. */
async function setUp(ctx: Ctx) {
  const member = await asMember(ctx, { email: 'first@elsewhere.example', name: 'Kari Berg' })
  const [row] = await ctx.db.insert(organisations).values({ name: 'Nord', kind: 'hospital' }).returning()
  const organisation = { id: row?.id ?? '', domains: ['nord.example'] }
  await ctx.db.insert(organisationMembers).values({ userId: member.actor.userId, organisationId: organisation.id })
  return { admin: await asAdmin(ctx), member, organisation }
}

const entriesOf = async (
  ctx: Ctx,
  subject: Subject,
  show: 'requests' | 'invitations' | 'edits' | 'all' = 'invitations',
) => {
  const { entries, counts } = await getTimeline(ctx, subject, { show, before: '' })
  if (show !== 'all') expect(entries).toHaveLength(counts[show] ?? 0)
  return entries.filter(({ type }) => type !== 'account-created' && type !== 'mail')
}

const typesOf = async (...args: Parameters<typeof entriesOf>) => (await entriesOf(...args)).map(({ type }) => type)

describe('a proposed colleague', () => {
  const ola = { name: 'Ola', email: 'ola@nord.example' }

  test('waits on the page of the organisation and on that of the proposer, and on no other', async ({ ctx }) => {
    const { admin, member, organisation } = await setUp(ctx)
    const other = await asMember(ctx)
    await proposeColleague(member, ola)
    const item = { kind: 'proposal', title: 'Ola <ola@nord.example>', person: { name: 'Kari Berg' } }
    const person = await findPerson(admin, member.actor.userId)
    expect(await listOpenItems(admin, { organisation })).toMatchObject([item])
    expect(await listOpenItems(admin, { person })).toMatchObject([item])
    expect(await listOpenItems(admin, { person: await findPerson(admin, other.actor.userId) })).toEqual([])
  })

  test('has a page before they are invited, which says who has proposed them', async ({ ctx }) => {
    const { admin, member } = await setUp(ctx)
    await proposeColleague(member, ola)
    const [item] = await listOpenItems(admin, { person: await findPerson(admin, member.actor.userId) })
    const person = await findPerson(admin, item?.id ?? '')
    expect(person).toMatchObject({ ...ola, userId: null })
    expect(await entriesOf(admin, { person })).toMatchObject([{ type: 'proposed', title: 'Kari Berg' }])
    expect(await listOpenItems(admin, { person })).toEqual([item])
    await declineProposal(later(admin, 1), { id: item?.id ?? '' })
    const [declined] = await entriesOf(admin, { person }, 'all')
    expect(declined).toMatchObject({ type: 'changed', title: 'proposal.declined' })
  })

  test('stays with the organisation when the proposer has moved to another one', async ({ ctx }) => {
    const { admin, member, organisation } = await setUp(ctx)
    await proposeColleague(member, ola)
    const [row] = await ctx.db.insert(organisations).values({ name: 'South', kind: 'hospital' }).returning()
    await ctx.db.update(organisationMembers).set({ organisationId: row?.id ?? '' })
    const elsewhere = { organisation: { id: row?.id ?? '', domains: [] } }
    expect(await listOpenItems(admin, { organisation })).toHaveLength(1)
    expect(await listOpenItems(admin, elsewhere)).toEqual([])
    expect(await typesOf(admin, { organisation })).toEqual(['proposal-sent'])
    expect(await typesOf(admin, elsewhere)).toEqual([])
  })

  test('is in both timelines: proposed, and what was decided, once', async ({ ctx }) => {
    const { admin, member, organisation } = await setUp(ctx)
    await proposeColleague(member, ola)
    const per = { name: 'Per', email: 'per@nord.example' }
    await proposeColleague(later(member, 1), per)
    const { proposals } = await listProposals(admin, 1)
    const idOf = (email: string) => proposals.find((proposal) => proposal.email === email)?.id ?? ''
    await declineProposal(later(admin, 2), { id: idOf(per.email) })
    await confirmProposal(later(admin, 3), { id: idOf(ola.email) })
    const person = await findPerson(admin, member.actor.userId)
    const sent = { type: 'proposal-sent', person: { id: member.actor.userId, name: 'Kari Berg' } }
    const decided = { ...sent, type: 'proposal-decided', by: { email: admin.actor.email } }
    const proposed = [
      { ...decided, title: 'confirmed', detail: 'Ola <ola@nord.example>' },
      { ...decided, title: 'declined', detail: 'Per <per@nord.example>' },
      { ...sent, detail: 'Per <per@nord.example>' },
      { ...sent, detail: 'Ola <ola@nord.example>' },
    ]
    expect(await entriesOf(admin, { person })).toMatchObject(proposed)
    const ofOrganisation = await entriesOf(admin, { organisation }, 'all')
    expect(ofOrganisation.filter(({ type }) => type.startsWith('proposal'))).toMatchObject(proposed)
    expect(ofOrganisation.map(({ title }) => title)).not.toContain('proposal.confirmed')
    expect(ofOrganisation.filter(({ type }) => type === 'invitation-mailed')).toHaveLength(1)
    expect(await listOpenItems(admin, { person })).toEqual([])
  })
})

const aRequest = { name: 'Eva', organization: 'Nord', role: 'hospital', reason: 'A ward.', locale: 'no' } as const

test.for(['eva@nord.example', 'eva@elsewhere.example'])(
  'a request of %s that was corrected and sent again has an entry for each',
  async (email, { ctx }) => {
    const { admin, organisation } = await setUp(ctx)
    const correctedAt = later(ctx, 1).now
    const [row] = await ctx.db
      .insert(accessRequests)
      .values({ ...aRequest, email, createdAt: ctx.now, correctedAt })
      .returning()
    const { locale: _, ...words } = { ...aRequest, accessRequestId: row?.id ?? '', createdAt: later(ctx, 2).now }
    await ctx.db.insert(requestWords).values([
      { ...words, kind: 'earlier', reason: 'Before.' },
      { ...words, kind: 'later', reason: 'Two wards.', organization: 'Nord AS' },
    ])
    const person = await findPerson(admin, row?.id ?? '')
    const entries = await entriesOf(admin, { person }, 'requests')
    expect(entries).toMatchObject([
      { type: 'request-repeated', title: 'Nord AS', detail: 'Two wards.', ref: row?.id },
      { type: 'request-corrected', id: row?.id, at: correctedAt },
      { type: 'request-sent' },
    ])
    const isOfDomain = email.endsWith('@nord.example')
    expect(await typesOf(admin, { organisation }, 'requests')).toEqual(
      isOfDomain ? entries.map(({ type }) => type) : [],
    )
    const [first] = await entriesOf(admin, { organisation }, 'requests')
    expect(first?.person).toEqual(isOfDomain ? { id: row?.id, name: 'Eva' } : undefined)
  },
)

describe('an invitation', () => {
  const email = 'eva@mail.example'

  test('that followed an approval is an entry, also after it was sent again', async ({ ctx }) => {
    const { admin, organisation } = await setUp(ctx)
    const [request] = await ctx.db
      .insert(accessRequests)
      .values({ ...aRequest, email, status: 'approved', reviewedAt: ctx.now })
      .returning()
    const [invitation] = await ctx.db
      .insert(invitations)
      .values({
        ...{ email, role: 'hospital', locale: 'no', organisationId: organisation.id, accessRequestId: request?.id },
        ...{ createdAt: ctx.now, expiresAt: later(ctx, 999).now, inviterEmail: admin.actor.email },
      })
      .returning()
    const person = await findPerson(admin, request?.id ?? '')
    const invited = { type: 'invitation-mailed', title: 'hospital', by: { email: admin.actor.email } }
    expect(await entriesOf(admin, { person })).toMatchObject([invited])
    await resendInvitation(later(admin, 5), { id: invitation?.id ?? '' })
    const resent = { type: 'invited', title: 'invitation.resent' }
    expect(await entriesOf(admin, { person })).toMatchObject([resent, invited])
    expect(await entriesOf(admin, { organisation })).toMatchObject([resent, invited])
  })

  test('into an organisation is in its timeline before there is an account, and once when there is', async ({
    ctx,
  }) => {
    const { admin, organisation } = await setUp(ctx)
    await inviteSomeone(admin, { email, name: 'Eva', role: 'hospital', organisation: organisation.id })
    await inviteSomeone(admin, { email: 'other@mail.example', role: 'hospital' })
    const [entry, ...more] = await entriesOf(admin, { organisation })
    expect(more).toEqual([])
    expect(entry).toMatchObject({ type: 'invited', title: 'user.invited', person: { name: 'Eva' } })
    expect(await findPerson(admin, entry?.person?.id ?? '')).toMatchObject({ email })
    const { userId } = (await asMember(ctx, { email })).actor
    await ctx.db.insert(organisationMembers).values({ userId, organisationId: organisation.id })
    expect(await typesOf(admin, { organisation })).toEqual(['invited'])
  })

  test('that was revoked and one that follows at once are both entries', async ({ ctx }) => {
    const { admin, organisation } = await setUp(ctx)
    await inviteSomeone(admin, { email, role: 'hospital', organisation: organisation.id })
    const [row] = await ctx.db.select().from(invitations)
    await revokeInvitation(later(admin, 5), { id: row?.id ?? '' })
    const { id: _, hash: __, searched: ___, ...again } = row ?? { id: '', hash: '', searched: '' }
    const invitation = { role: 'hospital', locale: 'no', ...again, email, expiresAt: later(ctx, 99).now } as const
    await ctx.db.insert(invitations).values({ ...invitation, createdAt: later(ctx, 5).now })
    expect((await entriesOf(admin, { organisation })).map(({ title }) => title).toSorted()).toEqual([
      ...['hospital', 'invitation.revoked', 'user.invited'],
    ])
  })
})

describe('an organisation that was', () => {
  const fields = { kind: 'hospital', country: null, level: 'entry', ownerId: null, notes: '' } as const

  test('merged has its entries in the timeline of the other one, also after a second merge', async ({ ctx }) => {
    const { admin, organisation } = await setUp(ctx)
    const [first, second] = [crypto.randomUUID(), crypto.randomUUID()]
    await createOrganisation(admin, { ...fields, domains: [], tags: [], id: first, name: 'First' })
    await createOrganisation(later(admin, 1), { ...fields, domains: [], tags: [], id: second, name: 'Second' })
    await mergeOrganisation(later(admin, 2), { id: first, into: second })
    await mergeOrganisation(later(admin, 3), { id: second, into: organisation.id })
    expect((await entriesOf(admin, { organisation }, 'edits')).map(({ title, detail }) => [title, detail])).toEqual([
      ['organisation.merged', 'Second → Nord'],
      ['organisation.merged', 'First → Second'],
      ['organisation.created', 'Second'],
      ['organisation.created', 'First'],
    ])
  })

  test('split has that in both timelines, and once when the parts are merged again', async ({ ctx }) => {
    const { admin, member, organisation } = await setUp(ctx)
    const part = { id: crypto.randomUUID(), domains: [] }
    const split = { id: organisation.id, newId: part.id, name: 'South', user: [member.actor.userId], domain: [] }
    await splitOrganisation(admin, split)
    const entry = { title: 'organisation.split', detail: 'Nord → South', by: { email: admin.actor.email } }
    expect(await entriesOf(admin, { organisation }, 'edits')).toMatchObject([entry])
    expect(await entriesOf(admin, { organisation: part }, 'edits')).toMatchObject([entry])
    const ofPerson = async ({ actor }: typeof member) =>
      entriesOf(admin, { person: await findPerson(admin, actor.userId) }, 'edits')
    expect(await ofPerson(member)).toMatchObject([entry])
    expect(await ofPerson(await asMember(ctx))).toEqual([])
    await mergeOrganisation(later(admin, 1), { id: part.id, into: organisation.id })
    expect(await entriesOf(admin, { organisation }, 'edits')).toMatchObject([{ title: 'organisation.merged' }, entry])
  })
})
