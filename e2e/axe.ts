import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { expect } from './test.ts'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const allThemes = ['nordbro-current', 'nordbro-minimal']
/** Rules that another theme can break: it changes colours alone. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** Rules that a translation can break: markup and colours are the same in every language, names and lengths are not. */
const translationRules = [
  'aria-command-name',
  'aria-dialog-name',
  'aria-input-field-name',
  'aria-toggle-field-name',
  'button-name',
  'document-title',
  'empty-heading',
  'empty-table-header',
  'html-has-lang',
  'html-lang-valid',
  'image-alt',
  'input-button-name',
  'label',
  'landmark-unique',
  'link-name',
  'page-has-heading-one',
  'role-img-alt',
  'select-name',
  'summary-name',
  'svg-img-alt',
  'target-size',
  'valid-lang',
]

/** Switches the theme and waits until the transitions of colours have ended. */
async function switchTheme(page: Page, theme: string) {
  await page.evaluate(async (theme) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    document.documentElement.dataset.theme = theme
    await frame()
    await frame()
    // An animation that is paused or follows the scroll position never ends by itself.
    const endingAnimations = document
      .getAnimations()
      .filter(
        ({ effect, playState, timeline }) =>
          effect?.getTiming().iterations !== Infinity && playState !== 'paused' && timeline === document.timeline,
      )
    await Promise.allSettled(endingAnimations.map(({ finished }) => finished))
  }, theme)
}

async function violations(page: Page, runOnly: string[]) {
  return page.evaluate(async (runOnly) => {
    const { violations } = await window.axe.run({ runOnly, resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  }, runOnly)
}

/** The minified file: a browser needs 0.3 s of processor time to take it, and 0.45 s for the other. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

async function loadAxe(page: Page) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
}

/** Runs all rules on the page in its current state, and those about colours again in the other theme. */
export async function expectNoViolations(page: Page, themes = allThemes) {
  await loadAxe(page)
  for (const [index, theme] of themes.entries()) {
    await switchTheme(page, theme)
    expect(await violations(page, index === 0 ? tags : colourRules), theme).toEqual([])
  }
}

/** For a page on which `expectNoViolations` is run in another language. */
export async function expectNoTranslationViolations(page: Page) {
  await loadAxe(page)
  expect(await violations(page, translationRules)).toEqual([])
}
