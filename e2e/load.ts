import { setTimeout as wait } from 'node:timers/promises'
import { aContactRequest } from '../test/contact-request.ts'
import { someone } from './access-requests.ts'
import { newAddress, post } from './accounts.ts'
import type { Address } from './server.ts'

/** Forms of visitors, by the table that stores them. */
const forms = {
  access_requests: (email: string) => ({ path: '/request-access', fields: { ...someone(), email } }),
  contact_requests: (email: string) => ({ path: '/contact', fields: aContactRequest({ email }) }),
  newsletter_subscriptions: (email: string) => ({ path: '/newsletter', fields: { email } }),
}

export type Table = keyof typeof forms
const tables = Object.keys(forms) as Table[]

type AcknowledgedForm = { table: Table; email: string }

/** Runs a query on either engine. */
export type Read = (query: string, values: unknown[]) => Promise<Record<string, unknown>[]>

type Load = {
  /** One client for each entry. */
  clients?: Table[]
  /** How long a client waits after an accepted form. */
  pauseMs?: number
}

/** Clients that send forms in parallel: each sends the next one after a 200, otherwise the same one again. */
export function startLoad(site: Address, { clients = [...tables, ...tables], pauseMs = 0 }: Load = {}) {
  const done: AcknowledgedForm[] = []
  const statuses = new Map<number | 'none', number>()
  let isOver = false

  async function visit(table: Table) {
    let email = newAddress('load.example')
    while (!isOver) {
      const { path, fields } = forms[table](email)
      const answer = await post(site, path, fields).catch(() => undefined)
      const status = answer?.status ?? 'none'
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status === 200) {
        done.push({ table, email })
        email = newAddress('load.example')
      }
      await wait(status === 200 ? pauseMs : 50)
    }
  }

  const visits = clients.map(visit)
  return {
    /** The acknowledged forms. */
    done,
    /** The count of answers by status; 'none' where the connection was refused or cut. */
    statuses,
    async stop() {
      isOver = true
      await Promise.all(visits)
    },
  }
}

/** The acknowledged forms that are not in the database exactly once. */
export async function lostOrDoubled(done: AcknowledgedForm[], read: Read): Promise<string[]> {
  const problems: string[] = []
  for (const table of tables) {
    const emails = done.filter((one) => one.table === table).map(({ email }) => email)
    const rows = await read(`select email from ${table} where email = any($1)`, [emails])
    const counts = Map.groupBy(rows, ({ email }) => email)
    for (const email of emails) {
      const count = counts.get(email)?.length ?? 0
      if (count !== 1) problems.push(`${table} has ${count} of ${email}`)
    }
  }
  return problems
}
