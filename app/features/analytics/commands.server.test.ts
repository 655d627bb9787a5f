import { expect } from 'vitest'
import { clicks } from '~/db/schema/clicks'
import { pageViews } from '~/db/schema/page-views'
import { test } from '../../../test/test'
import { addClicks, addPageViews } from './commands.server'
import { clickInput } from './schema'

test('clicks are added to the count of the day, and nothing else is stored', async ({ ctx }) => {
  await addClicks(ctx, [
    { day: '2026-11-16', key: 'navigation:notes', count: 2 },
    { day: '2026-11-16', key: 'circles_page:rsvp', count: 1 },
  ])
  await addClicks(ctx, [{ day: '2026-11-16', key: 'navigation:notes', count: 3 }])
  await addClicks(ctx, [])
  expect(await ctx.db.select().from(clicks).orderBy(clicks.category)).toEqual([
    { day: '2026-11-16', category: 'circles_page', label: 'rsvp', count: 1 },
    { day: '2026-11-16', category: 'navigation', label: 'notes', count: 5 },
  ])
})

test('only categories and labels of the table are accepted', () => {
  expect(clickInput.safeParse({ category: 'navigation', label: 'notes' }).success).toBe(true)
  expect(clickInput.safeParse({ category: 'navigation', label: 'anything' }).success).toBe(false)
  expect(clickInput.safeParse({ category: 'constructor', label: 'name' }).success).toBe(false)
})

test('page views are added to the count of the day', async ({ ctx }) => {
  await addPageViews(ctx, [
    { day: '2026-11-16', key: '/', count: 2 },
    { day: '2026-11-16', key: '/circles', count: 1 },
  ])
  await addPageViews(ctx, [{ day: '2026-11-16', key: '/', count: 3 }])
  await addPageViews(ctx, [])
  expect(await ctx.db.select().from(pageViews).orderBy(pageViews.path)).toEqual([
    { day: '2026-11-16', path: '/', count: 5 },
    { day: '2026-11-16', path: '/circles', count: 1 },
  ])
})
