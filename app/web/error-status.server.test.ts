import { createRequestHandler, type ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { AppError } from '~/lib/app-error'
import { withErrorStatuses } from './error-status.server'

/** What a route without a page answers when its loader throws this. */
async function answerTo(error: AppError) {
  const route = { id: 'file', path: 'file.ics', module: { loader: () => Promise.reject(error) } }
  const build = {
    ...{ routes: { file: route }, assets: { routes: {} }, entry: { module: { default: () => {} } } },
    ...{
      routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
      future: {},
      basename: '/',
      publicPath: '/',
      isSpaMode: false,
      ssr: true,
      prerender: [],
    },
  } as unknown as ServerBuild
  const handle = createRequestHandler(withErrorStatuses(build), 'production')
  return handle(new Request('https://nordbro.example/file.ics'))
}

test('a limit of a file says when to come again; another error has its status alone', async () => {
  const limited = await answerTo(new AppError('too-many', 'forms.tooMany', 42))
  expect([limited.status, limited.headers.get('Retry-After')]).toEqual([429, '42'])
  expect(await limited.json()).toBeNull()
  const unknown = await answerTo(new AppError('not-found', 'calendarFeeds.unknown'))
  expect([unknown.status, unknown.headers.get('Retry-After')]).toEqual([404, null])
})
