import { expect, test } from 'vitest'
import { withSpaces } from './insert-text'

test.each([
  ['an empty message', '', 'Thank you.', '', 'Thank you.'],
  ['the end of a sentence', 'Hej Jonas.', 'Tack.', '', ' Tack.'],
  ['a name after a sentence', 'in two days.', '@Astrid Nyberg ', '', ' @Astrid Nyberg '],
  ['a space that is there', 'Hej ', '@Astrid Nyberg ', '', '@Astrid Nyberg '],
  ['a new line', 'Hej\n', 'Tack.', '\nAnna', 'Tack.'],
  ['the middle of words', 'Hej', 'Tack.', 'Anna', ' Tack. '],
  ['punctuation that follows', 'for ', '@Anna', ', thank you', '@Anna'],
  ['a bracket', 'team (', '@Anna', ')', '@Anna'],
])('text is put into %s without sticking to a word', (_, before, text, after, inserted) => {
  expect(withSpaces(text, before, after)).toBe(inserted)
})
