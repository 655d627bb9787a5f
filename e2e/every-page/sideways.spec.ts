import { expect, test } from '../demo.ts'
import { everyAddress } from '../every-address.ts'
import { inLanguage } from '../pages.ts'

// With the sample content; languages-and-widths.spec.ts visits a site that has none, in every language.
test.use({ demoName: 'sideways', complaints: /status of 404/ })

const widths = [320, 360, 375, 414, 600, 768, 900, 1024, 1280, 1440, 1920]

test('no public page scrolls sideways, from the narrowest phone to a wide window', async ({ page, demo }) => {
  test.setTimeout(180_000)
  const addresses = await everyAddress(demo, undefined)
  expect(addresses).toEqual(expect.arrayContaining(['/', '/?home=new', '/circles', '/pricing', '/newsletter/issues']))
  const tooWide: unknown[] = []
  for (const address of [...addresses, '/circles?city=oslo', '/no-such-page']) {
    // The longest words are in Swedish.
    await page.goto(inLanguage(address, 'sv'))
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (overflow > 0) tooWide.push([address, width, overflow])
    }
  }
  expect(tooWide).toEqual([])
})
