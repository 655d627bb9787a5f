import { scriptHash } from './script-hashes'

/** A MIME type that browsers run nothing of: such a script is a data block, which HTML allows. */
const deferredType = 'text/x-deferred-module'

/**
 * Public pages come alive at the first sign of intent, so that their first paint competes with nothing: the module
 * script is made inert, its preloads go, and this script turns it back on. A tap on something that needs React
 * (`data-live`, or a button the browser knows no action for) is kept and repeated once the page is alive.
 */
const wakeScript = `(function(d){var s=d.querySelector('script[type="${deferredType}"]'),alive,woken,held=[]
var on=['pointermove','pointerdown','touchstart','keydown','focusin']
function live(){if(alive)return
alive=1;held.forEach(function(t){t.click()})}
function wake(){if(woken)return
woken=1;var m=d.createElement('script');m.type='module';m.textContent=s.textContent
m.onerror=live;addEventListener('unhandledrejection',live)
s.replaceWith(m);on.forEach(function(n){d.removeEventListener(n,wake)})}
on.forEach(function(n){d.addEventListener(n,wake,{passive:true})})
d.addEventListener('alive',live)
d.addEventListener('click',function(e){if(alive||e.metaKey||e.ctrlKey||e.shiftKey)return
var native='commandForElement' in HTMLButtonElement.prototype?':not([commandfor])':''
var t=e.target.closest('[data-live],button[type=button]'+native)
if(t){e.preventDefault();e.stopPropagation();held.push(t);wake()}},true)})(document)`

const preloads = /<link rel="modulepreload"[^>]*>/g
const moduleScript = /<script type="module"( async="")?>/

const wakeScriptHash = scriptHash(wakeScript)

/** Returns the page with its module script deferred, and the CSP source of the script that starts it. */
export function hydrateLate(html: string): { html: string; hashes: string[] } {
  if (!moduleScript.test(html)) return { html, hashes: [] }
  const deferred = html.replace(preloads, '').replace(moduleScript, `<script type="${deferredType}">`)
  return {
    html: deferred.replace('</body>', () => `<script>${wakeScript}</script></body>`),
    hashes: [wakeScriptHash],
  }
}
