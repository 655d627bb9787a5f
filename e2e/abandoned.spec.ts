import { connect } from 'node:net'
import { ask } from './http.ts'
import { type Site, startSite } from './server.ts'
import { expect, test } from './test.ts'

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

/** Begins a form and leaves or waits, as told, before it is whole. */
function beginForm(site: Site, length: string, leaveAfterMs?: number) {
  return new Promise<string>((resolve) => {
    const socket = connect(site.port, '127.0.0.1')
    let received = ''
    socket.on('data', (data) => {
      received += data
    })
    socket.on('close', () => resolve(received))
    socket.write(
      `POST /contact HTTP/1.1\r\nHost: localhost\r\nOrigin: ${site.url}\r\nContent-Type: application/x-www-form-urlencoded\r\n${length}\r\n\r\n${length.startsWith('T') ? '5\r\nname=\r\n' : 'name='}`,
    )
    if (leaveAfterMs !== undefined) setTimeout(() => socket.destroy(), leaveAfterMs)
  })
}

const lengths = ['Content-Length: 5000', 'Transfer-Encoding: chunked']

test('clients that leave are counted as 499 and slow ones as 408, none as an error of ours', {
  tag: '@I5',
}, async () => {
  // Ends with a failure if the server has logged an error.
  const site = await startSite()
  try {
    await Promise.all(lengths.map((length) => beginForm(site, length, 200)))
    const slow = await Promise.all(lengths.map((length) => beginForm(site, length)))
    for (const answer of slow) expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    await expect.poll(() => statusCounts(site), { timeout: 10_000 }).toMatchObject({ 408: 2, 499: 2 })
    const counts = await statusCounts(site)
    expect(Object.keys(counts).filter((status) => status.startsWith('5'))).toEqual([])
  } finally {
    await site.stop()
  }
})
