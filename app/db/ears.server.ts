import pg from 'pg'

/** A connection that only listens. When it is lost it is opened again, and whatever was missed counts as heard. */
export function createEars(connectionString: string) {
  const channels = new Map<string, () => void>()
  let client: pg.Client | undefined
  let closed = false

  async function connect() {
    const next = new pg.Client({ connectionString, application_name: 'nordbro-ears', keepAlive: true })
    next.on('error', () => {})
    next.on('end', () => {
      client = undefined
      if (!closed) setTimeout(reconnect, 500).unref()
    })
    next.on('notification', ({ channel }) => channels.get(channel)?.())
    await next.connect()
    for (const channel of channels.keys()) await next.query(`listen ${next.escapeIdentifier(channel)}`)
    client = next
  }

  async function reconnect() {
    if (closed) return
    try {
      await connect()
      for (const heard of channels.values()) heard()
    } catch {
      setTimeout(reconnect, 500).unref()
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
