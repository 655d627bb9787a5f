import pg from 'pg'

const second = 1000

/** A query at this interval finds a connection that is lost without an error: it is closed when no answer comes in time. */
const heartbeatMs = 10 * second
const timeoutMs = 5 * second
const reconnectDelayMs = second / 2

/** A connection that only listens. After a reconnect every callback runs, because notifications may have been missed. */
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
    // Register `end` only after connect succeeds; a failed connect emits it too and would double the reconnect timers.
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
