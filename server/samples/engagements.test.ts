import { expect } from 'vitest'
import { deliverables } from '~/db/schema/deliverables'
import { engagementHistory, engagements } from '~/db/schema/engagements'
import { introductions } from '~/db/schema/introductions'
import { organisationMembers, organisations } from '~/db/schema/organisations'
import { threads } from '~/db/schema/threads'
import { users } from '~/db/schema/users'
import { linesOutside, totalOf } from '~/features/engagements/model/prices'
import { canBecome } from '~/features/engagements/model/states'
import { engagementStates } from '~/lib/engagement-states'
import { test } from '../../test/test'
import { engagementSamples } from './engagement-list'
import { fillEngagements } from './engagements'
import { fillOrganisations } from './organisations'
import { fillThreads } from './threads'

test('the samples are a network: six organisations, every state, late and finished deliverables, threads that wait', async ({
  ctx,
}) => {
  const people = ['Maja Lindholm', 'Jonas Ek', 'Sanna Virtanen', 'Ingrid Solheim', 'Claire Martin', 'Tomás Novák']
  const accounts = people.map((name, index) => ({
    user: {
      id: crypto.randomUUID(),
      email: `person${index}@sample.example`,
      name,
      passwordHash: '',
      locale: 'en' as const,
    },
  }))
  await ctx.db.insert(users).values(accounts.map(({ user }) => user))
  const team = accounts[0]?.user ?? { id: '', email: '', name: '' }
  await fillOrganisations(ctx.db, ctx.now, accounts)
  await fillEngagements(ctx.db, ctx.files, ctx.now, team)
  await fillThreads(ctx.db, ctx.now, team)
  expect(await ctx.db.$count(organisations)).toBe(6)
  expect(await ctx.db.$count(organisationMembers)).toBe(5)
  const stored = await ctx.db.select().from(engagements)
  expect(new Set(stored.map(({ state }) => state))).toEqual(new Set(engagementStates))
  expect(new Set(stored.map(({ organisationId }) => organisationId)).size).toBe(6)
  const history = await ctx.db.select().from(engagementHistory).orderBy(engagementHistory.number)
  for (const [id, rows] of Map.groupBy(history, ({ engagementId }) => engagementId)) {
    const states = rows.map(({ state }) => state)
    expect(states.at(-1)).toBe(stored.find((row) => row.id === id)?.state)
    for (const [index, state] of states.entries()) {
      const before = states[index - 1]
      if (before && state !== 'draft') expect([before, state, canBecome(before, state)]).toEqual([before, state, true])
    }
  }
  const items = await ctx.db.select().from(deliverables)
  const today = '2026-11-16'
  expect(items.filter(({ state, dueOn }) => state === 'pending' && dueOn < today).length).toBeGreaterThan(0)
  expect(items.filter(({ state }) => state === 'complete').length).toBeGreaterThan(10)
  expect(items.filter(({ state }) => state === 'upcoming').length).toBeGreaterThan(2)
  const introduced = await ctx.db.select().from(introductions)
  expect(introduced.map(({ metOn }) => metOn !== null).toSorted()).toEqual([false, false, true, true, true])
  expect(introduced.filter(({ introducedOn, metOn }) => introducedOn > today || (metOn ?? '') > today)).toEqual([])
  expect(introduced.filter(({ organisationId }) => organisationId).length).toBe(2)
  const open = await ctx.db.select().from(threads)
  expect(open.filter(({ waitingSince }) => waitingSince).length).toBe(2)
})

test('their prices are those of the price list', () => {
  for (const { program, lines } of engagementSamples) {
    expect([program, linesOutside(program, lines)]).toEqual([program, []])
    expect(lines[0]?.kind).toBe('tier')
    expect(totalOf(lines)).toBeGreaterThanOrEqual(0)
  }
})
