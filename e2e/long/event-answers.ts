import { setTimeout as wait } from 'node:timers/promises'
import { post } from '../accounts.ts'
import { enterAs } from '../demo.ts'
import { makeEvent } from '../events.ts'
import type { Read } from '../load.ts'
import type { Address } from '../server.ts'

const members = ['supplier@nordbro.example', 'devices@sample.example']
const responses = ['attending', 'not_attending']
const eventCount = 12

const anyOf = <Item>(items: Item[]) => items[Math.floor(Math.random() * items.length)] as Item

/** Members of the sample data who change their minds about events, one after another. */
export async function startAnswering(demo: Address) {
  const events = await Promise.all(
    Array.from({ length: eventCount }, async (_, index) => (await makeEvent(demo, `Event ${index}`)).id),
  )
  const cookies = await Promise.all(members.map((member) => enterAs(demo, member)))
  /** What the database may say of a member and an event: the answer last taken, and any sent since that nothing was heard of. */
  const possible = new Map<string, Set<string>>()
  let taken = 0
  let isOver = false

  async function answer(member: string, Cookie: string) {
    while (!isOver) {
      const [event, response] = [anyOf(events), anyOf(responses)]
      const key = `${member} ${event}`
      possible.set(key, new Set([...(possible.get(key) ?? ['none']), response]))
      const answered = await post(demo, `/events/${event}/answer`, { response }, { Cookie }).catch(() => undefined)
      if (answered?.status === 200) {
        possible.set(key, new Set([response]))
        taken += 1
      } else await wait(50)
    }
  }

  const answering = members.map((member, index) => answer(member, cookies[index] ?? ''))
  return {
    taken: () => taken,
    async stop() {
      isOver = true
      await Promise.all(answering)
    },
    /** Answers that are not what they may be. */
    async wrong(read: Read): Promise<string[]> {
      const rows = await read(
        `select email || ' ' || event_id as key, response::text from event_responses join users on users.id = user_id
         where event_id = any($1::uuid[])`,
        [events],
      )
      const stored = new Map(rows.map(({ key, response }) => [String(key), String(response)]))
      return [...possible].flatMap(([key, allowed]) => {
        const found = stored.get(key) ?? 'none'
        return allowed.has(found) ? [] : [`${key}: ${found}, not ${[...allowed].join(' or ')}`]
      })
    },
  }
}
