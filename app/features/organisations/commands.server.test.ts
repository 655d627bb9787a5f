import { describe, expect } from 'vitest'
import { accessRequests } from '~/db/schema/access-requests'
import { organisations } from '~/db/schema/organisations'
import {
  addUser,
  asOwner,
  emailsOf,
  organisationFields as fields,
  levelOf,
  listActions,
  newOrganisation,
} from '../../../test/organisation'
import { test } from '../../../test/test'
import { acceptSuggestions, addMember, changeOrganisation, createOrganisation, removeMember } from './commands.server'
import {
  findChosenOrganisation,
  getOrganisation,
  hasOrganisation,
  listKnownOrganisations,
  listOrganisationChoices,
  listOrganisations,
  suggestOrganisations,
} from './queries.server'

describe('an organisation', () => {
  test('is created once, however often its form is sent', async ({ ctx: baseCtx }) => {
    const ctx = await asOwner(baseCtx)
    const id = await newOrganisation(ctx)
    await createOrganisation(ctx, { id, ...fields })
    expect(await getOrganisation(ctx, id)).toMatchObject({ name: 'Region Norrmark', domains: ['norrmark.se'] })
    expect(await listActions(ctx)).toEqual(['organisation.created'])
    await expect(createOrganisation(ctx, { id, ...fields, name: 'Another' })).rejects.toThrow('exists')
  })

  test('is found by part of its name, by its domain and by an address of it', async ({ ctx: baseCtx }) => {
    const ctx = await asOwner(baseCtx)
    await newOrganisation(ctx)
    await newOrganisation(ctx, { name: 'Aldera', domains: ['aldera.com'], kind: 'hospital' })
    const found = async (q: string) =>
      (await listOrganisations(ctx, { q, kind: 'all', sort: 'name', page: 1 })).organisations.map(({ name }) => name)
    expect(await found('norrm')).toEqual(['Region Norrmark'])
    expect(await found('aldera.com')).toEqual(['Aldera'])
    expect(await found('kari@norrmark.se')).toEqual(['Region Norrmark'])
    expect(await found('')).toEqual(['Aldera', 'Region Norrmark'])
  })

  test('can’t take the domain of another one', async ({ ctx: baseCtx }) => {
    const ctx = await asOwner(baseCtx)
    await newOrganisation(ctx)
    await expect(newOrganisation(ctx, { name: 'Impostor' })).rejects.toMatchObject({
      reason: 'domain-taken',
      by: 'Region Norrmark',
    })
  })

  test('is not changed by an admin who has not seen the last change', async ({ ctx: baseCtx }) => {
    const ctx = await asOwner(baseCtx)
    const id = await newOrganisation(ctx)
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
    const ctx = await asOwner(baseCtx)
    const id = await newOrganisation(ctx)
    const user = await addUser(ctx, 'anna@norrmark.se')
    await addMember(ctx, { id, email: 'anna@norrmark.se' })
    expect(await levelOf(ctx, user)).toBe('builder')
    await changeOrganisation(ctx, { id, version: 0, ...fields, level: 'premium' })
    expect(await levelOf(ctx, user)).toBe('premium')
    await removeMember(ctx, { id, user })
    expect(await levelOf(ctx, user)).toBe('entry')
  })

  test('that is their own stays, whatever the organisation’s is', async ({ ctx: baseCtx }) => {
    const ctx = await asOwner(baseCtx)
    const id = await newOrganisation(ctx)
    const user = await addUser(ctx, 'anna@norrmark.se', { level: 'premium' })
    await addMember(ctx, { id, email: 'anna@norrmark.se' })
    await changeOrganisation(ctx, { id, version: 0, ...fields, level: 'entry' })
    await removeMember(ctx, { id, user })
    expect(await levelOf(ctx, user)).toBe('premium')
  })
})

describe('members', () => {
  test('belong to one organisation, and are moved only after a confirmation', async ({ ctx: baseCtx }) => {
    const ctx = await asOwner(baseCtx)
    const [first, second] = [await newOrganisation(ctx), await newOrganisation(ctx, { name: 'Aldera', domains: [] })]
    await addUser(ctx, 'anna@norrmark.se')
    const email = 'anna@norrmark.se'
    await addMember(ctx, { id: first, email })
    await expect(addMember(ctx, { id: second, email })).rejects.toMatchObject({ reason: 'elsewhere', by: fields.name })
    await addMember(ctx, { id: second, email, move: 'yes' })
    expect([await emailsOf(ctx, first), await emailsOf(ctx, second)]).toEqual([[], [email]])
    await expect(addMember(ctx, { id: second, email: 'nobody@norrmark.se' })).rejects.toThrow('unknown-user')
  })
})

test('organisations of one name are told apart by their domain, or by their id', async ({ ctx: baseCtx }) => {
  const ctx = await asOwner(baseCtx)
  const [first, second] = [await newOrganisation(ctx), await newOrganisation(ctx, { domains: [] })]
  const other = await newOrganisation(ctx, { name: 'Aldera', domains: [] })
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
  expect(await find('Ald')).toEqual({ id: other })
  expect(await find('lder')).toEqual({ id: other })
  expect(await find(fields.name.slice(0, 6))).toBe('several')
  expect(await find('Nobody')).toBe('unknown')
  expect(await find('...')).toBe('unknown')
  expect(await findChosenOrganisation(ctx, 'Ald', { whole: true })).toBe('unknown')
})

test('only who may see organisations can choose one', async ({ ctx }) => {
  const forbidden = { kind: 'forbidden' }
  await expect(listOrganisationChoices(ctx, '')).rejects.toMatchObject(forbidden)
  await expect(hasOrganisation(ctx)).rejects.toMatchObject(forbidden)
  await expect(findChosenOrganisation(ctx, 'Aldera')).rejects.toMatchObject(forbidden)
})

test('ids of a log that are those of organisations are told from others', async ({ ctx: baseCtx }) => {
  const ctx = await asOwner(baseCtx)
  const id = await newOrganisation(ctx)
  expect(await listKnownOrganisations(ctx, [id, 'site', ctx.actor?.userId ?? '', id])).toEqual([id])
  expect(await listKnownOrganisations(ctx, ['site'])).toEqual([])
  await expect(listKnownOrganisations(baseCtx, [id])).rejects.toMatchObject({ kind: 'forbidden' })
})

describe('suggestions', () => {
  test('are made by domain, named by the newest request, and never by a mail provider', async ({ ctx: baseCtx }) => {
    const ctx = await asOwner(baseCtx)
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
    const ctx = await asOwner(baseCtx)
    const id = await newOrganisation(ctx)
    await addUser(ctx, 'anna@norrmark.se')
    expect(await suggestOrganisations(ctx)).toMatchObject([{ organisationId: id, name: 'Region Norrmark' }])
    await acceptSuggestions(ctx, { domain: ['norrmark.se'] })
    expect(await emailsOf(ctx, id)).toEqual(['anna@norrmark.se'])
    expect(await ctx.db.$count(organisations)).toBe(1)
  })
})
