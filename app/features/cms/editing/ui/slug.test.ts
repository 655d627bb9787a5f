import { expect, test } from 'vitest'
import { slugOf } from './slug'

test.each([
  ['After the pilot', 'after-the-pilot'],
  ['Årets møte: ærlig talt', 'arets-mote-aerlig-talt'],
  ['Vård på lika villkor – så går det!', 'vard-pa-lika-villkor-sa-gar-det'],
  ['A\u030aret', 'aret'],
  ['Who’s paying? 50/50', 'whos-paying-50-50'],
  ['  –  ', ''],
  ['田中', ''],
])('%s becomes %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})

test('a long title is cut between words', () => {
  expect(slugOf('word '.repeat(40))).toBe('word-'.repeat(16).slice(0, -1))
  expect(slugOf('a'.repeat(200))).toHaveLength(80)
})
