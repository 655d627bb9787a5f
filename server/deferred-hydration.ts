import { scriptHash } from './script-hashes'

/** A MIME type that browsers run nothing of: such a script is a data block, which HTML allows. */
const deferredType = 'text/x-deferred-module'

/**
 * Public pages come alive at the first sign of intent, so that their first paint competes with nothing: the module
 * script is made inert, its preloads go, and this script turns it back on. A tap on something that needs React
 * (`data-needs-js`, or a button the browser knows no action for) is kept and repeated once the page is alive.
 */
const startHydrationScript = `(function(d){var s=d.querySelector('script[type="${deferredType}"]'),hydrated,started,taps=[]
var on=['pointermove','pointerdown','touchstart','keydown','focusin']
function onHydrated(){if(hydrated)return
hydrated=1;taps.forEach(function(t){t.click()})}
function startHydration(){if(started)return
started=1;var m=d.createElement('script');m.type='module';m.textContent=s.textContent
m.onerror=onHydrated;addEventListener('unhandledrejection',onHydrated)
s.replaceWith(m);on.forEach(function(n){d.removeEventListener(n,startHydration)})}
on.forEach(function(n){d.addEventListener(n,startHydration,{passive:true})})
d.addEventListener('hydrated',onHydrated)
d.addEventListener('click',function(e){if(hydrated||e.metaKey||e.ctrlKey||e.shiftKey)return
var native='commandForElement' in HTMLButtonElement.prototype?':not([commandfor])':''
var t=e.target.closest('[data-needs-js],button[type=button]'+native)
if(t){e.preventDefault();e.stopPropagation();taps.push(t);startHydration()}},true)})(document)`

const preloads = /<link rel="modulepreload"[^>]*>/g
const moduleScript = /<script type="module"( async="")?>/

const startHydrationScriptHash = scriptHash(startHydrationScript)

/** Returns the page with its module script deferred, and the CSP source of the script that starts it. */
export function deferHydration(html: string): { html: string; hashes: string[] } {
  if (!moduleScript.test(html)) return { html, hashes: [] }
  const deferred = html.replace(preloads, '').replace(moduleScript, `<script type="${deferredType}">`)
  return {
    html: deferred.replace('</body>', () => `<script>${startHydrationScript}</script></body>`),
    hashes: [startHydrationScriptHash],
  }
}
