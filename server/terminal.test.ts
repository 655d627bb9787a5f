import { expect, test } from 'vitest'
import { plainLine } from './terminal'

const time = new Date(2026, 10, 16, 9, 5, 7).getTime()
const line = (fields: object) => plainLine(JSON.stringify({ time, ...fields }))

test('a request is told by what was asked and how it was answered', () => {
  const request = { level: 30, req: 'an id', method: 'POST', path: '/contact', status: 200, ms: 12.3 }
  expect(line(request)).toBe('09:05:07 POST /contact 200 12.3 ms')
})

test('a message is told with its level and what belongs to it', () => {
  expect(line({ level: 40, msg: 'no admin yet', file: '/data/setup-link' })).toBe(
    '09:05:07 warn: no admin yet {"file":"/data/setup-link"}',
  )
})

test('an error is told with where it came from', () => {
  const err = { type: 'Error', message: 'gone', at: ['at one (a.js:1)', 'at two (b.js:2)'] }
  expect(line({ level: 50, msg: 'job queue', err })).toBe(
    '09:05:07 error: job queue: gone\n  at one (a.js:1)\n  at two (b.js:2)',
  )
})
