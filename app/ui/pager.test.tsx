import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { Pager, pageFrom, pageOf } from './pager'

const render = (at: string, page: number, total: number) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[at]}>
      <Pager page={page} total={total} noun="mails" />
    </MemoryRouter>,
  )

const links = (markup: string) => [...markup.matchAll(/href="([^"]+)"/g)].map(([, href]) => href?.replace('&amp;', '&'))

test('the links to the next and previous page keep the other query parameters', () => {
  const markup = render('/list?state=failed&page=2', 2, 120)
  expect(links(markup)).toEqual(['/list?state=failed', '/list?state=failed&page=3'])
  expect(markup).toContain('51–100 of 120 mails')
})

test('the first page has no link back, the last none forward', () => {
  expect(links(render('/list', 1, 51))).toEqual(['/list?page=2'])
  expect(links(render('/list?page=2', 2, 51))).toEqual(['/list'])
  expect(render('/list?page=2', 2, 51)).toContain('51–51 of 51')
  expect(links(render('/list', 1, 50))).toEqual([])
  expect(render('/list', 1, 0)).toBe('')
})

test.each(['', '?page=', '?page=0', '?page=-1', '?page=1.5', '?page=NaN', '?page=two'])('%s is page 1', (search) => {
  expect(pageFrom(new URLSearchParams(search))).toBe(1)
})

test('a page past the end is the last one', () => {
  expect(pageOf(101, pageFrom(new URLSearchParams('page=1e300')))).toEqual({ page: 3, offset: 100 })
  expect(pageOf(0, 7)).toEqual({ page: 1, offset: 0 })
})
