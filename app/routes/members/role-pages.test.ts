import { RouterContextProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { getUpcomingEvents } from '~/features/events/queries.server'
import { listInsights } from '~/features/insights/queries.server'
import { AppError } from '~/lib/app-error'
import { type Scope, scopeContext } from '~/web/scope.server'
import { loader as ambassador } from './ambassador'
import { loader as hospital } from './hospital'
import { loader as supplier } from './supplier'

vi.mock('~/features/events/queries.server', () => ({ getUpcomingEvents: vi.fn() }))
vi.mock('~/features/insights/queries.server', () => ({ listInsights: vi.fn() }))
afterEach(() => void vi.resetAllMocks())

const log = { error: vi.fn() }

/** What a route is called with. */
function asked(): never {
  const context = new RouterContextProvider()
  context.set(scopeContext, { services: { settings: {}, database: {} }, locale: 'en', log } as unknown as Scope)
  return { context } as never
}

const pages = Object.entries({ ambassador, hospital, supplier })

test.each(pages)('%s: a query that fails is logged and leaves the other card as it is', async (_, loader) => {
  const err = new Error('relation "events" does not exist')
  vi.mocked(getUpcomingEvents).mockRejectedValue(err)
  vi.mocked(listInsights).mockResolvedValue([])
  expect(await loader(asked())).toEqual({ upcoming: null, insights: [] })
  expect(log.error).toHaveBeenCalledExactlyOnceWith({ err, card: 'events' }, expect.any(String))
})

test.each(pages)('%s: what someone may not see is no failure of a card', async (_, loader) => {
  vi.mocked(getUpcomingEvents).mockRejectedValue(new AppError('forbidden', 'event.list'))
  vi.mocked(listInsights).mockResolvedValue([])
  await expect(loader(asked())).rejects.toThrow(AppError)
})
