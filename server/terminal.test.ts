import { expect, test } from 'vitest'
import { plainLine } from './terminal'

const time = new Date(2026, 10, 16, 9, 5, 7).getTime()
const line = (fields: object) => plainLine(JSON.stringify({ time, ...fields }))

test('a request is printed with method, path, status and time', () => {
  const request = { level: 30, req: 'an id', method: 'POST', path: '/contact', status: 200, ms: 12.3 }
  expect(line(request)).toBe('09:05:07 POST /contact 200 12.3 ms')
})

test('a message is printed with its level and its details', () => {
  expect(line({ level: 40, msg: 'no admin yet', file: '/data/setup-link' })).toBe(
    '09:05:07 warn: no admin yet {"file":"/data/setup-link"}',
  )
})

test('an error is printed with its stack', () => {
  const err = { type: 'Error', message: 'gone', at: ['at one (a.js:1)', 'at two (b.js:2)'] }
  expect(line({ level: 50, msg: 'job queue', err })).toBe(
    '09:05:07 error: job queue: gone\n  at one (a.js:1)\n  at two (b.js:2)',
  )
})
