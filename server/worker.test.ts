import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { jobNames } from './worker'

/** Read from the source, because a module that nothing imports is missing in every list. */
const definitions = globSync('{app,server}/**/*.{ts,tsx}').flatMap((file) => [
  ...readFileSync(file, 'utf8').matchAll(/\bdefineJob<.*?>\(\s*(?:'([^']+)')?/gs),
])
const definedNames = definitions.map(([, name]) => name)

test('every defined job has a unique name', () => {
  expect(definedNames).toContain('mail.queued')
  expect(definedNames).not.toContain(undefined)
  expect(new Set(definedNames).size).toBe(definedNames.length)
})

test('every defined job has one handler in the worker', () => {
  expect(jobNames.toSorted()).toEqual(definedNames.toSorted())
})
