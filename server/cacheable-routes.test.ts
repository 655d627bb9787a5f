import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { cacheablePages, notFoundPage } from './cacheable-routes'

const cached = { handle: { cache: { query: {} } } }
const routes = {
  root: { id: 'root', path: '', module: {} },
  note: { id: 'note', parentId: 'root', path: 'notes/:slug', module: cached },
  members: { id: 'members', parentId: 'root', module: {} },
  engagement: { id: 'engagement', parentId: 'members', path: 'engagements/:id', module: {} },
  admin: { id: 'admin', parentId: 'root', path: 'admin', module: {} },
  person: { id: 'person', parentId: 'admin', path: 'people/:id', module: {} },
  personIndex: { id: 'personIndex', parentId: 'person', index: true, module: {} },
  missing: { id: 'missing', parentId: 'root', path: '*', module: cached },
}
const pages = cacheablePages({ routes } as unknown as ServerBuild)

test('a public page with a parameter is cached under its address', () => {
  expect(pages.find('/notes/a-note')).toMatchObject({
    path: '/notes/a-note',
    parameter: { name: 'slug', value: 'a-note' },
  })
})

test.for(['/engagements/1', '/admin/people/1', '/notes/a-note.data', '/admin/people/1.data'])(
  '%s is not cached',
  (path) => {
    expect(pages.find(path)).toBeUndefined()
  },
)

test.for(['/nothing', '/admin/nothing', '/engagements/1/more', '/notes/a/b'])(
  '%s shares the page of unknown addresses',
  (path) => {
    expect(pages.find(path)).toBe(notFoundPage)
  },
)
