import { expect, test, vi } from 'vitest'
import { createDailyCounts, type DailyCount } from './daily-counts.server'

function counter(store: (counts: DailyCount[]) => Promise<void>, now = () => Date.parse('2026-11-16T23:59:59Z')) {
  const log = { error: vi.fn() }
  return { counts: createDailyCounts({ name: 'page views', store, log, now }), log }
}

test('counts are stored once, by day and key', async () => {
  const store = vi.fn(async () => {})
  let time = Date.parse('2026-11-16T23:59:59Z')
  const { counts } = counter(store, () => time)
  counts.count('/')
  counts.count('/')
  counts.count('/circles')
  time += 1000
  counts.count('/')
  await counts.flush()
  await counts.flush()
  expect(store.mock.calls).toEqual([
    [
      [
        { day: '2026-11-16', key: '/', count: 2 },
        { day: '2026-11-16', key: '/circles', count: 1 },
        { day: '2026-11-17', key: '/', count: 1 },
      ],
    ],
  ])
})

test('counts that could not be stored are stored with the next ones', async () => {
  const store = vi.fn<(counts: DailyCount[]) => Promise<void>>()
  store.mockRejectedValueOnce(new Error('gone'))
  const { counts, log } = counter(store)
  counts.count('/')
  await counts.flush()
  expect(log.error).toHaveBeenCalledOnce()
  counts.count('/')
  await counts.flush()
  expect(store).toHaveBeenLastCalledWith([{ day: '2026-11-16', key: '/', count: 2 }])
})

test('counts that arrive during a flush are not lost', async () => {
  const stored: DailyCount[] = []
  const { counts } = counter(async (dailyCounts) => {
    await new Promise((resolve) => setTimeout(resolve, 5))
    stored.push(...dailyCounts)
  })
  counts.count('/')
  const first = counts.flush()
  counts.count('/')
  await first
  await counts.flush()
  expect(stored.map(({ count }) => count)).toEqual([1, 1])
})

test('no more than 2,000 keys are counted', async () => {
  const store = vi.fn<(counts: DailyCount[]) => Promise<void>>()
  const { counts } = counter(store)
  for (let n = 0; n < 5000; n += 1) counts.count(`/${n}`)
  counts.count('/0')
  await counts.flush()
  expect(store.mock.calls[0]?.[0]).toHaveLength(2000)
  expect(store.mock.calls[0]?.[0][0]).toEqual({ day: '2026-11-16', key: '/0', count: 2 })
})
