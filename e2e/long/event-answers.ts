import { setTimeout as wait } from 'node:timers/promises'
import { post } from '../accounts.ts'
import { enterAs } from '../demo.ts'
import { makeEvent } from '../events.ts'
import type { Read } from '../load.ts'
import type { Address } from '../server.ts'

const members = ['supplier@nordbro.example', 'devices@sample.example']
const responses = ['attending', 'not_attending']
const eventCount = 12

const pickRandom = <Item>(items: Item[]) => items[Math.floor(Math.random() * items.length)] as Item

/** Members of the sample data who answer random events, one request after another. */
export async function startAnswering(demo: Address) {
  const events = await Promise.all(
    Array.from({ length: eventCount }, async (_, index) => (await makeEvent(demo, `Event ${index}`)).id),
  )
  const cookies = await Promise.all(members.map((member) => enterAs(demo, member)))
  /** Allowed rows by member and event: the last acknowledged answer, and any later one that got no reply. */
  const allowedAnswers = new Map<string, Set<string>>()
  let acknowledgedCount = 0
  let isOver = false

  async function answer(member: string, Cookie: string) {
    while (!isOver) {
      const [event, response] = [pickRandom(events), pickRandom(responses)]
      const key = `${member} ${event}`
      allowedAnswers.set(key, new Set([...(allowedAnswers.get(key) ?? ['none']), response]))
      const answered = await post(demo, `/events/${event}/answer`, { response }, { Cookie }).catch(() => undefined)
      if (answered?.status === 200) {
        allowedAnswers.set(key, new Set([response]))
        acknowledgedCount += 1
      } else await wait(50)
    }
  }

  const answering = members.map((member, index) => answer(member, cookies[index] ?? ''))
  return {
    acknowledgedCount: () => acknowledgedCount,
    async stop() {
      isOver = true
      await Promise.all(answering)
    },
    /** Stored answers that are not allowed. */
    async wrongAnswers(read: Read): Promise<string[]> {
      const rows = await read(
        `select email || ' ' || event_id as key, response::text from event_responses join users on users.id = user_id
         where event_id = any($1::uuid[])`,
        [events],
      )
      const stored = new Map(rows.map(({ key, response }) => [String(key), String(response)]))
      return [...allowedAnswers].flatMap(([key, allowed]) => {
        const found = stored.get(key) ?? 'none'
        return allowed.has(found) ? [] : [`${key}: ${found}, not ${[...allowed].join(' or ')}`]
      })
    },
  }
}
