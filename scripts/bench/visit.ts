// A first visit to a page in a browser: what is transferred before and after the first interaction, and the layout shift.
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
    await movePointer(page)
    await traffic.quiet()
    const after = summary(traffic.transfers)
    const inline = inlineScriptBytes((await fetchRaw(url)).body.toString())
    const shifts = [await layoutShift(browser, url, desktop), await layoutShift(browser, url, phone)]
    return { before, after, inline, layoutShift: Math.max(...shifts) }
  } finally {
    await context.close()
  }
}

/** The smallest interaction: moves the pointer over the page, which starts hydration. */
async function movePointer(page: Page) {
  await page.mouse.move(300, 300)
  await page.mouse.move(340, 360)
}

function summary(transfers: Transfer[]) {
  const total = (list: Transfer[]) => ({
    requests: list.length,
    bytes: list.reduce((sum, { bytes }) => sum + bytes, 0),
  })
  const byKind = kinds.map((kind) => ({ kind, ...total(transfers.filter((transfer) => transfer.kind === kind)) }))
  const scripts = transfers.filter(({ kind }) => kind === 'script')
  const scriptBodies = scripts.reduce((sum, { body }) => sum + body, 0)
  return { ...total(transfers), byKind, script: total(scripts).bytes, scriptBodies }
}

/**
 * Compressed size of the inline scripts; they are also in the bytes of the document. The deferred module script counts,
 * data blocks (JSON-LD) do not.
 */
function inlineScriptBytes(html: string): number {
  const scripts = [...html.matchAll(/<script(?![^>]*(?:\ssrc=|json))[^>]*>([\s\S]*?)<\/script>/g)]
  return scripts.length ? brotliCompressSync(scripts.map(([, text]) => text).join('\n')).length : 0
}

/**
 * The cumulative layout shift of a visit with a slow network and CPU, where fonts and styles arrive after the first
 * paint; on loopback nothing would shift. Includes hydration and scrolling to the end.
 */
async function layoutShift(browser: Browser, url: string, viewport: typeof desktop): Promise<number> {
  const context = await browser.newContext({ viewport })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const traffic = await watchTraffic(session)
    const network = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
    await session.send('Network.emulateNetworkConditions', { offline: false, ...network })
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
    await movePointer(page)
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
