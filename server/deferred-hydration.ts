import { deferredType } from './deferred-type'
import { scriptHash } from './script-hashes'
import startHydrationScript from './start-hydration?inline-script'

const preloads = /<link rel="modulepreload"[^>]*>/g
const moduleScript = /<script type="module"( async="")?>/

const startHydrationHash = scriptHash(startHydrationScript)

/**
 * Keeps React from loading with the page, so that no script competes with the first paint: the module script becomes a
 * data block, its preloads are removed, and `start-hydration.ts` runs it later. Returns the CSP source of that script.
 */
export function deferHydration(html: string): { html: string; hashes: string[] } {
  if (!moduleScript.test(html)) return { html, hashes: [] }
  const deferred = html.replace(preloads, '').replace(moduleScript, `<script type="${deferredType}">`)
  return {
    html: deferred.replace('</body>', () => `<script>${startHydrationScript}</script></body>`),
    hashes: [startHydrationHash],
  }
}
