import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { userPreferences } from '~/db/schema/workspace'
import { answerEvent, expressInterest } from '~/features/events/commands.server'
import { changeStartPage } from '~/features/preferences/commands.server'
import { getStartPage } from '~/features/preferences/queries.server'
import { changeName, changeProfile } from '~/features/profile/commands.server'
import { addEvent, asMember } from '../../../test/members'
import { committing, test } from '../../../test/test'
import {
  answerEventStep,
  endFirstSteps,
  saveExchangeStep,
  saveNameStep,
  showFirstStepsAgain,
  skipStep,
} from './commands.server'
import { getFirstSteps } from './queries.server'
import { exchangeStepInput, nameStepInput, skipInput } from './schema'

test('each step saves by itself, and after the last they are not shown again, whatever changes later', async ({
  ctx,
}) => {
  const member = await asMember(ctx)
  const event = await addEvent(ctx)
  const steps = async () => await getFirstSteps(member, 'supplier')
  expect(await steps()).toMatchObject({ current: 'name', name: '', locale: 'en' })
  await saveNameStep(member, { name: 'Åsa', locale: 'sv' })
  expect(await steps()).toMatchObject({ current: 'exchange', name: 'Åsa', locale: 'sv' })
  await saveExchangeStep(member, { seeks: 'A host site' })
  expect(await steps()).toMatchObject({ current: 'event', seeks: 'A host site', offers: '' })
  await answerEventStep(member, { event, response: 'attending' })
  expect(await steps()).toBe(null)
  await changeProfile(member, { name: undefined, locale: 'en' })
  expect(await steps()).toBe(null)
})

test('what is already there is ticked, wherever it was done', async ({ ctx }) => {
  const member = await asMember(ctx, { name: 'Kari' })
  const event = await addEvent(ctx)
  const states = async () => (await getFirstSteps(member, 'supplier'))?.steps.map(({ state }) => state)
  expect(await states()).toEqual(['done', 'open', 'open'])
  await answerEvent(member, event, 'not_attending')
  expect(await states()).toEqual(['done', 'open', 'done'])
  const interested = await asMember(ctx, { name: 'Ola' })
  await expressInterest(interested)
  expect((await getFirstSteps(interested, 'supplier'))?.steps.at(2)).toEqual({ step: 'event', state: 'done' })
})

test('a refused answer leaves the step open', async ({ ctx }) => {
  const member = await asMember(ctx, { name: 'Kari' })
  const event = await addEvent(ctx, { status: 'cancelled' })
  await skipStep(member, { step: 'exchange' })
  await expect(answerEventStep(member, { event, response: 'attending' })).rejects.toThrow('over')
  expect(await getFirstSteps(member, 'supplier')).toMatchObject({ current: 'event' })
})

test('skipped steps are remembered, and all skipped ends them', async ({ ctx }) => {
  const member = await asMember(ctx)
  await skipStep(member, { step: 'name' })
  await skipStep(member, { step: 'name' })
  expect(await getFirstSteps(member, 'supplier')).toMatchObject({ current: 'exchange' })
  await skipStep(member, { step: 'exchange' })
  await skipStep(member, { step: 'event' })
  expect(await getFirstSteps(member, 'supplier')).toBe(null)
  const [stored] = await ctx.db.select().from(userPreferences).where(eq(userPreferences.userId, member.actor.userId))
  expect(stored).toMatchObject({ firstSteps: 'ended', skippedSteps: ['name', 'exchange', 'event'] })
})

test('dismissed they stay away until asked for again, and no other preference changes', async ({ ctx }) => {
  const member = await asMember(ctx)
  await changeStartPage(member, { startPage: 'own-role' })
  await skipStep(member, { step: 'name' })
  await endFirstSteps(member)
  expect(await getFirstSteps(member, 'supplier')).toBe(null)
  await showFirstStepsAgain(member)
  expect(await getFirstSteps(member, 'supplier')).toMatchObject({ current: 'name' })
  expect(await getStartPage(member)).toBe('own-role')
})

test('asked for again, they are shown even where all is done', async ({ ctx }) => {
  const member = await asMember(ctx, { name: 'Kari' })
  await changeProfile(member, { name: 'Kari', locale: 'no', offers: 'Data' })
  await answerEvent(member, await addEvent(ctx), 'attending')
  expect(await getFirstSteps(member, 'supplier')).toBe(null)
  await showFirstStepsAgain(member)
  expect(await getFirstSteps(member, 'supplier')).toMatchObject({ current: null })
  await endFirstSteps(member)
  expect(await getFirstSteps(member, 'supplier')).toBe(null)
})

test('they are on the page of one’s own role alone, for admins too', async ({ ctx }) => {
  const admin = await asMember(ctx, { role: 'hospital', adminRole: 'owner' })
  expect(await getFirstSteps(admin, 'supplier')).toBe(null)
  expect(await getFirstSteps(admin, 'hospital')).not.toBe(null)
  expect(await getFirstSteps(ctx, 'hospital')).toBe(null)
  await expect(endFirstSteps(ctx)).rejects.toThrow('account.change')
  await expect(skipStep(ctx, { step: 'name' })).rejects.toThrow('account.change')
})

test('two steps skipped at once, in two tabs, are both remembered', async ({ database, jobs }) => {
  const ctx = committing(database, jobs)
  const member = await asMember(ctx)
  await Promise.all([skipStep(member, { step: 'exchange' }), skipStep(member, { step: 'event' })])
  await changeName(member, { name: 'Kari', locale: 'no' })
  expect(await getFirstSteps(member, 'supplier')).toBe(null)
})

test('a step asks for something; who has nothing to say skips it', () => {
  expect(nameStepInput.safeParse({ name: ' ', locale: 'en' }).success).toBe(false)
  expect(exchangeStepInput.safeParse({ seeks: '', offers: ' ' }).error?.issues[0]).toMatchObject({ path: ['seeks'] })
  expect(exchangeStepInput.safeParse({ seeks: '', offers: 'Data' }).success).toBe(true)
  expect(skipInput.safeParse({ step: 'all' }).success).toBe(false)
})
