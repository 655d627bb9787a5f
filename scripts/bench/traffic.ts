// Every request of a page and its transferred bytes, as Chromium's network panel counts them.
import { setTimeout as sleep } from 'node:timers/promises'
import type { CDPSession } from '@playwright/test'

export const kinds = ['document', 'css', 'font', 'script', 'image/other'] as const
export type Kind = (typeof kinds)[number]
/** `bytes` is the whole response, `body` the part after the headers. */
export type Transfer = { kind: Kind; bytes: number; body: number }

const timeoutMs = 20_000

export async function watchTraffic(session: CDPSession) {
  const responses = new Map<string, { kind: Kind; body: number }>()
  const open = new Set<string>()
  const transfers: Transfer[] = []
  let lastEvent = performance.now()

  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    lastEvent = performance.now()
    if (request.url.startsWith('http')) open.add(requestId)
  })
  session.on('Network.responseReceived', ({ requestId, response }) => {
    responses.set(requestId, { kind: kindOf(response), body: 0 })
  })
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const response = responses.get(requestId)
    if (response) response.body += encodedDataLength
  })
  // Headers and body, compressed as they were sent.
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    lastEvent = performance.now()
    const response = responses.get(requestId)
    if (open.delete(requestId) && response) transfers.push({ ...response, bytes: encodedDataLength })
  })
  session.on('Network.loadingFailed', ({ requestId }) => {
    lastEvent = performance.now()
    open.delete(requestId)
  })
  await session.send('Network.enable')

  return {
    transfers,
    /** Waits until the page has made no request for a second. */
    async quiet() {
      const until = performance.now() + timeoutMs
      lastEvent = performance.now()
      while (open.size > 0 || performance.now() - lastEvent < 1000) {
        if (performance.now() > until) throw new Error(`still waiting for ${open.size} requests`)
        await sleep(50)
      }
    },
  }
}

function kindOf({ mimeType, url }: { mimeType: string; url: string }): Kind {
  if (mimeType === 'text/html') return 'document'
  if (mimeType === 'text/css') return 'css'
  // The list of routes is JSON, but belongs to the router's scripts.
  if (mimeType.includes('javascript') || url.includes('/__manifest')) return 'script'
  return mimeType.startsWith('font/') ? 'font' : 'image/other'
}
