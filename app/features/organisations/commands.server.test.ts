import { asc, eq, sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { accessRequests } from '~/db/schema/access-requests'
import { auditLog } from '~/db/schema/audit-log'
import { eventMessages } from '~/db/schema/event-messages'
import { colleagueProposals, invitations } from '~/db/schema/invitations'
import { approvals, organisationDomains, organisationMembers, organisations } from '~/db/schema/organisations'
import { userAccessLevels, users } from '~/db/schema/users'
import type { Ctx } from '~/web/ctx.server'
import { addEvent, asAdmin } from '../../../test/members'
import { organisationFields as fields } from '../../../test/organisation'
import { committing, test } from '../../../test/test'
import {
  acceptSuggestions,
  addMember,
  changeOrganisation,
  createOrganisation,
  mergeOrganisation,
  removeMember,
  splitOrganisation,
} from './commands.server'
import {
  findChosenOrganisation,
  findMergedInto,
  getOrganisation,
  hasOrganisation,
  listKnownOrganisations,
  listMembers,
  listOrganisationChoices,
  listOrganisations,
  suggestOrganisations,
} from './queries.server'

async function addUser(ctx: Ctx, email: string, { isAdmin = false, level = 'entry' as 'entry' | 'premium' } = {}) {
  const [user] = await ctx.db.insert(users).values({ email, passwordHash: '', locale: 'sv' }).returning()
  const userId = user?.id ?? ''
  const hasOwnLevel = level !== 'entry'
  await ctx.db
    .insert(userAccessLevels)
    .values({ userId, role: 'hospital', accessLevel: level, hasOwnLevel, adminRole: isAdmin ? 'owner' : null })
  return userId
}

async function setUp(baseCtx: Ctx) {
  const userId = await addUser(baseCtx, 'admin@nordbro.example', { isAdmin: true })
  const ctx: Ctx = {
    ...baseCtx,
    actor: { userId, email: 'admin@nordbro.example', role: 'supplier', level: 'entry', adminRole: 'owner' },
  }
  return ctx
}

async function create(ctx: Ctx, more: Partial<typeof fields> = {}) {
  const id = crypto.randomUUID()
  await createOrganisation(ctx, { id, ...fields, ...more })
  return id
}

const levelOf = async ({ db }: Ctx, userId: string) => {
  const [row] = await db.select().from(userAccessLevels).where(eq(userAccessLevels.userId, userId))
  return row?.accessLevel
}

const emailsOf = async (ctx: Ctx, id: string) => (await listMembers(ctx, id, 1)).members.map(({ email }) => email)

const actions = async ({ db }: Ctx) =>
  (await db.select({ action: auditLog.action }).from(auditLog).orderBy(asc(auditLog.createdAt), asc(auditLog.id))).map(
    ({ action }) => action,
  )

describe('an organisation', () => {
  test('is created once, however often its form is sent', async ({ ctx: baseCtx }) => {
    const ctx = await setUp(baseCtx)
    const id = await create(ctx)
    await createOrganisation(ctx, { id, ...fields })
    expect(await getOrganisation(ctx, id)).toMatchObject({ name: 'Region Norrmark', domains: ['norrmark.se'] })
    expect(await actions(ctx)).toEqual(['organisation.created'])
    await expect(createOrganisation(ctx, { id, ...fields, name: 'Another' })).rejects.toThrow('exists')
  })

  test('is found by part of its name, by its domain and by an address of it', async ({ ctx: baseCtx }) => {
    const ctx = await setUp(baseCtx)
    await create(ctx)
    await create(ctx, { name: 'Aldera', domains: ['aldera.com'], kind: 'hospital' })
    const found = async (q: string) =>
      (await listOrganisations(ctx, { q, kind: 'all', sort: 'name', page: 1 })).organisations.map(({ name }) => name)
    expect(await found('norrm')).toEqual(['Region Norrmark'])
    expect(await found('aldera.com')).toEqual(['Aldera'])
    expect(await found('kari@norrmark.se')).toEqual(['Region Norrmark'])
    expect(await found('')).toEqual(['Aldera', 'Region Norrmark'])
  })

  test('can’t take the domain of another one', async ({ ctx: baseCtx }) => {
    const ctx = await setUp(baseCtx)
    await create(ctx)
    await expect(create(ctx, { name: 'Impostor' })).rejects.toMatchObject({
      reason: 'domain-taken',
      by: 'Region Norrmark',
    })
  })

  test('is not changed by an admin who has not seen the last change', async ({ ctx: baseCtx }) => {
    const ctx = await setUp(baseCtx)
    const id = await create(ctx)
    await changeOrganisation(ctx, { id, version: 0, ...fields, notes: 'Ask for Per.' })
    await expect(changeOrganisation(ctx, { id, version: 0, ...fields, notes: 'Ask for Kari.' })).rejects.toThrow(
      'stale',
    )
    await changeOrganisation(ctx, { id, version: 0, ...fields, notes: 'Ask for Per.' })
    expect(await getOrganisation(ctx, id)).toMatchObject({ notes: 'Ask for Per.', version: 1 })
  })

  test('is for admins only', async ({ ctx }) => {
    const member = {
      userId: crypto.randomUUID(),
      email: 'a@b.se',
      role: 'supplier',
      level: 'premium',
      adminRole: null,
    } as const
    const id = crypto.randomUUID()
    for (const actor of [null, member]) {
      await expect(createOrganisation({ ...ctx, actor }, { id, ...fields })).rejects.toThrow('organisation.manage')
      await expect(suggestOrganisations({ ...ctx, actor })).rejects.toThrow('organisation.see')
    }
  })
})

describe('the level of members', () => {
  test('is the organisation’s, follows its changes, and is the lowest after leaving', async ({ ctx: baseCtx }) => {
    const ctx = await setUp(baseCtx)
    const id = await create(ctx)
    const user = await addUser(ctx, 'anna@norrmark.se')
    await addMember(ctx, { id, email: 'anna@norrmark.se' })
    expect(await levelOf(ctx, user)).toBe('builder')
    await changeOrganisation(ctx, { id, version: 0, ...fields, level: 'premium' })
    expect(await levelOf(ctx, user)).toBe('premium')
    await removeMember(ctx, { id, user })
    expect(await levelOf(ctx, user)).toBe('entry')
  })

  test('that is their own stays, whatever the organisation’s is', async ({ ctx: baseCtx }) => {
    const ctx = await setUp(baseCtx)
    const id = await create(ctx)
    const user = await addUser(ctx, 'anna@norrmark.se', { level: 'premium' })
    await addMember(ctx, { id, email: 'anna@norrmark.se' })
    await changeOrganisation(ctx, { id, version: 0, ...fields, level: 'entry' })
    await removeMember(ctx, { id, user })
    expect(await levelOf(ctx, user)).toBe('premium')
  })
})

describe('members', () => {
  test('belong to one organisation, and are moved only after a confirmation', async ({ ctx: baseCtx }) => {
    const ctx = await setUp(baseCtx)
    const [first, second] = [await create(ctx), await create(ctx, { name: 'Aldera', domains: [] })]
    await addUser(ctx, 'anna@norrmark.se')
    const email = 'anna@norrmark.se'
    await addMember(ctx, { id: first, email })
    await expect(addMember(ctx, { id: second, email })).rejects.toMatchObject({ reason: 'elsewhere', by: fields.name })
    await addMember(ctx, { id: second, email, move: 'yes' })
    expect([await emailsOf(ctx, first), await emailsOf(ctx, second)]).toEqual([[], [email]])
    await expect(addMember(ctx, { id: second, email: 'nobody@norrmark.se' })).rejects.toThrow('unknown-user')
  })
})

describe('a merge', () => {
  test('moves members, domains, notes and tags, and leaves one organisation', async ({ ctx: baseCtx }) => {
    const ctx = await setUp(baseCtx)
    const into = await create(ctx, { level: 'builder' })
    const from = await create(ctx, {
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
      'identity_providers.organisation_id',
      'invitations.organisation_id',
      'organisation_domains.organisation_id',
      'organisation_members.organisation_id',
      'team_notes.organisation_id',
    ])
  })

  test('leads from every address that was merged, one after the other, to the one that is left', async ({
    ctx: baseCtx,
  }) => {
    const ctx = await setUp(baseCtx)
    const [first, second, third] = [
      await create(ctx),
      await create(ctx, { domains: [] }),
      await create(ctx, { domains: [] }),
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
    const ctx = await setUp(baseCtx)
    const id = await create(ctx)
    await expect(mergeOrganisation(ctx, { id, into: id })).rejects.toThrow('unknown-target')
    await expect(mergeOrganisation(ctx, { id: id.toUpperCase(), into: id })).rejects.toThrow('unknown-target')
    await expect(mergeOrganisation(ctx, { id, into: crypto.randomUUID() })).rejects.toThrow('unknown-target')
  })
})

test('organisations of one name are told apart by their domain, or by their id', async ({ ctx: baseCtx }) => {
  const ctx = await setUp(baseCtx)
  const [first, second] = [await create(ctx), await create(ctx, { domains: [] })]
  const other = await create(ctx, { name: 'Aldera', domains: [] })
  const marked = [`${fields.name} · norrmark.se`, `${fields.name} · ${second.slice(0, 8)}`]
  const choices = await listOrganisationChoices(ctx, '')
  expect(choices.toSorted()).toEqual(['Aldera', ...marked].toSorted())
  expect(await listOrganisationChoices(ctx, 'ald')).toEqual(['Aldera'])
  expect(await listOrganisationChoices(ctx, 'nobody')).toEqual([])
  const find = (text: string) => findChosenOrganisation(ctx, text)
  expect(await Promise.all(marked.map(find))).toEqual([{ id: first }, { id: second }])
  expect(await find('ALDERA')).toEqual({ id: other })
  expect(await find('Norrmark.SE')).toEqual({ id: first })
  expect(await find(fields.name)).toBe('several')
  expect(await find(`${fields.name} · elsewhere.se`)).toBe('unknown')
  expect(await find('Ald')).toBe('unknown')
})

test('only who may see organisations can choose one', async ({ ctx }) => {
  const forbidden = { kind: 'forbidden' }
  await expect(listOrganisationChoices(ctx, '')).rejects.toMatchObject(forbidden)
  await expect(hasOrganisation(ctx)).rejects.toMatchObject(forbidden)
  await expect(findChosenOrganisation(ctx, 'Aldera')).rejects.toMatchObject(forbidden)
})

test('an organisation is merged into the one that was chosen by name; one of several is not guessed', async ({
  ctx: baseCtx,
}) => {
  const ctx = await setUp(baseCtx)
  const [first, second] = [await create(ctx), await create(ctx, { domains: [] })]
  const other = await create(ctx, { name: 'Aldera', domains: [] })
  await expect(mergeOrganisation(ctx, { id: other, into: fields.name })).rejects.toThrow('several-targets')
  await expect(mergeOrganisation(ctx, { id: other, into: 'Ald' })).rejects.toThrow('unknown-target')
  await expect(mergeOrganisation(ctx, { id: other, into: 'Aldera' })).rejects.toThrow('unknown-target')
  expect(await mergeOrganisation(ctx, { id: first, into: 'aldera' })).toEqual({ id: other })
  expect(await mergeOrganisation(ctx, { id: other, into: fields.name })).toEqual({ id: second })
  expect(await hasOrganisation(ctx)).toBe(true)
  expect(await hasOrganisation(ctx, second)).toBe(false)
})

test('two merges in opposite directions leave one organisation with everything', async ({ database, jobs }) => {
  const ctx = await setUp(committing(database, jobs))
  const one = await create(ctx)
  const other = await create(ctx, { name: 'Aldera', domains: ['aldera.com'] })
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
  const ctx = await setUp(baseCtx)
  const id = await create(ctx, { domains: ['norrmark.se', 'nmsjukhus.se'] })
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

test('ids of a log that are those of organisations are told from others', async ({ ctx: baseCtx }) => {
  const ctx = await setUp(baseCtx)
  const id = await create(ctx)
  expect(await listKnownOrganisations(ctx, [id, 'site', ctx.actor?.userId ?? '', id])).toEqual([id])
  expect(await listKnownOrganisations(ctx, ['site'])).toEqual([])
  await expect(listKnownOrganisations(baseCtx, [id])).rejects.toMatchObject({ kind: 'forbidden' })
})

describe('suggestions', () => {
  test('are made by domain, named by the newest request, and never by a mail provider', async ({ ctx: baseCtx }) => {
    const ctx = await setUp(baseCtx)
    for (const email of ['anna@norrmark.se', 'per@norrmark.se', 'kari@gmail.com', 'ola@aldera.com'])
      await addUser(ctx, email)
    await ctx.db.insert(accessRequests).values({
      ...{ name: 'Anna', email: 'Anna@Norrmark.se', organization: 'Region Norrmark', role: 'hospital' },
      ...{ reason: 'x', locale: 'sv' },
    })
    expect(await suggestOrganisations(ctx)).toEqual([
      { domain: 'norrmark.se', members: 2, organisationId: null, name: 'Region Norrmark', kind: 'hospital' },
      { domain: 'aldera.com', members: 1, organisationId: null, name: 'Aldera', kind: 'hospital' },
    ])
    expect(await acceptSuggestions(ctx, { domain: ['norrmark.se', 'gmail.com'] })).toEqual({
      organisations: 1,
      members: 2,
    })
    expect(await suggestOrganisations(ctx)).toHaveLength(1)
    expect(await acceptSuggestions(ctx, { domain: ['norrmark.se'] })).toEqual({ organisations: 0, members: 0 })
  })

  test('add to the organisation that has the domain', async ({ ctx: baseCtx }) => {
    const ctx = await setUp(baseCtx)
    const id = await create(ctx)
    await addUser(ctx, 'anna@norrmark.se')
    expect(await suggestOrganisations(ctx)).toMatchObject([{ organisationId: id, name: 'Region Norrmark' }])
    await acceptSuggestions(ctx, { domain: ['norrmark.se'] })
    expect(await emailsOf(ctx, id)).toEqual(['anna@norrmark.se'])
    expect(await ctx.db.$count(organisations)).toBe(1)
  })
})
