import { newMember, post } from './accounts.ts'
import { enterAs, expect } from './demo.ts'
import { makeEvent } from './events.ts'
import type { Address, ReachableSite } from './server.ts'

const dayMs = 24 * 60 * 60 * 1000

/** A day that comes before the events of the sample data, so that role pages list the event. */
export const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)

/** The colleague of the sample supplier. */
export const colleague = 'devices@sample.example'

export const answer = (site: Address, id: string, form: string, fields: Record<string, string>, Cookie: string) =>
  post(site, `/events/${id}/answer?form=${form}`, fields, { Cookie })

/** An event with one seat, which a new member has. */
export async function makeFullEvent(demo: ReachableSite, title: string) {
  const event = await makeEvent(demo, title, { date: inDays(5), seats: '1', roles: 'supplier' })
  const guest = await newMember(demo)
  const giveUp = () => answer(demo, event.id, 'answer', { response: 'not_attending' }, guest.cookie)
  expect((await answer(demo, event.id, 'answer', { response: 'attending' }, guest.cookie)).status).toBe(200)
  return { ...event, guest, giveUp }
}

/** A new member who has joined the waitlist. */
export async function addWaiting(demo: ReachableSite, id: string) {
  const member = await newMember(demo)
  expect((await answer(demo, id, 'join', {}, member.cookie)).status).toBe(200)
  return member
}

export const asSupplier = (demo: Address) => enterAs(demo, 'supplier')
