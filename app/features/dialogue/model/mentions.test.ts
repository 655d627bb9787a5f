import { expect, test } from 'vitest'
import { mentionedIn } from './mentions'

const people = [
  { id: 'anna', name: 'Anna' },
  { id: 'falk', name: 'Anna Falk' },
  { id: 'asa', name: 'Åsa Öberg' },
  { id: 'nameless', name: '' },
]

test.each([
  ['@Anna Falk, can you look?', ['falk']],
  ['@anna, can you look?', ['anna']],
  ['Ask @Anna and @Anna Falk.', ['anna', 'falk']],
  ['@Annabel knows', []],
  ['write to kim@anna.example', []],
  ['Tack @åsa öberg!', ['asa']],
  ['(@Åsa Öberg)', ['asa']],
  ['Anna Falk without the sign', []],
  ['@', []],
])('%s', (body, ids) => {
  expect(mentionedIn(body, people)).toEqual(ids)
})

test('a name that is written in parts of letters is found as well', () => {
  expect(mentionedIn('@Åsa Öberg'.normalize('NFD'), people)).toEqual(['asa'])
})
