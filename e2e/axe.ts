import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { expect } from './test.ts'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const themes = ['nordbro-current', 'nordbro-minimal']

/** Switches the theme and waits until every colour has arrived. */
async function showIn(page: Page, theme: string) {
  await page.evaluate(async (theme) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    document.documentElement.dataset.theme = theme
    await frame()
    await frame()
    const ending = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  }, theme)
}

/** Looks at the page as it stands, in both themes. */
export async function expectNothingFound(page: Page) {
  await page.evaluate(axe.source)
  for (const theme of themes) {
    await showIn(page, theme)
    const found = await page.evaluate(async (runOnly) => {
      const { violations } = await window.axe.run({ runOnly, resultTypes: ['violations'] })
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
    }, tags)
    expect(found, theme).toEqual([])
  }
}
