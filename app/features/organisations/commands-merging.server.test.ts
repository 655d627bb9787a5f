import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { accessRequests } from '~/db/schema/access-requests'
import { hospitalHours } from '~/db/schema/deliverables'
import { engagements } from '~/db/schema/engagements'
import { eventMessages } from '~/db/schema/event-messages'
import { introductions } from '~/db/schema/introductions'
import { colleagueProposals, invitations } from '~/db/schema/invitations'
import { approvals, organisationDomains, organisationMembers, organisations } from '~/db/schema/organisations'
import { threads } from '~/db/schema/threads'
import { addEvent, asAdmin } from '../../../test/members'
import {
  addUser,
  asOwner,
  emailsOf,
  organisationFields as fields,
  levelOf,
  newOrganisation,
} from '../../../test/organisation'
import { committing, test } from '../../../test/test'
import { addMember, createOrganisation, mergeOrganisation, splitOrganisation } from './commands.server'
import { findMergedInto, getOrganisation, hasOrganisation } from './queries.server'

describe('a merge', () => {
  test('moves members, domains, notes and tags, and leaves one organisation', async ({ ctx: baseCtx }) => {
    const ctx = await asOwner(baseCtx)
    const into = await newOrganisation(ctx, { level: 'builder' })
    const from = await newOrganisation(ctx, {
      name: 'Norrmark Hospital',
      domains: ['nmsjukhus.se'],
      tags: ['north'],
      notes: 'Ward 4.',
    })
    const user = await addUser(ctx, 'per@nmsjukhus.se')
    await addMember(ctx, { id: from, email: 'per@nmsjukhus.se' })
    const invited = { email: 'eva@nmsjukhus.se', role: 'hospital', locale: 'sv', expiresAt: ctx.now } as const
    await ctx.db.insert(invitations).values({ ...invited, organisationId: from })
    const proposed = { name: 'Ola', email: 'ola@nmsjukhus.se', proposerId: user, organisationId: from }
    await ctx.db.insert(colleagueProposals).values(proposed)
    const asked = { name: 'Mia', email: 'mia@nmsjukhus.se', organization: 'N', reason: 'x' }
    const [request] = await ctx.db
      .insert(accessRequests)
      .values({ ...asked, role: 'hospital', locale: 'sv' })
      .returning()
    const approved = { accessRequestId: request?.id ?? '', effect: 'invitation', organisationId: from } as const
    await ctx.db.insert(approvals).values(approved)
    expect(await mergeOrganisation(ctx, { id: from, into })).toEqual({ id: into })
    expect(await getOrganisation(ctx, into)).toMatchObject({
      domains: ['nmsjukhus.se', 'norrmark.se'],
      tags: ['pilot', 'north'],
      notes: 'Ask for Anna.\n\nNorrmark Hospital:\nWard 4.',
    })
    expect(await emailsOf(ctx, into)).toEqual(['per@nmsjukhus.se'])
    expect(await levelOf(ctx, user)).toBe('builder')
    for (const table of [invitations, colleagueProposals, approvals]) {
      expect(await ctx.db.select({ id: table.organisationId }).from(table)).toEqual([{ id: into }])
    }
    await expect(getOrganisation(ctx, from)).rejects.toThrow('organisations.unknown')
    expect(await findMergedInto(ctx, from.toUpperCase())).toBe(into)
    await expect(addMember(ctx, { id: from, email: 'per@nmsjukhus.se' })).rejects.toThrow('gone')
  })

  test('moves what was agreed, given and written; a split leaves what was not chosen', async ({ ctx: baseCtx }) => {
    const ctx = await asOwner(baseCtx)
    const [into, from] = [
      await newOrganisation(ctx),
      await newOrganisation(ctx, { name: 'Norrmark Hospital', domains: [] }),
    ]
    const user = await addUser(ctx, 'per@nmsjukhus.se')
    await addMember(ctx, { id: from, email: 'per@nmsjukhus.se' })
    await ctx.db.insert(engagements).values({
      ...{ organisationId: from, program: 'hospital', tier: 'partner', lines: [], total: 0, priceRevision: '2026' },
      ...{ locale: 'sv', validUntil: '2026-12-01' },
    })
    await ctx.db.insert(threads).values({ organisationId: from, subject: 'Survey', lastMessageAt: ctx.now })
    const given = { activity: 'survey', hours: 1, givenOn: '2026-11-10', enteredBy: 'a@b.example' } as const
    await ctx.db.insert(hospitalHours).values({ organisationId: from, ...given })
    await splitOrganisation(ctx, { id: from, newId: crypto.randomUUID(), name: 'Ward 4', user: [user], domain: [] })
    for (const table of [engagements, threads, hospitalHours]) {
      expect(await ctx.db.select({ id: table.organisationId }).from(table)).toEqual([{ id: from }])
    }
    const part = crypto.randomUUID()
    await addMember(ctx, { id: from, email: 'per@nmsjukhus.se', move: 'yes' })
    const [engagement] = await ctx.db.select().from(engagements)
    const chosen = [engagement?.id ?? '']
    await ctx.db.update(threads).set({ engagementId: engagement?.id ?? null })
    const other = { id: into, newId: crypto.randomUUID(), name: 'Ward 5', user: [user], domain: [], engagement: chosen }
    await expect(splitOrganisation(ctx, other)).rejects.toThrow('no-member')
    await splitOrganisation(ctx, { ...other, id: from, newId: part })
    for (const table of [engagements, threads]) {
      expect(await ctx.db.select({ id: table.organisationId }).from(table)).toEqual([{ id: part }])
    }
    expect(await ctx.db.select({ id: hospitalHours.organisationId }).from(hospitalHours)).toEqual([{ id: from }])
    await mergeOrganisation(ctx, { id: part, into: from })
    await mergeOrganisation(ctx, { id: from, into })
    for (const table of [engagements, threads, hospitalHours]) {
      expect(await ctx.db.select({ id: table.organisationId }).from(table)).toEqual([{ id: into }])
    }
  })

  test('moves the link of an introduction; a split takes its thread along with the engagement', async ({
    ctx: baseCtx,
  }) => {
    const ctx = await asOwner(baseCtx)
    const [partner, hospital, other] = [
      await newOrganisation(ctx, { name: 'Aldera', domains: ['aldera.example'] }),
      await newOrganisation(ctx, { name: 'Norrmark Hospital', domains: [] }),
      await newOrganisation(ctx, { name: 'Region Norrmark', domains: [] }),
    ]
    const user = await addUser(ctx, 'per@aldera.example')
    await addMember(ctx, { id: partner, email: 'per@aldera.example' })
    const [engagement] = await ctx.db
      .insert(engagements)
      .values({
        ...{ organisationId: partner, program: 'visits', tier: 'core', lines: [], total: 0, priceRevision: '2026' },
        ...{ locale: 'sv', validUntil: '2026-12-01' },
      })
      .returning()
    const engagementId = engagement?.id ?? ''
    const met = { organisationName: 'Norrmark Hospital', personName: 'Anna Falk', introducedOn: '2026-11-10' }
    const [introduction] = await ctx.db
      .insert(introductions)
      .values({ ...met, engagementId, organisationId: hospital })
      .returning()
    const about = { organisationId: partner, subject: 'Anna', introductionId: introduction?.id ?? '' }
    await ctx.db.insert(threads).values({ ...about, lastMessageAt: ctx.now })
    await mergeOrganisation(ctx, { id: hospital, into: other })
    expect(await ctx.db.select({ id: introductions.organisationId }).from(introductions)).toEqual([{ id: other }])
    const part = crypto.randomUUID()
    const split = {
      id: partner,
      newId: part,
      name: 'Aldera North',
      user: [user],
      domain: [],
      engagement: [engagementId],
    }
    await splitOrganisation(ctx, split)
    for (const table of [engagements, threads])
      expect(await ctx.db.select({ id: table.organisationId }).from(table)).toEqual([{ id: part }])
  })

  test('messages to guests of a merged organisation go to the other one, once', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const [one, other] = await ctx.db
      .insert(organisations)
      .values([
        { name: 'One', kind: 'hospital' },
        { name: 'Other', kind: 'hospital' },
      ])
      .returning()
    const [from, into] = [one?.id ?? '', other?.id ?? '']
    const fields = { eventId: await addEvent(ctx), kind: 'message', groups: ['attending'], authorEmail: '' } as const
    await ctx.db.insert(eventMessages).values([
      { ...fields, groups: ['attending'], organisationIds: [from] },
      { ...fields, groups: ['attending'], organisationIds: [into, from] },
    ])
    await mergeOrganisation(admin, { id: from, into })
    const rows = await ctx.db.select({ ids: eventMessages.organisationIds }).from(eventMessages)
    expect(rows).toEqual([{ ids: [into] }, { ids: [into] }])
  })

  test('moves every reference to an organisation: a new table must be added to it', async ({ ctx }) => {
    const { rows } = await ctx.db.execute<{ reference: string }>(sql`
      select conrelid::regclass || '.' || attname as reference
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and confrelid = 'organisations'::regclass order by 1`)
    expect(rows.map(({ reference }) => reference)).toEqual([
      'approvals.organisation_id',
      'colleague_proposals.organisation_id',
      'engagements.organisation_id',
      'hospital_hours.organisation_id',
      'identity_providers.organisation_id',
      'introductions.organisation_id',
      'invitations.organisation_id',
      'organisation_domains.organisation_id',
      'organisation_members.organisation_id',
      'team_notes.organisation_id',
      'threads.organisation_id',
    ])
  })

  test('leads from every address that was merged, one after the other, to the one that is left', async ({
    ctx: baseCtx,
  }) => {
    const ctx = await asOwner(baseCtx)
    const [first, second, third] = [
      await newOrganisation(ctx),
      await newOrganisation(ctx, { domains: [] }),
      await newOrganisation(ctx, { domains: [] }),
    ]
    await mergeOrganisation(ctx, { id: first, into: second })
    await mergeOrganisation(ctx, { id: second, into: third })
    for (const id of [first, second]) expect(await findMergedInto(ctx, id)).toBe(third)
    for (const id of [third, crypto.randomUUID(), 'x', '']) expect(await findMergedInto(ctx, id)).toBeNull()
    await expect(findMergedInto(baseCtx, first)).rejects.toMatchObject({ kind: 'forbidden' })
    // The form that made it, sent again after the back button.
    await createOrganisation(ctx, { id: first, ...fields, domains: [] })
    expect(await findMergedInto(ctx, first)).toBeNull()
  })

  test('with itself or with an unknown one is refused', async ({ ctx: baseCtx }) => {
    const ctx = await asOwner(baseCtx)
    const id = await newOrganisation(ctx)
    await expect(mergeOrganisation(ctx, { id, into: id })).rejects.toThrow('unknown-target')
    await expect(mergeOrganisation(ctx, { id: id.toUpperCase(), into: id })).rejects.toThrow('unknown-target')
    await expect(mergeOrganisation(ctx, { id, into: crypto.randomUUID() })).rejects.toThrow('unknown-target')
  })
})

test('an organisation is merged into the one that was chosen by name; one of several is not guessed', async ({
  ctx: baseCtx,
}) => {
  const ctx = await asOwner(baseCtx)
  const [first, second] = [await newOrganisation(ctx), await newOrganisation(ctx, { domains: [] })]
  const other = await newOrganisation(ctx, { name: 'Aldera', domains: [] })
  await expect(mergeOrganisation(ctx, { id: other, into: fields.name })).rejects.toThrow('several-targets')
  await expect(mergeOrganisation(ctx, { id: other, into: 'Ald' })).rejects.toThrow('unknown-target')
  await expect(mergeOrganisation(ctx, { id: other, into: 'Aldera' })).rejects.toThrow('unknown-target')
  expect(await mergeOrganisation(ctx, { id: first, into: 'aldera' })).toEqual({ id: other })
  expect(await mergeOrganisation(ctx, { id: other, into: fields.name })).toEqual({ id: second })
  expect(await hasOrganisation(ctx)).toBe(true)
  expect(await hasOrganisation(ctx, second)).toBe(false)
})

test('two merges in opposite directions leave one organisation with everything', async ({ database, jobs }) => {
  const ctx = await asOwner(committing(database, jobs))
  const one = await newOrganisation(ctx)
  const other = await newOrganisation(ctx, { name: 'Aldera', domains: ['aldera.com'] })
  const results = await Promise.allSettled([
    mergeOrganisation(ctx, { id: one, into: other }),
    mergeOrganisation(ctx, { id: other, into: one }),
  ])
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await ctx.db.$count(organisations)).toBe(1)
  expect(await ctx.db.$count(organisationDomains)).toBe(2)
})

test('a split moves the chosen members and domains into an organisation that is otherwise the same', async ({
  ctx: baseCtx,
}) => {
  const ctx = await asOwner(baseCtx)
  const id = await newOrganisation(ctx, { domains: ['norrmark.se', 'nmsjukhus.se'] })
  const anna = await addUser(ctx, 'anna@norrmark.se')
  await addUser(ctx, 'per@nmsjukhus.se')
  for (const email of ['anna@norrmark.se', 'per@nmsjukhus.se']) await addMember(ctx, { id, email })
  const newId = crypto.randomUUID()
  const split = { id, newId, name: 'Norrmark South', user: [anna, crypto.randomUUID()], domain: ['norrmark.se'] }
  await splitOrganisation(ctx, split)
  await splitOrganisation(ctx, split)
  expect(await getOrganisation(ctx, newId)).toMatchObject({
    kind: 'hospital',
    level: 'builder',
    domains: ['norrmark.se'],
  })
  expect([await emailsOf(ctx, id), await emailsOf(ctx, newId)]).toEqual([['per@nmsjukhus.se'], ['anna@norrmark.se']])
  expect(await ctx.db.$count(organisationMembers)).toBe(2)
})
