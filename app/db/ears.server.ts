import pg from 'pg'

const seconds = 1000

/** How often the connection is tried, and how long an answer may take: a line that is dead in silence ends like any other. */
const pulse = 10 * seconds
const patience = 5 * seconds

/** Between one try to open it again and the next. */
const pause = seconds / 2

/** A connection that only listens. When it is lost it is opened again, and whatever was missed counts as heard. */
export function createEars(connectionString: string) {
  const channels = new Map<string, () => void>()
  let client: pg.Client | undefined
  let closed = false

  async function connect() {
    const next = new pg.Client({
      connectionString,
      application_name: 'nordbro-ears',
      connectionTimeoutMillis: patience,
      query_timeout: patience,
    })
    next.on('error', () => {})
    next.on('notification', ({ channel }) => channels.get(channel)?.())
    try {
      await next.connect()
      for (const channel of channels.keys()) await next.query(`listen ${next.escapeIdentifier(channel)}`)
    } catch (error) {
      next.end().catch(() => {})
      throw error
    }
    client = next
    const beat = setInterval(() => next.query('select 1').catch(() => next.end()), pulse).unref()
    // Only of one that has listened: one that could not be opened ends too, and would be tried for twice, then four times.
    next.on('end', () => {
      clearInterval(beat)
      client = undefined
      if (!closed) setTimeout(reconnect, pause).unref()
    })
  }

  async function reconnect() {
    if (closed) return
    try {
      await connect()
      for (const heard of channels.values()) heard()
    } catch {
      setTimeout(reconnect, pause).unref()
    }
  }

  return {
    async listen(channel: string, heard: () => void) {
      channels.set(channel, heard)
      if (client) await client.query(`listen ${client.escapeIdentifier(channel)}`)
      else await connect()
    },
    async close() {
      closed = true
      await client?.end()
    },
  }
}
