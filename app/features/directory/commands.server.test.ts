import { asc } from 'drizzle-orm'
import { expect } from 'vitest'
import { directoryConsents, memberProfiles } from '~/db/schema/member-profiles'
import { removeUser } from '~/features/users/commands.server'
import { getMessages } from '~/i18n/load-messages'
import { directoryMessages } from '~/i18n/messages/directory'
import type { Ctx } from '~/web/ctx.server'
import { asAdmin, asMember } from '../../../test/members'
import { committing, test } from '../../../test/test'
import { changeChoices, leaveDirectory } from './commands.server'
import { consentVersion, listingOf, nobodySees } from './model'
import { getOwnDirectory } from './queries.server'
import { choicesInput, directoryFilter } from './schema'

const chosen = { ...nobodySees, name: 'members', seeks: 'role' } as const

const consents = ({ db }: Ctx) => db.select().from(directoryConsents).orderBy(asc(directoryConsents.createdAt))

test('each change is recorded with the words agreed to; saving the same again records nothing', async ({ ctx }) => {
  const member = { ...(await asMember(ctx, { name: 'Kari' })), locale: 'no' as const }
  await changeChoices(member, chosen)
  await changeChoices(member, chosen)
  const { consent } = (await getMessages(directoryMessages, 'no')).choices
  expect(await consents(ctx)).toMatchObject([
    { userId: member.actor.userId, choices: chosen, consentText: consent, consentVersion, locale: 'no' },
  ])
  expect(await getOwnDirectory(member)).toMatchObject({ choices: chosen, listing: 'members' })
  await leaveDirectory({ ...member, now: new Date(ctx.now.getTime() + 1000) })
  expect((await consents(ctx)).map(({ choices }) => choices)).toEqual([chosen, nobodySees])
  expect(await getOwnDirectory(member)).toMatchObject({ choices: nobodySees, listing: 'nobody' })
})

test('a member changes only their own choices, and a visitor none', async ({ ctx }) => {
  const [mine, theirs] = [await asMember(ctx), await asMember(ctx)]
  await changeChoices(theirs, chosen)
  await leaveDirectory(mine)
  expect((await getOwnDirectory(theirs)).choices).toEqual(chosen)
  await expect(changeChoices(ctx, chosen)).rejects.toThrow('account.change')
  await expect(getOwnDirectory(ctx)).rejects.toThrow('account.see')
})

test('a removed account leaves no profile, choices or consents', async ({ ctx }) => {
  const member = await asMember(ctx, { name: 'Canary' })
  await changeChoices(member, chosen)
  await removeUser(await asAdmin(ctx), { user: member.actor.userId })
  expect(await ctx.db.select().from(memberProfiles)).toEqual([])
  expect(await consents(ctx)).toEqual([])
})

test('of two equal changes at once one is recorded, and leaving at the same time is not lost', async ({
  database,
  jobs,
}) => {
  const ctx = committing(database, jobs)
  const member = await asMember(ctx, { name: 'Canary' })
  await Promise.all([changeChoices(member, chosen), changeChoices(member, chosen)])
  expect(await consents(ctx)).toHaveLength(1)
  await Promise.all([changeChoices(member, { ...chosen, email: 'members' }), leaveDirectory(member)])
  const { choices } = await getOwnDirectory(member)
  const recorded = await consents(ctx)
  expect(recorded).toHaveLength(3)
  expect(recorded.map((row) => row.choices)).toContainEqual(choices)
})

test('who has chosen to be seen but has no name is told so', () => {
  expect(listingOf('', 'members')).toBe('unnamed')
  expect(listingOf('', 'nobody')).toBe('nobody')
  expect(listingOf('Kari', 'role')).toBe('role')
})

test('every field needs one of the three audiences', () => {
  expect(choicesInput.safeParse(chosen).success).toBe(true)
  expect(choicesInput.safeParse({ ...chosen, name: 'everyone' }).success).toBe(false)
  const { email: _, ...incomplete } = chosen
  expect(choicesInput.safeParse(incomplete).success).toBe(false)
})

test('a filter that makes no sense filters nothing', () => {
  const read = (query: string) => directoryFilter(new URLSearchParams(query))
  expect(read('country=xx&kind=bank&member=me&page=-2')).toEqual(read(''))
  expect(read('q=heart&country=NO&kind=embassy&page=2')).toEqual({
    ...{ q: 'heart', country: 'NO', kind: 'embassy', member: null, page: 2 },
  })
})
