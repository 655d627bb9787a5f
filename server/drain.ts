import type { Server, ServerResponse } from 'node:http'

/** Takes a server out of service in two steps, and drops no request that it has begun to read. */
export function createDrain(server: Server) {
  const openResponses = new Set<ServerResponse>()
  server.on('request', (_request, response) => {
    // A page from the cache has been answered by now, before anyone can ask the process to stop.
    if (response.writableEnded) return
    openResponses.add(response)
    response.once('close', () => openResponses.delete(response))
  })

  return {
    /** Requests are still taken, but each is the last of its connection: the next one is opened where there is time. */
    begin() {
      const closeAfterResponse = (response: ServerResponse) => {
        response.shouldKeepAlive = false
      }
      for (const response of openResponses) closeAfterResponse(response)
      server.prependListener('request', (_request, response) => closeAfterResponse(response))
    },

    /** No connection is taken any more; requests under way finish, and what is still open after `patience` is cut. */
    async finish(timeoutMs: number) {
      const closed = new Promise((resolve) => server.close(resolve))
      const timer = setTimeout(() => server.closeAllConnections(), timeoutMs)
      await closed
      clearTimeout(timer)
    },
  }
}
