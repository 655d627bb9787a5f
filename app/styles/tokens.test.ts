import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { contrast, readThemes } from '../../test/colour'

const themes = readThemes(readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8'))

const surfaces = ['surface', 'raised', 'band']
const texts = ['ink', 'muted', 'action', 'prestige', 'danger', 'success', 'info']
const fills = [
  ['on-action', 'action'],
  ['on-action', 'action-hover'],
  ['on-prestige', 'prestige'],
  ['on-danger', 'danger'],
  ['on-series-a', 'series-a'],
  ['on-series-b', 'series-b'],
] as const

test('there are two themes with the same roles', () => {
  expect(Object.keys(themes)).toEqual(['current', 'minimal'])
  expect(Object.keys(themes.current ?? {})).toEqual(Object.keys(themes.minimal ?? {}))
})

describe.each(Object.entries(themes))('%s', (_name, tokens) => {
  const ratio = (text: string, ground: string) => contrast(tokens[text] ?? '', tokens[ground] ?? '')

  test.each(surfaces.flatMap((ground) => texts.map((text) => [text, ground] as const)))(
    '%s on %s is read easily',
    (text, ground) => {
      expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5)
    },
  )
  test.each(fills)('%s on %s is read easily', (text, ground) => {
    expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5)
  })
  test.each(surfaces)('the edge of a field is seen on %s', (ground) => {
    expect(ratio('line-strong', ground)).toBeGreaterThanOrEqual(3)
  })
})
