import { expect, test } from 'vitest'
import { createRequestLog } from './request-log'

const entry = { kind: 'page-hit', method: 'GET', path: '/"quoted"\n', status: 200 } as const

function requestLog(logLevel: string) {
  const counted: unknown[][] = []
  const written: string[] = []
  const { record, flush } = createRequestLog(
    { logLevel },
    { request: (...answer) => void counted.push(answer) },
    { write: (text) => void written.push(text) },
  )
  const lines = () => written.join('').split('\n').filter(Boolean)
  return { record, flush, counted, lines }
}

test('every response is logged with its time, and counted', () => {
  const { record, flush, counted, lines } = requestLog('info')
  const before = Date.now()
  record({ ...entry, began: performance.now() - 20 })
  record({ ...entry, status: 404, began: performance.now(), id: 'one' })
  flush()
  const [first, second] = lines().map((line) => JSON.parse(line))
  expect(first).toMatchObject({ level: 30, method: 'GET', path: '/"quoted"\n', status: 200 })
  expect(first.ms).toBeGreaterThanOrEqual(20)
  expect(first.time).toBeGreaterThanOrEqual(before - 1)
  expect(first.time).toBeLessThanOrEqual(Date.now() + 1)
  expect(second).toMatchObject({ req: 'one', status: 404 })
  expect(counted.map(([kind, status]) => [kind, status])).toEqual([
    ['page-hit', 200],
    ['page-hit', 404],
  ])
})

test('a healthy probe is counted but not logged, an unhealthy one is both', () => {
  const { record, flush, counted, lines } = requestLog('info')
  for (const status of [200, 503]) record({ ...entry, kind: 'operations', path: '/readyz', status, began: 0 })
  flush()
  expect(lines().map((line) => JSON.parse(line).status)).toEqual([503])
  expect(counted).toHaveLength(2)
})

test('entries are written at a hundred or after a delay, and none twice', async () => {
  const { record, flush, lines } = requestLog('info')
  for (let i = 0; i < 101; i++) record({ ...entry, began: performance.now() })
  expect(lines()).toHaveLength(100)
  await expect.poll(() => lines().length, { timeout: 5000 }).toBe(101)
  flush()
  expect(lines()).toHaveLength(101)
})

test.each(['warn', 'silent'])('at level %s responses are counted but not logged', (level) => {
  const { record, flush, counted, lines } = requestLog(level)
  record({ ...entry, began: performance.now() })
  flush()
  expect(lines()).toEqual([])
  expect(counted).toHaveLength(1)
})

test('the address of a calendar is not in the log', () => {
  const lines: string[] = []
  const log = createRequestLog({ logLevel: 'info' }, { request: () => {} }, { write: (line) => lines.push(line) })
  for (const path of ['/calendar/secret-token.ics', '/calendar/secret-token.ics.data']) {
    log.record({ kind: 'page', method: 'GET', path, status: 200, began: 0 })
  }
  log.flush()
  expect(lines.join('')).toContain('"path":"/calendar/…"')
  expect(lines.join('')).not.toContain('secret-token')
})
