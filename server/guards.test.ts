import { expect, test } from 'vitest'
import { allowedOrigins, tidyPath } from './guards'

test('changes come from our own address, and on a developer’s machine from its other names', () => {
  expect([...allowedOrigins({ publicUrl: new URL('https://nordbro.example/x') })]).toEqual(['https://nordbro.example'])
  const local = allowedOrigins({ publicUrl: new URL('http://localhost:3000') })
  expect(local.has('http://127.0.0.1:3000')).toBe(true)
  expect(local.has('http://127.0.0.1:3001')).toBe(false)
  expect(local.has('null')).toBe(false)
})

test.each([
  ['/', undefined],
  ['/ui', undefined],
  ['/ui/', '/ui'],
  ['//evil.example/', '/evil.example'],
  ['//evil.example', '/evil.example'],
  ['/a//b', '/a/b'],
])('%s is tidied to %s', (path, tidy) => {
  expect(tidyPath(path)).toBe(tidy)
})
