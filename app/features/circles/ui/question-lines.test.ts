import { expect, test } from 'vitest'
import { questionLines } from './question-lines'

test('a question is written in few lines of about the same length', () => {
  expect(questionLines('Who pays for the first night at home?')).toEqual([
    'Who pays for',
    'the first',
    'night at home?',
  ])
  expect(questionLines('After the pilot')).toEqual(['After the pilot'])
})

test('a question that is too long, or has a word that is, is not written on the table', () => {
  expect(questionLines('Which parts of hospital care move home next, and who pays for them?')).toBeUndefined()
  expect(questionLines('Upphandlingsunderlagets krav')).toBeUndefined()
})
