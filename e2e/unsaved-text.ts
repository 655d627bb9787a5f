import type { Browser, Page } from '@playwright/test'
import type { Site } from './server.ts'

export const storedText = (page: Page) => page.getByText('Unsaved, but not lost')
export const isBack = (page: Page) => page.getByText(/^Your text from .+ is back\./)

/** Another browser of the same person or of someone else. */
export async function anotherBrowser(browser: Browser, { url }: Pick<Site, 'url'>, cookie: string) {
  const context = await browser.newContext({ baseURL: url })
  const [name = '', value = ''] = cookie.split('=')
  await context.addCookies([{ name, value, url, httpOnly: true, sameSite: 'Lax' }])
  await context.addInitScript(() =>
    document.addEventListener('hydrated', () => Object.assign(window, { isHydrated: true })),
  )
  return context
}
