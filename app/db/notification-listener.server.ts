import pg from 'pg'

const second = 1000

/** How often the connection is tried, and how long an answer may take: a line that is dead in silence ends like any other. */
const heartbeatMs = 10 * second
const timeoutMs = 5 * second

/** Between one try to open it again and the next. */
const reconnectDelayMs = second / 2

/** A connection that only listens. When it is lost it is opened again, and whatever was missed counts as heard. */
export function createNotificationListener(connectionString: string) {
  const channels = new Map<string, () => void>()
  let client: pg.Client | undefined
  let closed = false

  async function connect() {
    const next = new pg.Client({
      connectionString,
      application_name: 'nordbro-listener',
      connectionTimeoutMillis: timeoutMs,
      query_timeout: timeoutMs,
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
    const heartbeat = setInterval(() => next.query('select 1').catch(() => next.end()), heartbeatMs).unref()
    // Only of one that has listened: one that could not be opened ends too, and would be tried for twice, then four times.
    next.on('end', () => {
      clearInterval(heartbeat)
      client = undefined
      if (!closed) setTimeout(reconnect, reconnectDelayMs).unref()
    })
  }

  async function reconnect() {
    if (closed) return
    try {
      await connect()
      for (const onNotification of channels.values()) onNotification()
    } catch {
      setTimeout(reconnect, reconnectDelayMs).unref()
    }
  }

  return {
    async listen(channel: string, onNotification: () => void) {
      channels.set(channel, onNotification)
      if (client) await client.query(`listen ${client.escapeIdentifier(channel)}`)
      else await connect()
    },
    async close() {
      closed = true
      await client?.end()
    },
  }
}
