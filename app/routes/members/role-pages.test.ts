import { RouterContextProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { getUpcomingEvents } from '~/features/events/queries.server'
import { getNewestInsights } from '~/features/insights/queries.server'
import { getOwnWork } from '~/features/next-for-you/queries.server'
import { listNotesFor } from '~/features/notes/queries.server'
import { AppError } from '~/lib/app-error'
import { type Scope, scopeContext } from '~/web/scope.server'
import { loader as ambassador } from './ambassador'
import { loader as hospital } from './hospital'
import { loader as supplier } from './supplier'

vi.mock('~/features/dialogue/queries.server', () => ({ getDialogueUpdates: async () => null }))
vi.mock('~/features/events/queries.server', () => ({ getUpcomingEvents: vi.fn() }))
vi.mock('~/features/hospital-hours/queries.server', () => ({ getOwnHospitalHours: async () => null }))
vi.mock('~/features/insights/queries.server', () => ({ getNewestInsights: vi.fn() }))
vi.mock('~/features/next-for-you/queries.server', () => ({ getOwnWork: vi.fn() }))
vi.mock('~/features/notes/queries.server', () => ({ listNotesFor: vi.fn() }))
afterEach(() => void vi.resetAllMocks())

const noInsights = { newest: [], total: 0 }
const log = { error: vi.fn() }

/** Arguments of a route. */
function routeArgs(): never {
  const context = new RouterContextProvider()
  context.set(scopeContext, { services: { settings: {}, database: {} }, locale: 'en', log } as unknown as Scope)
  return { context, request: new Request('http://localhost/') } as never
}

const pages = Object.entries({ ambassador, hospital, supplier })

test.each(pages)('%s: a failed query is logged and does not affect the other card', async (_, loader) => {
  const err = new Error('relation "events" does not exist')
  vi.mocked(getUpcomingEvents).mockRejectedValue(err)
  vi.mocked(getNewestInsights).mockResolvedValue(noInsights)
  vi.mocked(listNotesFor).mockResolvedValue([])
  expect(await loader(routeArgs())).toMatchObject({
    upcoming: null,
    insights: noInsights,
    note: null,
    firstSteps: null,
  })
  expect(log.error).toHaveBeenCalledExactlyOnceWith({ err, card: 'events' }, expect.any(String))
})

test.each(pages)('%s: engagements that could not be loaded do not affect the other cards', async (_, loader) => {
  const err = new Error('relation "engagements" does not exist')
  vi.mocked(getOwnWork).mockRejectedValue(err)
  vi.mocked(getUpcomingEvents).mockResolvedValue({ events: [], isInterested: false })
  vi.mocked(getNewestInsights).mockResolvedValue(noInsights)
  vi.mocked(listNotesFor).mockResolvedValue([])
  expect(await loader(routeArgs())).toMatchObject({ work: null, upcoming: { events: [] }, insights: noInsights })
  expect(log.error).toHaveBeenCalledExactlyOnceWith({ err, card: 'engagements' }, expect.any(String))
})

test.each(pages)('%s: a missing permission is thrown, not shown as a failed card', async (_, loader) => {
  vi.mocked(getUpcomingEvents).mockRejectedValue(new AppError('forbidden', 'event.list'))
  vi.mocked(getNewestInsights).mockResolvedValue(noInsights)
  vi.mocked(listNotesFor).mockResolvedValue([])
  await expect(loader(routeArgs())).rejects.toThrow(AppError)
})
