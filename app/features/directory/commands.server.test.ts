import { asc } from 'drizzle-orm'
import { expect } from 'vitest'
import { consents } from '~/db/schema/consents'
import { memberProfiles } from '~/db/schema/member-profiles'
import { consentRecorded } from '~/features/consents/jobs.server'
import { removeUser } from '~/features/users/commands.server'
import { getMessages } from '~/i18n/load-messages'
import { directoryMessages } from '~/i18n/messages/directory'
import type { Ctx } from '~/web/ctx.server'
import { asAdmin, asMember } from '../../../test/members'
import { committing, queued, test } from '../../../test/test'
import { changeChoices, leaveDirectory } from './commands.server'
import { consentVersion, listingOf, nobodySees } from './model'
import { getOwnDirectory } from './queries.server'
import { choicesInput, directoryFilter } from './schema'

const chosen = { ...nobodySees, name: 'members', seeks: 'role' } as const

const receipts = ({ db }: Ctx) => db.select().from(consents).orderBy(asc(consents.createdAt))

test('each change is recorded with the words agreed to; saving the same again records nothing', async ({ ctx }) => {
  const member = { ...(await asMember(ctx, { name: 'Kari' })), locale: 'no' as const }
  await changeChoices(member, chosen)
  await changeChoices(member, chosen)
  const { consent } = (await getMessages(directoryMessages, 'no')).choices
  expect(await receipts(ctx)).toMatchObject([
    {
      userId: member.actor.userId,
      isGiven: true,
      choices: chosen,
      words: consent,
      version: consentVersion,
      locale: 'no',
    },
  ])
  expect(await getOwnDirectory(member)).toMatchObject({ choices: chosen, listing: 'members' })
  await leaveDirectory({ ...member, now: new Date(ctx.now.getTime() + 1000) })
  expect(await receipts(ctx)).toMatchObject([{ choices: chosen }, { choices: nobodySees, isGiven: false }])
  expect(await getOwnDirectory(member)).toMatchObject({ choices: nobodySees, listing: 'nobody' })
})

test('who agreed to an earlier wording is asked again, until they save their choices or leave', async ({ ctx }) => {
  const member = await asMember(ctx, { name: 'Kari' })
  await changeChoices(member, chosen)
  expect((await getOwnDirectory(member)).isWordingNewer).toBe(false)
  await ctx.db.update(consents).set({ version: consentVersion - 1 })
  expect((await getOwnDirectory(member)).isWordingNewer).toBe(true)
  const later = { ...member, now: new Date(ctx.now.getTime() + 1000) }
  await changeChoices(later, chosen)
  await changeChoices(later, chosen)
  expect((await receipts(ctx)).map(({ version }) => version)).toEqual([consentVersion - 1, consentVersion])
  expect((await getOwnDirectory(member)).isWordingNewer).toBe(false)
  await ctx.db.update(consents).set({ version: consentVersion - 1 })
  await leaveDirectory({ ...member, now: new Date(ctx.now.getTime() + 2000) })
  expect((await getOwnDirectory(member)).isWordingNewer).toBe(false)
})

test('a copy is mailed on entering and leaving, not for each field', async ({ ctx }) => {
  const member = await asMember(ctx, { name: 'Kari' })
  const at = (seconds: number) => ({ ...member, now: new Date(ctx.now.getTime() + seconds * 1000) })
  await changeChoices(member, chosen)
  await changeChoices(at(1), { ...chosen, email: 'role' })
  await leaveDirectory(at(2))
  const [entered, , left] = await receipts(ctx)
  const copies = (await queued(ctx, consentRecorded)).map(({ consentId }) => consentId)
  expect(copies.toSorted()).toEqual([entered?.id, left?.id].toSorted())
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
  expect(await receipts(ctx)).toEqual([])
})

test('of two equal changes at once one is recorded, and leaving at the same time is not lost', async ({
  database,
  jobs,
}) => {
  const ctx = committing(database, jobs)
  const member = await asMember(ctx, { name: 'Canary' })
  await Promise.all([changeChoices(member, chosen), changeChoices(member, chosen)])
  expect(await receipts(ctx)).toHaveLength(1)
  await Promise.all([changeChoices(member, { ...chosen, email: 'members' }), leaveDirectory(member)])
  const { choices } = await getOwnDirectory(member)
  const recorded = await receipts(ctx)
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
