import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { hexOf, readThemes } from '../../test/colour'
import { dark, light } from './colours'

const themes = readThemes(readFileSync('app/styles/tokens.css', 'utf8'))

/** Without `line`, which is translucent on the site. */
const tokens = {
  surface: 'surface',
  ink: 'ink',
  muted: 'muted',
  prestige: 'prestige',
  action: 'action',
  onAction: 'on-action',
}

test.for([
  ['minimal', light],
  ['current', dark],
] as const)('mails have the colours of the theme %s', ([theme, colours]) => {
  for (const [name, token] of Object.entries(tokens)) {
    expect([name, colours[name as keyof typeof tokens]]).toEqual([name, hexOf(themes[theme]?.[token] ?? '')])
  }
})
