import { addFonts, fetchFonts } from './load-fonts'

const root = document.documentElement

/**
 * A first visit is painted as early as possible: in system fonts, and without what is far below the first view (`app.css`). Both
 * follow at once. From page to page the fonts are in the browser's cache; a page that is opened at a certain place needs its whole
 * height first.
 */
export async function showPage() {
  if (document.referrer.startsWith(`${origin}/`)) return addFonts()
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  root.toggleAttribute('data-first-visit', navigation?.type === 'navigate' && !location.hash)
  await firstPaint()
  await fetchFonts()
  await renderSections()
}

const firstPaint = () =>
  new Promise<void>((resolve) => {
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint')[0]) resolve()
    }).observe({ type: 'paint', buffered: true })
  })

/** One in each frame: all at once would hold up a tap. */
async function renderSections() {
  for (const section of document.querySelectorAll('main section, #circles-faq, footer')) {
    if (getComputedStyle(section).contentVisibility !== 'auto') continue
    await nextFrame()
    section.toggleAttribute('data-rendered', true)
  }
  await nextFrame()
  root.removeAttribute('data-first-visit')
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
