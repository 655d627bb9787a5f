import { expect, test } from 'vitest'
import { linesOf, render } from '../../../../test/render-page'
import type { ResultGroup, SearchAnswer } from '../model'
import { SearchResults } from './search-results'

const keys = {
  kind: 'action' as const,
  id: 'keys',
  title: 'Keyboard shortcuts',
  detail: '',
  to: '',
  action: 'keys' as const,
}
const account = { kind: 'page' as const, id: 'account', title: 'Account', detail: '', to: '/account' }
const group = (result: typeof keys | typeof account): ResultGroup => ({
  kind: result.kind,
  results: [result],
  hasMore: false,
})
const answer = (groups: ResultGroup[]): SearchAnswer => ({ q: 'Helena', isCut: false, kind: null, groups })
const shown = (groups: ResultGroup[]) => linesOf(render(() => <SearchResults answer={answer(groups)} />)).join(' ')

test('a search that finds only what a script does on the page says that nothing matches', () => {
  expect(shown([group(keys)])).toContain('No match')
  expect(shown([group(keys)])).not.toContain('Keyboard shortcuts')
  expect(shown([])).toContain('No match')
})

test('results with an address are listed, and then there is a match', () => {
  const text = shown([group(keys), group(account)])
  expect(text).toContain('Account')
  expect(text).not.toContain('No match')
})
