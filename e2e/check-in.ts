import type { BrowserContext } from '@playwright/test'
import { enter, newMember } from './accounts.ts'
import { enterAs, expect } from './demo.ts'
import { makeEvent } from './events.ts'
import { ask } from './http.ts'
import { answer } from './seats.ts'
import type { ReachableSite } from './server.ts'

type ListedGuest = { id: string; email: string; code: string; arrivedAt: string | null }

const hourMs = 60 * 60 * 1000

/** In two hours, by the clock at the event: check-in is open, also when that is in the night. */
function soon() {
  const [date = '', time = ''] = new Date(Date.now() + 2 * hourMs)
    .toLocaleString('sv', { timeZone: eventZone, dateStyle: 'short', timeStyle: 'short' })
    .split(' ')
  return { date, time, endTime: '' }
}

/** The zone of the events that tests make. */
export const eventZone = 'Europe/Oslo'

/** Signs an admin in as a browser is: with the cookie that scripts can read, too. */
export async function enterAsAdmin(context: BrowserContext, site: ReachableSite) {
  await enter(context, site, await enterAs(site, 'admin'))
  await context.addCookies([{ name: 'signed-in', value: '1', url: site.url, sameSite: 'Lax' }])
}

/** An event that begins soon, whose check-in is open, with guests. They have no names: rows show their addresses. */
export async function makeEvening(demo: ReachableSite, title: string, count: number) {
  const { id, path } = await makeEvent(demo, title, { ...soon(), roles: 'supplier' })
  const cookies: string[] = []
  for (let guest = 0; guest < count; guest += 1) {
    const { cookie } = await newMember(demo)
    expect((await answer(demo, id, 'answer', { response: 'attending' }, cookie)).status).toBe(200)
    cookies.push(cookie)
  }
  const page = `${path}/check-in`
  const listGuests = async (): Promise<ListedGuest[]> => {
    const { body } = await ask(demo, `${page}/taps`, { headers: { Cookie: await enterAs(demo, 'admin') } })
    return JSON.parse(String(body)).guests
  }
  return { id, page, path, cookies, listGuests }
}

/** Whether the page, its files and the list are stored. */
export async function isStored(address: string) {
  const name = `check-in ${address}`
  if (!(await caches.has(name))) return false
  const paths = (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)
  return paths.includes(address) && paths.includes('/check-in-list') && paths.some((path) => path.endsWith('.js'))
}
