import { expect, test, vi } from 'vitest'
import { createPageViews } from './page-views'

const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
const bot = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }

test('a view is counted by its path alone', () => {
  const count = vi.fn()
  createPageViews({ count }).count('/circles', browser)
  expect(count.mock.calls).toEqual([['/circles']])
})

test.each([
  ['a bot', bot],
  ['a program without a name', {}],
  ['a browser that fetches ahead', { ...browser, 'sec-purpose': 'prefetch;prerender' }],
  ['Do Not Track', { ...browser, dnt: '1' }],
  ['Global Privacy Control', { ...browser, 'sec-gpc': '1' }],
])('not counted: %s', (_, headers) => {
  const count = vi.fn()
  const views = createPageViews({ count })
  views.count('/', headers)
  views.count('/', headers)
  expect(count).not.toHaveBeenCalled()
})
