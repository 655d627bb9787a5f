import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test.ts'

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

/** Without frames of other sites axe needs no second page to finish in, which halves its time. */
const axe = (page: Page) =>
  new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(tags)
    .setLegacyMode()

/** Looks at the page as it stands, in both themes. */
export async function expectNothingFound(page: Page) {
  for (const theme of themes) {
    await showIn(page, theme)
    const { violations } = await axe(page).analyze()
    const found = violations.map(({ id, nodes }) => ({ theme, id, where: nodes.map(({ target }) => target.join(' ')) }))
    expect(found).toEqual([])
  }
}
