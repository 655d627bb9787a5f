import { ask, openRaw } from '../http.ts'
import { type Site, startSite } from '../server.ts'
import { expect, test } from '../test.ts'

/** How many requests for pages ended with each status; probes of `/readyz` at the start are not among them. */
async function statusCounts(site: Site) {
  const { text } = await ask(site, '/metrics')
  const counts: Record<string, number> = {}
  for (const [, status = '', count] of text.matchAll(
    /^http_request_seconds_count\{kind="page",status="(\d+)"\} (\d+)$/gm,
  ))
    counts[status] = (counts[status] ?? 0) + Number(count)
  return counts
}

/** Sends the beginning of a form, then waits for the answer, or disconnects after `disconnectAfterMs`. */
function beginForm(site: Site, lengthHeader: string, disconnectAfterMs?: number) {
  const { socket, answer } = openRaw(
    site,
    `POST /contact HTTP/1.1\r\nHost: localhost\r\nOrigin: ${site.url}\r\nContent-Type: application/x-www-form-urlencoded\r\n${lengthHeader}\r\n\r\n${lengthHeader.startsWith('T') ? '5\r\nname=\r\n' : 'name='}`,
  )
  if (disconnectAfterMs !== undefined) setTimeout(() => socket.destroy(), disconnectAfterMs)
  return answer
}

const lengthHeaders = ['Content-Length: 5000', 'Transfer-Encoding: chunked']

test('clients that disconnect are counted as 499 and slow ones as 408, none as 5xx', {
  tag: '@I5',
}, async () => {
  // `stop` throws if the server has logged an error.
  const site = await startSite()
  try {
    await Promise.all(lengthHeaders.map((header) => beginForm(site, header, 200)))
    const slow = await Promise.all(lengthHeaders.map((header) => beginForm(site, header)))
    for (const answer of slow) expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    await expect.poll(() => statusCounts(site), { timeout: 10_000 }).toMatchObject({ 408: 2, 499: 2 })
    const counts = await statusCounts(site)
    expect(Object.keys(counts).filter((status) => status.startsWith('5'))).toEqual([])
  } finally {
    await site.stop()
  }
})
