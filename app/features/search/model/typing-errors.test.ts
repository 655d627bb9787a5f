import { expect, test } from 'vitest'
import { comparedWords, typingErrors } from './typing-errors'

const like = (pattern: string) => new RegExp(`^${pattern.replaceAll('%', '.*')}$`)

function finds(typed: string, text: string) {
  const errors = typingErrors(typed)
  const isLike = errors?.patterns.some((pattern) => like(pattern).test(` ${text}`)) ?? false
  const isExact = errors ? new RegExp(errors.expression).test(` ${text}`) : false
  return [isLike, isExact]
}

test.each([
  ['lindqist', 'lindqvist'],
  ['lidnqvist', 'lindqvist'],
  ['lindqvvist', 'lindqvist'],
  ['kindqvist', 'lindqvist'],
  ['indqvist', 'lindqvist'],
  ['lindqvits', 'lindqvist'],
  ['nyhlom', 'anders nyholm region'],
  ['bergn', 'bergen'],
  ['ﬁshre', 'ﬁsher'],
])('%s is %s with a typing error, for the index and for the expression', (typed, text) => {
  expect(finds(typed, text)).toEqual([true, true])
})

test('letters in two words are near for the index alone', () => {
  expect(finds('lindqvst', 'linda kvist st')).toEqual([true, false])
  expect(finds('lindqvst', 'lindberg')).toEqual([false, false])
})

test('words that are too short or too long have no patterns, and all others few', () => {
  expect(typingErrors('abc')).toBeNull()
  expect(typingErrors('a'.repeat(25))).toBeNull()
  expect(typingErrors('a'.repeat(24))?.patterns).toHaveLength(23)
})

test('among other words a pattern needs more letters', () => {
  expect(typingErrors('berg')?.patterns).toEqual(['% be%%'])
  expect(typingErrors('berg', false)).toBeNull()
  expect(typingErrors('bergen', false)?.patterns).toEqual(['% ber%n%', '% berg%%'])
})

test('of many words the longest are compared', () => {
  expect([...comparedWords(['a', 'hospital', 'berg', 'region'])]).toEqual(['hospital', 'region'])
})
