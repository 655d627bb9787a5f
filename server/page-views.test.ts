import { expect, test, vi } from 'vitest'
import type { CountedView } from '~/features/analytics/model'
import { createPageViews } from './page-views'

const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
const bot = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }

function counter(store: (views: CountedView[]) => Promise<void>, now = () => Date.parse('2026-11-16T23:59:59Z')) {
  const log = { error: vi.fn() }
  return { views: createPageViews({ store, log, now }), log }
}

test('views are handed on once, by day and path, and nothing else of them', async () => {
  const store = vi.fn(async () => {})
  let time = Date.parse('2026-11-16T23:59:59Z')
  const { views } = counter(store, () => time)
  views.count('/', browser)
  views.count('/', browser)
  views.count('/circles', browser)
  time += 1000
  views.count('/', browser)
  await views.flush()
  await views.flush()
  expect(store.mock.calls).toEqual([
    [
      [
        { day: '2026-11-16', path: '/', count: 2 },
        { day: '2026-11-16', path: '/circles', count: 1 },
        { day: '2026-11-17', path: '/', count: 1 },
      ],
    ],
  ])
})

test.each([
  ['a bot', bot],
  ['a program without a name', {}],
  ['a browser that fetches ahead', { ...browser, 'sec-purpose': 'prefetch;prerender' }],
  ['Do Not Track', { ...browser, dnt: '1' }],
  ['Global Privacy Control', { ...browser, 'sec-gpc': '1' }],
])('not counted: %s', async (_, headers) => {
  const store = vi.fn(async () => {})
  const { views } = counter(store)
  views.count('/', headers)
  await views.flush()
  expect(store).not.toHaveBeenCalled()
})

test('what could not be stored is stored with what came after', async () => {
  const store = vi.fn<(views: CountedView[]) => Promise<void>>()
  store.mockRejectedValueOnce(new Error('gone'))
  const { views, log } = counter(store)
  views.count('/', browser)
  await views.flush()
  expect(log.error).toHaveBeenCalledOnce()
  views.count('/', browser)
  await views.flush()
  expect(store).toHaveBeenLastCalledWith([{ day: '2026-11-16', path: '/', count: 2 }])
})

test('what is counted while the numbers are being stored is not lost', async () => {
  const stored: CountedView[] = []
  const { views } = counter(async (given) => {
    await new Promise((resolve) => setTimeout(resolve, 5))
    stored.push(...given)
  })
  views.count('/', browser)
  const first = views.flush()
  views.count('/', browser)
  await first
  await views.flush()
  expect(stored.map(({ count }) => count)).toEqual([1, 1])
})

test('the number of paths has an end', async () => {
  const store = vi.fn<(views: CountedView[]) => Promise<void>>()
  const { views } = counter(store)
  for (let n = 0; n < 5000; n += 1) views.count(`/${n}`, browser)
  views.count('/0', browser)
  await views.flush()
  expect(store.mock.calls[0]?.[0]).toHaveLength(2000)
  expect(store.mock.calls[0]?.[0][0]).toEqual({ day: '2026-11-16', path: '/0', count: 2 })
})
