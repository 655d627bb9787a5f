// A first visit to a page in a real browser: what is sent before anyone moves, what after, and whether anything jumps.
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import { fetchRaw } from './server.ts'
import { kinds, type Transfer, watchTraffic } from './traffic.ts'

const desktop = { width: 1280, height: 800 }
const phone = { width: 390, height: 844 }

export async function visit(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: desktop })
  try {
    const page = await context.newPage()
    const traffic = await watchTraffic(await context.newCDPSession(page))
    await page.goto(url)
    await traffic.quiet()
    const before = summary(traffic.transfers)
    await intend(page)
    await traffic.quiet()
    const after = summary(traffic.transfers)
    const inline = inlineScriptBytes((await fetchRaw(url)).body.toString())
    const shifts = [await layoutShift(browser, url, desktop), await layoutShift(browser, url, phone)]
    return { before, after, inline, layoutShift: Math.max(...shifts) }
  } finally {
    await context.close()
  }
}

/** The least a person does: the pointer crosses the page. */
async function intend(page: Page) {
  await page.mouse.move(300, 300)
  await page.mouse.move(340, 360)
}

function summary(transfers: Transfer[]) {
  const total = (of: Transfer[]) => ({ requests: of.length, bytes: of.reduce((sum, { bytes }) => sum + bytes, 0) })
  const byKind = kinds.map((kind) => ({ kind, ...total(transfers.filter((transfer) => transfer.kind === kind)) }))
  const scripts = transfers.filter(({ kind }) => kind === 'script')
  const scriptBodies = scripts.reduce((sum, { body }) => sum + body, 0)
  return { ...total(transfers), byKind, script: total(scripts).bytes, scriptBodies }
}

/**
 * Scripts inside the page, compressed by themselves; they are also in the document's bytes. The script that waits for
 * intent counts, what is only data (JSON-LD) does not.
 */
function inlineScriptBytes(html: string): number {
  const scripts = [...html.matchAll(/<script(?![^>]*(?:\ssrc=|json))[^>]*>([\s\S]*?)<\/script>/g)]
  return scripts.length ? brotliCompressSync(scripts.map(([, text]) => text).join('\n')).length : 0
}

/**
 * The cumulative layout shift of a visit on a slow line and a slow device, where fonts and styles come late enough to
 * be seen coming; on loopback nothing would ever shift. It goes on through waking up and scrolling to the end.
 */
async function layoutShift(browser: Browser, url: string, viewport: typeof desktop): Promise<number> {
  const context = await browser.newContext({ viewport })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const traffic = await watchTraffic(session)
    const line = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
    await session.send('Network.emulateNetworkConditions', { offline: false, ...line })
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.addInitScript(() => {
      const shifts = { total: 0 }
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
          if (!entry.hadRecentInput) shifts.total += entry.value
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(url)
    await traffic.quiet()
    await intend(page)
    await traffic.quiet()
    for (let step = 0; step < 20; step++) {
      await page.mouse.wheel(0, viewport.height)
      await sleep(50)
    }
    await traffic.quiet()
    return await page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total)
  } finally {
    await context.close()
  }
}
