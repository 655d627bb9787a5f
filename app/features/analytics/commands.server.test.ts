import { expect } from 'vitest'
import { clicks } from '~/db/schema/clicks'
import { test } from '../../../test/test'
import { countClick } from './commands.server'
import { clickInput } from './schema'

test('clicks are counted by day, and nothing else is kept', async ({ ctx }) => {
  const click = { category: 'navigation', label: 'notes' } as const
  await countClick(ctx, click)
  await countClick(ctx, click)
  expect(await ctx.db.select().from(clicks)).toEqual([
    { day: '2026-11-16', category: 'navigation', label: 'notes', count: 2 },
  ])
})

test('only clicks that the site has are accepted', () => {
  expect(clickInput.safeParse({ category: 'navigation', label: 'notes' }).success).toBe(true)
  expect(clickInput.safeParse({ category: 'navigation', label: 'anything' }).success).toBe(false)
  expect(clickInput.safeParse({ category: 'constructor', label: 'name' }).success).toBe(false)
})
