import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mutations } from '../scripts/mutations.ts'
import { expect, test } from './test.ts'

test('every mutation of `npm run test:mutations` finds the code that it changes', () => {
  const folder = join(import.meta.dirname, '../build/server')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'))
  const sources = files.map((name) => readFileSync(join(folder, name), 'utf8'))
  const isFound = (from: string | RegExp) =>
    sources.some((source) => (typeof from === 'string' ? source.includes(from) : from.test(source)))
  const missing = mutations.filter(({ change }) => !change.every(([from]) => isFound(from)))
  expect(missing.map(({ row, without }) => `${row} without ${without}`)).toEqual([])
})

test('every mutation names tests that exist', () => {
  const tests = globSync('**/*.spec.ts', { cwd: import.meta.dirname }).map((file) =>
    readFileSync(join(import.meta.dirname, file), 'utf8'),
  )
  // What follows a colon may be a value that the title is made with.
  const exists = (title: string) =>
    [title, title.replace(/: .*$/, '')].some((part) => tests.some((text) => text.includes(part)))
  const unknown = mutations.flatMap(({ noticed }) => noticed.split('|')).filter((title) => !exists(title))
  expect(unknown).toEqual([])
})
