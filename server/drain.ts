import type { Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

export type Drain = ReturnType<typeof createDrain>

/** Takes a server out of service in two steps, without dropping a request that it has begun to read. */
export function createDrain(server: Server) {
  const openResponses = new Set<ServerResponse>()
  server.on('request', (_request, response) => {
    // Cached pages have been sent by now: their listener is registered first and is synchronous.
    if (response.writableEnded) return
    openResponses.add(response)
    response.once('close', () => openResponses.delete(response))
  })

  return {
    /** Whether a response on this connection has been sent in part, so that nothing else may be written to it. */
    hasBegunResponse: (socket: Duplex) =>
      [...openResponses].some((response) => response.socket === socket && response.headersSent),

    /** Answers with `Connection: close`, so that clients reconnect to another process. */
    begin() {
      const closeAfterResponse = (response: ServerResponse) => {
        response.shouldKeepAlive = false
      }
      for (const response of openResponses) closeAfterResponse(response)
      server.prependListener('request', (_request, response) => closeAfterResponse(response))
    },

    /** Accepts no more connections, waits for open requests, and closes what is still open after `timeoutMs`. */
    async finish(timeoutMs: number) {
      const closed = new Promise((resolve) => server.close(resolve))
      const timer = setTimeout(() => server.closeAllConnections(), timeoutMs)
      await closed
      clearTimeout(timer)
    },
  }
}
