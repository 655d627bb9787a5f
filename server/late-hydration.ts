/**
 * Public pages come alive at the first sign of intent, so that their first paint competes with nothing: the module
 * script is made inert, its preloads go, and this script turns it back on. A tap on something that needs React
 * (`data-live`, or a button the browser knows no action for) is kept and repeated once the page is alive.
 */
const wakeScript = `(function(d){var s=d.querySelector('script[type=late]'),alive,woken,held=[]
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

export function hydrateLate(html: string): string {
  if (!moduleScript.test(html)) return html
  const inert = html.replace(preloads, '').replace(moduleScript, '<script type="late">')
  return inert.replace('</body>', () => `<script>${wakeScript}</script></body>`)
}
