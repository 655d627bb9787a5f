import type { IncomingMessage, ServerResponse } from 'node:http'

const timedOut = new WeakSet<IncomingMessage>()

/** Notes that this request is ended because its body takes too long. */
export const markTimedOut = (request: IncomingMessage) => timedOut.add(request)

/**
 * The status to log and count when it is the client that kept a request from being answered: 408 for a body that took
 * too long, 499 (nginx's number) for a client that has left. Neither is an error of the server.
 */
export function clientFault({ incoming, outgoing }: { incoming: IncomingMessage; outgoing: ServerResponse }) {
  if (timedOut.has(incoming)) return 408
  return outgoing.destroyed ? 499 : undefined
}
