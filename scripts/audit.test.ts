import { expect, test } from 'vitest'
import { describeAudit, readAudit, serious } from './audit'

const noVulnerabilities = { info: 0, low: 0, moderate: 0, high: 0, critical: 0, total: 0 }

test('an audit without findings says so', () => {
  const result = readAudit(JSON.stringify({ vulnerabilities: {}, metadata: { vulnerabilities: noVulnerabilities } }))
  expect(describeAudit(result)).toBe('No vulnerabilities are known.')
})

test('findings are listed, and the serious ones prevent a release', () => {
  const found = { one: { name: 'one', severity: 'high', via: [] }, two: { name: 'two', severity: 'low', via: [] } }
  const result = readAudit(
    JSON.stringify({
      vulnerabilities: found,
      metadata: { vulnerabilities: { ...noVulnerabilities, high: 1, low: 1, total: 2 } },
    }),
  )
  expect(describeAudit(result)).toBe('Known vulnerabilities:\n  high: one\n  low: two')
  expect(result.asked && serious(result.found)).toEqual([{ name: 'one', severity: 'high' }])
})

test.each([
  [
    'a registry without advisories',
    JSON.stringify({ message: '405 Method Not Allowed', method: 'POST' }),
    '405 Method Not Allowed',
  ],
  ['no network', '', 'npm audit said nothing'],
])('a failed audit is not reported as one without findings: %s', (_, output, reason) => {
  const result = readAudit(output)
  expect(result).toEqual({ asked: false, reason })
  expect(describeAudit(result)).toContain(`NOT known: the registry could not be asked (${reason})`)
})
