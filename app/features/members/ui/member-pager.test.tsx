import { expect, test } from 'vitest'
import { hrefsOf, linesOf, render } from '../../../../test/render-page'
import { MemberPager } from './member-pager'

const pagerOf = (page: number, total: number) =>
  render(() => <MemberPager page={page} total={total} />, { locale: 'sv', at: '/directory?q=lund&page=2' })

test('a long list has its pages in the reader’s language, and keeps what was searched for', () => {
  const markup = pagerOf(2, 120)
  expect(linesOf(markup)).toEqual(['51–100 av 120', 'Föregående', 'Nästa'])
  expect(hrefsOf(markup)).toEqual(['/directory?q=lund', '/directory?q=lund&amp;page=3'])
})

test('a list of one page has none', () => {
  expect(pagerOf(1, 50)).toBe('')
})
