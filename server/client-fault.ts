import type { IncomingMessage, ServerResponse } from 'node:http'

const timedOut = new WeakSet<IncomingMessage>()

/** Marks a request that is ended because its body takes too long. */
export const markTimedOut = (request: IncomingMessage) => timedOut.add(request)

/**
 * The status to log when the client is the reason that there is no response: 408 for a body that took too long, 499 (as in
 * nginx) for a closed connection. Neither is an error of the server.
 */
export function clientFault({ incoming, outgoing }: { incoming: IncomingMessage; outgoing: ServerResponse }) {
  if (timedOut.has(incoming)) return 408
  return outgoing.destroyed ? 499 : undefined
}
