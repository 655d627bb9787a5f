import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { can, type Member } from '~/auth/permissions'
import { memberProfiles } from '~/db/schema/member-profiles'
import { organisationMembers, organisations } from '~/db/schema/organisations'
import { userAccessLevels, users } from '~/db/schema/users'
import { changeName, changeProfile } from '~/features/profile/commands.server'
import { search } from '~/features/search/queries.server'
import { directoryAudiences } from '~/lib/directory-audiences'
import { type MemberRole, memberRoles } from '~/lib/member-roles'
import type { Ctx } from '~/web/ctx.server'
import { asAdmin, asMember } from '../../../test/members'
import { test } from '../../../test/test'
import { changeChoices, leaveDirectory } from './commands.server'
import { type DirectoryChoices, type DirectoryFilter, directoryFields, nobodySees } from './model'
import { getOwnDirectory, listDirectory, listDirectoryCountries } from './queries.server'

const all: DirectoryFilter = { q: '', country: '', kind: 'all', member: null, page: 1 }

/** Every field has a word that no other has. */
const texts = { title: 'Canarytitle', country: 'IS', seeks: 'Canaryseeks', offers: 'Canaryoffers' }
const everything = Object.fromEntries(directoryFields.map((field) => [field, 'members'])) as DirectoryChoices
const words = {
  name: 'Canaryname',
  title: 'Canarytitle',
  organisation: 'Canaryclinic',
  country: 'Iceland',
  seeks: 'Canaryseeks',
  offers: 'Canaryoffers',
  email: 'canaryaddress',
}

async function addCanary(ctx: Ctx, choices: DirectoryChoices, overrides: Partial<Member> = {}) {
  const canary = await asMember(ctx, { email: `canaryaddress-${crypto.randomUUID()}@x.example`, ...overrides })
  await changeProfile(canary, { name: words.name, locale: 'en', ...texts })
  const [organisation] = await ctx.db
    .insert(organisations)
    .values({ name: words.organisation, kind: 'hospital', notes: 'Canarynotes' })
    .returning()
  await ctx.db
    .insert(organisationMembers)
    .values({ userId: canary.actor.userId, organisationId: organisation?.id ?? '' })
  await changeChoices(canary, choices)
  return canary
}

const namesFor = async (viewer: Ctx, filter: Partial<DirectoryFilter> = {}) =>
  (await listDirectory(viewer, { ...all, ...filter })).members.map(({ name }) => name)

const titlesFound = async (viewer: Ctx, typed: string) =>
  (await search(viewer, { typed, kind: 'person' })).groups.flatMap(({ results }) => results.map(({ title }) => title))

test('nobody is in the directory before they choose it', async ({ ctx }) => {
  const viewer = await asMember(ctx)
  const other = await asMember(ctx, { name: words.name })
  await changeProfile(other, { name: words.name, locale: 'en', ...texts })
  expect(await listDirectory(viewer, all)).toEqual({ members: [], total: 0, hasMore: false, page: 1 })
  expect(await titlesFound(viewer, words.name)).toEqual([])
  expect(await listDirectoryCountries(viewer)).toEqual([])
  expect(await getOwnDirectory(other)).toMatchObject({ choices: nobodySees, listing: 'nobody' })
})

test('a visitor sees nothing of it', async ({ ctx }) => {
  await addCanary(ctx, everything)
  await expect(listDirectory(ctx, all)).rejects.toThrow('directory.see')
  await expect(listDirectoryCountries(ctx)).rejects.toThrow('directory.see')
})

test('each field is answered exactly to those whom the rule allows, and the name decides about the member', async ({
  ctx,
}) => {
  const canary = await addCanary(ctx, everything)
  const viewers = await Promise.all(memberRoles.map((role) => asMember(ctx, { role })))
  const admin = await asMember(ctx, { adminRole: 'owner', role: 'embassy' })
  for (const field of directoryFields) {
    for (const audience of directoryAudiences) {
      await changeChoices(canary, { ...everything, [field]: audience })
      for (const viewer of [...viewers, admin]) {
        const answer = JSON.stringify([await listDirectory(viewer, all), await listDirectoryCountries(viewer)])
        const isSeen = can(viewer.actor, 'directory.seeField', { audience, role: canary.actor.role })
        const about = `${field} for ${audience}, seen by a ${viewer.actor.role}`
        expect(answer.includes(words[field]), about).toBe(isSeen)
        expect(answer.includes(words.name), about).toBe(field === 'name' ? isSeen : true)
      }
    }
  }
})

test('countries to filter by are those of members whom the viewer sees with it, each once', async ({ ctx }) => {
  const countries: [string, Partial<DirectoryChoices>, MemberRole][] = [
    ['SE', {}, 'supplier'],
    ['NO', {}, 'supplier'],
    ['NO', {}, 'hospital'],
    ['DK', { country: 'nobody' }, 'supplier'],
    ['FI', { name: 'nobody' }, 'supplier'],
    ['EE', { country: 'role' }, 'hospital'],
    ['IS', { country: 'role' }, 'supplier'],
  ]
  for (const [country, choices, role] of countries) {
    const member = await asMember(ctx, { role })
    await changeProfile(member, { name: 'Kari', locale: 'en', ...texts, country })
    await changeChoices(member, { ...everything, ...choices })
  }
  const found = await listDirectoryCountries(await asMember(ctx, { role: 'supplier' }))
  expect(found.map(({ value }) => value)).toEqual(['IS', 'NO', 'SE'])
})

test('notes of our team and hidden fields are in no answer', async ({ ctx }) => {
  await addCanary(ctx, { ...nobodySees, name: 'members' })
  const viewer = await asMember(ctx)
  const answer = JSON.stringify([
    await listDirectory(viewer, all),
    await listDirectoryCountries(viewer),
    await search(viewer, { typed: words.name, kind: null }),
  ])
  expect(answer).toContain(words.name)
  for (const field of directoryFields) if (field !== 'name') expect(answer).not.toContain(words[field])
  expect(answer).not.toContain('Canarynotes')
  expect(answer).not.toContain('hospital')
})

test('words of a hidden field find nobody, nor do its country and its kind', async ({ ctx }) => {
  const canary = await addCanary(ctx, everything)
  const same = await asMember(ctx)
  const other = await asMember(ctx, { role: 'hospital' })
  const filters = {
    name: { q: 'canaryname' },
    title: { q: 'canarytitle' },
    organisation: { q: 'canaryclinic' },
    country: { country: 'IS' },
    seeks: { q: 'canaryseeks' },
    offers: { q: 'canaryoffers' },
  } as const
  for (const [field, filter] of Object.entries(filters)) {
    await changeChoices(canary, { ...everything, [field]: 'members' })
    expect(await namesFor(other, filter), field).toEqual([words.name])
    await changeChoices(canary, { ...everything, [field]: 'role' })
    expect(await namesFor(same, filter), field).toEqual([words.name])
    expect(await namesFor(other, filter), field).toEqual([])
    await changeChoices(canary, { ...everything, [field]: 'nobody' })
    expect(await namesFor(same, filter), field).toEqual([])
  }
  await changeChoices(canary, { ...everything, organisation: 'role' })
  expect(await namesFor(same, { kind: 'hospital' })).toEqual([words.name])
  expect(await namesFor(other, { kind: 'hospital' })).toEqual([])
  expect(await namesFor(same, { kind: 'supplier' })).toEqual([])
  // Without a letter or a number there is nothing to search for.
  expect(await namesFor(same, { q: '_' })).toEqual([])
})

test('the search finds people by the same choices, with their title only if it is shown', async ({ ctx }) => {
  const canary = await addCanary(ctx, { ...everything, seeks: 'role', title: 'role' })
  const same = await asMember(ctx)
  const other = await asMember(ctx, { role: 'embassy' })
  expect(await titlesFound(same, 'canaryseeks')).toEqual([words.name])
  expect(await titlesFound(other, 'canaryseeks')).toEqual([])
  expect(await titlesFound(other, 'canarynaem')).toEqual([words.name])
  const details = async (viewer: Ctx) =>
    (await search(viewer, { typed: 'canaryname', kind: 'person' })).groups.flatMap(({ results }) => results)
  expect(await details(same)).toMatchObject([{ detail: words.title, to: `/directory?member=${canary.actor.userId}` }])
  expect(await details(other)).toMatchObject([{ detail: '' }])
  // Admins find everyone who has an account, whatever was chosen.
  await leaveDirectory(canary)
  expect(await titlesFound(await asAdmin(ctx), 'canaryname')).toEqual([words.name])
})

test('who leaves, loses their access or their account is found nowhere from then on', async ({ ctx }) => {
  const viewer = await asMember(ctx, { role: 'hospital' })
  const everywhere = async () =>
    JSON.stringify([
      await listDirectory(viewer, all),
      await listDirectory(viewer, { ...all, q: 'canary' }),
      await listDirectoryCountries(viewer),
      await search(viewer, { typed: 'canary', kind: null }),
    ])
  const leavings: ((canary: Awaited<ReturnType<typeof addCanary>>) => Promise<unknown>)[] = [
    leaveDirectory,
    ({ actor }) => ctx.db.delete(userAccessLevels).where(eq(userAccessLevels.userId, actor.userId)),
    ({ actor }) => ctx.db.delete(users).where(eq(users.id, actor.userId)),
    (canary) => changeName(canary, { name: '', locale: 'en' }),
  ]
  for (const leave of leavings) {
    const canary = await addCanary(ctx, everything)
    expect(await everywhere()).toContain(words.name)
    await leave(canary)
    const answer = await everywhere()
    for (const word of Object.values(words)) expect(answer).not.toContain(word)
    expect(await listDirectory(viewer, { ...all, member: canary.actor.userId })).toMatchObject({ total: 0 })
  }
})

test('a new name and a new role count at once: the copies follow', async ({ ctx }) => {
  const canary = await addCanary(ctx, { ...everything, name: 'role' })
  const supplier = await asMember(ctx)
  const hospital = await asMember(ctx, { role: 'hospital' })
  await changeName(canary, { name: 'Åsa Nyström', locale: 'sv' })
  expect(await namesFor(supplier, { q: 'asa nystrom' })).toEqual(['Åsa Nyström'])
  expect(await namesFor(hospital)).toEqual([])
  const { userId } = canary.actor
  await ctx.db.update(userAccessLevels).set({ role: 'hospital' }).where(eq(userAccessLevels.userId, userId))
  expect(await namesFor(supplier)).toEqual([])
  expect(await namesFor(hospital)).toEqual(['Åsa Nyström'])
  expect(await ctx.db.select().from(memberProfiles)).toMatchObject([{ name: 'Åsa Nyström', role: 'hospital' }])
})

test('pages are in the order of names, and a page past the end is the last one', async ({ ctx }) => {
  const viewer = await asMember(ctx)
  for (let number = 0; number < 51; number += 1) {
    const member = await asMember(ctx, { name: `Member ${String(number).padStart(2, '0')}` })
    await changeChoices(member, { ...nobodySees, name: 'members' })
  }
  const first = await listDirectory(viewer, all)
  expect([first.total, first.members.length, first.members[0]?.name]).toEqual([51, 50, 'Member 00'])
  const last = { page: 2, total: 51, members: [{ name: 'Member 50' }] }
  expect(await listDirectory(viewer, { ...all, page: 9 })).toMatchObject(last)
  expect(await listDirectory(viewer, { ...all, q: 'member', page: 9 })).toMatchObject(last)
  expect(await listDirectory(viewer, { ...all, q: 'member', page: 2 })).toMatchObject(last)
})

test('of more than 200 matches 200 are counted, also those that only the organisation’s name finds', async ({
  ctx,
}) => {
  const viewer = await asMember(ctx)
  await ctx.db.execute(sql`
    with made as (
      insert into users (email, name, password_hash, locale)
      select 'many' || n || '@many.example', 'Many ' || n, '', 'en' from generate_series(1, 1001) n returning id, name
    ), leveled as (
      insert into user_access_levels (user_id, role) select id, 'supplier' from made
    )
    select 1`)
  await ctx.db.execute(sql`
    insert into member_profiles (user_id, name, role, name_audience, organisation_audience)
    select id, name, 'supplier', 'members', 'members' from users where name like 'Many %'`)
  const [organisation] = await ctx.db
    .insert(organisations)
    .values({ name: 'Canaryclinic', kind: 'hospital' })
    .returning()
  await ctx.db.execute(sql`
    insert into organisation_members (user_id, organisation_id)
    select id, ${organisation?.id}::uuid from users where name like 'Many %'`)
  expect(await listDirectory(viewer, all)).toMatchObject({ total: 1001, hasMore: false })
  for (const filter of [{ q: 'many' }, { q: 'canaryclinic' }, { kind: 'hospital' as const }]) {
    expect(await listDirectory(viewer, { ...all, ...filter })).toMatchObject({ total: 200, hasMore: true })
  }
  expect(await listDirectory(viewer, { ...all, q: 'canaryclinic 1001' })).toMatchObject({ total: 1, hasMore: false })
})
