import { post } from './accounts.ts'
import { enterAs, expect } from './demo.ts'
import type { Address } from './server.ts'

export const year = new Date().getUTCFullYear() + 1

export const someEvent = (title: string) => ({
  ...{ title, eventType: 'Round table', date: `${year}-06-01`, time: '18:00', timeZone: 'Europe/Oslo' },
  ...{ endDate: '', endTime: '20:00', location: 'Oslo', seats: '', description: '', roles: 'supplier' },
  minLevel: 'entry',
})

/** Creates and publishes an event by posting the forms; returns its id and admin page. */
export async function makeEvent(demo: Address, title: string, overrides: Record<string, string> = {}) {
  const Cookie = await enterAs(demo, 'admin')
  const id = crypto.randomUUID()
  const { status } = await post(demo, '/admin/events/new', { ...someEvent(title), id, ...overrides }, { Cookie })
  expect(status).toBe(303)
  const published = await post(demo, `/admin/events/${id}?form=publish`, { sequence: '0' }, { Cookie })
  expect(published.status).toBe(200)
  return { id, path: `/admin/events/${id}` }
}
